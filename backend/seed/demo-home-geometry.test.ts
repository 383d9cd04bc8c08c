/** The import cuts the walls of the demo's home between the rooms behind them; its photos were rendered before. */
import path from "node:path";
import type { Face, ObjectPlanar } from "../../lib/domain/geometry-records";
import { checkSurvey } from "../../lib/editor/analysis/checks/survey-checks";
import { createScene, type SceneRecords } from "../../lib/editor/core/scene";
import { fromFrame, hostFrame } from "../../lib/geometry/host-frame";
import { distance, type Vector3 } from "../../lib/geometry/vector3";
import { demoHomeGeometry } from "./demo-home-geometry";
import { readManifest } from "./media-manifest";

const NOW = "2026-01-02T10:00:00.000Z";
const home = (keepsWalls: boolean): SceneRecords =>
  Object.fromEntries(demoHomeGeometry("srv-1", NOW, { keepsWalls })) as SceneRecords;
const [whole, cut] = [home(true), home(false)];
const byKey = <T extends { key: string }>(list: readonly T[]): Map<string, T> =>
  new Map(list.map((one) => [one.key, one]));

function cornersOf(records: SceneRecords, face: Face): Vector3[] {
  const positions = byKey(records.vertex);
  return (face.loops[0] ?? []).map((key) => {
    const { x, y, z } = positions.get(key)!;
    return [x, y, z];
  });
}

/** Returns the center of a door or window in the room. */
function centerOf(records: SceneRecords, { faceKey, u, v }: ObjectPlanar): Vector3 {
  return fromFrame(hostFrame(cornersOf(records, byKey(records.face).get(faceKey)!))!, [u, v]);
}

test("the keys are the same each time, and unique", () => {
  expect(home(false)).toEqual(cut);
  const keys = Object.values(cut).flatMap((list: { key: string }[]) => list.map(({ key }) => key));
  expect(new Set(keys).size).toBe(keys.length);
});

test("the cut keeps the key of every vertex, wall, door and object, and moves none", () => {
  for (const kind of ["vertex", "object3D"] as const) {
    const known = byKey<{ key: string }>(cut[kind]);
    for (const one of whole[kind]) expect(known.get(one.key)).toEqual(one);
  }
  for (const kind of ["face", "objectPlanar"] as const) {
    const known = byKey<Face | ObjectPlanar>(cut[kind]);
    for (const { key, label, sourceId } of whole[kind]) expect(known.get(key)).toMatchObject({ label, sourceId });
  }
  expect(cut.face.length).toBeGreaterThan(whole.face.length);
});

test("a wall's key stays with its longest part, and its openings move to the part they are in, at the same position", () => {
  const before = byKey(whole.objectPlanar);
  const faces = byKey(cut.face);
  const lengthOf = (face: Face): number => {
    const corners = cornersOf(cut, face);
    return Math.max(...corners.flatMap((a) => corners.map((b) => Math.hypot(a[0] - b[0], a[2] - b[2]))));
  };
  const oldKeys = new Set(whole.face.map(({ key }) => key));
  const addedFaces = cut.face.filter(({ key }) => !oldKeys.has(key));
  for (const part of addedFaces) {
    const named = cut.face.find(({ key, sourceId }) => oldKeys.has(key) && sourceId === part.sourceId)!;
    expect(lengthOf(named)).toBeGreaterThanOrEqual(lengthOf(part));
  }
  for (const object of cut.objectPlanar) {
    const original = before.get(object.key)!;
    expect(distance(centerOf(cut, object), centerOf(whole, original))).toBeLessThan(0.001);
    expect(faces.get(object.faceKey)!.sourceId).toBe(byKey(whole.face).get(original.faceKey)!.sourceId);
  }
  const findings = checkSurvey(createScene("srv-1", cut)).list.map(({ code }) => code);
  const findingsBefore = checkSurvey(createScene("srv-1", whole)).list.map(({ code }) => code);
  expect(new Set(findings)).toEqual(new Set(findingsBefore));
  expect(addedFaces.length).toBeGreaterThan(10);
});

test("every key that a photo shows is in the survey", () => {
  const manifest = readManifest(path.join(process.cwd(), "backend/seed/media"))!;
  const pictures = [...manifest.pictures, ...manifest.films.flatMap(({ snapshots }) => snapshots)];
  const named = pictures.flatMap(({ seen }) => seen.flatMap(({ kind, key }) => (kind === "damage" ? [] : [key])));
  const keys = new Set([...cut.objectPlanar, ...cut.object3D].map(({ key }) => key));
  expect(named.filter((key) => !keys.has(key))).toEqual([]);
  expect(named.length).toBeGreaterThan(100);
});
