import { sessionLifetime } from "../session/session-lifetime";
import { onBeforeReload } from "../update/before-reload";
import type { createUploadStore } from "./upload-store";

type Uploads = Pick<ReturnType<typeof createUploadStore>, "hasUnsent" | "subscribe">;

/** From now on the page asks before it is left, and does not reload itself. Answers how to let it go. */
function holdPage(): () => void {
  const ask = (event: BeforeUnloadEvent) => {
    if (!sessionLifetime.isEnded()) event.preventDefault();
  };
  window.addEventListener("beforeunload", ask);
  const off = onBeforeReload(() => {
    throw new Error("Files are not sent");
  });
  return () => {
    window.removeEventListener("beforeunload", ask);
    off();
  };
}

/**
 * While a file is on its way, or has failed and was neither tried again nor let go, the page asks before it is left, and
 * does not reload itself, whatever it shows by then. A session that has ended asks nothing: its files end with it. Answers how to stop.
 */
export function guardUploads(uploads: Uploads): () => void {
  let release: (() => void) | null = null;

  function follow(): void {
    if (uploads.hasUnsent()) {
      release ??= holdPage();
      return;
    }
    release?.();
    release = null;
  }

  const unsubscribe = uploads.subscribe(follow);
  return () => {
    unsubscribe();
    release?.();
    release = null;
  };
}
