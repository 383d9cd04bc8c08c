"use client";

import { useMemo, useSyncExternalStore } from "react";
import { sessionLifetime } from "../../calls/session-lifetime";
import { sendDocument } from "./documents";
import { guardUploads } from "./guard-uploads";
import { sendUpload } from "./send-upload";
import { rememberUnsent } from "./unsent-files";
import { createUploadStore, type Upload } from "./upload-store";
import { setUploadActions, summarizeUploads } from "./upload-summary";

/** The store of this page. */
export const uploadStore = createUploadStore((upload, options) =>
  upload.kind === "document" ? sendDocument(upload, options) : sendUpload(upload, options),
);

// Registered first, because it reads the list that the next listener empties.
rememberUnsent(uploadStore);
sessionLifetime.onChangeOfHands(uploadStore.cancelAll);
guardUploads(uploadStore);
setUploadActions(uploadStore);
uploadStore.subscribe(() => summarizeUploads(uploadStore.list()));

const NONE: readonly Upload[] = [];

/** Returns the uploads to a region, or to the documents of a claim. */
export function useUploads(targetKey: string): readonly Upload[] {
  const all = useSyncExternalStore(uploadStore.subscribe, uploadStore.list, () => NONE);
  return useMemo(() => all.filter((upload) => upload.room.key === targetKey), [all, targetKey]);
}
