/**
 * The length of an edge, the width and height of an upright face, and the corners that move when one of them changes.
 */
import type { Vertex } from "../../domain/geometry-records";
import { loopNormal } from "../../geometry/newell";
import { distance, dot, normalize, scale, subtract, type Vector3 } from "../../geometry/vector3";
import type { ReadScene } from "../core/scene";
import type { SelectionItem } from "../core/selection";

export type ExtentField = "length" | "width" | "height";

export type Extent = {
  /** In meters. */
  readonly value: number;
  /** Unit vector along which the moving corners go when the extent grows. */
  readonly direction: Vector3;
  readonly moves: readonly string[];
};

/** Corners this close to an end of a face belong to that end; at most a third of a narrow face. */
const END_ZONE = 0.1;
/** Faces that lean more than this have no width or height. */
const MAX_LEAN = 0.5;
const UP: Vector3 = [0, 1, 0];

const pointOf = ({ x, y, z }: Vertex): Vector3 => [x, y, z];
const isLocked = (corners: readonly Vertex[]): boolean => corners.some(({ locked }) => locked);

/** Returns the direction, or its opposite, that is positive along its dominant axis. */
function forward(direction: Vector3): Vector3 {
  const max = direction.reduce((best, part) => (Math.abs(part) > Math.abs(best) + 1e-6 ? part : best), 0);
  return max < 0 ? scale(direction, -1) : direction;
}

/** Returns an extent whose upper end moves, unless only that end is locked or only the lower end is loose. */
function extentOf(
  value: number,
  direction: Vector3,
  [low, high]: readonly [readonly Vertex[], readonly Vertex[]],
  isLoose: (corners: readonly Vertex[]) => boolean = () => false,
): Extent {
  const isLowMoved =
    isLocked(low) === isLocked(high) ? isLoose(low) && !isLoose(high) : isLocked(high) && !isLocked(low);
  const moves = (isLowMoved ? low : high).map(({ key }) => key);
  return { value, direction: isLowMoved ? scale(direction, -1) : direction, moves };
}

function edgeExtent(scene: ReadScene, key: string): Extent | null {
  const [a, b] = (scene.get("edge", key)?.vertexKeys ?? []).map((end) => scene.get("vertex", end));
  const between = a && b && normalize(subtract(pointOf(b), pointOf(a)));
  if (!a || !b || !between) return null;
  const direction = forward(between);
  const ends = direction === between ? ([[a], [b]] as const) : ([[b], [a]] as const);
  const isLoose = ([corner]: readonly Vertex[]): boolean => scene.edgesOfVertex(corner?.key ?? "").length === 1;
  return extentOf(distance(pointOf(a), pointOf(b)), direction, ends, isLoose);
}

function faceExtent(scene: ReadScene, key: string, field: "width" | "height"): Extent | null {
  const corners = (scene.get("face", key)?.loops[0] ?? []).flatMap((corner) => scene.get("vertex", corner) ?? []);
  const normal = loopNormal(corners.map(pointOf));
  const level = normal && Math.abs(normal[1]) < MAX_LEAN ? normalize([normal[2], 0, -normal[0]]) : null;
  if (!level) return null;
  const direction = field === "height" ? UP : forward(level);
  const along = (corner: Vertex): number => dot(direction, pointOf(corner));
  const positions = corners.map(along);
  const [min, max] = [Math.min(...positions), Math.max(...positions)];
  const zone = Math.min(END_ZONE, (max - min) / 3);
  const low = corners.filter((corner) => along(corner) <= min + zone);
  const high = corners.filter((corner) => along(corner) >= max - zone);
  return extentOf(max - min, direction, [low, high]);
}

/** Returns null if the element has no such extent: edges have a length, upright faces a width and height. */
export function elementExtent(scene: ReadScene, { kind, key }: SelectionItem, field: ExtentField): Extent | null {
  if (kind === "edge") return field === "length" ? edgeExtent(scene, key) : null;
  return kind === "face" && field !== "length" ? faceExtent(scene, key, field) : null;
}
