/** The body of a request to Node's server, at its reader's pace: nothing is taken off the connection before it is asked for. */
import type { IncomingMessage } from "node:http";

/**
 * Fails when the connection does. Whoever gives it up leaves the connection as it is, so that an answer can still be
 * given over it; what else comes is read to nowhere.
 */
export function incomingBody(incoming: IncomingMessage): ReadableStream<Uint8Array<ArrayBuffer>> {
  let wake: () => void = () => undefined;
  const hear = () => wake();
  let isHeard = false;
  return new ReadableStream<Uint8Array<ArrayBuffer>>(
    {
      async pull(controller) {
        if (!isHeard) for (const event of ["readable", "end", "close", "error"]) incoming.on(event, hear);
        isHeard = true;
        for (;;) {
          const chunk: Uint8Array<ArrayBuffer> | null = incoming.read();
          if (chunk) return controller.enqueue(chunk);
          if (incoming.readableEnded) return controller.close();
          if (incoming.destroyed) throw incoming.errored ?? new Error("The client has left");
          await new Promise<void>((resolve) => {
            wake = resolve;
          });
        }
      },
      cancel() {
        for (const event of ["readable", "end", "close"]) incoming.off(event, hear);
        incoming.resume();
      },
    },
    { highWaterMark: 0 },
  );
}
