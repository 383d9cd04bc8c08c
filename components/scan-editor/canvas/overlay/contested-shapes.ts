/** Elements that another person changed under an edit: my version dashed, theirs solid, each with a name. */
import type { ReadScene } from "@/lib/editor/core/scene";
import { distance, midpoint, type Vector3 } from "@/lib/geometry/vector3";
import type { Contested, ContestedNames } from "../view/contested";
import { recordPoints } from "../view/scene-bounds";
import { BOX_EDGES, type LineStyle, type OverlayLine, type OverlayShapes } from "./overlay-shapes";

type AnyRecord = Contested["mine"];

const LABEL_ABOVE = -26;
const LABEL_BELOW = 26;
/** Two versions closer than this in meters are drawn as one. */
const SAME_PLACE = 0.002;

/** Returns the scene with this record in place of the scene's record of the same key. */
function withRecord(scene: ReadScene, item: Contested, record: AnyRecord): ReadScene {
  const isReplaced = (kind: string, key: string): boolean => kind === item.kind && key === item.key;
  return { ...scene, get: (kind, key) => (isReplaced(kind, key) ? (record as never) : scene.get(kind, key)) };
}

/** Returns the outline of an element (for a vertex, its edges) and the position of its name. */
function outline(scene: ReadScene, item: Contested, style: LineStyle): { lines: OverlayLine[]; at: Vector3 | null } {
  const points = recordPoints(scene, item);
  const [first] = points;
  if (!first) return { lines: [], at: null };
  const line = (ends: readonly Vector3[], isClosed: boolean): OverlayLine => ({ points: ends, isClosed, style });
  if (item.kind === "vertex") {
    const edges = scene.edgesOfVertex(item.key).map((key) => line(recordPoints(scene, { kind: "edge", key }), false));
    return { lines: edges, at: first };
  }
  const at = points.length > 1 ? midpoint(first, points[Math.floor(points.length / 2)]!) : first;
  if (item.kind === "object3D" && points.length === 8) {
    return { lines: BOX_EDGES.map(([a, b]) => line([points[a]!, points[b]!], false)), at };
  }
  return { lines: [line(points, item.kind !== "edge")], at };
}

/** Adds the conflicts of one floor. */
export function addContested(
  shapes: OverlayShapes,
  scene: ReadScene,
  floorNumber: number,
  contested: readonly Contested[],
  general: ContestedNames,
): void {
  for (const item of contested) {
    const names = item.names ?? general;
    if (item.theirs.floorNumber !== floorNumber || !scene.has(item.kind, item.key)) continue;
    const theirs = outline(withRecord(scene, item, item.theirs), item, "theirs");
    const mine = outline(withRecord(scene, item, item.mine), item, "mine");
    if (!theirs.at || !mine.at) continue;
    shapes.lines.push(...theirs.lines);
    if (distance(theirs.at, mine.at) < SAME_PLACE) {
      shapes.labels.push({ at: theirs.at, text: names.both, style: "contested", below: LABEL_ABOVE });
      continue;
    }
    shapes.lines.push(...mine.lines);
    shapes.handles.push({ at: mine.at, key: null });
    shapes.labels.push(
      { at: theirs.at, text: names.theirs, style: "contested", below: LABEL_ABOVE },
      { at: mine.at, text: names.mine, style: "contested", below: LABEL_BELOW },
    );
  }
}
