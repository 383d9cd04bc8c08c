import { sessionLifetime } from "../calls/session-lifetime";
import { onBeforeReload } from "./before-reload";

/**
 * Makes the browser prompt before the page is left, and keeps the page from reloading itself. Does not prompt once the
 * session has ended. `reason`: the message of the error that prevents the reload. Returns the function that ends this.
 */
export function holdPage(reason: string): () => void {
  const promptBeforeLeaving = (event: BeforeUnloadEvent) => {
    if (!sessionLifetime.isEnded()) event.preventDefault();
  };
  window.addEventListener("beforeunload", promptBeforeLeaving);
  const allowReload = onBeforeReload(() => {
    throw new Error(reason);
  });
  return () => {
    window.removeEventListener("beforeunload", promptBeforeLeaving);
    allowReload();
  };
}
