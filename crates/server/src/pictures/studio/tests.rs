use super::*;
use crate::protocol::Code;
use std::pin::{Pin, pin};
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::mpsc;
use std::task::{Context, Poll, Waker};

const HERE: IpAddr = IpAddr::V4(std::net::Ipv4Addr::LOCALHOST);

/// What a future comes to without waiting for anything.
fn at_once<F: Future>(future: Pin<&mut F>) -> Option<F::Output> {
    match future.poll(&mut Context::from_waker(Waker::noop())) {
        Poll::Ready(output) => Some(output),
        Poll::Pending => None,
    }
}

fn studio(cores: usize) -> Studio {
    Studio::new(cores, Limits::default())
}

/// Draws this text at once.
fn text(text: &str) -> impl FnOnce() -> Drawn + Send + use<> {
    let text = text.to_owned();
    move || Ok(Bytes::from(text))
}

/// A drawing that is begun, and is done when it is told to.
struct Slow<'a> {
    drawing: Pin<Box<dyn Future<Output = Drawn> + 'a>>,
    go_on: mpsc::Sender<()>,
}

impl<'a> Slow<'a> {
    fn begin(studio: &'a Studio, name: &'static str) -> Self {
        let (begun, has_begun) = mpsc::channel();
        let (go_on, may_go_on) = mpsc::channel::<()>();
        let draw = move || {
            begun.send(()).unwrap();
            let _ = may_go_on.recv();
            Ok(Bytes::from(name))
        };
        let mut drawing = Box::pin(studio.ask(studio.tag(name), HERE, draw));
        assert!(at_once(drawing.as_mut()).is_none());
        has_begun.recv().unwrap();
        Self { drawing, go_on }
    }

    async fn finish(self) {
        self.go_on.send(()).unwrap();
        self.drawing.await.unwrap();
    }
}

#[test]
fn one_core_is_left_to_people_where_there_are_two() {
    for (cores, places) in [(0, 1), (1, 1), (2, 1), (3, 2), (16, 15)] {
        assert_eq!(studio(cores).places, places, "{cores} cores");
    }
}

#[tokio::test]
async fn no_more_is_drawn_at_once_than_there_are_places() {
    let studio = studio(3);
    let (first, second) = (Slow::begin(&studio, "first"), Slow::begin(&studio, "second"));
    let drawn = Arc::new(AtomicUsize::new(0));
    let mut others: Vec<_> = (0..20)
        .map(|number| {
            let drawn = Arc::clone(&drawn);
            Box::pin(studio.ask(studio.tag(number), HERE, move || {
                drawn.fetch_add(1, Ordering::Relaxed);
                Ok(Bytes::new())
            }))
        })
        .collect();
    assert!(others.iter_mut().all(|other| at_once(other.as_mut()).is_none()));
    assert_eq!((studio.busy(), studio.waiting()), (2, 20));
    first.finish().await;
    // One place goes on with all the others, while the second drawing is still being made.
    for other in others {
        other.await.unwrap();
    }
    assert_eq!(drawn.load(Ordering::Relaxed), 20);
    second.finish().await;
}

#[tokio::test]
async fn who_asks_for_the_same_gets_the_same_drawing() {
    let studio = studio(2);
    let slow = Slow::begin(&studio, "slow");
    let drawn = Arc::new(AtomicUsize::new(0));
    let ask = || {
        let drawn = Arc::clone(&drawn);
        Box::pin(studio.ask(studio.tag("same"), HERE, move || {
            drawn.fetch_add(1, Ordering::Relaxed);
            Ok(Bytes::from_static(b"same"))
        }))
    };
    let mut askers: Vec<_> = (0..5).map(|_| ask()).collect();
    assert!(askers.iter_mut().all(|asker| at_once(asker.as_mut()).is_none()));
    assert_eq!(studio.waiting(), 1);
    // One who asks for what is being drawn already joins too.
    let mut late = pin!(studio.ask(studio.tag("slow"), HERE, text("another")));
    assert!(at_once(late.as_mut()).is_none());
    slow.finish().await;
    assert_eq!(late.await.unwrap(), "slow");
    for asker in askers {
        assert_eq!(asker.await.unwrap(), "same");
    }
    let kept = at_once(pin!(ask())).expect("it is kept").unwrap();
    assert_eq!((kept, drawn.load(Ordering::Relaxed)), (Bytes::from_static(b"same"), 1));
}

#[tokio::test]
async fn what_nobody_waits_for_any_more_is_not_drawn() {
    let studio = studio(1);
    let slow = Slow::begin(&studio, "slow");
    let mut gone = Box::pin(studio.ask(studio.tag("gone"), HERE, || panic!("nobody wants it")));
    let mut both = [1, 2].map(|_| Box::pin(studio.ask(studio.tag("both"), HERE, text("both"))));
    assert!(at_once(gone.as_mut()).is_none() && at_once(both[0].as_mut()).is_none());
    assert!(at_once(both[1].as_mut()).is_none());
    drop(gone);
    let [first, second] = both;
    drop(first);
    slow.finish().await;
    assert_eq!(second.await.unwrap(), "both", "one of two still waits");
    assert!(lock(&studio.bench).orders.is_empty());
    assert_eq!(
        studio.ask(studio.tag("gone"), HERE, text("back")).await.unwrap(),
        "back",
        "who comes back gets it"
    );
}

