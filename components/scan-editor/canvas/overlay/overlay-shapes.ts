/** Outlines, handles and dimensions of a selection in the 3D picture, in meters. */
import type { ReadScene } from "@/lib/editor/core/scene";
import { type Selection, type SelectionItem, selectedItems } from "@/lib/editor/core/selection";
import { currentMeasures } from "@/lib/editor/core/units/chosen-measures";
import { loopNormal } from "@/lib/geometry/newell";
import {
  add,
  distance,
  dot,
  interpolate,
  midpoint,
  normalize,
  scale,
  subtract,
  type Vector3,
} from "@/lib/geometry/vector3";
import { recordPoints } from "../view/scene-bounds";
import { UP } from "../view/up";

export type LineStyle =
  | ("veil" | "selected" | "filled" | "hovered" | "ghost" | "dimension" | "refused" | "mine" | "theirs")
  | ("guide" | "measure" | "measured" | "axis-x" | "axis-y" | "axis-z");
export type OverlayLine = { points: readonly Vector3[]; isClosed: boolean; style: LineStyle };
export type OverlayHandle = {
  at: Vector3;
  /** Key of a selected vertex; null for the corners of other elements. */
  key: string | null;
};
export type OverlayLabel = {
  at: Vector3;
  text: string;
  /** "snap": what a movement snaps to; "refused": why an edit is refused; "contested": whose version this is. */
  style: "main" | "dark" | "snap" | "refused" | "contested";
  /** Offset in pixels, downward from `at`. */
  below?: number;
  /** Whether the text runs from bottom to top, next to an upright dimension. */
  isUpright?: boolean;
  /** Whether the label is left out if it would overlap another one. By default, true only for dark labels. */
  isOptional?: boolean;
  /** Lines of the dimension, left out together with its label. */
  lines?: readonly OverlayLine[];
};
export type OverlayShapes = { lines: OverlayLine[]; handles: OverlayHandle[]; labels: OverlayLabel[] };

/** Pixels from an element down to the label with the reason. */
export const REASON_BELOW = 30;
const DIMENSION_GAP = 0.3;
/** Sides shorter than this get no dimension, in meters. */
const MIN_LABELED_SIDE = 0.5;
/** The twelve edges of a box, with its corners in the order of scene-bounds.ts. */
export const BOX_EDGES: readonly (readonly [number, number])[] = [
  [0, 1],
  [2, 3],
  [4, 5],
  [6, 7],
  [0, 2],
  [1, 3],
  [4, 6],
  [5, 7],
  [0, 4],
  [1, 5],
  [2, 6],
  [3, 7],
];

function addDimension(shapes: OverlayShapes, from: Vector3, to: Vector3, offset: Vector3): void {
  const [a, b] = [add(from, offset), add(to, offset)];
  const beyond = scale(offset, 1.25);
  shapes.lines.push(
    { points: [a, b], isClosed: false, style: "dimension" },
    { points: [from, add(from, beyond)], isClosed: false, style: "dimension" },
    { points: [to, add(to, beyond)], isClosed: false, style: "dimension" },
  );
  shapes.labels.push({ at: midpoint(a, b), text: currentMeasures().length(distance(from, to)), style: "main" });
}

/** Adds the length above a wall and the height next to it. */
function addWallDimensions(shapes: OverlayShapes, corners: readonly Vector3[]): void {
  const sides = corners.map((from, index) => [from, corners[(index + 1) % corners.length]!] as const);
  const isLevel = ([a, b]: readonly [Vector3, Vector3]): boolean => Math.abs(b[1] - a[1]) < distance(a, b) * 0.5;
  const height = ([a, b]: readonly [Vector3, Vector3]): number => a[1] + b[1];
  const top = sides.filter(isLevel).sort((a, b) => height(b) - height(a))[0];
  if (top) addDimension(shapes, top[0], top[1], scale(UP, DIMENSION_GAP * 1.6));
  const upright = sides.filter((side) => !isLevel(side)).sort((a, b) => distance(...b) - distance(...a))[0];
  if (!upright || !top) return;
  const inward = normalize(subtract(midpoint(...top), midpoint(...upright)));
  if (inward) addDimension(shapes, upright[0], upright[1], scale([inward[0], 0, inward[2]], -DIMENSION_GAP));
}

/** Draws a veil over a selected face that faces away, because the picture does not highlight it. */
function addVeil(shapes: OverlayShapes, corners: readonly Vector3[], eye: Vector3): void {
  const [corner] = corners;
  const normal = loopNormal(corners);
  if (!corner || !normal || dot(normal, subtract(eye, corner)) > 0) return;
  shapes.lines.push({ points: corners, isClosed: true, style: "veil" });
}

