/**
 * The time limits of one call: silence while waiting for the backend, and the total (contract section 1, "Timeouts").
 */

const TOTAL_TO_SILENCE = 4;

export class BackendTimeoutError extends Error {}

export type CallClock = {
  /** Starts waiting for the backend. */
  wait: () => void;
  /** Stops waiting: the backend has sent something, or nothing is expected from it. */
  pause: () => void;
  /** The call is over. */
  stop: () => void;
};

/** Calls `onTimeout` once, after `silenceMs` of waiting or four times `silenceMs` in total. */
export function startCallClock(silenceMs: number, onTimeout: (error: BackendTimeoutError) => void): CallClock {
  let silence: NodeJS.Timeout | undefined;
  const pause = () => {
    clearTimeout(silence);
    silence = undefined;
  };
  const stop = () => {
    pause();
    clearTimeout(total);
  };
  const timeOut = (text: string) => () => {
    stop();
    onTimeout(new BackendTimeoutError(text));
  };
  const total = setTimeout(timeOut("The call took too long"), silenceMs * TOTAL_TO_SILENCE);
  const wait = () => {
    if (silence) silence.refresh();
    else silence = setTimeout(timeOut("The backend was silent too long"), silenceMs);
  };
  return { wait, pause, stop };
}
