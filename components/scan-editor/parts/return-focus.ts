/** Returns a function that moves the focus back to where it is now, if it is lost by then. */
export function rememberFocus(): () => void {
  const before = document.activeElement;
  return () => {
    const isLost = document.activeElement === null || document.activeElement === document.body;
    if (isLost && before instanceof HTMLElement && before.isConnected) before.focus({ preventScroll: true });
  };
}
