/** How often what was changed is saved, in milliseconds. */
export const AUTOSAVE_INTERVAL_MS = 3_000;
/** Tries that a failed save still gets once its field is gone. */
export const TRIES_AFTER_LEAVING = 5;

/** "recovered" is saved, after a failure that was told. */
export type AutosaveStatus = "rest" | "unsaved" | "saved" | "failed" | "recovered";

export type AutosaveOptions = {
  /** What is saved already. */
  saved: string;
  /** Saves it; rejects when that failed. Never called while an earlier call is under way, but see `leavePage`. */
  save: (text: string) => Promise<unknown>;
  onStatus: (status: AutosaveStatus) => void;
  /** The page shows another text: what was typed, or what was read anew. */
  onText: (text: string) => void;
  /** A text that could not be saved after its field was gone; nothing tries it any more. */
  onLost?: (text: string) => void;
};

/**
 * Keeps a text saved while it is written: `AUTOSAVE_INTERVAL_MS` after a change, and at once with `flush`. One save at
 * a time; what changes meanwhile follows it. A text that is saved is not saved again. A failed save is tried again.
 */
export class Autosave {
  private text: string;
  /** What the last successful save or read left there; null when a save failed and nobody knows. */
  private saved: string | null;
  private read: string;
  private isFit = true;
  private calls = 0;
  private isWanted = false;
  private hasFailed = false;
  private triesLeft = Number.POSITIVE_INFINITY;
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

  /** What is typed now. */
  change(text: string): void {
    this.text = text;
    this.options.onText(text);
    this.tell();
    this.schedule();
  }

  /** Whether the text keeps the rules of its field; one that breaks them waits. */
  judge(isFit: boolean): void {
    this.isFit = isFit;
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

  /** Saves now, or right after the save under way. */
  flush(): void {
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

  /** The field is gone. What is not saved is sent, and tried again a few times. */
  close(): void {
    this.triesLeft = TRIES_AFTER_LEAVING;
    this.flush();
  }

  private isChanged(): boolean {
    return this.text !== this.saved;
  }

  private isDue(): boolean {
    return this.isChanged() && this.isFit;
  }

  private schedule(): void {
    if (this.timer !== undefined || this.calls > 0 || !this.isDue() || this.triesLeft <= 0) return;
    this.timer = setTimeout(() => {
      this.timer = undefined;
      this.send();
    }, AUTOSAVE_INTERVAL_MS);
  }

  private send(): void {
    if (!this.isDue()) return;
    clearTimeout(this.timer);
    this.timer = undefined;
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
    if (hadFailed && isSaved && !this.isChanged()) this.options.onStatus("recovered");
    else this.tell();
    if (isWanted && isSaved) this.send();
    else this.schedule();
    if (this.triesLeft <= 0 && this.calls === 0) this.options.onLost?.(this.text);
  }

  private tell(): void {
    const isOpen = this.isChanged() || this.calls > 0;
    this.options.onStatus(this.hasFailed ? "failed" : isOpen ? "unsaved" : "saved");
  }
}
