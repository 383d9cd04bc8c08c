/**
 * Goes to an address with a new document. After a sign-out nothing that this page holds in memory may show again: Back
 * then asks the server, which leads to the sign-in.
 */
export function leaveDocument(address: string): void {
  window.location.replace(address);
}

/** The same, with a way back to the page that is left. */
export function enterDocument(address: string): void {
  window.location.assign(address);
}
