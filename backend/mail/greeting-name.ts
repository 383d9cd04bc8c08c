/** Names that are safe in the greeting of a mail. */

/** Returns the name, or null if it could be read as a link or would break the line. */
export function greetingName(name: string): string | null {
  return /^[\p{L}\p{M}][\p{L}\p{M}' -]{0,59}$/u.test(name) ? name : null;
}
