/** Pictures and films that were sent from this page, until the backend says under which address they are to be seen. */

/** Each may hold its file in memory. */
const MOST = 60;

type Preview = { file: Blob | null; address: string };
type Shown = { key: string; url: string; isOptimistic?: boolean };

const previews = new Map<string, Preview>();

function keep(key: string, preview: Preview): void {
  previews.set(key, preview);
  const [oldest] = previews;
  if (previews.size <= MOST || !oldest) return;
  if (oldest[1].file) URL.revokeObjectURL(oldest[1].address);
  previews.delete(oldest[0]);
}

export function keepPreview(key: string, file: Blob): void {
  keep(key, { file, address: URL.createObjectURL(file) });
}

/** A photo that is put back is seen under the address that it had, until it has a new one. */
export function keepAddress({ key, url }: Shown): void {
  if (isSigned(url) && !previews.get(key)?.file) keep(key, { file: null, address: url });
}

/** An address that was not read yet has no signature, and the bucket would refuse it. */
const isSigned = (url: string) => url.includes("?");

function previewOf({ key, url, isOptimistic }: Shown): Preview | undefined {
  return isOptimistic || !isSigned(url) ? previews.get(key) : undefined;
}

/**
 * Where a local picture or film is seen; its own address for every other. Null for a local picture whose file is not here
 * any more, as after the page was loaded anew: it is seen once the backend has its record.
 */
export function shownAddress(media: Shown): string | null {
  const preview = previewOf(media);
  if (preview) return preview.address;
  return media.isOptimistic && !isSigned(media.url) ? null : media.url;
}

/** The file of a local picture; null for every other, which is to be fetched. */
export function localFile(media: Shown): Blob | null {
  return previewOf(media)?.file ?? null;
}
