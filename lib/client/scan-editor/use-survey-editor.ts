"use client";

/** The editor of one survey, loaded and connected to the durable queue. */
import { useCallback, useEffect, useMemo, useState } from "react";
import type { AnnotationTask, Dataset } from "../../domain/entities";
import type { EditorStore } from "../../editor/core/editor-store";
import { asApiError } from "../calls/api-error";
import { scopeOf } from "../calls/session-scope";
import { browserQueue } from "../queue/browser-queue";
import { useSession } from "../session/use-session";
import { SurveyLoadError } from "./load-survey";
import { type OpenedSurvey, openSurveyEditor, type SurveyEditorKeys } from "./open-survey-editor";
import type { RefusalAlerts } from "./refusal-alert";
import type { SaveStateSource } from "./save-state";
import type { SurveyEditorSession } from "./survey-editor-session";

const REFRESH_MS = 30_000;

/** `refresh` is null until there is something to refresh. */
function useFreshLists(refresh: (() => Promise<void>) | null): void {
  useEffect(() => {
    if (refresh === null) return;
    const refreshIfVisible = () => {
      if (document.visibilityState === "visible") void refresh();
    };
    const timer = setInterval(refreshIfVisible, REFRESH_MS);
    window.addEventListener("focus", refreshIfVisible);
    document.addEventListener("visibilitychange", refreshIfVisible);
    return () => {
      clearInterval(timer);
      window.removeEventListener("focus", refreshIfVisible);
      document.removeEventListener("visibilitychange", refreshIfVisible);
    };
  }, [refresh]);
}

/** The part that could not be loaded, as text, and the backend's reason. */
export type SurveyEditorError = { part: SurveyLoadError["part"] | null; message: string; reason: string };

export type SurveyEditor = {
  /** Null until everything has loaded. */
  store: EditorStore | null;
  dataset: Dataset | null;
  annotationTask: AnnotationTask | null;
  isLoading: boolean;
  error: SurveyEditorError | null;
  /** Loads again after an error. */
  retry: () => void;
  /** Null until everything has loaded. */
  saving: SaveStateSource | null;
  /** Null until everything has loaded. */
  resetFloor: SurveyEditorSession["resetFloor"] | null;
};

function toError(error: unknown): SurveyEditorError {
  if (error instanceof SurveyLoadError)
    return { part: error.part, message: error.message, reason: error.reason.message };
  const { message } = asApiError(error, String(error));
  return { part: null, message, reason: message };
}

/** Loads nothing while a key is null or nobody is signed in. `nameElements` must keep its identity. */
export function useSurveyEditor(
  keys: {
    surveyKey: string | null;
    datasetKey: string | null;
    annotationTaskKey: string | null;
    /** The editor's address, to which conflicts elsewhere link. */
    page?: string;
  },
  nameElements?: RefusalAlerts["nameElements"],
): SurveyEditor {
  const { surveyKey, datasetKey, annotationTaskKey, page } = keys;
  const { session } = useSession();
  const scope = scopeOf(session);
  const employeeKey = session?.employeeKey ?? null;
  const [opened, setOpened] = useState<OpenedSurvey | null>(null);
  const [error, setError] = useState<SurveyEditorError | null>(null);
  const [attempt, setAttempt] = useState(0);

  const target = useMemo(() => {
    if (surveyKey === null || datasetKey === null || scope === null || employeeKey === null) return null;
    const ofSurvey: SurveyEditorKeys = { surveyKey, datasetKey, annotationTaskKey, page };
    return { ofSurvey, person: { scope, employeeKey }, attempt };
  }, [surveyKey, datasetKey, annotationTaskKey, page, scope, employeeKey, attempt]);

  useEffect(() => {
    setOpened(null);
    setError(null);
    if (target === null) return;
    const controller = new AbortController();
    let current: OpenedSurvey | null = null;
    openSurveyEditor(target.ofSurvey, target.person, browserQueue(), controller.signal, nameElements).then(
      (result) => {
        if (controller.signal.aborted) return result.session.dispose();
        current = result;
        setOpened(result);
      },
      (reason: unknown) => {
        if (!controller.signal.aborted) setError(toError(reason));
      },
    );
    return () => {
      controller.abort();
      current?.session.dispose();
    };
  }, [target, nameElements]);

  const saving = useMemo<SaveStateSource | null>(() => {
    if (!opened) return null;
    const { subscribeSaveState: subscribe, getSaveState: get } = opened.session;
    return { subscribe, get };
  }, [opened]);

  useFreshLists(opened?.session.refresh ?? null);

  return {
    store: opened?.session.store ?? null,
    dataset: opened?.dataset ?? null,
    annotationTask: opened?.annotationTask ?? null,
    isLoading: opened === null && error === null,
    error,
    retry: useCallback(() => setAttempt((count) => count + 1), []),
    saving,
    resetFloor: opened?.session.resetFloor ?? null,
  };
}
