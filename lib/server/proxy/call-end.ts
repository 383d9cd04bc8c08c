/** Why a call must end before its answer does: its time is over, or its client has left. The first reason counts. */
export class CallEnd {
  #reason: Error | null = null;
  #hear: ((reason: Error) => void) | null = null;

  get reason(): Error | null {
    return this.#reason;
  }

  end(reason: Error): void {
    if (this.#reason) return;
    this.#reason = reason;
    this.#hear?.(reason);
  }

  /** One at a time: who carries the call now. Told at once where it has ended already. */
  tell(hear: (reason: Error) => void): void {
    this.#hear = hear;
    if (this.#reason) hear(this.#reason);
  }
}