#[tokio::test]
async fn when_too_much_waits_more_is_refused_until_there_is_room() {
    let studio = studio(1);
    let slow = Slow::begin(&studio, "slow");
    let mut waiting: Vec<_> = (0..WAITING)
        .map(|number| {
            let mut ask = Box::pin(studio.ask(studio.tag(number), HERE, text("")));
            assert!(at_once(ask.as_mut()).is_none());
            ask
        })
        .collect();
    let refused = at_once(pin!(studio.ask(studio.tag("more"), HERE, text("")))).unwrap().unwrap_err();
    assert_eq!((refused.code, refused.wait), (Code::Busy, Some(3)));
    let mut joined = pin!(studio.ask(studio.tag(0), HERE, text("")));
    assert!(at_once(joined.as_mut()).is_none(), "to ask for what waits already costs nothing");
    // One of them hangs up: there is room for another at once.
    waiting.pop();
    let mut more = pin!(studio.ask(studio.tag("more"), HERE, text("more")));
    assert!(at_once(more.as_mut()).is_none());
    slow.finish().await;
    assert_eq!(more.await.unwrap(), "more");
}

#[tokio::test]
async fn one_address_does_not_keep_the_others_waiting() {
    let studio = studio(1);
    let slow = Slow::begin(&studio, "slow");
    let [one, other] = ["192.0.2.1", "192.0.2.2"].map(|text| text.parse::<IpAddr>().unwrap());
    let ask = |number: usize, address| {
        let mut ask = Box::pin(studio.ask(studio.tag((number, address)), address, text("")));
        let answer = at_once(ask.as_mut());
        (ask, answer.map(|drawn| drawn.unwrap_err().code))
    };
    let mut asked: Vec<_> = (0..WAITING_EACH).map(|number| ask(number, one)).collect();
    assert!(asked.iter().all(|(_, answer)| answer.is_none()));
    assert_eq!(ask(99, one).1, Some(Code::TooMany));
    assert_eq!(ask(99, other).1, None);
    // This machine itself is not limited.
    assert_eq!((0..WAITING_EACH + 1).filter_map(|number| ask(number, HERE).1).count(), 0);
    asked.pop();
    assert_eq!(ask(99, one).1, None, "who hangs up may ask again");
    slow.finish().await;
}

#[tokio::test]
async fn an_address_has_so_many_drawings_and_what_is_kept_costs_nothing() {
    let studio = studio(2);
    let address: IpAddr = "192.0.2.1".parse().unwrap();
    let mut drawn = 0;
    let refused = loop {
        match studio.ask(studio.tag(drawn), address, text("")).await {
            Ok(_) => drawn += 1,
            Err(refused) => break refused,
        }
        assert!(drawn < 100_000, "there is a limit");
    };
    assert_eq!((refused.code, refused.wait), (Code::TooMany, Some(1)));
    assert!(drawn >= 300, "{drawn}");
    for _ in 0..1000 {
        studio.ask(studio.tag(0), address, || panic!("it is kept")).await.unwrap();
    }
}

#[tokio::test]
async fn a_drawing_that_fails_takes_nothing_else_along() {
    let studio = studio(1);
    let failed = studio.ask(studio.tag("bad"), HERE, || panic!("this drawing fails on purpose")).await;
    assert_eq!(failed.unwrap_err().code, Code::Internal);
    assert_eq!(studio.ask(studio.tag("good"), HERE, text("good")).await.unwrap(), "good");
    assert_eq!(
        studio.ask(studio.tag("bad"), HERE, text("better")).await.unwrap(),
        "better",
        "nor is it kept"
    );
}

#[test]
fn what_was_not_asked_for_longest_goes_when_there_is_no_room() {
    let studio = studio(1);
    let [a, b, c, d] = ["a", "b", "c", "d"].map(|name| studio.tag(name));
    let sheet = |length: usize| Bytes::from(vec![0; length]);
    let mut kept = Kept::of(100);
    for tag in [a, b, c] {
        assert_eq!(kept.keep(tag, sheet(25)), [] as [Bytes; 0]);
    }
    assert!(kept.get(a).is_some());
    assert_eq!(kept.keep(d, sheet(25)).len(), 0, "as much as there is room for");
    assert_eq!(kept.keep(studio.tag("e"), sheet(20)), [sheet(25)]);
    assert_eq!([a, b, c, d].map(|tag| kept.get(tag).is_some()), [true, false, true, true]);
    assert_eq!((kept.bytes, kept.drawings.len()), (95, 4));
    kept.keep(studio.tag("huge"), sheet(26));
    assert_eq!((kept.bytes, kept.drawings.len()), (95, 4), "nothing drives out all the others");
    kept.keep(a, sheet(5));
    assert_eq!((kept.bytes, kept.drawings.len()), (75, 4), "nothing is counted twice");
}
