/** Ends a call early, because it timed out or its client disconnected. Only the first reason counts. */
export class CallEnd {
  #reason: Error | null = null;
  #listener: ((reason: Error) => void) | null = null;

  get reason(): Error | null {
    return this.#reason;
  }

  end(reason: Error): void {
    if (this.#reason) return;
    this.#reason = reason;
    this.#listener?.(reason);
  }

  /** Sets the only listener, in place of an earlier one; calls it at once if the call has already ended. */
  onEnd(listener: (reason: Error) => void): void {
    this.#listener = listener;
    if (this.#reason) listener(this.#reason);
  }
}
