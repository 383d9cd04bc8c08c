import * as fc from "fast-check";
import { GEOMETRY_KINDS } from "@/lib/domain/geometry-records";
import { contentsOf, randomCommand, randomRecords, SURVEY } from "@/tests/support/random-scene";
import { applyDiff } from "./diff";
import { createScene, type ReadScene } from "./scene";

/** Returns all answers of the indexes in one comparable value. */
function indexesOf(scene: ReadScene) {
  const records = scene.toRecords();
  const sorted = (keys: Iterable<string>) => [...keys].sort();
  return {
    edges: records.vertex.map(({ key }) => [key, sorted(scene.edgesOfVertex(key))]),
    faces: records.vertex.map(({ key }) => [key, sorted(scene.facesOfVertex(key))]),
    planar: records.face.map(({ key }) => [key, sorted(scene.planarObjectsOfFace(key))]),
    hosted: records.face.map(({ key }) => [key, sorted(scene.referrersOf(key).object3D ?? [])]),
    twins: records.face.map(({ key }) => [key, sorted(scene.namedBy("face", key))]),
    floors: scene
      .floorNumbers()
      .map((floor) => [floor, ...GEOMETRY_KINDS.map((kind) => sorted(scene.keysOnFloor(kind, floor)))]),
  };
}

/** Computes the same value from every record. */
function indexesByHand(scene: ReadScene) {
  const { vertex, edge, face, objectPlanar, object3D } = scene.toRecords();
  const keys = (records: { key: string }[]) => records.map(({ key }) => key).sort();
  const all = [vertex, edge, face, objectPlanar, object3D];
  const floors = [...new Set(all.flat().map((record) => record.floorNumber))].sort((a, b) => a - b);
  return {
    edges: vertex.map(({ key }) => [key, keys(edge.filter((one) => one.vertexKeys.includes(key)))]),
    faces: vertex.map(({ key }) => [key, keys(face.filter((one) => one.loops.flat().includes(key)))]),
    planar: face.map(({ key }) => [key, keys(objectPlanar.filter((one) => one.faceKey === key))]),
    hosted: face.map(({ key }) => [key, keys(object3D.filter((one) => one.hostKey === key))]),
    twins: face.map(({ key }) => [key, keys(face.filter((one) => one.twinKey === key))]),
    floors: floors.map((floor) => [
      floor,
      ...all.map((records) => keys(records.filter((record) => record.floorNumber === floor))),
    ]),
  };
}

const corner = (key: string, floorNumber = 0) => ({ key, surveyKey: SURVEY, floorNumber, x: 0, y: 0, z: 0 });

test("indexes the edges and faces of a vertex, the openings of a face and the records of a floor", () => {
  const base = { surveyKey: SURVEY, floorNumber: 1 };
  const scene = createScene(SURVEY, {
    vertex: [corner("a"), corner("b"), corner("c", 1)],
    edge: [{ ...base, key: "ab", vertexKeys: ["a", "b"], label: "base" }],
    face: [{ ...base, key: "abc", loops: [["a", "b", "c"]], label: "wall" }],
    objectPlanar: [{ ...base, key: "door", faceKey: "abc", label: "door", u: 1, v: 1, width: 1, height: 2 }],
  });
  expect(scene.edgesOfVertex("a")).toEqual(["ab"]);
  expect(scene.edgesOfVertex("c")).toEqual([]);
  expect(scene.facesOfVertex("c")).toEqual(["abc"]);
  expect(scene.planarObjectsOfFace("abc")).toEqual(["door"]);
  expect(scene.floorNumbers()).toEqual([0, 1]);
  expect([...scene.keysOnFloor("vertex", 1)]).toEqual(["c"]);
  expect(scene.kindOf("door")).toBe("objectPlanar");
  expect(scene.kindOf("nothing")).toBeNull();
});

test("keeps a record with dangling references as it is", () => {
  const scene = createScene(SURVEY, {
    edge: [{ key: "ab", surveyKey: SURVEY, floorNumber: 0, vertexKeys: ["a", "b"], label: "base" }],
  });
  expect(scene.has("edge", "ab")).toBe(true);
  expect(scene.edgesOfVertex("a")).toEqual(["ab"]);
});

test("after any edits, the indexes match the records", () => {
  fc.assert(
    fc.property(randomRecords, fc.array(randomCommand, { maxLength: 12 }), (records, commands) => {
      const scene = createScene(SURVEY, records);
      for (const command of commands) {
        const outcome = command(scene);
        if (outcome.ok) applyDiff(scene, outcome.diff);
      }
      expect(indexesOf(scene)).toEqual(indexesByHand(scene));
      expect(contentsOf(createScene(SURVEY, scene.toRecords()))).toEqual(contentsOf(scene));
    }),
  );
});

test("a move reads no more of a large scene than of a small one", () => {
  const touchedBy = (size: number) => {
    const scene = createScene(SURVEY, { vertex: Array.from({ length: size }, (_, index) => corner(`v${index}`)) });
    let reads = 0;
    const counting: typeof scene = {
      ...scene,
      get: (kind, key) => {
        reads += 1;
        return scene.get(kind, key);
      },
      values: () => {
        throw new Error("an edit visited the whole scene");
      },
    };
    const from = corner("v0");
    applyDiff(counting, { vertex: { added: {}, updated: { v0: [from, { ...from, x: 1 }] }, removed: {} } });
    return reads;
  };
  expect(touchedBy(10)).toBe(1);
  expect(touchedBy(20_000)).toBe(1);
});
