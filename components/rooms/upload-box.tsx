"use client";

import { Upload } from "lucide-react";
import { useRef } from "react";
import { useActions } from "@/lib/client/actions/use-actions";
import { showAlert } from "@/lib/client/alerts/alerts-store";
import { uploadStore } from "@/lib/client/data/media/use-uploads";
import { regionReviewPath } from "@/lib/domain/insured-paths";
import { regionCopy as copy } from "./copy";
import { ACCEPTED_FILES, judgeFiles, refusalLines } from "./judge-files";
import styles from "./upload-box.module.css";
import { useFileIntake } from "./use-file-intake";
import type { Review } from "./use-review";

const REFUSED_ALERT_ID = "files-refused";
/** Long enough to read several names. */
const REFUSED_ALERT_MS = 15_000;

/** Adds photos and videos to the room: by drop anywhere, paste, or picker. */
export function UploadBox({ review }: { review: Review }) {
  const { insured, project, room } = review;
  const picker = useRef<HTMLInputElement>(null);
  const addFiles = async (files: readonly File[]) => {
    const { taken, refused } = await judgeFiles(files);
    const path = regionReviewPath(insured.key, project.key, room.key);
    const target = { room: { key: room.key, name: room.name, path }, companyKey: project.companyKey };
    uploadStore.add(taken.map((one) => ({ ...one, ...target })));
    if (refused.length === 0) return;
    const message = copy.filesRefused(refused.length, refusalLines(refused));
    showAlert({ id: REFUSED_ALERT_ID, type: "warning", message, duration: REFUSED_ALERT_MS });
  };
  const isOver = useFileIntake(true, (files) => void addFiles(files));
  const openPicker = () => picker.current?.click();
  useActions([{ id: "review.upload", group: "page", label: copy.upload, icon: Upload, keys: ["u"], run: openPicker }]);
  return (
    <>
      <button type="button" className={styles.box} data-over={isOver || undefined} onClick={openPicker}>
        <Upload aria-hidden="true" />
        {isOver ? copy.dropHere(room.name) : copy.upload}
      </button>
      <input
        ref={picker}
        type="file"
        className="visually-hidden"
        tabIndex={-1}
        aria-label={copy.pickFiles}
        accept={ACCEPTED_FILES}
        multiple
        onChange={(event) => {
          void addFiles([...(event.target.files ?? [])]);
          // Lets the same file be picked again.
          event.target.value = "";
        }}
      />
    </>
  );
}
