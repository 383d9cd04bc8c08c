/** Limits the size of a request's body while it streams to the backend (quality rule S16). */
export class BodyTooLargeError extends Error {}

/** Passes chunks on and calls `onChunk` for each; throws BodyTooLargeError above `limit` bytes in total. */
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
