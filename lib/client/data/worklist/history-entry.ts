/**
 * Goes back to the last history entry whose address passes, over any number of entries. Returns false if there is
 * none or the browser does not expose them.
 */
export function goBackTo(passes: (url: URL) => boolean): boolean {
  const navigation = typeof window !== "undefined" && "navigation" in window ? window.navigation : null;
  const currentIndex = navigation?.currentEntry?.index;
  if (!navigation || currentIndex === undefined) return false;
  const entry = navigation
    .entries()
    .slice(0, currentIndex)
    .findLast(({ url }) => url !== null && passes(new URL(url)));
  if (!entry) return false;
  // Another navigation interrupts this one, which is no failure.
  const { committed, finished } = navigation.traverseTo(entry.key);
  committed?.catch(() => {});
  finished?.catch(() => {});
  return true;
}
