import { holdPage } from "../../update/hold-page";
import type { createUploadStore } from "./upload-store";

type Uploads = Pick<ReturnType<typeof createUploadStore>, "hasUnsent" | "subscribe">;

/**
 * Asks before the page is left, and blocks automatic reloads, while a file is uploading or has failed and is neither
 * retried nor dismissed. The end of the session cancels its uploads without a question. Returns a function that stops.
 */
export function guardUploads(uploads: Uploads): () => void {
  let release: (() => void) | null = null;

  function updateHold(): void {
    if (uploads.hasUnsent()) {
      release ??= holdPage("Files are not sent");
      return;
    }
    release?.();
    release = null;
  }

  const unsubscribe = uploads.subscribe(updateHold);
  return () => {
    unsubscribe();
    release?.();
    release = null;
  };
}
