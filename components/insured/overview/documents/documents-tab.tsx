"use client";

import { useState } from "react";
import { ErrorState } from "@/components/ui/error-state";
import { FileDrop } from "@/components/ui/file-drop";
import type { FileEntry } from "@/components/ui/file-entry";
import { Skeleton } from "@/components/ui/skeleton";
import { may } from "@/lib/access/permissions";
import { uploadDocument } from "@/lib/client/claims/documents";
import { useSession } from "@/lib/client/session/use-session";
import { useBackend } from "@/lib/client/use-backend";
import type { Project } from "@/lib/domain/entities";
import { UPLOAD_LIMITS, UPLOAD_TYPES } from "@/lib/domain/upload-rules";
import styles from "../overview.module.css";
import type { Claim } from "../use-claim";
import { DocumentList } from "./document-list";
import documentStyles from "./documents.module.css";
import { useUnsentDocuments } from "./use-unsent-documents";
import { documentWords } from "./words";

const RULES = {
  types: Object.keys(UPLOAD_TYPES.document).map((extension) => `.${extension}`),
  typesLabel: documentWords.types,
  maximumBytes: UPLOAD_LIMITS.document,
};

/** A claim's papers: added by drop, paste or choice, looked at, and deleted with a way back. */
export function DocumentsTab({ claim: { project }, now }: { claim: Claim; now: number }) {
  const { session } = useSession();
  const documents = useBackend("document.list", { projectKey: project.key });
  const mayEdit = session !== null && may(session.effectiveRole, "editClaims");
  return (
    <section className={styles.block} aria-labelledby="documents">
      <div className={styles.blockHead}>
        <h2 id="documents">{documentWords.title}</h2>
      </div>
      {mayEdit ? <AddDocuments project={project} /> : null}
      {documents.data ? (
        <DocumentList documents={documents.data} mayEdit={mayEdit} now={now} onStale={documents.reload} />
      ) : documents.error ? (
        <ErrorState message={documents.error.message} onRetry={documents.reload} retryLabel={documentWords.retry} />
      ) : (
        <Skeleton width="60%" height={40} />
      )}
    </section>
  );
}

function AddDocuments({ project }: { project: Project }) {
  const [files, setFiles] = useState<readonly FileEntry[]>([]);
  useUnsentDocuments(files.map(({ file }) => file.name));
  return (
    <div className={documentStyles.add}>
      <FileDrop
        label={documentWords.upload}
        value={files}
        // What has arrived stands in the list below.
        onValueChange={(next) => setFiles(next.filter(({ status }) => status !== "done"))}
        rules={RULES}
        send={(file, options) => uploadDocument(project, file, { ...options, fallback: documentWords.uploadFailed })}
      />
    </div>
  );
}
