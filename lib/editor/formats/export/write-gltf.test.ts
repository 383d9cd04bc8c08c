/** Models are checked by Khronos's validator and measured from their bytes. */
import { validateBytes } from "gltf-validator";
import { demoHomeGeometry } from "@/backend/seed/demo-home-geometry";
import { littleRoom, SURVEY_KEY } from "@/tests/support/little-room";
import { createScene, type SceneRecords } from "../../core/scene";
import { writeGltf } from "./write-gltf";

const TITLE = { title: "12 Oak Lane", detail: "CLM-7", date: "2026-11-23" };
const write = (records: Partial<SceneRecords>) =>
  writeGltf(createScene(SURVEY_KEY, records), TITLE, { 0: "Ground" }).file;

type Gltf = {
  asset: { extras: object };
  nodes: {
    name: string;
    mesh?: number;
    children?: number[];
    extras?: { elements?: Element[]; key?: string };
    [more: string]: unknown;
  }[];
  meshes: { primitives: { attributes: { POSITION: number; NORMAL: number }; indices: number; material: number }[] }[];
  materials: { name: string }[];
  accessors: { bufferView: number; count: number }[];
  bufferViews: { byteOffset: number; byteLength: number }[];
};
type Element = { key: string; first: number; count: number };

function open(file: Uint8Array) {
  const view = new DataView(file.buffer);
  expect([view.getUint32(0, true), view.getUint32(4, true), view.getUint32(8, true)]).toEqual([
    0x46546c67,
    2,
    file.length,
  ]);
  const length = view.getUint32(12, true);
  const gltf = JSON.parse(new TextDecoder().decode(file.subarray(20, 20 + length))) as Gltf;
  const start = 28 + length;
  const offsetOf = (accessor: number) => start + gltf.bufferViews[gltf.accessors[accessor]!.bufferView]!.byteOffset;
  function triangles(node: Gltf["nodes"][number]): number[][][] {
    const { attributes, indices } = gltf.meshes[node.mesh!]!.primitives[0]!;
    return Array.from({ length: gltf.accessors[indices]!.count / 3 }, (_, triangle) =>
      [0, 1, 2].map((corner) => {
        const index = view.getUint32(offsetOf(indices) + (triangle * 3 + corner) * 4, true);
        return [0, 1, 2].map((axis) => view.getFloat32(offsetOf(attributes.POSITION) + (index * 3 + axis) * 4, true));
      }),
    );
  }
  const node = (name: string) => gltf.nodes.find((one) => one.name === name)!;
  return { gltf, node, triangles };
}

/** Returns half the cross product of two sides: as long as the triangle's area, pointing to its front. */
function areaVector([a, b, c]: number[][]): number[] {
  const [u, v] = [b!.map((value, axis) => value - a![axis]!), c!.map((value, axis) => value - a![axis]!)];
  return [u[1]! * v[2]! - u[2]! * v[1]!, u[2]! * v[0]! - u[0]! * v[2]!, u[0]! * v[1]! - u[1]! * v[0]!].map(
    (part) => part / 2,
  );
}
const areaOf = (triangles: number[][][]): number =>
  triangles.reduce((sum, one) => sum + Math.hypot(...areaVector(one)), 0);

async function faults(file: Uint8Array): Promise<object[]> {
  const { issues } = await validateBytes(file, { maxIssues: 0 });
  return issues.messages.filter(({ severity }) => severity < 2);
}

