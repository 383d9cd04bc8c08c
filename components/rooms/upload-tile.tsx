"use client";

import { RotateCw, X } from "lucide-react";
import { useEffect, useState } from "react";
import { IconButton } from "@/components/ui/icon-button";
import type { Upload } from "@/lib/client/data/media/upload-store";
import { uploadStore } from "@/lib/client/data/media/use-uploads";
import { regionCopy as copy } from "./copy";
import styles from "./upload-box.module.css";

/** An uploading file, shown where its photo will be: progress or failure, with actions. */
export function UploadTile({ upload }: { upload: Upload }) {
  const { id, file, status, progress, message } = upload;
  const preview = usePreview(upload);
  const percent = Math.floor(progress * 100);
  return (
    <div className={styles.tile} title={message ?? file.name}>
      {preview ? <img className={styles.preview} src={preview} alt="" draggable={false} /> : null}
      <div className={styles.state}>
        {status === "failed" ? (
          <span className={styles.failed} role="alert">
            <span className="visually-hidden">{`${file.name}: ${message ?? ""} `}</span>
            {copy.uploadFailed}
          </span>
        ) : (
          <span
            className={styles.track}
            role="progressbar"
            aria-label={copy.uploading(file.name)}
            aria-valuemin={0}
            aria-valuemax={100}
            aria-valuenow={percent}
          >
            <span className={styles.fill} style={{ width: `${percent}%` }} />
          </span>
        )}
        <span className={styles.buttons}>
          {status === "failed" ? (
            <IconButton
              size="sm"
              icon={<RotateCw />}
              label={copy.retryUpload(file.name)}
              onClick={() => uploadStore.retry(id)}
            />
          ) : null}
          <IconButton
            size="sm"
            icon={<X />}
            label={status === "failed" ? copy.dismissUpload(file.name) : copy.cancelUpload(file.name)}
            onClick={() => uploadStore.cancel(id)}
          />
        </span>
      </div>
    </div>
  );
}

/** Returns an object URL of the file; null for a video. */
function usePreview({ file, kind }: Upload): string | null {
  const [address, setAddress] = useState<string | null>(null);
  useEffect(() => {
    if (kind !== "image") return;
    const objectUrl = URL.createObjectURL(file);
    setAddress(objectUrl);
    return () => URL.revokeObjectURL(objectUrl);
  }, [file, kind]);
  return address;
}
