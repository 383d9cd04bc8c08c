/** The limits of one call: silence while we wait for the backend, and the whole of it (contract section 1, "Timeouts"). */

const WHOLE_TIMES_SILENCE = 4;

export class BackendTimeoutError extends Error {}

export type CallClock = {
  /** We wait for the backend from now on. */
  wait: () => void;
  /** The backend spoke, or it is not its turn. */
  pause: () => void;
  /** The call is over. */
  stop: () => void;
};

/** Calls `onTimeout` once, after `silenceMs` of waiting or four times that in all. */
export function startCallClock(silenceMs: number, onTimeout: (error: BackendTimeoutError) => void): CallClock {
  let silence: NodeJS.Timeout | undefined;
  const pause = () => {
    clearTimeout(silence);
    silence = undefined;
  };
  const stop = () => {
    pause();
    clearTimeout(whole);
  };
  const timeOut = (text: string) => () => {
    stop();
    onTimeout(new BackendTimeoutError(text));
  };
  const whole = setTimeout(timeOut("The call took too long"), silenceMs * WHOLE_TIMES_SILENCE);
  const wait = () => {
    if (silence) silence.refresh();
    else silence = setTimeout(timeOut("The backend was silent too long"), silenceMs);
  };
  return { wait, pause, stop };
}
