//! What is said to those at a table: about seats and invitations, names, and games that can't go on.

use super::table::Seat;
use crate::protocol::{Code, Refused, Words};
use crate::store::storage::StoredReinvitation;
use bastide_engine::record::Name;

/// That a seat was invited again, by whoever has this seat or created the game without one.
pub(super) fn invited_again(again: &StoredReinvitation, creator: Option<&Seat>) -> Words {
    let whom = &again.name;
    let by = creator.map(|seat| seat.name.as_str());
    let (en, fr) =
        (by.unwrap_or("Whoever created the game"), by.unwrap_or("La personne qui a créé la partie"));
    Words {
        en: format!("{en} has invited {whom} again: whoever opens the new link takes the seat."),
        fr: format!("{fr} a réinvité {whom} : la place est à qui ouvre le nouveau lien."),
    }
}

/// About the table and what is kept of it.
impl Refused {
    pub(crate) fn unknown_table() -> Self {
        Self::new(
            Code::UnknownTable,
            "there is no such game; check the link",
            "cette partie n'existe pas ; vérifiez le lien",
        )
    }

    pub(crate) fn wrong_token() -> Self {
        Self::new(
            Code::WrongToken,
            "this link gives no seat in this game; ask for a new invitation, or just watch",
            "ce lien ne donne pas de place dans cette partie ; demandez une nouvelle invitation, ou regardez",
        )
    }

    pub(crate) fn stale() -> Self {
        Self::new(
            Code::Stale,
            "the game has gone on meanwhile; look at the board and choose again",
            "la partie a continué entre-temps ; regardez le plateau et choisissez de nouveau",
        )
    }

    pub(crate) fn not_kept() -> Self {
        Self::new(
            Code::NotKept,
            "this can't be written down at the moment; nothing that was confirmed is lost, try again shortly",
            "impossible de l'enregistrer pour le moment ; rien de ce qui a été confirmé n'est perdu, réessayez bientôt",
        )
    }

    pub(crate) fn not_read() -> Self {
        Self::new(
            Code::NotRead,
            "what was kept of this game can't be read at the moment; nothing is lost, try again shortly",
            "ce qui a été gardé de cette partie ne peut être lu pour le moment ; rien n'est perdu, réessayez bientôt",
        )
    }

    pub(crate) fn damaged() -> Self {
        Self::new(
            Code::Damaged,
            "what was kept of this game can't be read any more; tell whoever runs this server, or begin another game",
            "ce qui a été gardé de cette partie est devenu illisible ; prévenez la personne qui gère ce serveur, ou commencez une autre partie",
        )
    }

    /// Still the code of damage: clients do the same about it.
    pub(crate) fn forbidden() -> Self {
        Self::new(
            Code::Damaged,
            "this game has a move that the rules of today do not allow: it was begun before they changed, or what was \
             kept of it is damaged; begin another game",
            "cette partie contient un coup que les règles d'aujourd'hui n'autorisent pas : elle a commencé avant leur \
             changement, ou ce qui en a été gardé est abîmé ; commencez une autre partie",
        )
    }

    pub(crate) fn unknown_aid() -> Self {
        Self::new(
            Code::BadSetup,
            "the list of locked aids names something that is no aid; choose from those that the page offers",
            "la liste des aides interdites contient quelque chose qui n'en est pas une ; choisissez parmi celles que la \
             page propose",
        )
    }

    pub(crate) fn not_over() -> Self {
        Self::new(
            Code::NotOver,
            "the game is not over; play it to the end first",
            "la partie n'est pas finie ; jouez-la d'abord jusqu'au bout",
        )
    }

    /// To whoever wants another name in the record.
    pub(crate) fn names_are_kept() -> Self {
        Self::new(
            Code::Over,
            "the game is over and its record keeps the names that were played under; take another name in the next game",
            "la partie est finie et garde les noms sous lesquels elle a été jouée ; changez de nom à la prochaine partie",
        )
    }
}

