"use client";

import { Button } from "@/components/ui/button";
import type { Upload } from "@/lib/client/data/media/upload-store";
import { uploadStore } from "@/lib/client/data/media/use-uploads";
import { regionCopy as copy } from "./copy";
import styles from "./upload-box.module.css";

/** Counts of uploading and failed files, whose tiles may be scrolled out of view. */
export function UploadsSummary({ uploads }: { uploads: readonly Upload[] }) {
  const failed = uploads.filter(({ status }) => status === "failed");
  const openCount = uploads.length - failed.length;
  const retryAll = () => {
    for (const { id } of failed) uploadStore.retry(id);
  };
  return (
    <div className={styles.summary}>
      <p role="status">{openCount > 0 ? copy.uploadsOpen(openCount) : ""}</p>
      {failed.length > 0 ? (
        <p className={styles.failures}>
          <span>{copy.uploadsFailed(failed.length)}</span>
          <Button size="sm" onClick={retryAll}>
            {copy.retryAll}
          </Button>
        </p>
      ) : null}
    </div>
  );
}