function addFace(shapes: OverlayShapes, scene: ReadScene, key: string, eye: Vector3): void {
  const face = scene.get("face", key);
  if (!face) return;
  const corners = recordPoints(scene, { kind: "face", key });
  shapes.lines.push({ points: corners, isClosed: true, style: "selected" });
  shapes.handles.push(...corners.map((at) => ({ at, key: null })));
  addVeil(shapes, corners, eye);
  if (face.label === "wall") {
    addWallDimensions(shapes, corners);
    for (const planarKey of scene.planarObjectsOfFace(key)) {
      const object = scene.get("objectPlanar", planarKey);
      const outline = recordPoints(scene, { kind: "objectPlanar", key: planarKey });
      if (!object || outline.length < 3) continue;
      const middle = midpoint(outline[0]!, outline[Math.floor(outline.length / 2)]!);
      shapes.labels.push({ at: middle, text: currentMeasures().extent(object.width, object.height), style: "dark" });
    }
    return;
  }
  corners.forEach((from, index) => {
    const to = corners[(index + 1) % corners.length]!;
    if (distance(from, to) < MIN_LABELED_SIDE) return;
    shapes.labels.push({
      at: interpolate(from, to, 0.5),
      text: currentMeasures().length(distance(from, to)),
      style: "main",
    });
  });
}

function addItem(shapes: OverlayShapes, scene: ReadScene, item: SelectionItem, eye: Vector3): void {
  const points = recordPoints(scene, item);
  const [first, second] = points;
  if (!first) return;
  if (item.kind === "vertex") shapes.handles.push({ at: first, key: item.key });
  else if (item.kind === "face") addFace(shapes, scene, item.key, eye);
  else if (item.kind === "edge" && second) {
    shapes.lines.push({ points, isClosed: false, style: "selected" });
    shapes.handles.push({ at: first, key: null }, { at: second, key: null });
    shapes.labels.push({
      at: midpoint(first, second),
      text: currentMeasures().length(distance(first, second)),
      style: "main",
    });
  } else if (item.kind === "objectPlanar") {
    const object = scene.get("objectPlanar", item.key);
    shapes.lines.push({ points, isClosed: true, style: "filled" });
    const middle = midpoint(first, points[Math.floor(points.length / 2)]!);
    if (object)
      shapes.labels.push({ at: middle, text: currentMeasures().extent(object.width, object.height), style: "main" });
  } else if (item.kind === "object3D") {
    const object = scene.get("object3D", item.key);
    for (const [a, b] of BOX_EDGES) {
      shapes.lines.push({ points: [points[a]!, points[b]!], isClosed: false, style: "selected" });
    }
    if (!object) return;
    const [width, height, depth] = object.size;
    const above = add(object.position, [0, height / 2 + 0.12, 0]);
    shapes.labels.push({ at: above, text: currentMeasures().extent(width, depth, height), style: "main" });
  }
}

/** Outlines an edge, face or planar object; the picture itself highlights corners and 3D objects. */
function addHovered(shapes: OverlayShapes, scene: ReadScene, item: SelectionItem): void {
  const points = recordPoints(scene, item);
  if (item.kind === "edge") shapes.lines.push({ points, isClosed: false, style: "hovered" });
  if (item.kind === "objectPlanar" || item.kind === "face")
    shapes.lines.push({ points, isClosed: true, style: "hovered" });
}

/** Beyond this number, selected elements are only highlighted: handles and dimensions would cover the picture. */
const MAX_DRAWN = 60;

/** Removes all labels and dimension lines, which would overlap for several elements. */
export function dropDimensions(shapes: OverlayShapes): void {
  shapes.labels = [];
  shapes.lines = shapes.lines.filter(({ style }) => style !== "dimension");
}

/** Crosses out refused outlines and adds the reason. */
export function addRefused(
  shapes: OverlayShapes,
  { outlines, at, text }: { outlines: readonly (readonly Vector3[])[]; at: Vector3; text: string },
): void {
  for (const points of outlines) {
    shapes.lines.push({ points, isClosed: true, style: "refused" });
    // The cross shows the refusal without color too.
    if (points.length !== 4) continue;
    shapes.lines.push({ points: [points[0]!, points[2]!], isClosed: false, style: "refused" });
    shapes.lines.push({ points: [points[1]!, points[3]!], isClosed: false, style: "refused" });
  }
  dropDimensions(shapes);
  shapes.labels.push({ at, text: `✕ ${text}`, style: "refused", below: REASON_BELOW });
}

/** Returns the first selected elements on a floor; the others cost nothing in a frame. */
function firstOnFloor(scene: ReadScene, floorNumber: number, selection: Selection): SelectionItem[] {
  const first: SelectionItem[] = [];
  for (const item of selectedItems(selection)) {
    if (first.length === MAX_DRAWN) break;
    if (scene.get(item.kind, item.key)?.floorNumber === floorNumber) first.push(item);
  }
  return first;
}

export function overlayShapes(
  scene: ReadScene,
  floorNumber: number,
  selection: Selection,
  hovered: SelectionItem | null,
  eye: Vector3,
  isSeen: (item: SelectionItem) => boolean = () => true,
): OverlayShapes {
  const shapes: OverlayShapes = { lines: [], handles: [], labels: [] };
  const items = firstOnFloor(scene, floorNumber, selection);
  for (const item of items.filter(isSeen)) addItem(shapes, scene, item, eye);
  if (hovered && !selection.kinds.has(hovered.key)) addHovered(shapes, scene, hovered);
  if (items.length > 1) dropDimensions(shapes);
  return shapes;
}
