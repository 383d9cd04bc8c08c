/** The checklist of an inspection: open points and passed checks. Pure. */
import { formatPlainDay } from "@/components/ui/format-time";
import type { GlyphName } from "@/components/ui/glyph";
import type { GeometryErrors } from "@/lib/client/geometry-checks/geometry-errors";
import { elapsedText } from "@/lib/domain/elapsed";
import type { Followup, Project, Region, Survey } from "@/lib/domain/entities";
import { checksPath, overviewPath, regionReviewPath } from "@/lib/domain/insured-paths";
import { isRegionProcessed } from "@/lib/domain/processed-rule";
import { type ReviewBlocker, reviewBlockers } from "@/lib/domain/review-blockers";
import { statusLook } from "@/lib/domain/status-look";
import { untaggedPhotos } from "../evidence/tile-state";
import { inspectionCopy } from "../inspections/copy";
import { editorPath } from "../parts/editor-path";
import { blockerCopy as copy } from "./copy";

export type OpenPoint = {
  id: string;
  glyph: GlyphName;
  tone: "warn" | "violet" | "bad" | "info";
  fact: string;
  why: string;
  /** Where the point is resolved; without a link, a button reloads the data. */
  link: { label: string; href: string | null };
};
export type ReviewChecks = { open: OpenPoint[]; passed: string[] };

export type CheckedInspection = {
  insuredKey: string;
  project: Project;
  survey: Survey;
  /** Rooms of this survey with scans, photos and tags. */
  regions: readonly Region[];
  followups: readonly Followup[];
  /** Errors in the geometry; absent, null or "reading" while unknown. */
  geometry?: GeometryErrors;
  /** Milliseconds since 1970. */
  now: number;
};

function blockerPoint(blocker: ReviewBlocker, { insuredKey, project, survey }: CheckedInspection): OpenPoint[] {
  const tab = (name: "overview" | "inspections") => overviewPath(insuredKey, project.key, name);
  if (blocker.kind === "reviewed") return [];
  if (blocker.kind === "status") {
    const { glyph, label } = statusLook(blocker.status);
    const link = { label: copy.statusLink, href: `${tab("overview")}#timeline` };
    return [{ id: "status", glyph, tone: "info", fact: copy.status(label), why: copy.statusWhy, link }];
  }
  if (blocker.kind === "no-rooms") {
    const link = { label: copy.noRoomsLink, href: `${tab("overview")}#contact` };
    return [{ id: "no-rooms", glyph: "camera", tone: "warn", fact: copy.noRooms, why: copy.noRoomsWhy, link }];
  }
  if (blocker.kind === "geometry") {
    const editor = editorPath(insuredKey, project.key, survey);
    const link = { label: copy.geometryLink, href: editor === null ? tab("inspections") : checksPath(editor) };
    const fact = copy.geometry(blocker.errors);
    return [{ id: "geometry", glyph: "alert", tone: "bad", fact, why: copy.geometryWhy, link }];
  }
  if (blocker.kind === "geometry-unread") {
    const link = { label: copy.retry, href: null };
    const fact = copy.geometryUnread;
    const why = copy.geometryUnreadWhy;
    return [{ id: "geometry", glyph: "alert", tone: "bad", fact, why, link }];
  }
  const { regionKey, name, open, scans } = blocker;
  const link = { label: copy.openRoom, href: regionReviewPath(insuredKey, project.key, regionKey) };
  const why = copy.roomWhy[project.orderType];
  return [{ id: regionKey, glyph: "cpu", tone: "violet", fact: copy.room(name, open, scans), why, link }];
}

/** Returns the optional points of a room. */
function roomPoints(region: Region, { insuredKey, project }: CheckedInspection): ReviewChecks {
  const checks: ReviewChecks = { open: [], passed: [] };
  const href = regionReviewPath(insuredKey, project.key, region.key);
  const failed = (region.scans ?? []).filter(({ status }) => status === "failed").length;
  if (failed > 0) {
    const link = { label: copy.openRoom, href };
    const fact = copy.failed(region.name, failed);
    checks.open.push({ id: `${region.key} failed`, glyph: "alert", tone: "bad", fact, why: copy.failedWhy, link });
  } else if (isRegionProcessed(region)) checks.passed.push(copy.roomPassed(region.name));
  const { untagged, all } = untaggedPhotos(region);
  if (untagged > 0) {
    const link = { label: copy.tagPhotos, href };
    const fact = copy.untagged(region.name, untagged, all);
    checks.open.push({ id: `${region.key} tags`, glyph: "image", tone: "warn", fact, why: copy.untaggedWhy, link });
  } else if (all > 0) checks.passed.push(copy.taggedPassed(region.name));
  return checks;
}

function followupPoint({ key, title, dueAt }: Followup, { insuredKey, project, now }: CheckedInspection): OpenPoint {
  const late = dueAt ? now - Date.parse(dueAt) : 0;
  const day = dueAt ? copy.due(formatPlainDay(dueAt.slice(0, 10))) : copy.noDue;
  return {
    id: key,
    glyph: "hourglass",
    tone: late > 0 ? "bad" : "warn",
    fact: copy.followup(title),
    why: late > 0 ? copy.overdue(elapsedText(late)) : day,
    link: { label: copy.followupLink, href: overviewPath(insuredKey, project.key, "notes") },
  };
}

/** Returns the text shown without open points. While the geometry is checked, an error may still appear. */
export const withoutPoints = (geometry: GeometryErrors): string =>
  geometry === "reading" ? inspectionCopy.checking : copy.nothingOpen;

/** Returns the checklist, blocking points first, then optional ones. */
export function reviewChecks(inspection: CheckedInspection): ReviewChecks {
  const { survey, project, regions, followups, geometry = null } = inspection;
  const blockers = reviewBlockers(survey, project, regions, geometry === "reading" ? 0 : (geometry ?? 0));
  const rooms = regions.map((region) => roomPoints(region, inspection));
  const openFollowups = followups.filter(({ doneAt }) => !doneAt);
  const isStatusPassed = !blockers.some(({ kind }) => kind === "status" || kind === "reviewed");
  return {
    open: [
      ...blockers.flatMap((blocker) => blockerPoint(blocker, inspection)),
      ...rooms.flatMap(({ open }) => open),
      ...openFollowups.map((followup) => followupPoint(followup, inspection)),
    ],
    passed: [
      ...(isStatusPassed ? [copy.statusPassed] : []),
      ...(geometry === 0 ? [copy.geometryPassed] : []),
      ...rooms.flatMap(({ passed }) => passed),
      ...followups.flatMap(({ title, doneAt }) => (doneAt ? [copy.followupPassed(title)] : [])),
    ],
  };
}
