/**
 * The beginning and end of this page's session. The fetch layer reports a 401 here; listeners show the message,
 * redirect and drop caches. An end is reported once, however many calls receive a 401.
 */
import { notifyEach } from "../../notify-each";

export type SessionEnd = "manual" | "expired";
export type SessionEvent =
  /** The session is about to be replaced: abort calls in flight. */
  { type: "changing" } | { type: "began" } | { type: "ended"; reason: SessionEnd };
type Listener = (event: SessionEvent) => void;
/** The judgment of a 401: this session is over, or the browser already holds another. */
export type Verdict = "over" | "another";
type Judge = () => Promise<Verdict>;

export function createSessionLifetime() {
  const listeners = new Set<Listener>();
  let epoch = 0;
  let isEnded = false;
  let judge: Judge | null = null;
  let judgedEpoch: number | null = null;

  function notify(event: SessionEvent): void {
    notifyEach(listeners, event);
  }

  function end(reason: SessionEnd): void {
    if (isEnded) return;
    isEnded = true;
    epoch += 1;
    notify({ type: "ended", reason });
  }

  function begin(): void {
    isEnded = false;
    epoch += 1;
    notify({ type: "began" });
  }

  return {
    /** Changes with every beginning and end; answers of an older epoch belong to an earlier session. */
    epoch: () => epoch,
    isEnded: () => isEnded,
    change: () => notify({ type: "changing" }),
    begin,
    end,
    /** Sets the judge of a 401; without one, a 401 ends the session. Returns the function that removes the judge. */
    judgeBy(newJudge: Judge): () => void {
      judge = newJudge;
      return () => {
        if (judge === newJudge) judge = null;
      };
    },
    /** Reports a 401 of a call that started in the epoch `startedIn`. Only the first report is judged. */
    reportUnauthorized(startedIn: number): void {
      if (startedIn !== epoch || isEnded || judgedEpoch === epoch) return;
      if (!judge) {
        end("expired");
        return;
      }
      judgedEpoch = epoch;
      const decide = (verdict: Verdict) => {
        judgedEpoch = null;
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
    /** Subscribes to the points at which data of a session must be dropped: its end, and the beginning of the next. */
    onChangeOfHands(drop: () => void): () => void {
      const listener: Listener = (event) => {
        if (event.type !== "changing") drop();
      };
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/** The session lifetime of this page. */
export const sessionLifetime = createSessionLifetime();
