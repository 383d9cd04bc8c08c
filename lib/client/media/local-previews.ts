/** Pictures that were sent from this page, until the backend says under which address they are to be seen. */

/** Each holds its file in memory. */
const MOST = 60;

const previews = new Map<string, string>();

export function keepPreview(imageKey: string, file: Blob): void {
  previews.set(imageKey, URL.createObjectURL(file));
  const [oldest] = previews;
  if (previews.size <= MOST || !oldest) return;
  URL.revokeObjectURL(oldest[1]);
  previews.delete(oldest[0]);
}

/** Where a local picture is seen; its own address for every other. */
export function shownAddress(image: { key: string; url: string; isOptimistic?: boolean }): string {
  return (image.isOptimistic && previews.get(image.key)) || image.url;
}
