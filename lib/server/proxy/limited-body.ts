/** A request's body on its way to the backend, counted as it streams (quality rule S16). */
export class BodyTooLargeError extends Error {}

/** Passes chunks on until they sum to more than `limit` bytes; `onChunk` is told of each. */
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
