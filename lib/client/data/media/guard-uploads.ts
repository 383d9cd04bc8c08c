import { holdPage } from "../../update/hold-page";
import type { createUploadStore } from "./upload-store";

type Uploads = Pick<ReturnType<typeof createUploadStore>, "hasUnsent" | "subscribe">;

/**
 * While a file is uploading, or has failed and is neither retried nor dismissed, the page asks before it is left and
 * blocks automatic reloads. An ended session takes its files along and asks nothing. Returns the function that stops.
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
