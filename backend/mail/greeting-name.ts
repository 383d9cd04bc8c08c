/** Names that are safe in the greeting of a mail. */

/** Null for a name that could be read as a link or that would break the line. */
export function greetingName(name: string): string | null {
  return /^[\p{L}\p{M}][\p{L}\p{M}' -]{0,59}$/u.test(name) ? name : null;
}
