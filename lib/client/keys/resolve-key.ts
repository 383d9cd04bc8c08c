/** Resolves a key to the page of its record, or to a sentence why there is none. */

import type { Action } from "../../access/permissions";
import { companyPath, employeePath } from "../../domain/admin-paths";
import { latestProject } from "../../domain/claims-of-insured";
import type { Project, Region, Survey } from "../../domain/entities";
import { overviewPath, regionReviewPath, scanViewerPath } from "../../domain/insured-paths";
import type { KeyedEntity } from "../../domain/keys";
import { personName } from "../../domain/person-name";
import { roomOfMedia } from "../../domain/room-of-media";
import { callBackend } from "../calls/call-backend";
import { KEY_COPY } from "./copy";

export type KeyTarget =
  /** `needs`: the required permission, if seeing claims is not enough; without it, `reason` is shown. */
  { href: string; label: string; needs?: Action; reason?: string } | { href: null; reason: string };

export type KeySearch = {
  /** The regions that were read already: the contract has no read of a video or a tag by key. */
  roomsRead: () => readonly Region[];
  signal?: AbortSignal;
};

type Find = (key: string, search: KeySearch) => Promise<KeyTarget>;

const readProject = (key: string, signal?: AbortSignal): Promise<Project> =>
  callBackend("project.get", { key }, { signal });
const readSurvey = (key: string, signal?: AbortSignal): Promise<Survey> =>
  callBackend("survey.get", { key }, { signal });

/** Resolves to the scan editor of a survey, with the given annotation task or the survey's own. */
async function editorOf(
  entity: KeyedEntity,
  surveyKey: string | undefined,
  taskKey: string | null,
  signal?: AbortSignal,
) {
  if (!surveyKey) return { href: null, reason: KEY_COPY.noModel(entity) };
  const found = await readSurvey(surveyKey, signal);
  const annotationTaskKey = taskKey ?? found.annotationTaskKey;
  if (!found.datasetKey || !annotationTaskKey) return { href: null, reason: KEY_COPY.noModel(entity) };
  const { insuredKey, key } = await readProject(found.projectKey, signal);
  const href = scanViewerPath(insuredKey, key, { datasetKey: found.datasetKey, annotationTaskKey });
  return { href, label: KEY_COPY.scanEditor(found.name ?? null) };
}

/** Resolves to the review of a region, at the photo or video `mediaKey` if given. */
async function reviewOf(region: Region, label: string, signal?: AbortSignal, mediaKey?: string): Promise<KeyTarget> {
  const { insuredKey, key } = await readProject(region.projectKey, signal);
  return { href: regionReviewPath(insuredKey, key, region.key, mediaKey), label };
}

/** Finds a photo, video or tag in a region that was read already. */
const findInRoomsRead =
  (entity: "image" | "video" | "tag"): Find =>
  async (key, { roomsRead, signal }) => {
    const location = roomOfMedia(roomsRead(), key);
    if (location === null) return { href: null, reason: KEY_COPY.notReadYet(entity) };
    const { region, mediaKey, label } = location;
    const text = label === null ? KEY_COPY.media(entity, region.name) : KEY_COPY.tag(label, region.name);
    return reviewOf(region, text, signal, mediaKey);
  };

const FIND: Partial<Record<KeyedEntity, Find>> = {
  async project(key, { signal }) {
    const found = await readProject(key, signal);
    return { href: overviewPath(found.insuredKey, found.key), label: KEY_COPY.claim(found.claimNumber) };
  },
  async insured(key, { signal }) {
    const found = await callBackend("insured.get", { key, expandedFields: "project" }, { signal });
    const claim = latestProject(found);
    const name = personName(found);
    return claim ? { href: overviewPath(key, claim.key), label: name } : { href: null, reason: KEY_COPY.noClaim(name) };
  },
  async survey(key, { signal }) {
    const found = await readSurvey(key, signal);
    const { insuredKey, key: projectKey } = await readProject(found.projectKey, signal);
    return {
      href: overviewPath(insuredKey, projectKey, "inspections"),
      label: KEY_COPY.inspection(found.name ?? null),
    };
  },
  async region(key, { signal }) {
    const found = await callBackend("region.get", { key }, { signal });
    return reviewOf(found, KEY_COPY.room(found.name), signal);
  },
  async image(key, search) {
    const { signal } = search;
    const { parentKey, parentType } = await callBackend("image.get", { key }, { signal });
    // A frame names its video, but no call finds the region of a video.
    if (parentType === "video") return findInRoomsRead("image")(key, search);
    const region = await callBackend("region.get", { key: parentKey }, { signal });
    return reviewOf(region, KEY_COPY.media("image", region.name), signal, key);
  },
  video: findInRoomsRead("video"),
  tag: findInRoomsRead("tag"),
  async dataset(key, { signal }) {
    const found = await callBackend("dataset.get", { key }, { signal });
    return editorOf("dataset", found.surveyKey, null, signal);
  },
  async annotationTask(key, { signal }) {
    const task = await callBackend("annotationTask.get", { key }, { signal });
    const dataset = await callBackend("dataset.get", { key: task.datasetKey }, { signal });
    return editorOf("annotationTask", dataset.surveyKey, key, signal);
  },
  async company(key, { signal }) {
    const { name } = await callBackend("company.get", { key }, { signal });
    return {
      href: companyPath(key),
      label: KEY_COPY.company(name),
      needs: "viewAdministration",
      reason: KEY_COPY.noPage("company", name),
    };
  },
  // Only administrators' lists contain employees; the employee's page reports a missing one.
  async employee(key) {
    return {
      href: employeePath(key),
      label: KEY_COPY.employee,
      needs: "viewAdministration",
      reason: KEY_COPY.noPage("employee"),
    };
  },
};

/** Calls the backend if needed. Throws ApiError, also for a missing record. */
export async function resolveKey(entity: KeyedEntity, key: string, search: KeySearch): Promise<KeyTarget> {
  return FIND[entity]?.(key, search) ?? { href: null, reason: KEY_COPY.noPage(entity) };
}
