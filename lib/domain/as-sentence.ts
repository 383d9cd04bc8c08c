/** Ends a message with a full stop, so that another sentence can follow. An empty message stays empty. */
export function asSentence(message: string): string {
  const text = message.trimEnd();
  return text === "" || /[.!?…]$/.test(text) ? text : `${text}.`;
}
