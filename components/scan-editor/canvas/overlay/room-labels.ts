/** Draws names and areas of rooms: on a room's floor if the floor is visible, else at the height of the wall tops. */

import { facePoints } from "@/lib/editor/core/measures/face-points";
import type { ReadScene } from "@/lib/editor/core/scene";
import { currentMeasures } from "@/lib/editor/core/units/chosen-measures";
import { areaWithHoles } from "@/lib/geometry/area-with-holes";
import { interpolate, type Vector3 } from "@/lib/geometry/vector3";
import type { PixelProjection } from "../view/pixel-projection";
import { recordPoints } from "../view/scene-bounds";
import type { SurveyRoom } from "../view/survey-rooms";
import { clearOf } from "./clear-of";
import { type Box, boxAt, type LabelWish, placeLabels, type Spot } from "./label-places";
import { createPool, svgElement } from "./svg-pool";
import { writeAttribute, writeText } from "./svg-write";

export type RoomLabel = {
  faceKey: string;
  name: string;
  /** Area in square meters. If two labels overlap, the label of the larger room is kept. */
  size: number;
  /** Center of the floor. */
  low: Vector3;
  /** The same point at the height of the wall tops, where no wall of the floor hides it from above. */
  high: Vector3;
};

/** Widths of a name's characters in pixels; estimates that are never too small. */
const CHARACTER_PX = { usual: 6.8, wide: 9.5, full: 13, picture: 17 };
const AREA_CHARACTER_PX = 7.2;
/** Pixels from the name's baseline. */
const ABOVE_PX = 12;
const BELOW_PX = 20;
const AREA_BELOW_PX = 16;
/** Visibility is tested for this many labels in a frame. */
const MAX_VISIBILITY_TESTS = 40;
/** A name that moved farther to avoid a bar would seem to name another room. */
const MAX_SHIFT_PX = 72;
/** More corners than this are too dense to avoid. */
const MAX_MARKS = 2_000;

/** In square meters. A smaller outline, such as one that crosses itself, is centered between its vertices. */
const MIN_AREA = 1e-6;

/** Returns the centroid of a floor. */
function centroidOf(loop: readonly Vector3[]): Vector3 {
  let x = 0;
  let z = 0;
  let doubleArea = 0;
  const [ox, y, oz] = loop[0] ?? [0, 0, 0];
  loop.forEach(([ax, , az], index) => {
    const [bx, , bz] = loop[(index + 1) % loop.length]!;
    const cross = (ax - ox) * (bz - oz) - (bx - ox) * (az - oz);
    x += (ax + bx - 2 * ox) * cross;
    z += (az + bz - 2 * oz) * cross;
    doubleArea += cross;
  });
  if (Math.abs(doubleArea) > MIN_AREA) return [ox + x / (3 * doubleArea), y, oz + z / (3 * doubleArea)];
  const mean = (axis: 0 | 2): number => loop.reduce((sum, corner) => sum + corner[axis], 0) / Math.max(1, loop.length);
  return [mean(0), y, mean(2)];
}

export function roomLabel(scene: ReadScene, { faceKey, name, walls }: SurveyRoom): RoomLabel | null {
  const face = scene.get("face", faceKey);
  if (!face) return null;
  const points = facePoints(scene, face);
  const size = areaWithHoles(points);
  const low = centroidOf(points[0] ?? []);
  let top = low[1];
  for (const key of walls) for (const [, y] of recordPoints(scene, { kind: "face", key })) top = Math.max(top, y);
  return { faceKey, name, size, low, high: [low[0], top, low[2]] };
}

export type RoomLabelSurroundings = {
  /** Whether a surface hides a point (in meters). */
  isHidden(x: number, y: number, z: number): boolean;
  /** Boxes of labels that are already placed. */
  occupied: readonly Box[];
  /** Boxes of bars over the picture. */
  covered: readonly Box[];
  /** Corners drawn as points (x, y, z of each), or null while they are hidden. */
  corners: Float32Array | null;
};

export type RoomLabelView = {
  clear(): void;
  draw(
    labels: readonly RoomLabel[],
    focus: string | null,
    projection: PixelProjection,
    surroundings: RoomLabelSurroundings,
  ): void;
};

