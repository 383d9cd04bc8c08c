/** Lists cut into batches that stay under a number of bytes, each call keeping its own type. */

/** Bytes of a text in UTF-8. */
function utf8Length(text: string): number {
  let bytes = text.length;
  for (let index = 0; index < text.length; index += 1) {
    const code = text.charCodeAt(index);
    if (code > 0x7ff) bytes += code >= 0xd800 && code <= 0xdfff ? 1 : 2;
    else if (code > 0x7f) bytes += 1;
  }
  return bytes;
}

/** Room for `{"objectsPlanar":[]}` around the items. */
const ENVELOPE_BYTES = 64;

/** The items in order, in as few lists as stay under `limit` bytes of JSON; one too large for any goes alone. */
export function intoBatches<Item>(items: readonly Item[], limit: number): Item[][] {
  const batches: Item[][] = [];
  let batch: Item[] = [];
  let bytes = ENVELOPE_BYTES;
  for (const item of items) {
    const size = utf8Length(JSON.stringify(item)) + 1;
    if (batch.length > 0 && bytes + size > limit) {
      batches.push(batch);
      batch = [];
      bytes = ENVELOPE_BYTES;
    }
    batch.push(item);
    bytes += size;
  }
  if (batch.length > 0) batches.push(batch);
  return batches;
}
