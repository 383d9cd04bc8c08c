/** Pictures and films that were sent from this page, until the backend says under which address they are to be seen. */

/** Each may hold its file in memory. */
const MOST = 60;

type Preview = { file: Blob; address: string };
type Shown = { key: string; url: string; isOptimistic?: boolean };

const previews = new Map<string, Preview>();

export function keepPreview(key: string, file: Blob): void {
  previews.set(key, { file, address: URL.createObjectURL(file) });
  const [oldest] = previews;
  if (previews.size <= MOST || !oldest) return;
  URL.revokeObjectURL(oldest[1].address);
  previews.delete(oldest[0]);
}

/** An address that was not read yet has no signature, and the bucket would refuse it. */
function previewOf({ key, url, isOptimistic }: Shown): Preview | undefined {
  return isOptimistic || !url.includes("?") ? previews.get(key) : undefined;
}

/** Where a local picture or film is seen; its own address for every other. */
export function shownAddress(media: Shown): string {
  return previewOf(media)?.address ?? media.url;
}

/** The file of a local picture; null for every other, which is to be fetched. */
export function localFile(media: Shown): Blob | null {
  return previewOf(media)?.file ?? null;
}
