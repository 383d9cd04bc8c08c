/** Misplaced openings, computed from the scene on demand. */
import type { ObjectPlanar } from "../../../domain/geometry-records";
import { type Diff, reverseDiff } from "../../core/diff";
import { faceShape } from "../../core/measures/face-shape";
import { type PlanarView, viewAfter } from "../../core/measures/planar-view";
import type { ReadScene } from "../../core/scene";
import type { SelectionItem } from "../../core/selection";
import { extendsBeyond, MIN_AREA, overlapArea } from "./opening-fit";

/**
 * "outside": the opening extends beyond its wall; "overlap": it overlaps another. `otherKey`: that wall or other
 * opening.
 */
export type OpeningFinding = { code: "outside" | "overlap"; key: string; otherKey: string };

/** Returns the wall or the other opening of a finding. */
export const wallOrOpeningOf = ({ code, otherKey }: OpeningFinding): SelectionItem => ({
  kind: code === "outside" ? "face" : "objectPlanar",
  key: otherKey,
});

/** Returns null if the opening is within its wall and clear of all others, or missing. */
export function findingOf(view: PlanarView, key: string): OpeningFinding | null {
  const object = view.get("objectPlanar", key);
  const host = object && view.get("face", object.faceKey);
  if (!object || !host) return null;
  const shape = faceShape(view, host);
  if (!shape || extendsBeyond({ shape, object })) return { code: "outside", key, otherKey: host.key };
  const overlaps = (other: ObjectPlanar | undefined): boolean =>
    other !== undefined && overlapArea(object, other) > MIN_AREA;
  const otherKey = view
    .planarObjectsOfFace(host.key)
    .find((other) => other !== key && overlaps(view.get("objectPlanar", other)));
  return otherKey === undefined ? null : { code: "overlap", key, otherKey };
}

/** Edits of more corners are not checked: they move whole parts, which misplaces nothing. */
const MAX_CORNERS = 2000;

/** Returns the openings that an applied edit has misplaced and that were not misplaced before. */
export function newFindings(scene: ReadScene, edit: Diff): OpeningFinding[] {
  const corners = Object.keys(edit.vertex?.updated ?? {});
  if (corners.length === 0 || corners.length > MAX_CORNERS) return [];
  const before = viewAfter(scene, reverseDiff(edit));
  const faces = new Set(corners.flatMap((key) => scene.facesOfVertex(key)));
  const moved = Object.keys(edit.objectPlanar?.updated ?? {});
  const candidates = new Set([...moved, ...[...faces].flatMap((face) => scene.planarObjectsOfFace(face))]);
  return [...candidates].flatMap((key) => {
    const finding = findingOf(scene, key);
    const was = finding && findingOf(before, key);
    return finding && finding.code !== was?.code ? [finding] : [];
  });
}
