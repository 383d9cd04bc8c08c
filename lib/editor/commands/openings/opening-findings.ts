/** What is wrong with where an opening lies: read from the scene whenever it is asked for, and never stored. */
import type { ObjectPlanar } from "../../../domain/geometry-records";
import { type Diff, reverseDiff } from "../../core/diff";
import { faceShape } from "../../core/measures/face-shape";
import { type PlanarView, viewAfter } from "../../core/measures/planar-view";
import type { ReadScene } from "../../core/scene";
import type { SelectionItem } from "../../core/selection";
import { areaCommon, NO_AREA, sticksOut } from "./opening-fit";

/** "outside": it sticks out of its wall; "overlap": it lies over another. `otherKey`: that wall, or that other one. */
export type OpeningFinding = { code: "outside" | "overlap"; key: string; otherKey: string };

/** What a finding names: the wall that has no room, or the other opening. */
export const wallOrOpeningOf = ({ code, otherKey }: OpeningFinding): SelectionItem => ({
  kind: code === "outside" ? "face" : "objectPlanar",
  key: otherKey,
});

/** Null where it lies within its wall and clear of all others, or is gone. */
export function findingOf(view: PlanarView, key: string): OpeningFinding | null {
  const object = view.get("objectPlanar", key);
  const host = object && view.get("face", object.faceKey);
  if (!object || !host) return null;
  const shape = faceShape(view, host);
  if (!shape || sticksOut({ shape, object })) return { code: "outside", key, otherKey: host.key };
  const liesOver = (other: ObjectPlanar | undefined): boolean =>
    other !== undefined && areaCommon(object, other) > NO_AREA;
  const otherKey = view
    .planarObjectsOfFace(host.key)
    .find((other) => other !== key && liesOver(view.get("objectPlanar", other)));
  return otherKey === undefined ? null : { code: "overlap", key, otherKey };
}

/** More corners than these are moved as a whole, which leaves nothing where it has no room. */
const MOST_CORNERS = 2000;

/** What openings have come to lie wrong by an edit that the scene has taken: none that lay wrong before. */
export function newFindings(scene: ReadScene, edit: Diff): OpeningFinding[] {
  const corners = Object.keys(edit.vertex?.updated ?? {});
  if (corners.length === 0 || corners.length > MOST_CORNERS) return [];
  const before = viewAfter(scene, reverseDiff(edit));
  const faces = new Set(corners.flatMap((key) => scene.facesOfVertex(key)));
  const moved = Object.keys(edit.objectPlanar?.updated ?? {});
  const asked = new Set([...moved, ...[...faces].flatMap((face) => scene.planarObjectsOfFace(face))]);
  return [...asked].flatMap((key) => {
    const finding = findingOf(scene, key);
    const was = finding && findingOf(before, key);
    return finding && finding.code !== was?.code ? [finding] : [];
  });
}
