/** Answers the browser with the backend's answer: streams a success, and normalizes a failure. */
import { type Failure, readRowFailure } from "../../contract/failure";
import type { RowFacts } from "../../contract/row";
import { readAtMost } from "../read-json-body";
import { type ByteSource, chunksOf, unpacked } from "./answer-body";
import { passHeadersBack } from "./backend-headers";
import type { CallClock } from "./call-clock";
import type { UpstreamAnswer } from "./dispatch";

const FAILURE_MAXIMUM_BYTES = 64 * 1024;
const DROPPED_MAXIMUM_BYTES = 64 * 1024;
const NO_BODY = [204, 205];

/**
 * Streams at the browser's pace. A failure of the backend's body fails this stream too, so that a cut-off answer never
 * looks complete.
 */
function streamBack(source: ByteSource, clock: CallClock): ReadableStream<Uint8Array> {
  const pass = (controller: ReadableStreamDefaultController<Uint8Array>, chunk: Uint8Array | null) => {
    if (chunk) return controller.enqueue(chunk);
    clock.stop();
    controller.close();
  };
  return new ReadableStream<Uint8Array>(
    {
      async pull(controller) {
        try {
          const read = source.read();
          if (!(read instanceof Promise)) return pass(controller, read);
          clock.wait();
          const chunk = await read;
          clock.pause();
          pass(controller, chunk);
        } catch (error) {
          clock.stop();
          controller.error(error);
        }
      },
      cancel(reason) {
        clock.stop();
        source.cancel(reason instanceof Error ? reason : new Error("The client has left"));
      },
    },
    { highWaterMark: 0 },
  );
}

/** Reads and discards the body, so that the connection can be used again. */
export function dropBody(body: ByteSource): void {
  readAtMost(chunksOf(body), DROPPED_MAXIMUM_BYTES).catch(() => undefined);
}

/** Returns the answer for the browser, if the backend's is 2xx or a 304 to a conditional request. */
export function passAnswer(answer: UpstreamAnswer, headers: Headers, clock: CallClock): Response {
  passHeadersBack(answer.headers, headers);
  if (answer.statusCode === 304 || NO_BODY.includes(answer.statusCode)) {
    clock.stop();
    dropBody(answer.body);
    for (const name of ["content-length", "content-type"]) headers.delete(name);
    return new Response(null, { status: answer.statusCode, headers });
  }
  return new Response(streamBack(unpacked(answer.headers, answer.body), clock), { status: answer.statusCode, headers });
}

/**
 * Reads a failure (400 or more) in the contract's shape. Reset links are passed only to POST /api/session (quality
 * rule S2).
 */
export async function readUpstreamFailure(answer: UpstreamAnswer, row: RowFacts, clock: CallClock): Promise<Failure> {
  let body: unknown = null;
  clock.wait();
  try {
    const bytes = await readAtMost(chunksOf(unpacked(answer.headers, answer.body)), FAILURE_MAXIMUM_BYTES);
    if (bytes) body = JSON.parse(new TextDecoder().decode(bytes));
  } catch {
    // No JSON, or a body that was cut off: only the status counts.
  }
  clock.stop();
  const { passwordResetLink: _dropped, ...failure } = readRowFailure(row, body, answer.statusCode);
  return failure;
}