function spotOf(projection: PixelProjection, [x, y, z]: Vector3): Spot | null {
  if (!projection.project(x, y, z)) return null;
  const { at, width, height } = projection;
  return at.x < 0 || at.y < 0 || at.x > width || at.y > height ? null : { x: at.x, y: at.y };
}

function nameWidth(name: string): number {
  let width = 0;
  for (const character of name) {
    const code = character.codePointAt(0) ?? 0;
    if (code > 0xffff) width += CHARACTER_PX.picture;
    else if (code >= 0x1100) width += CHARACTER_PX.full;
    else width += code >= 0x370 || /[\p{Lu}mw@%&]/u.test(character) ? CHARACTER_PX.wide : CHARACTER_PX.usual;
  }
  return width;
}

/** Returns spots next to the bars that cover a label's spots. */
function shiftedSpots(wish: LabelWish, covered: readonly Box[], picture: PixelProjection): Spot[] {
  const distance = (a: Spot, b: Spot): number => Math.hypot(a.x - b.x, a.y - b.y);
  return wish.spots.flatMap((spot) => {
    const box = boxAt(wish, spot);
    const clear = clearOf(box, covered, picture);
    if (!clear || clear === box) return [];
    const shifted = { x: spot.x + clear.left - box.left, y: spot.y + clear.top - box.top };
    return distance(shifted, spot) > MAX_SHIFT_PX ? [] : [shifted];
  });
}

function wishOf(
  label: RoomLabel,
  projection: PixelProjection,
  isHidden: RoomLabelSurroundings["isHidden"] | null,
  covered: readonly Box[],
): LabelWish {
  const { low, high, name, size } = label;
  const area = currentMeasures().area(size);
  const points = isHidden
    ? [low, interpolate(low, high, 0.5)].filter(([x, y, z]) => !isHidden(x, y, z)).concat([high])
    : [high];
  const width = Math.max(nameWidth(name), area.length * AREA_CHARACTER_PX);
  // The picture's edge must not cut a label.
  const spots = points
    .flatMap((point) => spotOf(projection, point) ?? [])
    .filter(({ x }) => x > width / 2 && x < projection.width - width / 2);
  const wish = { width, above: ABOVE_PX, below: BELOW_PX, spots };
  return { ...wish, spots: [...spots, ...shiftedSpots(wish, covered, projection)] };
}

function marksOf(corners: Float32Array | null, projection: PixelProjection): Spot[] {
  if (!corners || corners.length > MAX_MARKS * 3) return [];
  const marks: Spot[] = [];
  for (let index = 0; index < corners.length; index += 3) {
    const spot = spotOf(projection, [corners[index]!, corners[index + 1]!, corners[index + 2]!]);
    if (spot) marks.push(spot);
  }
  return marks;
}

export function createRoomLabelView(root: SVGSVGElement): RoomLabelView {
  const pool = createPool(root, () => {
    const label = svgElement("g", { "data-part": "room" });
    label.append(
      svgElement("text", { "text-anchor": "middle" }),
      svgElement("text", { "text-anchor": "middle", "data-part": "area" }),
    );
    return label;
  });
  return {
    clear: () => root.replaceChildren(),
    draw(labels, focus, projection, { isHidden, occupied, covered, corners }) {
      const inFocus = ({ faceKey }: RoomLabel): boolean => faceKey === focus;
      const ordered = [...labels].sort((a, b) => Number(inFocus(b)) - Number(inFocus(a)) || b.size - a.size);
      const wishes = ordered.map((label, index) =>
        wishOf(label, projection, index < MAX_VISIBILITY_TESTS ? isHidden : null, covered),
      );
      const spots = placeLabels(wishes, [...occupied, ...covered], marksOf(corners, projection));
      pool.begin();
      ordered.forEach((label, index) => {
        const spot = spots[index];
        if (!spot) return;
        const element = pool.next();
        const [name, area] = element.children;
        const [x, y] = [Math.round(spot.x), Math.round(spot.y)];
        writeAttribute(element, "data-focus", String(focus === null || inFocus(label)));
        for (const text of [name, area]) writeAttribute(text, "x", String(x));
        writeAttribute(name, "y", String(y));
        writeAttribute(area, "y", String(y + AREA_BELOW_PX));
        writeText(name, label.name);
        writeText(area, currentMeasures().area(label.size));
      });
      pool.end();
    },
  };
}
