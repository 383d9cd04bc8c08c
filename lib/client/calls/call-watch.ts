/** Where calls pass by on their way out, for whoever records them; each is asked as it would be where nobody does. */
type Ask<Init, Answer> = (url: string, init: Init) => Promise<Answer>;
export type Watch = <Init extends RequestInit, Answer extends Response>(
  ask: Ask<Init, Answer>,
  url: string,
  init: Init,
) => Promise<Answer>;

let watch: Watch | null = null;

/** Answers how to stop. */
export function watchCalls(given: Watch): () => void {
  watch = given;
  return () => {
    if (watch === given) watch = null;
  };
}

export const askWatched: Watch = (ask, url, init) => (watch ? watch(ask, url, init) : ask(url, init));
