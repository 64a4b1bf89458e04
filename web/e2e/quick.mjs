// Plays many turns at once, past the page: for boards that are full, and for what comes late in a game.

/**
 * Plays for all these seats over a connection of its own until what is wanted has come; answers with that
 * position. Wanted is a number of tiles, and then a tile in hand, a question, or a bonus tile. Tiles go where most
 * lies already; with `shy` every other player places nobody, and so completes what is another's.
 */
export async function playOn(page, table, tokens, { tiles = 0, asked = false, bonus = false, shy = false }) {
  return page.evaluate(
    ([table, tokens, wanted]) =>
      new Promise((done, failed) => {
        const isThere = ({ ask, tiles, choices, hunters }) => {
          if (tiles.length < wanted.tiles) return false;
          if (wanted.asked) return ask !== null && ask.answers.length > 1;
          return !ask && choices.length > 0 && (!wanted.bonus || Boolean(hunters?.bonus));
        };
        const socket = new WebSocket(`${location.origin.replace(/^http/, 'ws')}/api/tables/${table}/play`);
        const finish = (position) => {
          socket.close();
          done(position);
        };
        const around = (tiles, { x, y }) =>
          tiles.filter((tile) => Math.abs(tile.x - x) + Math.abs(tile.y - y) === 1).length;
        const decide = ({ choices, followers, ask, tiles, seq, turn }) => {
          const way = choices.toSorted((a, b) => around(tiles, b) - around(tiles, a))[0];
          const some = (all) => (wanted.shy && turn % 2 === 0 ? 'pass' : all[seq % all.length].action);
          if (way) return way.followers.length > 0 ? [way.action, some(way.followers)] : [way.action];
          if (followers.length > 0) return [some(followers)];
          const { answers } = ask;
          return [(answers.find((one) => one.action !== 'pass') ?? answers[0]).action];
        };
        socket.onopen = () => socket.send(JSON.stringify({ type: 'hello', tokens, since: 0 }));
        socket.onmessage = ({ data }) => {
          const message = JSON.parse(data);
          if (message.type === 'refused') failed(new Error(data));
          if (message.type !== 'moved') return;
          const { position } = message;
          if (position.turn === null || isThere(position)) return finish(position);
          const token = tokens[position.turn - 1];
          // A bot goes on by itself.
          if (!token) return;
          const actions = decide(position);
          socket.send(
            JSON.stringify({ type: 'play', request: position.seq, token, seq: position.seq, actions }),
          );
        };
      }),
    [table, tokens, { tiles, asked, bonus, shy }],
  );
}
