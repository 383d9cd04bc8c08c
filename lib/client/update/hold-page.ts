import { sessionLifetime } from "../calls/session-lifetime";
import { onBeforeReload } from "./before-reload";

/**
 * From now on the page asks before it is left, and does not reload itself; `reason` says why, to who reads a log. A
 * session that has ended asks nothing. Answers how to let it go.
 */
export function holdPage(reason: string): () => void {
  const ask = (event: BeforeUnloadEvent) => {
    if (!sessionLifetime.isEnded()) event.preventDefault();
  };
  window.addEventListener("beforeunload", ask);
  const off = onBeforeReload(() => {
    throw new Error(reason);
  });
  return () => {
    window.removeEventListener("beforeunload", ask);
    off();
  };
}
