import { sessionLifetime } from "../calls/session-lifetime";
import { onBeforeReload } from "./before-reload";

/**
 * From now on the page asks before it is left and does not reload itself. `reason`: for logs. Asks nothing once the
 * session has ended. Returns the function that releases the page.
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
