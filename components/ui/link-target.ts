/**
 * Returns the path and query of another page of this app that a link click opens in this tab; null for every other
 * click.
 */
export function readLinkTarget(event: MouseEvent, current: Location): string | null {
  if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return null;
  const link = event.target instanceof Element ? event.target.closest("a") : null;
  if (!link?.href || (link.target !== "" && link.target !== "_self") || link.hasAttribute("download")) return null;
  const target = new URL(link.href);
  if (target.origin !== current.origin) return null;
  const address = target.pathname + target.search;
  return address === current.pathname + current.search ? null : address;
}
