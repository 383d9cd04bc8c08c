/** The page of ours, other than this one, that a click on a link leads this tab to; null for every other click. */
export function linkTarget(event: MouseEvent, here: Location): string | null {
  if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return null;
  const link = event.target instanceof Element ? event.target.closest("a") : null;
  if (!link?.href || (link.target !== "" && link.target !== "_self") || link.hasAttribute("download")) return null;
  const target = new URL(link.href);
  if (target.origin !== here.origin) return null;
  const address = target.pathname + target.search;
  return address === here.pathname + here.search ? null : address;
}
