/** Schedules the next try of a call, after pauses that double up to a limit. */

/** In milliseconds. */
export type RetryPauses = { first: number; longest: number };

export const RETRY_PAUSES: RetryPauses = { first: 1_000, longest: 30_000 };

export function createRetryTimer(pauses: RetryPauses, run: () => void) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let pause = pauses.first;

  function clear(): void {
    clearTimeout(timer);
    timer = undefined;
  }

  return {
    /** Cancels the next try and starts again with the first pause. For use after a success. */
    reset(): void {
      clear();
      pause = pauses.first;
    },
    schedule(): void {
      clear();
      timer = setTimeout(run, pause);
      pause = Math.min(pause * 2, pauses.longest);
    },
    clear,
  };
}
