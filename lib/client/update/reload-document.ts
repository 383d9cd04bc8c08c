/** Loads the page anew from the server. */
export function reloadDocument(): void {
  window.location.reload();
}
