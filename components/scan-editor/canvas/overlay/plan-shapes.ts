/** Outlines, handles and dimensions of a selection, as seen on a plan. */
import type { ReadScene } from "@/lib/editor/core/scene";
import { type Selection, type SelectionItem, selectedItems } from "@/lib/editor/core/selection";
import { currentMeasures } from "@/lib/editor/core/units/chosen-measures";
import { convexHull } from "@/lib/geometry/convex-hull";
import type { Vector2 } from "@/lib/geometry/vector2";
import { add, distance, interpolate, midpoint, normalize, scale, subtract, type Vector3 } from "@/lib/geometry/vector3";
import { recordPoints } from "../view/scene-bounds";
import { dropDimensions, type OverlayLabel, type OverlayLine, type OverlayShapes } from "./overlay-shapes";

/** Distance of a dimension line from its wall or edge. */
const DIMENSION_PX = 24;
const TICK_PX = 5;
/** Shorter sides get no dimension. */
const MIN_SIDE_PX = 52;
/** Beyond this number, selected elements are only highlighted. */
const MAX_DRAWN = 60;

const flat = ([x, , z]: Vector3): Vector3 => [x, 0, z];

/** Returns the ends of an element that is a line on a plan, or null for a point. */
function endsOf(points: readonly Vector3[]): [Vector3, Vector3] | null {
  let best: [Vector3, Vector3] | null = null;
  let longest = 1e-3;
  for (const from of points) {
    for (const to of points) {
      const length = distance(flat(from), flat(to));
      if (length <= longest) continue;
      best = [flat(from), flat(to)];
      longest = length;
    }
  }
  return best;
}

/** Returns the outline of a solid seen from above. */
function outlineOf(points: readonly Vector3[]): Vector3[] {
  return convexHull(points.map(([x, , z]): Vector2 => [x, z])).map(([x, z]): Vector3 => [x, 0, z]);
}

/** Collects shapes. `isNew` remembers its points, so that elements above each other are drawn only once. */
function createDrawing(metersPerPixel: number) {
  const shapes: OverlayShapes = { lines: [], handles: [], labels: [] };
  const drawn = new Set<string>();
  const isNew = (...points: readonly Vector3[]): boolean => {
    const name = points
      .map(([x, , z]) => `${Math.round(x * 200)} ${Math.round(z * 200)}`)
      .sort()
      .join("|");
    if (drawn.has(name)) return false;
    drawn.add(name);
    return true;
  };
  const line = (points: readonly Vector3[], style: OverlayLine["style"], isClosed = false): void => {
    shapes.lines.push({ points, isClosed, style });
  };
  const label = (at: Vector3, text: string, style: OverlayLabel["style"], isOptional = false): void => {
    shapes.labels.push({ at, text, style, ...(isOptional ? { isOptional } : {}) });
  };
  function handle(at: Vector3, key: string | null): void {
    if (isNew(at)) shapes.handles.push({ at, key });
  }
  /** Draws a line's length next to it; `away` is a unit vector. */
  function dimension(from: Vector3, to: Vector3, away: Vector3): void {
    const gap = scale(away, DIMENSION_PX * metersPerPixel);
    const tick = scale(away, TICK_PX * metersPerPixel);
    line([add(from, gap), add(to, gap)], "dimension");
    for (const end of [from, to]) line([subtract(add(end, gap), tick), add(add(end, gap), tick)], "dimension");
    label(midpoint(add(from, gap), add(to, gap)), currentMeasures().plain(distance(from, to)), "main");
  }
  return { shapes, isNew, line, label, handle, dimension };
}

type Drawing = ReturnType<typeof createDrawing>;

/** Returns the unit vector toward the outer side of a wall; any side for an edge without a room. */
function outsideOf(scene: ReadScene, faceKey: string | undefined, from: Vector3, to: Vector3): Vector3 {
  const along = subtract(to, from);
  const side = normalize([along[2], 0, -along[0]]) ?? [1, 0, 0];
  const center = faceKey === undefined ? undefined : roomCenter(scene, faceKey);
  if (!center) return side;
  const inward = subtract(center, midpoint(from, to));
  return inward[0] * side[0] + inward[2] * side[2] > 0 ? scale(side, -1) : side;
}

/** Returns the mean of the floor's vertices in the room of a wall or floor, or null if there is no floor. */
function roomCenter(scene: ReadScene, faceKey: string): Vector3 | null {
  const face = scene.get("face", faceKey);
  const faceKeys = face?.label === "floor" ? [faceKey] : (face?.loops.flat() ?? []).flatMap(scene.facesOfVertex);
  const floorKey = faceKeys.find((key) => scene.get("face", key)?.label === "floor");
  const points = floorKey === undefined ? [] : recordPoints(scene, { kind: "face", key: floorKey });
  if (points.length === 0) return null;
  const sum = points.reduce((total, point) => add(total, flat(point)), [0, 0, 0] as Vector3);
  return scale(sum, 1 / points.length);
}

