/** Lets session recording observe outgoing calls, without an effect on them. */
type Send<Init, Answer> = (url: string, init: Init) => Promise<Answer>;
export type Watch = <Init extends RequestInit, Answer extends Response>(
  send: Send<Init, Answer>,
  url: string,
  init: Init,
) => Promise<Answer>;

let watch: Watch | null = null;

/** Starts the observation of all calls. Returns a function that stops it. */
export function watchCalls(newWatch: Watch): () => void {
  watch = newWatch;
  return () => {
    if (watch === newWatch) watch = null;
  };
}

export const askWatched: Watch = (send, url, init) => (watch ? watch(send, url, init) : send(url, init));
