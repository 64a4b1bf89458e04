// Games brought on without anybody clicking, so that a test can begin on a board that is full.

/**
 * Plays so many turns of a game for these secrets, each as a bot advises; ends earlier if the game does. What is
 * locked in a game can't be advised there. The page only lends its connection; it must be one of the server's.
 */
export const advance = (page, table, tokens, turns) =>
  page.evaluate(
    async ([table, tokens, turns]) => {
      const socket = new WebSocket(`${location.origin.replace('http', 'ws')}/api/tables/${table}/play`);
      const heard = [];
      let wake = () => {};
      socket.onmessage = ({ data }) => {
        heard.push(JSON.parse(data));
        wake();
      };
      const next = async (wanted) => {
        for (;;) {
          while (heard.length === 0) {
            await new Promise((resolve) => {
              wake = resolve;
            });
          }
          const message = heard.shift();
          if (message.type === 'refused') throw new Error(message.refusal.said.en);
          if (wanted(message)) return message;
        }
      };
      await new Promise((resolve, reject) => {
        socket.onopen = resolve;
        socket.onerror = reject;
      });
      const say = (message) => socket.send(JSON.stringify(message));
      say({ type: 'hello', tokens, since: 0 });
      let { position } = await next((message) => message.type === 'moved');
      for (let turn = 0; turn < turns && position.turn !== null; turn += 1) {
        say({ type: 'aid', aid: 'hint' });
        const { answer } = await next((message) => message.type === 'aid');
        const token = tokens[position.turn - 1];
        say({ type: 'play', request: turn, token, seq: position.seq, actions: answer.actions });
        const { seq } = await next((message) => message.type === 'accepted');
        ({ position } = await next((message) => message.type === 'moved' && message.position.seq >= seq));
      }
      socket.close();
    },
    [table, tokens, turns],
  );
