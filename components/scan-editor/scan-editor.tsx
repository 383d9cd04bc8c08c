"use client";

import { useEffect } from "react";
import { EmptyState } from "@/components/ui/feedback/empty-state";
import { ErrorState } from "@/components/ui/feedback/error-state";
import { SkeletonSwitch } from "@/components/ui/feedback/skeleton-switch";
import { LinkButton } from "@/components/ui/link-button";
import { useSurveyEditor } from "@/lib/client/scan-editor/use-survey-editor";
import { scanViewerPath } from "@/lib/domain/insured-paths";
import { Editor } from "./editor";
import { EditorSkeleton } from "./editor-skeleton";
import { loadCanvas } from "./lazy-canvas";
import { COPY } from "./names/copy";
import { nameElements } from "./names/name-elements";
import { useClaimOfEditor } from "./use-claim-of-editor";

export type ScanEditorProps = {
  insuredKey: string;
  projectKey: string;
  datasetKey: string | null;
  annotationTaskKey: string | null;
};

/** The page of the scan editor: a skeleton until dataset, task and all lists are loaded, then the editor. */
export function ScanEditor({ insuredKey, projectKey, datasetKey, annotationTaskKey }: ScanEditorProps) {
  const hasKeys = datasetKey !== null && annotationTaskKey !== null;
  const claim = useClaimOfEditor(insuredKey, projectKey, datasetKey);
  const surveyKey = hasKeys ? (claim.survey?.key ?? null) : null;
  const page = hasKeys ? scanViewerPath(insuredKey, projectKey, { datasetKey, annotationTaskKey }) : undefined;
  const editor = useSurveyEditor({ surveyKey, datasetKey, annotationTaskKey, page }, nameElements);
  useEffect(() => {
    // The canvas retries a failed load and reports it.
    loadCanvas().catch(() => {});
  }, []);
  const claimLink = <LinkButton href={claim.link.href}>{COPY.toClaim}</LinkButton>;

  if (!hasKeys) {
    const title = datasetKey === null ? COPY.missingDatasetTitle : COPY.missingTaskTitle;
    return <EmptyState sentence={`${title}. ${COPY.missingLink}`} action={claimLink} />;
  }
  if (claim.failure !== null) return <ErrorState message={claim.failure} onRetry={claim.retry} />;
  if (!claim.isLoading && claim.survey === null) {
    return <EmptyState sentence={`${COPY.noSurveyTitle}. ${COPY.noSurvey}`} action={claimLink} />;
  }
  if (editor.error) {
    const { message, reason } = editor.error;
    return <ErrorState message={reason === message ? message : `${message} ${reason}`} onRetry={editor.retry} />;
  }
  const { store, dataset, saving, resetFloor } = editor;
  return (
    <SkeletonSwitch isLoading={!store} loadingLabel={COPY.loading} skeleton={<EditorSkeleton />}>
      {() =>
        store && dataset && saving && resetFloor ? (
          <Editor
            key={store.scene.surveyKey}
            store={store}
            dataset={dataset}
            annotationTask={editor.annotationTask}
            saving={saving}
            claim={claim.link}
            inspection={claim.survey?.name ?? undefined}
            projectKey={projectKey}
            resetFloor={resetFloor}
          />
        ) : null
      }
    </SkeletonSwitch>
  );
}
