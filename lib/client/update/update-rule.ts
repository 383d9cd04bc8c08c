/**
 * The rule of "Update Available" and its reload (specification section 2, "Global behaviours", and section 9). Pure:
 * each event carries its time in milliseconds since 1970.
 */
import {
  AUTO_RELOAD_COUNTDOWN_SECONDS,
  UPDATE_CHECK_MINIMUM_AGE_MS,
  UPDATE_MODAL_SNOOZE_MS,
} from "../../domain/constants";

export type UpdateState =
  /** No other build is known. `stoppedFor`: a withdrawn build whose countdown was stopped. */
  | { phase: "none"; stoppedFor?: string }
  /** Another build is known, but the page is hidden: the countdown starts when it becomes visible. */
  | { phase: "held"; build: string }
  | { phase: "counting"; build: string; since: number; seenAt: number }
  /** The user is active: the modal stays, without a countdown. */
  | { phase: "stopped"; build: string }
  | { phase: "cancelled"; build: string; since: number }
  /** Unsaved work is being saved; then the page reloads. */
  | { phase: "leaving"; build: string; isRequested: boolean };

export type UpdateEvent =
  /** Another build answered. */
  | { type: "offered"; build: string; isVisible: boolean; cancelledAt: number | null }
  /** The page's own build answers again. */
  | { type: "withdrawn" }
  | { type: "looked-at"; isVisible: boolean }
  /** The user moved, typed or touched. */
  | { type: "active" }
  | { type: "cancelled" }
  | { type: "requested" }
  /** A save failed, or there is no network to load from. */
  | { type: "kept" }
  | { type: "ticked"; isVisible: boolean };

const COUNTDOWN_MS = AUTO_RELOAD_COUNTDOWN_SECONDS * 1000;
/** The largest gap between two ticks; beyond it the machine was suspended. */
const MAX_TICK_GAP_MS = 60_000;

/** Whether a check is due; also if the clock was set back. */
export function isCheckDue(checkedAt: number | null, now: number): boolean {
  return checkedAt === null || now < checkedAt || now - checkedAt > UPDATE_CHECK_MINIMUM_AGE_MS;
}

export function isSnoozed(cancelledAt: number | null, now: number): boolean {
  return cancelledAt !== null && now >= cancelledAt && now - cancelledAt < UPDATE_MODAL_SNOOZE_MS;
}

function countdownState(build: string, isVisible: boolean, now: number): UpdateState {
  return isVisible ? { phase: "counting", build, since: now, seenAt: now } : { phase: "held", build };
}

function afterTick(state: UpdateState, isVisible: boolean, now: number): UpdateState {
  if (state.phase === "cancelled" && !isSnoozed(state.since, now)) return countdownState(state.build, isVisible, now);
  if (state.phase !== "counting") return state;
  if (now < state.seenAt || now - state.seenAt > MAX_TICK_GAP_MS) return countdownState(state.build, isVisible, now);
  if (now - state.since >= COUNTDOWN_MS) return { phase: "leaving", build: state.build, isRequested: false };
  return { ...state, seenAt: now };
}

type Offer = Extract<UpdateEvent, { type: "offered" }>;

function afterOffer(state: UpdateState, { build, cancelledAt, isVisible }: Offer, now: number): UpdateState {
  if (state.phase !== "none") return state.build === build ? state : { ...state, build };
  if (cancelledAt !== null && isSnoozed(cancelledAt, now)) return { phase: "cancelled", build, since: cancelledAt };
  // Two builds may alternate: a stopped countdown does not start again for a known build.
  return state.stoppedFor === build ? { phase: "stopped", build } : countdownState(build, isVisible, now);
}

export function updateAfter(state: UpdateState, event: UpdateEvent, now: number): UpdateState {
  if (event.type === "offered") return afterOffer(state, event, now);
  if (state.phase === "none") return state;
  const { build } = state;
  switch (event.type) {
    case "withdrawn":
      // A reload in progress loads whatever build answers.
      if (state.phase === "leaving") return state;
      return state.phase === "stopped" ? { phase: "none", stoppedFor: build } : { phase: "none" };
    case "looked-at":
      if (state.phase === "held" && event.isVisible) return countdownState(build, true, now);
      return state.phase === "counting" && !event.isVisible ? { phase: "held", build } : state;
    case "active":
      if (state.phase === "leaving") return state.isRequested ? state : { phase: "stopped", build };
      return state.phase === "counting" ? { phase: "stopped", build } : state;
    case "cancelled":
      return state.phase === "leaving" ? state : { phase: "cancelled", build, since: now };
    case "requested":
      return { phase: "leaving", build, isRequested: true };
    case "kept":
      return { phase: "stopped", build };
    case "ticked":
      return afterTick(state, event.isVisible, now);
  }
}

/** The view of the page: nothing (null), a countdown, or a waiting modal. */
export type UpdateView = { secondsLeft: number | null; isLeaving: boolean } | null;

export function viewOfUpdate(state: UpdateState): UpdateView {
  if (state.phase === "counting") {
    return { secondsLeft: Math.ceil((COUNTDOWN_MS - (state.seenAt - state.since)) / 1000), isLeaving: false };
  }
  if (state.phase === "stopped") return { secondsLeft: null, isLeaving: false };
  return state.phase === "leaving" ? { secondsLeft: null, isLeaving: true } : null;
}
