// A secret for a seat: made here, so that it is known before the server is asked.

// Letters and digits that can't be mistaken for each other, as many as five bits can tell.
const LETTERS = 'abcdefghjkmnpqrstuvwxyz023456789';

/** 160 bits, as the secrets that the server makes. */
export function newSecret(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(32));
  return Array.from(bytes, (byte) => LETTERS[byte & 31]).join('');
}
