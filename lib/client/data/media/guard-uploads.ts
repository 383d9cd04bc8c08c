import { holdPage } from "../../update/hold-page";
import type { createUploadStore } from "./upload-store";

type Uploads = Pick<ReturnType<typeof createUploadStore>, "hasUnsent" | "subscribe">;

/**
 * While a file is on its way, or has failed and was neither tried again nor let go, the page asks before it is left, and
 * does not reload itself, whatever it shows by then. A session that has ended asks nothing: its files end with it. Answers how to stop.
 */
export function guardUploads(uploads: Uploads): () => void {
  let release: (() => void) | null = null;

  function follow(): void {
    if (uploads.hasUnsent()) {
      release ??= holdPage("Files are not sent");
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
