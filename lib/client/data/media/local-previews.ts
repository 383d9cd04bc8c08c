/** Local files of photos and videos that this page has sent, until the backend returns a signed address. */

/** Each may hold its file in memory. */
const MAX_PREVIEWS = 60;

type Preview = { file: Blob | null; address: string };
type ShownMedia = { key: string; url: string; isOptimistic?: boolean };

const previews = new Map<string, Preview>();

function storePreview(key: string, preview: Preview): void {
  previews.set(key, preview);
  const [oldest] = previews;
  if (previews.size <= MAX_PREVIEWS || !oldest) return;
  if (oldest[1].file) URL.revokeObjectURL(oldest[1].address);
  previews.delete(oldest[0]);
}

export function keepPreview(key: string, file: Blob): void {
  storePreview(key, { file, address: URL.createObjectURL(file) });
}

/** A restored photo keeps its earlier signed address until it has a new one. */
export function keepAddress({ key, url }: ShownMedia): void {
  if (isSigned(url) && !previews.get(key)?.file) storePreview(key, { file: null, address: url });
}

/** The backend signs the addresses that it returns; the bucket would refuse an unsigned one. */
const isSigned = (url: string) => url.includes("?");

function previewOf({ key, url, isOptimistic }: ShownMedia): Preview | undefined {
  return isOptimistic || !isSigned(url) ? previews.get(key) : undefined;
}

/**
 * Returns the address that shows a photo or video: of the local file if there is one, else of the record. Null for a
 * local record without its file, as after a reload: the record is shown once the backend has it.
 */
export function shownAddress(media: ShownMedia): string | null {
  const preview = previewOf(media);
  if (preview) return preview.address;
  return media.isOptimistic && !isSigned(media.url) ? null : media.url;
}

/** Returns the local file, or null for records that have to be downloaded. */
export function localFile(media: ShownMedia): Blob | null {
  return previewOf(media)?.file ?? null;
}
