/** An answer written to Node's server, at the browser's pace. */
import type { ServerResponse } from "node:http";

/** What answers are packed by adds this: it hands on what it holds back for the sake of a better fit. */
type Outgoing = ServerResponse & { flush?: () => void };

/** Node frames the body itself; a length that the backend said may be that of what was packed. */
const OF_THE_FRAME = "content-length";

function writeHead({ status, headers }: Response, outgoing: Outgoing): void {
  outgoing.statusCode = status;
  for (const [name, value] of headers) {
    if (name === "set-cookie") outgoing.appendHeader(name, value);
    // What stands there already holds for every answer of the server.
    else if (name !== OF_THE_FRAME && !outgoing.hasHeader(name)) outgoing.setHeader(name, value);
  }
}

/**
 * Resolves when the last byte is handed over, or nobody is there to take it. The head goes out with the first bytes.
 * Rejects with what the body broke of; the connection is then the caller's to break, so that nothing short looks whole.
 */
export async function sendAnswer(answer: Response, outgoing: Outgoing): Promise<void> {
  writeHead(answer, outgoing);
  if (!answer.body) {
    outgoing.end();
    return;
  }
  let goOn: () => void = () => undefined;
  const hear = () => goOn();
  // One of each for the whole answer: what packs it takes listeners for itself, and cannot give them back.
  outgoing.on("drain", hear);
  outgoing.on("close", hear);
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
        goOn = resolve;
      });
    }
    outgoing.end();
  } catch (error) {
    if (!outgoing.destroyed) throw error;
  } finally {
    reader.cancel().catch(() => undefined);
  }
}
