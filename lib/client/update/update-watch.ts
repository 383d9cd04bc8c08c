/**
 * Watches for another build at this address: checks, counts down, reloads. One per page; its dependencies are passed
 * in, so that tests control clock, network and other tabs.
 */

import { UPDATE_CHECK_INTERVAL_MS, UPDATE_MODAL_SNOOZE_MS } from "../../domain/constants";
import { notifyEach } from "../../notify-each";
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
  /** Whether everything is saved. */
  save: () => Promise<boolean>;
  reload: () => void;
};

const SECOND_MS = 1_000;

export function createUpdateWatch(parts: UpdateParts) {
  const { memory, now, isVisible } = parts;
  const listeners = new Set<() => void>();
  let state: UpdateState = { phase: "none" };
  let view: UpdateView = null;
  let timer: ReturnType<typeof setInterval> | undefined;
  let channel: TabChannel<UpdateNews> | undefined;
  let isChecking = false;
  let countsElsewhereUntil = 0;
  let attempts = 0;

  function handle(event: UpdateEvent): void {
    const before = state;
    state = updateAfter(before, event, now());
    if (state === before) return;
    view = viewOfUpdate(state);
    notifyEach(listeners);
    if (state.phase === before.phase) return;
    clearInterval(timer);
    if (state.phase === "counting") {
      timer = setInterval(tick, SECOND_MS);
      channel?.post({ type: "counting" });
    }
    if (state.phase === "cancelled") timer = setInterval(tick, state.since + UPDATE_MODAL_SNOOZE_MS - now());
    if (state.phase === "leaving") void leave();
  }

  const tick = () => handle({ type: "ticked", isVisible: isVisible() });

  /** An automatic reload loses nothing: if a save fails or the network is down, the page stays. */
  async function leave(): Promise<void> {
    attempts += 1;
    const attempt = attempts;
    const isSaved = await parts.save();
    // Reload may have been pressed during the save, in the same attempt or in a newer one that replaces it.
    if (state.phase !== "leaving" || attempt !== attempts) return;
    if (!state.isRequested && !(isSaved && parts.isOnline())) {
      handle({ type: "kept" });
      return;
    }
    const { checkedAt, history } = memory.read();
    memory.write({ checkedAt, history: afterReload(history, parts.build, state.build, now()) });
    parts.reload();
  }

  async function check(): Promise<void> {
    tick();
    const requested = now();
    if (isChecking || !isCheckDue(memory.read().checkedAt, requested)) return;
    isChecking = true;
    memory.write({ ...memory.read(), checkedAt: requested });
    const build = await parts.readBuild();
    isChecking = false;
    if (build === parts.build) handle({ type: "withdrawn" });
    if (build === null || !isUpdate(memory.read().history, parts.build, build, now())) return;
    handle({ type: "offered", build, isVisible: isVisible(), cancelledAt: memory.readCancelledAt() });
  }

  function hear(news: UpdateNews): void {
    if (news.type === "counting") countsElsewhereUntil = now() + 60 * SECOND_MS;
    if (news.type === "active") handle({ type: "active" });
    if (news.type === "cancelled") handle({ type: "cancelled" });
  }

  return {
    /** Checks every 4 minutes; returns the function that stops. */
    start(): () => void {
      const checking = setInterval(() => void check(), UPDATE_CHECK_INTERVAL_MS);
      channel = parts.openChannel();
      const unlisten = channel.listen(hear);
      return () => {
        clearInterval(checking);
        clearInterval(timer);
        unlisten();
        channel?.close();
      };
    },
    /** The user is active: stops the countdown in every tab of this browser. */
    noteActivity(): void {
      if (view === null && now() >= countsElsewhereUntil) return;
      countsElsewhereUntil = 0;
      channel?.post({ type: "active" });
      handle({ type: "active" });
    },
    noteVisibility: () => handle({ type: "looked-at", isVisible: isVisible() }),
    cancel(): void {
      memory.writeCancelledAt(now());
      channel?.post({ type: "cancelled" });
      handle({ type: "cancelled" });
    },
    reload: () => handle({ type: "requested" }),
    view: () => view,
    subscribe(listener: () => void): () => void {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

export type UpdateWatch = ReturnType<typeof createUpdateWatch>;
