/** Where a key leads: the page that shows its record, or a sentence why there is none. */

import { latestProject } from "../../domain/claims-of-insured";
import type { Project, Survey } from "../../domain/entities";
import { overviewPath, scanViewerPath } from "../../domain/insured-paths";
import type { KeyedEntity } from "../../domain/keys";
import { personName } from "../../domain/person-name";
import { callBackend } from "../call-backend";
import { KEY_WORDS } from "./words";

export type KeyTarget = { href: string; label: string } | { href: null; reason: string };

type Find = (key: string, signal?: AbortSignal) => Promise<KeyTarget>;

const project = (key: string, signal?: AbortSignal): Promise<Project> =>
  callBackend("project.get", { key }, { signal });
const survey = (key: string, signal?: AbortSignal): Promise<Survey> => callBackend("survey.get", { key }, { signal });

/** The scan editor of a survey, on the annotation task that was asked for or its own. */
async function editorOf(
  entity: KeyedEntity,
  surveyKey: string | undefined,
  taskKey: string | null,
  signal?: AbortSignal,
) {
  if (!surveyKey) return { href: null, reason: KEY_WORDS.noModel(entity) };
  const found = await survey(surveyKey, signal);
  const annotationTaskKey = taskKey ?? found.annotationTaskKey;
  if (!found.datasetKey || !annotationTaskKey) return { href: null, reason: KEY_WORDS.noModel(entity) };
  const { insuredKey, key } = await project(found.projectKey, signal);
  const href = scanViewerPath(insuredKey, key, { datasetKey: found.datasetKey, annotationTaskKey });
  return { href, label: KEY_WORDS.scanEditor(found.name ?? null) };
}

const FIND: Partial<Record<KeyedEntity, Find>> = {
  async project(key, signal) {
    const found = await project(key, signal);
    return { href: overviewPath(found.insuredKey, found.key), label: KEY_WORDS.claim(found.claimNumber) };
  },
  async insured(key, signal) {
    const found = await callBackend("insured.get", { key, expandedFields: "project" }, { signal });
    const claim = latestProject(found);
    const name = personName(found);
    return claim
      ? { href: overviewPath(key, claim.key), label: name }
      : { href: null, reason: KEY_WORDS.noClaim(name) };
  },
  async survey(key, signal) {
    const found = await survey(key, signal);
    const { insuredKey, key: projectKey } = await project(found.projectKey, signal);
    return {
      href: overviewPath(insuredKey, projectKey, "inspections"),
      label: KEY_WORDS.inspection(found.name ?? null),
    };
  },
  async region(key, signal) {
    const found = await callBackend("region.get", { key }, { signal });
    const { insuredKey, key: projectKey } = await project(found.projectKey, signal);
    return { href: overviewPath(insuredKey, projectKey, "inspections"), label: KEY_WORDS.room(found.name) };
  },
  async dataset(key, signal) {
    const found = await callBackend("dataset.get", { key }, { signal });
    return editorOf("dataset", found.surveyKey, null, signal);
  },
  async annotationTask(key, signal) {
    const task = await callBackend("annotationTask.get", { key }, { signal });
    const dataset = await callBackend("dataset.get", { key: task.datasetKey }, { signal });
    return editorOf("annotationTask", dataset.surveyKey, key, signal);
  },
  async company(key, signal) {
    const { name } = await callBackend("company.get", { key }, { signal });
    return { href: null, reason: KEY_WORDS.noPage("company", name) };
  },
};

/** Asks the backend where it must. Throws ApiError, also for a record that is not there. */
export async function resolveKey(entity: KeyedEntity, key: string, signal?: AbortSignal): Promise<KeyTarget> {
  return FIND[entity]?.(key, signal) ?? { href: null, reason: KEY_WORDS.noPage(entity) };
}
