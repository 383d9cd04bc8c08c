/** An observer of outgoing calls, for session recording. Calls are unaffected by it. */
type Ask<Init, Answer> = (url: string, init: Init) => Promise<Answer>;
export type Watch = <Init extends RequestInit, Answer extends Response>(
  ask: Ask<Init, Answer>,
  url: string,
  init: Init,
) => Promise<Answer>;

let watch: Watch | null = null;

/** Returns the function that stops. */
export function watchCalls(given: Watch): () => void {
  watch = given;
  return () => {
    if (watch === given) watch = null;
  };
}

export const askWatched: Watch = (ask, url, init) => (watch ? watch(ask, url, init) : ask(url, init));
