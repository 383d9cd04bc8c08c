/** A request's body, counted while it streams to the backend (quality rule S16). */
export class BodyTooLargeError extends Error {}

/** Passes chunks on until they exceed `limit` bytes in sum; `onChunk` is called for each. */
export async function* limitBody(
  body: ReadableStream<Uint8Array>,
  limit: number,
  onChunk: () => void,
): AsyncGenerator<Uint8Array, void> {
  let size = 0;
  const reader = body.getReader();
  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return;
      size += value.byteLength;
      if (size > limit) throw new BodyTooLargeError();
      onChunk();
      yield value;
    }
  } finally {
    reader.cancel().catch(() => undefined);
  }
}
