/** Dispatches one request by undici's low-level interface, without its streams and signals. */
import type { Dispatcher } from "undici";
import { AnswerBody } from "./answer-body";
import type { IncomingHeaders } from "./backend-headers";
import type { CallEnd } from "./call-end";

export type UpstreamAnswer = { statusCode: number; headers: IncomingHeaders; body: AnswerBody };

const FIRST_FINAL_STATUS = 200;

class AnswerHandler implements Dispatcher.DispatchHandler {
  readonly #settle: { resolve: (answer: UpstreamAnswer) => void; reject: (error: Error) => void };
  #controller: Dispatcher.DispatchController | null = null;
  #body: AnswerBody | null = null;
  #endReason: Error | null = null;

  constructor(resolve: (answer: UpstreamAnswer) => void, reject: (error: Error) => void) {
    this.#settle = { resolve, reject };
  }

  /** Ends the call. A call that waits for a connection is rejected at once, and aborted when the connection is made. */
  end(reason: Error): void {
    this.#endReason = reason;
    if (this.#body) this.#body.cancel(reason);
    else this.#controller?.abort(reason);
    this.#settle.reject(reason);
  }

  onRequestStart(controller: Dispatcher.DispatchController): void {
    this.#controller = controller;
    if (this.#endReason) controller.abort(this.#endReason);
  }

  onResponseStart(controller: Dispatcher.DispatchController, statusCode: number, headers: IncomingHeaders): void {
    if (statusCode < FIRST_FINAL_STATUS) return;
    this.#body = new AnswerBody(controller);
    this.#settle.resolve({ statusCode, headers, body: this.#body });
  }

  onResponseData(_controller: Dispatcher.DispatchController, chunk: Buffer): void {
    this.#body?.push(chunk);
  }

  onResponseEnd(): void {
    this.#body?.end(null);
  }

  onResponseError(_controller: Dispatcher.DispatchController, error: Error): void {
    if (this.#body) this.#body.end(error);
    else this.#settle.reject(error);
  }
}

/** Resolves with status and headers; rejects with the failure of the connection, or the reason of `end`. */
export function dispatch(
  dispatcher: Dispatcher,
  options: Dispatcher.DispatchOptions,
  end: CallEnd,
): Promise<UpstreamAnswer> {
  return new Promise((resolve, reject) => {
    const handler = new AnswerHandler(resolve, reject);
    dispatcher.dispatch(options, handler);
    end.onEnd((reason) => handler.end(reason));
  });
}
