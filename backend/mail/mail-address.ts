/** Validates single mail addresses for an envelope and a header. */
const MAXIMUM_LENGTH = 254;
/** One address: no list, name, comment, quoting or control character. */
const ADDRESS = /^[^\s@"(),:;<>[\]\\\p{C}]+@[^\s@"(),:;<>[\]\\\p{C}]+$/u;
const NAME = /^[^"<>\\\p{C}]*$/u;

export type Mailbox = { name: string; address: string };

export function isMailAddress(text: string): boolean {
  return text.length <= MAXIMUM_LENGTH && ADDRESS.test(text);
}

/** Reads `someone@example.com` or `Some Name <someone@example.com>`; null for any other text. */
export function readMailbox(text: string): Mailbox | null {
  const [, name = "", inBrackets] = /^([^<]*)<([^<>]*)>$/.exec(text.trim()) ?? [];
  const mailbox = { name: name.trim(), address: (inBrackets ?? text).trim() };
  return isMailAddress(mailbox.address) && NAME.test(mailbox.name) ? mailbox : null;
}
