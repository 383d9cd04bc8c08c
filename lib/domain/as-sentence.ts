/** A message of the backend as a sentence that another may follow: it may have no full stop. Nothing stays nothing. */
export function asSentence(message: string): string {
  const text = message.trimEnd();
  return text === "" || /[.!?…]$/.test(text) ? text : `${text}.`;
}
