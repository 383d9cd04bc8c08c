export function reloadDocument(): void {
  window.location.reload();
}
