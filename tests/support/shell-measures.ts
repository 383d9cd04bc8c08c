/** Measurements for property tests on whole scenes, without the indexes of the code under test. */

import type { ObjectPlanar } from "@/lib/domain/geometry-records";
import { extendsBeyond } from "@/lib/editor/commands/openings/opening-fit";
import { facePoints } from "@/lib/editor/core/measures/face-points";
import { faceShape } from "@/lib/editor/core/measures/face-shape";
import type { ReadScene } from "@/lib/editor/core/scene";
import { areaWithHoles } from "@/lib/geometry/area-with-holes";
import { cyclicPairs } from "@/lib/geometry/cyclic-pairs";
import { fromFrame, hostFrame, toFrame } from "@/lib/geometry/host-frame";
import { signedVolume } from "@/lib/geometry/shell-volume";
import { triangulate } from "@/lib/geometry/triangulate";
import { distance, type Vector3 } from "@/lib/geometry/vector3";

const sideName = ([a, b]: readonly [string, string]): string => [a, b].sort().join(" ");

function sideNames(scene: ReadScene): Set<string> {
  const faces = [...scene.values("face")];
  return new Set(faces.flatMap(({ loops }) => loops.flatMap((loop) => cyclicPairs(loop).map(sideName))));
}

export function sidesWithoutEdge(scene: ReadScene): string[] {
  const edges = new Set([...scene.values("edge")].map(({ vertexKeys }) => sideName(vertexKeys)));
  return [...sideNames(scene)].filter((name) => !edges.has(name));
}

export function edgesWithoutSide(scene: ReadScene): string[] {
  const sides = sideNames(scene);
  return [...scene.values("edge")].map(({ vertexKeys }) => sideName(vertexKeys)).filter((name) => !sides.has(name));
}

/** Returns the square meters of all faces with a label. */
export function areaOf(scene: ReadScene, label: string): number {
  return [...scene.values("face")]
    .filter((face) => face.label === label)
    .reduce((sum, face) => sum + areaWithHoles(facePoints(scene, face)), 0);
}

/** Returns the cubic meters within all faces together, if they are closed. */
export function volumeOf(scene: ReadScene): number {
  const triangles = [...scene.values("face")].flatMap((face) => {
    const loops = facePoints(scene, face);
    const frame = hostFrame(loops[0] ?? []);
    const points = loops.flat();
    if (!frame) return [];
    return triangulate(loops.map((loop) => loop.map((point) => toFrame(frame, point)))).map(
      ([a, b, c]): [Vector3, Vector3, Vector3] => [points[a]!, points[b]!, points[c]!],
    );
  });
  return signedVolume(triangles);
}

/** Returns the keys of planar objects that are not within their face. */
export function unfitPlanars(scene: ReadScene): string[] {
  return [...scene.values("objectPlanar")]
    .filter((object) => {
      const host = scene.get("face", object.faceKey);
      const shape = host && faceShape(scene, host);
      return !shape || extendsBeyond({ shape, object });
    })
    .map(({ key }) => key);
}

/** Returns the 3D position of each planar object's center. */
function planarPositions(scene: ReadScene): Map<string, Vector3> {
  const entries = [...scene.values("objectPlanar")].flatMap((object): [string, Vector3][] => {
    const host = scene.get("face", object.faceKey);
    const frame = host && hostFrame(facePoints(scene, host)[0] ?? []);
    return frame ? [[object.key, fromFrame(frame, [object.u, object.v])]] : [];
  });
  return new Map(entries);
}

/** Returns the largest move of a planar object in meters; infinite if the number of objects changed. */
export function greatestShift(before: ReadScene, after: ReadScene): number {
  const [from, to] = [planarPositions(before), planarPositions(after)];
  if (from.size !== to.size) return Number.POSITIVE_INFINITY;
  return Math.max(0, ...[...from].map(([key, position]) => distance(position, to.get(key) ?? [1e9, 0, 0])));
}

/** Returns a planar object's move on its wall, in meters; moves of the wall itself across its plane do not count. */
export function shiftOnWall(before: ReadScene, after: ReadScene, key: string): number {
  const previous = planarPositions(before).get(key);
  const object = after.get("objectPlanar", key);
  const host = object && after.get("face", object.faceKey);
  const frame = host && hostFrame(facePoints(after, host)[0] ?? []);
  if (!previous || !object || !frame) return Number.POSITIVE_INFINITY;
  const [u, v] = toFrame(frame, previous);
  return Math.hypot(u - object.u, v - object.v);
}

/** Returns half the width and height of a planar object in the host frame; it must be upright or horizontal. */
function halfSize({ width, height, rotation }: ObjectPlanar): [number, number] {
  const isTurned = Math.abs(Math.sin(rotation ?? 0)) > 0.7;
  return isTurned ? [height / 2, width / 2] : [width / 2, height / 2];
}

/** Returns pairs of doors, windows and the like on one face that overlap by over 1.5 mm; damage may overlap. */
export function overlappingPlanars(scene: ReadScene): string[] {
  const objects = [...scene.values("objectPlanar")].filter(({ label }) => label !== "damage");
  return objects.flatMap((a, index) =>
    objects.slice(index + 1).flatMap((b) => {
      const [one, other] = [halfSize(a), halfSize(b)];
      const along = one[0] + other[0] - Math.abs(a.u - b.u);
      const up = one[1] + other[1] - Math.abs(a.v - b.v);
      return a.faceKey === b.faceKey && along > 0.0015 && up > 0.0015 ? [`${a.key} ${b.key}`] : [];
    }),
  );
}