function drawLevelFace(drawing: Drawing, points: readonly Vector3[], metersPerPixel: number): void {
  const corners = points.map(flat);
  if (!drawing.isNew(...corners)) return;
  drawing.line(corners, "selected", true);
  for (const corner of corners) drawing.handle(corner, null);
  corners.forEach((from, index) => {
    const to = corners[(index + 1) % corners.length]!;
    const length = distance(from, to);
    if (length > MIN_SIDE_PX * metersPerPixel) {
      drawing.label(interpolate(from, to, 0.5), currentMeasures().plain(length), "main", true);
    }
  });
}

function drawWall(drawing: Drawing, scene: ReadScene, key: string, points: readonly Vector3[]): void {
  const ends = endsOf(points);
  if (!ends || !drawing.isNew(...ends)) return;
  drawing.line(ends, "selected");
  for (const end of ends) drawing.handle(end, null);
  drawing.dimension(...ends, outsideOf(scene, key, ...ends));
  for (const planarKey of scene.planarObjectsOfFace(key)) {
    const object = scene.get("objectPlanar", planarKey);
    const openingEnds = endsOf(recordPoints(scene, { kind: "objectPlanar", key: planarKey }));
    if (object && openingEnds) drawing.label(midpoint(...openingEnds), currentMeasures().plain(object.width), "dark");
  }
}

function drawItem(drawing: Drawing, scene: ReadScene, item: SelectionItem, metersPerPixel: number): void {
  const points = recordPoints(scene, item);
  const [first] = points;
  if (!first) return;
  const ends = endsOf(points);
  if (item.kind === "vertex") drawing.handle(flat(first), item.key);
  else if (item.kind === "edge") {
    if (!ends) drawing.handle(flat(first), null);
    else if (drawing.isNew(...ends)) {
      const faces = scene.facesOfVertex(scene.get("edge", item.key)?.vertexKeys[0] ?? "");
      drawing.line(ends, "selected");
      for (const end of ends) drawing.handle(end, null);
      drawing.dimension(...ends, outsideOf(scene, faces[0], ...ends));
    }
  } else if (item.kind === "face") {
    if (scene.get("face", item.key)?.label === "wall") drawWall(drawing, scene, item.key, points);
    else drawLevelFace(drawing, points, metersPerPixel);
  } else if (item.kind === "objectPlanar") {
    const object = scene.get("objectPlanar", item.key);
    if (!object || !ends) return;
    drawing.line(ends, "selected");
    for (const end of ends) drawing.handle(end, null);
    drawing.label(midpoint(...ends), currentMeasures().extent(object.width, object.height), "main");
  } else if (item.kind === "object3D") {
    const size = scene.get("object3D", item.key)?.size;
    drawing.line(outlineOf(points), "selected", true);
    const middle = points.reduce((sum, point) => add(sum, scale(flat(point), 1 / points.length)), [0, 0, 0] as Vector3);
    if (size) drawing.label(middle, currentMeasures().extent(size[0], size[2]), "main");
  }
}

function drawHovered(drawing: Drawing, scene: ReadScene, item: SelectionItem): void {
  const points = recordPoints(scene, item);
  const isSolid = item.kind === "object3D";
  const ends = item.kind === "vertex" || isSolid ? null : endsOf(points);
  const isWall = item.kind === "face" && scene.get("face", item.key)?.label === "wall";
  if (isSolid) drawing.line(outlineOf(points), "hovered", true);
  else if (item.kind === "face" && !isWall) drawing.line(points.map(flat), "hovered", true);
  else if (ends) drawing.line(ends, "hovered");
}

export function planShapes(
  scene: ReadScene,
  floorNumber: number,
  selection: Selection,
  hovered: SelectionItem | null,
  options: { metersPerPixel: number; isSeen: (item: SelectionItem) => boolean },
): OverlayShapes {
  const drawing = createDrawing(options.metersPerPixel);
  const items = selectedItems(selection).filter(({ kind, key }) => scene.get(kind, key)?.floorNumber === floorNumber);
  let elements = 0;
  for (const item of items.slice(0, MAX_DRAWN).filter(options.isSeen)) {
    const before = drawing.shapes.lines.length + drawing.shapes.handles.length;
    drawItem(drawing, scene, item, options.metersPerPixel);
    if (drawing.shapes.lines.length + drawing.shapes.handles.length > before) elements += 1;
  }
  if (elements > 1) dropDimensions(drawing.shapes);
  if (hovered && !selection.kinds.has(hovered.key)) drawHovered(drawing, scene, hovered);
  return drawing.shapes;
}