/// About names.
impl Refused {
    /// `place` is the first character that can't be shown, counted from one.
    pub(crate) fn unfit_name(place: usize) -> Self {
        Self::new(
            Code::Malformed,
            format!(
                "character {place} of this name can't be shown to others as it is; take letters, digits, signs and \
                 simple emoji, none put together from several"
            ),
            format!(
                "le caractère {place} de ce nom ne peut pas être montré tel quel ; prenez des lettres, des chiffres, \
                 des signes et des émojis simples, non composés de plusieurs"
            ),
        )
    }

    pub(crate) fn name_too_long() -> Self {
        Self::new(
            Code::Malformed,
            format!("a name has 1 to {} characters", Name::MAX),
            format!("un nom compte de 1 à {} caractères", Name::MAX),
        )
    }
}

/// About seats and invitations.
impl Refused {
    pub(crate) fn unclaimed() -> Self {
        Self::new(
            Code::Unclaimed,
            "this is an invitation; open its link to take the seat, then you can play",
            "ceci est une invitation ; ouvrez son lien pour prendre la place, et vous pourrez jouer",
        )
    }

    pub(crate) fn already_claimed() -> Self {
        Self::new(
            Code::AlreadyClaimed,
            "somebody has opened this invitation before; if it was not you, ask whoever created the game to invite \
             you again",
            "quelqu'un a déjà ouvert cette invitation ; si ce n'était pas vous, demandez une nouvelle invitation à la \
             personne qui a créé la partie",
        )
    }

    pub(crate) fn void_invitation() -> Self {
        Self::new(
            Code::WrongToken,
            "this invitation gives no seat in this game, or a newer one has replaced it; ask whoever created the game \
             to invite you again, or just watch",
            "cette invitation ne donne pas de place dans cette partie, ou une plus récente l'a remplacée ; demandez-en \
             une nouvelle à la personne qui a créé la partie, ou regardez",
        )
    }

    /// To whoever had a seat until now.
    pub(crate) fn seat_lost() -> Self {
        Self::new(
            Code::WrongToken,
            "your seat was invited again, so this page only watches now; if that was a mistake, ask whoever created \
             the game for the new link",
            "une nouvelle invitation a été envoyée pour votre place, et cette page ne fait plus que regarder ; si \
             c'est une erreur, demandez le nouveau lien à la personne qui a créé la partie",
        )
    }

    pub(crate) fn unfit_secret() -> Self {
        Self::new(
            Code::Malformed,
            "a secret has 32 to 64 lower-case letters and digits, chosen at random; choose another one",
            "un secret compte de 32 à 64 lettres minuscules et chiffres, tirés au hasard ; choisissez-en un autre",
        )
    }

    pub(crate) fn not_creator() -> Self {
        Self::new(
            Code::NotCreator,
            "only whoever created the game can invite a seat again; ask them",
            "seule la personne qui a créé la partie peut renvoyer une invitation ; demandez-lui",
        )
    }

    /// In games from before there were invitations.
    pub(crate) fn no_creator() -> Self {
        Self::new(
            Code::NotCreator,
            "in this game no seat can be invited again, because it is not known who created it; create a new game \
             instead",
            "dans cette partie on ne peut pas renvoyer d'invitation, car on ne sait pas qui l'a créée ; créez-en plutôt \
             une nouvelle",
        )
    }

    pub(crate) fn not_invited() -> Self {
        Self::new(
            Code::NotInvited,
            "this seat was never given by an invitation; choose one that was",
            "cette place n'a jamais été donnée par une invitation ; choisissez-en une qui l'a été",
        )
    }

    /// `name` is at the table.
    pub(crate) fn seat_in_use(name: &str) -> Self {
        Self::new(
            Code::SeatInUse,
            format!(
                "{name} is at the table and has played already: the seat can be invited again only when they have left"
            ),
            format!(
                "{name} est à la table et a déjà joué : une nouvelle invitation ne sera possible qu'après son départ"
            ),
        )
    }

    pub(crate) fn invited_too_often(most: usize) -> Self {
        Self::new(
            Code::TooMany,
            format!("seats of this game have been invited again {most} times; create a new game instead"),
            format!(
                "des invitations ont été renvoyées {most} fois dans cette partie ; créez-en plutôt une nouvelle"
            ),
        )
    }
}