test("a room: faces by label with the door cut out and filled, keys with their triangles, meters with Y up", async () => {
  const file = write(littleRoom());
  expect(await faults(file)).toEqual([]);
  const { gltf, node, triangles } = open(file);
  expect(areaOf(triangles(node("floor")))).toBeCloseTo(12, 4);
  expect(areaOf(triangles(node("wall")))).toBeCloseTo(35 - 0.9 * 2.1, 2);
  expect(areaOf(triangles(node("door")))).toBeCloseTo(0.9 * 2.1, 2);
  // The front of the floor faces up.
  expect(triangles(node("floor")).every((one) => areaVector(one)[1]! > 0)).toBe(true);
  expect(
    Math.max(
      ...triangles(node("ceiling"))
        .flat()
        .map(([, y]) => y!),
    ),
  ).toBe(2.5);
  const { elements = [] } = node("wall").extras ?? {};
  expect(elements.map(({ key }) => key).sort()).toEqual(["wall-ab", "wall-bc", "wall-cd", "wall-da"]);
  const withDoor = elements.find(({ key }) => key === "wall-bc")!;
  const doorWallTriangles = triangles(node("wall")).slice(withDoor.first, withDoor.first + withDoor.count);
  expect(doorWallTriangles.flat().every(([, , z]) => Math.abs(z! - 3) < 1e-6)).toBe(true);
  expect(areaOf(doorWallTriangles)).toBeCloseTo(10 - 0.9 * 2.1, 2);
  expect(node("table")).toMatchObject({ translation: [2, 0.4, 1.5], extras: { key: "table", label: "table" } });
  expect(node("Ground").children).toHaveLength(5);
  expect(gltf.asset.extras).toMatchObject({ surveyKey: SURVEY_KEY, unit: "metre" });
});

test("the demo home has no fault, and its floors have the area that their corners enclose", async () => {
  const records = Object.fromEntries(demoHomeGeometry(SURVEY_KEY, "2026-01-02T10:00:00.000Z")) as SceneRecords;
  const file = write(records);
  expect(await faults(file)).toEqual([]);
  const { node, triangles } = open(file);
  const places = new Map(records.vertex.map((vertex) => [vertex.key, vertex]));
  const shoelace = records.face
    .filter(({ label, floorNumber }) => label === "floor" && floorNumber === 0)
    .flatMap(({ loops }) => loops.map((loop, index) => [loop, index === 0 ? 1 : -1] as const))
    .reduce((sum, [loop, sign]) => {
      const corners = loop.map((key) => places.get(key)!);
      const twice = corners.reduce((area, { x, z }, index) => {
        const next = corners[(index + 1) % corners.length]!;
        return area + x * next.z - next.x * z;
      }, 0);
      return sum + (sign * Math.abs(twice)) / 2;
    }, 0);
  expect(shoelace).toBeGreaterThan(50);
  expect(areaOf(triangles(node("floor")))).toBeCloseTo(shoelace, 2);
});

test("an opening is a named hole; names in any script, a zero quaternion and an empty scene cause no fault", async () => {
  const records = littleRoom();
  records.objectPlanar = records.objectPlanar.map((door) => ({ ...door, label: "opening" as const }));
  records.object3D = [{ ...records.object3D[0]!, label: '👩‍🚀 "مطبخ"\u0000\ud800', quaternion: [0, 0, 0, 0] }];
  const file = write(records);
  expect(await faults(file)).toEqual([]);
  const { node } = open(file);
  expect(node("opening")).toEqual({
    name: "opening",
    extras: { key: "door", label: "opening", faceKey: "wall-bc", width: 0.9, height: 2.1 },
  });
  expect(await faults(write({}))).toEqual([]);
});

test("overlapping openings cut their common area once, and each keeps its node, even inside another", async () => {
  const records = littleRoom();
  const [door] = records.objectPlanar;
  const opening = (key: string, fields: object) => ({ ...door!, key, label: "opening" as const, ...fields });
  records.objectPlanar = [
    opening("wide", { u: 1, v: 1, width: 1.2, height: 2 }),
    opening("over", { u: 1.8, v: 1, width: 1, height: 1 }),
    opening("within", { u: 1, v: 1, width: 0.4, height: 0.4 }),
  ];
  const file = write(records);
  expect(await faults(file)).toEqual([]);
  const { gltf, node, triangles } = open(file);
  // The second opening reaches 0.7 m beyond the first.
  expect(areaOf(triangles(node("wall")))).toBeCloseTo(35 - 1.2 * 2 - 0.7, 1);
  expect(gltf.nodes.filter(({ name }) => name === "opening").map(({ extras }) => extras?.key)).toEqual([
    "wide",
    "over",
    "within",
  ]);
});
