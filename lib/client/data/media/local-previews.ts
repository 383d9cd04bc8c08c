/** Local files of photos and videos that this page has sent, until the backend returns a signed address. */

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

/** A restored photo keeps its earlier signed address until it has a new one. */
export function keepAddress({ key, url }: Shown): void {
  if (isSigned(url) && !previews.get(key)?.file) keep(key, { file: null, address: url });
}

/** An address that has not been read is unsigned, and the bucket would refuse it. */
const isSigned = (url: string) => url.includes("?");

function previewOf({ key, url, isOptimistic }: Shown): Preview | undefined {
  return isOptimistic || !isSigned(url) ? previews.get(key) : undefined;
}

/**
 * The address that shows a photo or video: the local file's if there is one, else the record's. Null for a local
 * record without its file, as after a reload: it is shown once the backend has the record.
 */
export function shownAddress(media: Shown): string | null {
  const preview = previewOf(media);
  if (preview) return preview.address;
  return media.isOptimistic && !isSigned(media.url) ? null : media.url;
}

/** The local file; null for records that have to be downloaded. */
export function localFile(media: Shown): Blob | null {
  return previewOf(media)?.file ?? null;
}
