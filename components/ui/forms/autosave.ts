import { INPUT_AUTOSAVE_INTERVAL_MS } from "@/lib/domain/constants";

/** Tries that a failed save still gets once its field is gone. */
export const TRIES_AFTER_LEAVING = 5;

/** "recovered" is saved, after a failure that was told; "held" waits for its user: a rule is broken, or an old draft is back. */
export type AutosaveStatus = "rest" | "unsaved" | "held" | "saved" | "failed" | "recovered";

export type AutosaveOptions = {
  /** What is saved already. */
  saved: string;
  /** Saves it; rejects when that failed. Never called while an earlier call is under way, but see `leavePage`. */
  save: (text: string) => Promise<unknown>;
  onStatus: (status: AutosaveStatus) => void;
  /** The page shows another text: what was typed, or what was read anew. */
  onText: (text: string) => void;
  /**
   * The field is gone and its text is not saved; nothing tries it any more. `reason`: which of its field's rules the text
   * breaks, in words; null where saving failed.
   */
  onLost?: (text: string, reason: string | null) => void;
  /** Whatever would be gone with the page by now; null once all is saved. */
  onOpenText?: (text: string | null) => void;
};

/**
 * Keeps a text saved while it is written: `INPUT_AUTOSAVE_INTERVAL_MS` after a change, and at once with `flush`. One save at
 * a time; what changes meanwhile follows it. A text that is saved is not saved again. A failed save is tried again.
 */
export class Autosave {
  private text: string;
  /** What the last successful save or read left there; null when a save failed and nobody knows. */
  private saved: string | null;
  private read: string;
  private isFit = true;
  private reason: string | null = null;
  private isHeld = false;
  private calls = 0;
  private isWanted = false;
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

  /** Takes the newest callbacks. */
  use(options: AutosaveOptions): void {
    this.options = options;
  }

  /**
   * Shows a text that was typed before and not saved. `isHeld`: what is on file is another by now, so that nothing is
   * saved until the user changes it or leaves its field.
   */
  restore(text: string, isHeld: boolean): void {
    this.change(text);
    this.isHeld = isHeld;
    if (!isHeld) return;
    this.rest();
    this.tell();
  }

  /** What is typed now. */
  change(text: string): void {
    this.isHeld = false;
    this.text = text;
    this.options.onText(text);
    this.tell();
    this.schedule();
  }

  /** Whether the text keeps the rules of its field; one that breaks them waits. `reason`: which, in words. */
  judge(isFit: boolean, reason: string | null = null): void {
    const isOther = isFit !== this.isFit;
    this.isFit = isFit;
    this.reason = reason;
    if (isOther && this.isChanged()) this.tell();
    this.schedule();
  }

  /** A text read anew. It is shown unless something typed is not saved yet. */
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

  /** The user has left the field: saves now, or right after the save under way. */
  flush(): void {
    this.isHeld = false;
    this.sendSoon();
  }

  /** The page is not looked at any more: the same, and nothing that waits for the user. */
  hide(): void {
    this.sendSoon();
  }

  private sendSoon(): void {
    this.isWanted = this.calls > 0;
    if (!this.isWanted) this.send();
  }

  /** The page goes away: nothing runs after a save under way, so the newest text does not wait for it. */
  leavePage(): void {
    this.send();
  }

  /** The field is shown; it may have been gone before. */
  open(): void {
    this.triesLeft = Number.POSITIVE_INFINITY;
  }

  /** The field is gone. What is not saved is sent, and tried again a few times; what breaks a rule is told as lost. */
  close(): void {
    this.triesLeft = TRIES_AFTER_LEAVING;
    if (this.isChanged() && !this.isFit) this.options.onLost?.(this.text, this.reason);
    this.sendSoon();
  }

  /** Saves now. Resolves once everything is saved; rejects where it is not after that, as where a rule is broken. */
  async finish(): Promise<void> {
    this.sendSoon();
    while (this.calls > 0) await new Promise<void>((resolve) => this.waiters.push(resolve));
    if (this.isChanged()) throw new Error("A text is not saved");
  }

  private isChanged(): boolean {
    return this.text !== this.saved;
  }

  private isDue(): boolean {
    return this.isChanged() && this.isFit && !this.isHeld;
  }

  private rest(): void {
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
    this.rest();
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
      // Perhaps it arrived and only the answer was lost: whatever is there now has to be sent again.
      if (this.saved === sent) this.saved = null;
    }
    if (this.calls > 0) return;
    const isWanted = this.isWanted;
    this.isWanted = false;
    this.tell(hadFailed && isSaved);
    if (isWanted && isSaved) this.send();
    else this.schedule();
    if (this.triesLeft <= 0 && this.calls === 0 && this.isChanged()) this.options.onLost?.(this.text, null);
    for (const resolve of this.waiters.splice(0)) resolve();
  }

  private tell(isRecovered = false): void {
    const isOpen = this.isChanged() || this.calls > 0;
    this.options.onOpenText?.(isOpen ? this.text : null);
    const isHeld = this.calls === 0 && (this.isHeld || !this.isFit);
    if (isOpen) this.options.onStatus(isHeld ? "held" : this.hasFailed ? "failed" : "unsaved");
    else this.options.onStatus(isRecovered ? "recovered" : this.hasFailed ? "failed" : "saved");
  }
}
