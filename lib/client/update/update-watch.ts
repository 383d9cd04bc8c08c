/**
 * Watches for another build at this address: checks, counts down, reloads. One per page; its dependencies are passed
 * in, so that tests control clock, network and other tabs.
 */

import { UPDATE_CHECK_INTERVAL_MS, UPDATE_MODAL_SNOOZE_MS } from "../../domain/constants";
import { createListeners } from "../../notify-each";
import type { TabChannel } from "../browser/tab-channel";
import { afterReload, isUpdate } from "./reload-history";
import type { UpdateMemory } from "./update-memory";
import {
  isCheckDue,
  type UpdateEvent,
  type UpdateState,
  type UpdateView,
  updateAfter,
  viewOfUpdate,
} from "./update-rule";

/** Messages between tabs: activity or Cancel in one stops the countdown in all. */
export type UpdateNews = { type: "counting" | "active" | "cancelled" };

export type UpdateParts = {
  /** The build of this page. */
  build: string;
  readBuild: () => Promise<string | null>;
  memory: UpdateMemory;
  openChannel: () => TabChannel<UpdateNews>;
  now: () => number;
  isVisible: () => boolean;
  isOnline: () => boolean;
  /** Saves unsaved work; resolves with whether everything is saved. */
  save: () => Promise<boolean>;
  reload: () => void;
};

const SECOND_MS = 1_000;

/** The public methods are bound, for use as listeners and callbacks. */
export class UpdateWatch {
  readonly #parts: UpdateParts;
  readonly #listeners = createListeners();
  #state: UpdateState = { phase: "none" };
  #view: UpdateView = null;
  #timer: ReturnType<typeof setInterval> | undefined;
  #channel: TabChannel<UpdateNews> | undefined;
  #isChecking = false;
  #countsElsewhereUntil = 0;
  #attempts = 0;

  constructor(parts: UpdateParts) {
    this.#parts = parts;
  }

  /** Checks every 4 minutes; returns the function that stops. */
  start(): () => void {
    const checkTimer = setInterval(() => void this.#check(), UPDATE_CHECK_INTERVAL_MS);
    this.#channel = this.#parts.openChannel();
    const unlisten = this.#channel.listen((news) => this.#receive(news));
    return () => {
      clearInterval(checkTimer);
      clearInterval(this.#timer);
      unlisten();
      this.#channel?.close();
    };
  }

  /** The user is active: stops the countdown in every tab of this browser. */
  readonly noteActivity = (): void => {
    if (this.#view === null && this.#parts.now() >= this.#countsElsewhereUntil) return;
    this.#countsElsewhereUntil = 0;
    this.#channel?.post({ type: "active" });
    this.#handle({ type: "active" });
  };

  readonly noteVisibility = (): void => {
    this.#handle({ type: "looked-at", isVisible: this.#parts.isVisible() });
  };

  readonly cancel = (): void => {
    this.#parts.memory.writeCancelledAt(this.#parts.now());
    this.#channel?.post({ type: "cancelled" });
    this.#handle({ type: "cancelled" });
  };

  readonly reload = (): void => {
    this.#handle({ type: "requested" });
  };

  readonly view = (): UpdateView => this.#view;

  readonly subscribe = this.#listeners.subscribe;

  #handle(event: UpdateEvent): void {
    const { now } = this.#parts;
    const before = this.#state;
    const state = updateAfter(before, event, now());
    if (state === before) return;
    this.#state = state;
    this.#view = viewOfUpdate(state);
    this.#listeners.notify();
    if (state.phase === before.phase) return;
    clearInterval(this.#timer);
    if (state.phase === "counting") {
      this.#timer = setInterval(() => this.#tick(), SECOND_MS);
      this.#channel?.post({ type: "counting" });
    }
    if (state.phase === "cancelled") {
      this.#timer = setInterval(() => this.#tick(), state.since + UPDATE_MODAL_SNOOZE_MS - now());
    }
    if (state.phase === "leaving") void this.#leave();
  }

  #tick(): void {
    this.#handle({ type: "ticked", isVisible: this.#parts.isVisible() });
  }

  /** An automatic reload loses nothing: if a save fails or the network is down, the page stays. */
  async #leave(): Promise<void> {
    const { memory, now, save, build, isOnline, reload } = this.#parts;
    this.#attempts += 1;
    const attempt = this.#attempts;
    const isSaved = await save();
    const state = this.#state;
    // Reload may have been pressed during the save, in the same attempt or in a newer one that replaces it.
    if (state.phase !== "leaving" || attempt !== this.#attempts) return;
    if (!state.isRequested && !(isSaved && isOnline())) {
      this.#handle({ type: "kept" });
      return;
    }
    const { checkedAt, history } = memory.read();
    memory.write({ checkedAt, history: afterReload(history, build, state.build, now()) });
    reload();
  }

  async #check(): Promise<void> {
    const { memory, now, readBuild, build: ownBuild, isVisible } = this.#parts;
    this.#tick();
    const checkedAt = now();
    if (this.#isChecking || !isCheckDue(memory.read().checkedAt, checkedAt)) return;
    this.#isChecking = true;
    memory.write({ ...memory.read(), checkedAt });
    const build = await readBuild();
    this.#isChecking = false;
    if (build === ownBuild) this.#handle({ type: "withdrawn" });
    if (build === null || !isUpdate(memory.read().history, ownBuild, build, now())) return;
    this.#handle({ type: "offered", build, isVisible: isVisible(), cancelledAt: memory.readCancelledAt() });
  }

  #receive(news: UpdateNews): void {
    if (news.type === "counting") this.#countsElsewhereUntil = this.#parts.now() + 60 * SECOND_MS;
    if (news.type === "active") this.#handle({ type: "active" });
    if (news.type === "cancelled") this.#handle({ type: "cancelled" });
  }
}
