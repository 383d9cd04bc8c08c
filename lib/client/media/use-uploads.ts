"use client";

import { useEffect, useMemo, useSyncExternalStore } from "react";
import { sessionLifetime } from "../session/session-lifetime";
import { useBeforeReload } from "../update/use-before-reload";
import { sendUpload } from "./send-upload";
import { createUploadStore, type Upload } from "./upload-store";

/** The one of this page. */
export const uploadStore = createUploadStore(sendUpload);

sessionLifetime.onChangeOfHands(uploadStore.cancelAll);

const NONE: readonly Upload[] = [];

/** The files on their way to a room. While one is, the page asks before it goes, and does not reload itself. */
export function useUploads(regionKey: string): readonly Upload[] {
  const all = useSyncExternalStore(uploadStore.subscribe, uploadStore.list, () => NONE);
  const isBusy = all.some(({ status }) => status !== "failed");
  useBeforeReload(() => {
    if (uploadStore.isBusy()) throw new Error("Files are on their way");
  });
  useEffect(() => {
    if (!isBusy) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener("beforeunload", ask);
    return () => window.removeEventListener("beforeunload", ask);
  }, [isBusy]);
  return useMemo(() => all.filter((upload) => upload.regionKey === regionKey), [all, regionKey]);
}
