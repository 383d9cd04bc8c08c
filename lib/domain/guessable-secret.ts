/** Recognizes guessable secrets: few different characters, a repeated short text, or an unchanged example. */

/** A random text of 32 hexadecimal characters has fewer different characters only once in a billion. */
const MIN_DIFFERENT = 8;
const MAX_REPEATED_LENGTH = 16;
const EXAMPLES =
  /replace-?me|change-?me|only-for-development|your-?secret|password|example|placeholder|0123456789|12345678/i;

function isRepeated(secret: string): boolean {
  for (let length = 1; length <= MAX_REPEATED_LENGTH; length += 1) {
    const part = secret.slice(0, length);
    if (part.repeat(Math.ceil(secret.length / length)).startsWith(secret)) return true;
  }
  return false;
}

export function isGuessableSecret(secret: string): boolean {
  return new Set(secret).size < MIN_DIFFERENT || isRepeated(secret) || EXAMPLES.test(secret);
}
