/** The visible edges of the model, to draw over a photo. */
import type { Face } from "../../../domain/geometry-records";
import { fromFrame, hostFrame } from "../../../geometry/host-frame";
import type { PinholeCamera } from "../../../geometry/project-point";
import type { Vector2 } from "../../../geometry/vector2";
import { dot, subtract, type Vector3 } from "../../../geometry/vector3";
import { facePoints } from "../../core/measures/face-points";
import { planarOutline } from "../../core/measures/planar-outline";
import type { ReadScene } from "../../core/scene";
import { type DepthPicture, depthPicture, type VisibleSurface } from "./depth-picture";
import { isTransparent, objectsOn } from "./meet-model";
import { createNearFaces } from "./near-faces";
import { aheadSide, insideShares, type PhotoView, photoView } from "./photo-view";

/** The two ends, in fractions of the photo. */
export type PhotoSegment = readonly [Vector2, Vector2];
export type PhotoLines = { readonly [Kind in PhotoLineKind]: readonly PhotoSegment[] };
/** Borders of faces, outlines of openings, and outlines of damage are drawn differently. */
export const PHOTO_LINE_KINDS = ["face", "opening", "damage"] as const;
export type PhotoLineKind = (typeof PHOTO_LINE_KINDS)[number];

type Side = { kind: PhotoLineKind; from: Vector3; to: Vector3 };
type Collected = { sides: Side[]; surfaces: VisibleSurface[] };

/** Visibility samples over the photo's width. */
const STEPS = 240;
const MAX_STEPS = 2_000;

/** Collects the sides of a face that faces the camera, and the surface that hides sides behind it. */
function collectFace(
  scene: ReadScene,
  face: Face,
  eye: Vector3,
  view: PhotoView,
  collectedPairs: Set<string>,
  into: Collected,
): void {
  const loops = facePoints(scene, face);
  const frame = hostFrame(loops[0] ?? []);
  if (!frame || dot(subtract(eye, frame.origin), frame.normal) <= 0) return;
  const inCamera = loops.map((loop) => loop.map(view.toCamera));
  if (view.isOutside(inCamera[0] ?? [])) return;
  const cutOut = [...inCamera];
  face.loops.forEach((keys, loopIndex) => {
    const loop = inCamera[loopIndex] ?? [];
    if (loop.length !== keys.length) return;
    loop.forEach((from, index) => {
      const next = (index + 1) % loop.length;
      const pair = [keys[index]!, keys[next]!].sort().join(" ");
      if (collectedPairs.has(pair)) return;
      collectedPairs.add(pair);
      into.sides.push({ kind: "face", from, to: loop[next]! });
    });
  });
  for (const object of objectsOn(scene, face)) {
    const outline = planarOutline(object).map((point) => view.toCamera(fromFrame(frame, point)));
    const kind = object.label === "damage" ? "damage" : "opening";
    into.sides.push(...outline.map((from, i): Side => ({ kind, from, to: outline[(i + 1) % outline.length]! })));
    if (isTransparent(object)) cutOut.push(outline);
  }
  into.surfaces.push({ loops: cutOut });
}

/** Returns the parts of a side that are in the photo and not hidden. */
function visibleParts({ from, to }: Side, view: PhotoView, depth: DepthPicture): PhotoSegment[] {
  const ahead = aheadSide(from, to);
  if (!ahead) return [];
  const [a, b] = [view.toPhoto(ahead[0]), view.toPhoto(ahead[1])];
  const shares = insideShares(a, b);
  if (!shares) return [];
  const pointAt = (share: number): Vector2 => [a[0] + (b[0] - a[0]) * share, a[1] + (b[1] - a[1]) * share];
  // 1 / depth is linear over the photo.
  const [near, far] = [-1 / ahead[0][2], -1 / ahead[1][2]];
  const length = Math.hypot(b[0] - a[0], b[1] - a[1]) * (shares[1] - shares[0]);
  const steps = Math.min(MAX_STEPS, Math.max(1, Math.ceil(length * STEPS)));
  const shareAt = (step: number): number => shares[0] + ((shares[1] - shares[0]) * step) / steps;
  const parts: PhotoSegment[] = [];
  let start: number | null = null;
  for (let step = 0; step <= steps; step += 1) {
    const middle = shareAt(step + 0.5);
    const isSeen = step < steps && !depth.isHidden(pointAt(middle), 1 / (near + (far - near) * middle));
    if (isSeen) start ??= shareAt(step);
    else if (start !== null) {
      parts.push([pointAt(start), pointAt(shareAt(step))]);
      start = null;
    }
  }
  return parts;
}

/**
 * Returns the lines of these faces, or of all that the camera may see, on any floor: a photo through a stairwell shows
 * another one. `aspect` is width divided by height.
 */
export function photoLines(
  scene: ReadScene,
  camera: PinholeCamera,
  aspect: number,
  isHidden: (faceKey: string) => boolean = () => false,
  faceKeys?: Iterable<string>,
): PhotoLines {
  const view = photoView(camera, aspect);
  const half = Math.tan(camera.fovY / 2);
  const collected: Collected = { sides: [], surfaces: [] };
  const collectedPairs = new Set<string>();
  for (const key of faceKeys ?? createNearFaces(scene, camera.position).keys()) {
    const face = scene.get("face", key);
    if (face && !isHidden(key)) collectFace(scene, face, camera.position, view, collectedPairs, collected);
  }
  const ray = (x: number, y: number): Vector3 => [(2 * x - 1) * half * aspect, (1 - 2 * y) * half, -1];
  const depth = depthPicture(collected.surfaces, view, aspect, ray);
  const lines: Record<PhotoLineKind, PhotoSegment[]> = { face: [], opening: [], damage: [] };
  for (const side of collected.sides) lines[side.kind].push(...visibleParts(side, view, depth));
  return lines;
}

/** Projects a segment into the photo, hidden or not, without the part behind the camera; null if all is behind. */
export function lineOverPhoto(camera: PinholeCamera, aspect: number, from: Vector3, to: Vector3): PhotoSegment | null {
  const view = photoView(camera, aspect);
  const ahead = aheadSide(view.toCamera(from), view.toCamera(to));
  return ahead && [view.toPhoto(ahead[0]), view.toPhoto(ahead[1])];
}
