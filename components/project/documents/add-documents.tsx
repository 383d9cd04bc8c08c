"use client";

import { FileDrop } from "@/components/ui/media/file-drop";
import type { FileEntry } from "@/components/ui/media/file-entry";
import { contentCheck } from "@/lib/client/data/media/content-check";
import { uploadStore, useUploads } from "@/lib/client/data/media/use-uploads";
import type { Project } from "@/lib/domain/entities";
import { overviewPath } from "@/lib/domain/insured-paths";
import { UPLOAD_LIMITS, UPLOAD_TYPES } from "@/lib/domain/upload-rules";
import { documentCopy as copy } from "./copy";
import documentStyles from "./documents.module.css";

const RULES = {
  types: Object.keys(UPLOAD_TYPES.document).map((extension) => `.${extension}`),
  typesLabel: copy.types,
  maximumBytes: UPLOAD_LIMITS.document,
  inspect: contentCheck("document"),
};

/** Adds documents to a claim. Uploads continue while another tab is open, and appear in the list when they arrive. */
export function AddDocuments({ project }: { project: Project }) {
  const uploads = useUploads(project.key);
  const sync = (next: readonly FileEntry[]) => {
    const existing = uploadStore.list();
    const owner = {
      key: project.key,
      name: copy.placeOf(project.claimNumber),
      path: overviewPath(project.insuredKey, project.key, "documents"),
    };
    const added = next.filter(({ file }) => !existing.some((upload) => upload.file === file));
    uploadStore.add(added.map(({ file }) => ({ file, kind: "document", room: owner, companyKey: project.companyKey })));
    const remainingIds = new Set(next.map(({ id }) => id));
    for (const { id } of uploads) if (!remainingIds.has(id)) uploadStore.cancel(id);
  };
  return (
    <div className={documentStyles.add}>
      <FileDrop label={copy.upload} value={uploads} onValueChange={sync} rules={RULES} onRetry={uploadStore.retry} />
    </div>
  );
}
