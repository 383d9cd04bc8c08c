/** Dispatches one request by undici's own interface, below its streams and signals. */
import type { Dispatcher } from "undici";
import { AnswerBody } from "./answer-body";
import type { IncomingHeaders } from "./backend-headers";
import type { CallEnd } from "./call-end";

export type UpstreamAnswer = { statusCode: number; headers: IncomingHeaders; body: AnswerBody };

const CONTINUE_BELOW = 200;

class AnswerHandler implements Dispatcher.DispatchHandler {
  readonly #settle: { resolve: (answer: UpstreamAnswer) => void; reject: (error: Error) => void };
  #controller: Dispatcher.DispatchController | null = null;
  #body: AnswerBody | null = null;
  #ended: Error | null = null;

  constructor(resolve: (answer: UpstreamAnswer) => void, reject: (error: Error) => void) {
    this.#settle = { resolve, reject };
  }

  /** Also while the call is waiting for its connection: it ends here at once, and there when the connection is made. */
  end(reason: Error): void {
    this.#ended = reason;
    if (this.#body) this.#body.cancel(reason);
    else this.#controller?.abort(reason);
    this.#settle.reject(reason);
  }

  onRequestStart(controller: Dispatcher.DispatchController): void {
    this.#controller = controller;
    if (this.#ended) controller.abort(this.#ended);
  }

  onResponseStart(controller: Dispatcher.DispatchController, statusCode: number, headers: IncomingHeaders): void {
    if (statusCode < CONTINUE_BELOW) return;
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
