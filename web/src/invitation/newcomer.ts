// Who has just come to a game by an invitation: there they are asked for their name, once.

let game = '';

export function welcome(id: string): void {
  game = id;
}

/** Whether somebody has just come to this game; answered once. */
export function takeWelcome(id: string): boolean {
  const is = game === id;
  game = '';
  return is;
}
