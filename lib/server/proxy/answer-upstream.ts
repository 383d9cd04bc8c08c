/** The backend's answer as the browser gets it: streamed, or normalised when it is a failure. */
import type { Readable } from "node:stream";
import { type Failure, readFailure } from "../../contract/failure";
import { readAtMost } from "../read-json-body";
import { unpackBody } from "../unpack-body";
import { passHeadersBack } from "./backend-headers";
import type { CallClock } from "./call-clock";
import type { UpstreamAnswer } from "./call-upstream";

/** It ended before it was whole, and nobody said why. */
class BrokenAnswerError extends Error {}

const FAILURE_MAXIMUM_BYTES = 64 * 1024;
const NO_BODY = [204, 205];

/**
 * What has come, at the browser's pace. A break of the backend's breaks this stream too, so nothing short looks whole. By
 * events, because a stream's own iterator costs more than all else that a short answer needs.
 */
function streamBack(body: Readable, clock: CallClock): ReadableStream<Uint8Array> {
  let failure: unknown = null;
  let isOver = false;
  let wake = () => {};
  const over = (error: unknown) => {
    if (isOver) return;
    isOver = true;
    failure = error;
    clock.stop();
    wake();
  };
  body.on("readable", () => wake());
  body.on("end", () => over(null));
  body.on("error", over);
  body.on("close", () => over(new BrokenAnswerError()));
  return new ReadableStream<Uint8Array>(
    {
      async pull(controller) {
        for (;;) {
          const chunk: Uint8Array | null = isOver ? null : body.read();
          if (chunk) return controller.enqueue(chunk);
          if (isOver) return failure ? controller.error(failure) : controller.close();
          clock.wait();
          await new Promise<void>((resolve) => {
            wake = resolve;
          });
          clock.pause();
        }
      },
      cancel(reason) {
        clock.stop();
        body.destroy(reason instanceof Error ? reason : undefined);
      },
    },
    { highWaterMark: 0 },
  );
}

/** 2xx, and the 304 that was asked for. */
export function passAnswer(answer: UpstreamAnswer, headers: Headers, clock: CallClock): Response {
  passHeadersBack(answer.headers, headers);
  if (answer.statusCode === 304 || NO_BODY.includes(answer.statusCode)) {
    clock.stop();
    answer.body.dump().catch(() => undefined);
    for (const name of ["content-length", "content-type"]) headers.delete(name);
    return new Response(null, { status: answer.statusCode, headers });
  }
  return new Response(streamBack(unpackBody(answer), clock), { status: answer.statusCode, headers });
}

/** A failure of 400 or more in the contract's shape. Reset links go to nobody but POST /api/session (quality rule S2). */
export async function readUpstreamFailure(
  answer: UpstreamAnswer,
  fallback: string,
  clock: CallClock,
): Promise<Failure> {
  let body: unknown = null;
  clock.wait();
  try {
    const bytes = await readAtMost(unpackBody(answer), FAILURE_MAXIMUM_BYTES);
    if (bytes) body = JSON.parse(new TextDecoder().decode(bytes));
  } catch {
    // No JSON, or a body that broke off: the status alone decides.
  }
  clock.stop();
  const { passwordResetLink: _kept, ...failure } = readFailure(body, answer.statusCode, fallback);
  return failure;
}
