/** Writes an answer to Node's server, at the browser's pace. */
import type { ServerResponse } from "node:http";

/** Compression adds `flush`, which sends bytes that are held back for better compression. */
type Outgoing = ServerResponse & { flush?: () => void };

/** Not passed on: Node frames the body itself, and the backend's length may be that of the compressed body. */
const FRAMING_HEADER = "content-length";

function writeHead({ status, headers }: Response, outgoing: Outgoing): void {
  outgoing.statusCode = status;
  for (const [name, value] of headers) {
    if (name === "set-cookie") outgoing.appendHeader(name, value);
    // A header that is already set applies to every answer of the server.
    else if (name !== FRAMING_HEADER && !outgoing.hasHeader(name)) outgoing.setHeader(name, value);
  }
}

/**
 * Resolves when the last byte is written, or the client has left. The head is sent with the first bytes. Rejects with
 * the failure of the body; the caller must then close the connection, so that a cut-off answer never looks complete.
 */
export async function sendAnswer(answer: Response, outgoing: Outgoing): Promise<void> {
  writeHead(answer, outgoing);
  if (!answer.body) {
    outgoing.end();
    return;
  }
  let resume: () => void = () => undefined;
  const onProgress = () => resume();
  // One listener per event for the whole answer: compression takes over listeners, and cannot remove them.
  outgoing.on("drain", onProgress);
  outgoing.on("close", onProgress);
  const reader = answer.body.getReader();
  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (outgoing.destroyed) return;
      if (done) break;
      const isRoomLeft = outgoing.write(value);
      outgoing.flush?.();
      if (isRoomLeft) continue;
      await new Promise<void>((resolve) => {
        resume = resolve;
      });
    }
    outgoing.end();
  } catch (error) {
    if (!outgoing.destroyed) throw error;
  } finally {
    reader.cancel().catch(() => undefined);
  }
}
