import { INPUT_AUTOSAVE_INTERVAL_MS } from "@/lib/domain/constants";

/** Retries of a failed save after its field is unmounted. */
export const TRIES_AFTER_LEAVING = 5;

/**
 * "recovered": saved after a failure was shown. "held": waiting for the user, because a rule is broken or an old draft
 * was restored.
 */
export type AutosaveStatus = "idle" | "unsaved" | "held" | "saved" | "failed" | "recovered";

export type AutosaveOptions = {
  /** The saved text. */
  saved: string;
  /** Saves a text; rejects on failure. Never called while an earlier call is pending, except by `leavePage`. */
  save: (text: string) => Promise<unknown>;
  onStatus: (status: AutosaveStatus) => void;
  /** Called when the displayed text changes: by typing or by a reload. */
  onText: (text: string) => void;
  /**
   * Called when an unmounted field's text cannot be saved and is not retried. `reason` names the broken rule; null if
   * saving failed.
   */
  onLost?: (text: string, reason: string | null) => void;
  /** Called with the text that leaving the page now would lose; null once all is saved. */
  onOpenText?: (text: string | null) => void;
};

/**
 * Saves a text while it is typed: `INPUT_AUTOSAVE_INTERVAL_MS` after a change, and at once with `flush`. One save runs
 * at a time, followed by one for later changes. Unchanged text is not saved again, and a failed save is retried.
 */
export class Autosave {
  private text: string;
  /** The text after the last successful save or read; null after a failed save, when it is unknown. */
  private saved: string | null;
  private read: string;
  private isValid = true;
  private reason: string | null = null;
  private isHeld = false;
  private calls = 0;
  private isSendRequested = false;
  private hasFailed = false;
  private triesLeft = Number.POSITIVE_INFINITY;
  private waiters: (() => void)[] = [];
  private timer: ReturnType<typeof setTimeout> | undefined;
  private options: AutosaveOptions;

  constructor(options: AutosaveOptions) {
    this.options = options;
    this.text = options.saved;
    this.saved = options.saved;
    this.read = options.saved;
  }

  /** Replaces the callbacks. */
  use(options: AutosaveOptions): void {
    this.options = options;
  }

  /**
   * Shows an unsaved text from an earlier visit. With `isHeld` the saved text has changed since, so nothing is saved
   * until the user changes the text or leaves the field.
   */
  restore(text: string, isHeld: boolean): void {
    this.change(text);
    this.isHeld = isHeld;
    if (!isHeld) return;
    this.cancelTimer();
    this.publishStatus();
  }

  /** Records typed text. */
  change(text: string): void {
    this.isHeld = false;
    this.text = text;
    this.options.onText(text);
    this.publishStatus();
    this.schedule();
  }

  /** Records whether the text is valid; an invalid text is not saved. `reason` names the broken rule. */
  judge(isValid: boolean, reason: string | null = null): void {
    const hasChanged = isValid !== this.isValid;
    this.isValid = isValid;
    this.reason = reason;
    if (hasChanged && this.isChanged()) this.publishStatus();
    this.schedule();
  }

  /** Records a reloaded text. It shows unless typed text is unsaved. */
  receive(text: string): void {
    if (text === this.read) return;
    this.read = text;
    if (this.calls > 0) return;
    if (!this.isChanged()) {
      this.text = text;
      this.options.onText(text);
    }
    if (this.saved !== null) this.saved = text;
    if (!this.isChanged()) this.hasFailed = false;
    this.schedule();
  }

  /** Called on blur: saves now, or right after the pending save. */
  flush(): void {
    this.isHeld = false;
    this.sendSoon();
  }

  /** Called when the page is hidden: saves like `flush`, except text that waits for the user. */
  hide(): void {
    this.sendSoon();
  }

  private sendSoon(): void {
    this.isSendRequested = this.calls > 0;
    if (!this.isSendRequested) this.send();
  }

  /** Called when the page unloads: no code runs after a pending save, so the newest text must not wait for it. */
  leavePage(): void {
    this.send();
  }

  /** Called when the field mounts, possibly again. */
  open(): void {
    this.triesLeft = Number.POSITIVE_INFINITY;
  }

  /** Called when the field unmounts: sends unsaved text with a few retries, and reports invalid text as lost. */
  close(): void {
    this.triesLeft = TRIES_AFTER_LEAVING;
    if (this.isChanged() && !this.isValid) this.options.onLost?.(this.text, this.reason);
    this.sendSoon();
  }

  /** Saves now. Resolves once all text is saved; rejects if it cannot be, such as invalid text. */
  async finish(): Promise<void> {
    this.sendSoon();
    while (this.calls > 0) await new Promise<void>((resolve) => this.waiters.push(resolve));
    if (this.isChanged()) throw new Error("A text is not saved");
  }

  private isChanged(): boolean {
    return this.text !== this.saved;
  }

  private isDue(): boolean {
    return this.isChanged() && this.isValid && !this.isHeld;
  }

  private cancelTimer(): void {
    clearTimeout(this.timer);
    this.timer = undefined;
  }

  private schedule(): void {
    if (this.timer !== undefined || this.calls > 0 || !this.isDue() || this.triesLeft <= 0) return;
    this.timer = setTimeout(() => {
      this.timer = undefined;
      this.send();
    }, INPUT_AUTOSAVE_INTERVAL_MS);
  }

  private send(): void {
    if (!this.isDue()) return;
    this.cancelTimer();
    const sent = this.text;
    this.saved = sent;
    this.calls += 1;
    void this.call(sent).then((isSaved) => this.settle(sent, isSaved));
  }

  private async call(text: string): Promise<boolean> {
    try {
      await this.options.save(text);
      return true;
    } catch {
      return false;
    }
  }

  private settle(sent: string, isSaved: boolean): void {
    this.calls -= 1;
    const hadFailed = this.hasFailed;
    this.hasFailed = !isSaved;
    if (!isSaved) {
      this.triesLeft -= 1;
      // The save may have succeeded with only its answer lost, so the current text must be sent again.
      if (this.saved === sent) this.saved = null;
    }
    if (this.calls > 0) return;
    const isSendRequested = this.isSendRequested;
    this.isSendRequested = false;
    this.publishStatus(hadFailed && isSaved);
    if (isSendRequested && isSaved) this.send();
    else this.schedule();
    if (this.triesLeft <= 0 && this.calls === 0 && this.isChanged()) this.options.onLost?.(this.text, null);
    for (const resolve of this.waiters.splice(0)) resolve();
  }

  private publishStatus(isRecovered = false): void {
    const isOpen = this.isChanged() || this.calls > 0;
    this.options.onOpenText?.(isOpen ? this.text : null);
    const isHeld = this.calls === 0 && (this.isHeld || !this.isValid);
    if (isOpen) this.options.onStatus(isHeld ? "held" : this.hasFailed ? "failed" : "unsaved");
    else this.options.onStatus(isRecovered ? "recovered" : this.hasFailed ? "failed" : "saved");
  }
}
