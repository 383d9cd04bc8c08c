/**
 * When the session of this page began and ended. The fetch layer reports a 401 here; what follows from an end
 * (message, redirect, dropped caches) belongs to the listeners. An end is told once, however many calls find out.
 */
import { notifyEach } from "../../notify-each";

export type SessionEnd = "manual" | "expired";
export type SessionEvent =
  /** Calls on their way are to let go: the session is about to change hands. */
  { type: "changing" } | { type: "began" } | { type: "ended"; reason: SessionEnd };
type Listener = (event: SessionEvent) => void;
/** After a 401: whether this page's session is over, or this browser holds another one by now. */
export type Verdict = "over" | "another";
type Judge = () => Promise<Verdict>;

export function createSessionLifetime() {
  const listeners = new Set<Listener>();
  let epoch = 0;
  let isEnded = false;
  let judge: Judge | null = null;
  let judged: number | null = null;

  function tell(event: SessionEvent): void {
    notifyEach(listeners, event);
  }

  function end(reason: SessionEnd): void {
    if (isEnded) return;
    isEnded = true;
    epoch += 1;
    tell({ type: "ended", reason });
  }

  function begin(): void {
    isEnded = false;
    epoch += 1;
    tell({ type: "began" });
  }

  return {
    /** Changes with every beginning and end; an answer of an older epoch belongs to a session that is gone. */
    epoch: () => epoch,
    isEnded: () => isEnded,
    change: () => tell({ type: "changing" }),
    begin,
    end,
    /** Who decides what a 401 means; without one it is the end. Answers how to take the judge out again. */
    judgeBy(given: Judge): () => void {
      judge = given;
      return () => {
        if (judge === given) judge = null;
      };
    },
    /** A call that started in `startedIn` was answered 401. However many report it, it is judged once. */
    reportUnauthorized(startedIn: number): void {
      if (startedIn !== epoch || isEnded || judged === epoch) return;
      if (!judge) {
        end("expired");
        return;
      }
      judged = epoch;
      const decide = (verdict: Verdict) => {
        judged = null;
        if (startedIn !== epoch || isEnded) return;
        if (verdict === "over") end("expired");
        else begin();
      };
      judge().then(decide, () => decide("over"));
    },
    subscribe(listener: Listener): () => void {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    /** What was read for a session goes when another one begins, or it ends. */
    onChangeOfHands(drop: () => void): () => void {
      const listener: Listener = (event) => {
        if (event.type !== "changing") drop();
      };
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/** The one of this page. */
export const sessionLifetime = createSessionLifetime();
