"use client";

import { ErrorState } from "@/components/ui/feedback/error-state";
import { Skeleton } from "@/components/ui/feedback/skeleton";
import { may } from "@/lib/access/permissions";
import { useBackend } from "@/lib/client/reads/use-backend";
import { useSession } from "@/lib/client/session/use-session";
import styles from "../parts/overview.module.css";
import type { Claim } from "../parts/use-claim";
import { AddDocuments } from "./add-documents";
import { documentCopy } from "./copy";
import { DocumentList } from "./document-list";

/** A claim's documents: add by drop, paste or picker, preview, delete with Undo. */
export function DocumentsTab({ claim: { project }, now }: { claim: Claim; now: number }) {
  const { session } = useSession();
  const documents = useBackend("document.list", { projectKey: project.key });
  const mayEdit = session !== null && may(session.effectiveRole, "editClaims");
  return (
    <section className={styles.block} aria-labelledby="documents">
      <div className={styles.blockHead}>
        <h2 id="documents">{documentCopy.title}</h2>
      </div>
      {mayEdit ? <AddDocuments project={project} /> : null}
      {documents.data ? (
        <DocumentList documents={documents.data} mayEdit={mayEdit} now={now} onStale={documents.reload} />
      ) : documents.error ? (
        <ErrorState message={documents.error.message} onRetry={documents.reload} retryLabel={documentCopy.retry} />
      ) : (
        <Skeleton width="60%" height={40} />
      )}
    </section>
  );
}
