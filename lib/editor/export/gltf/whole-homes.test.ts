/** Models of real homes: the validator finds nothing, and every wall has the holes that its doors, windows and openings are. */
import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { validateBytes } from "gltf-validator";
import { demoHomeGeometry } from "@/backend/seed/demo-home-geometry";
import { generateSingleRooms } from "@/backend/seed/home/generate-single-rooms";
import { createKey } from "@/lib/domain/keys";
import { scannedArea } from "@/tests/support/measured-by-lines";
import { importCaptures } from "../../import/import-captures";
import { readCapture } from "../../import/read-capture";
import { createScene, type SceneRecords } from "../../scene";
import { writeGltf } from "./write-gltf";

const SURVEY = "srv-model";
const folder = process.env.ROOMPLAN_SAMPLES;
const texts = folder
  ? readdirSync(folder)
      .filter((name) => name.endsWith(".json"))
      .map((name) => readFileSync(path.join(folder, name), "utf8"))
  : generateSingleRooms(7).map(({ capture }) => JSON.stringify(capture));
const taken = (some: readonly string[]): SceneRecords =>
  importCaptures(
    some.map((text, at) => ({ fileName: `${at}.json`, read: readCapture(text) })),
    { surveyKey: SURVEY, createKey },
  ).records;

const HOMES: [name: string, records: SceneRecords][] = [
  ["the generated home", Object.fromEntries(demoHomeGeometry(SURVEY, "2026-01-02T10:00:00.000Z")) as SceneRecords],
  ...texts.map((text, at): [string, SceneRecords] => [
    `${folder ? "real" : "generated"} capture ${at + 1}`,
    taken([text]),
  ]),
];

type Gltf = {
  nodes: {
    name: string;
    mesh?: number;
    extras?: { elements?: { key: string; first: number; count: number }[]; key?: string };
  }[];
  meshes: { primitives: { attributes: { POSITION: number }; indices: number }[] }[];
  accessors: { bufferView: number; count: number }[];
  bufferViews: { byteOffset: number }[];
};

/** Square metres of each record's triangles, by its key; and the keys of nodes that stand for one. */
function areasIn(file: Uint8Array): { areas: Map<string, number>; named: Set<string> } {
  const view = new DataView(file.buffer, file.byteOffset);
  const length = view.getUint32(12, true);
  const gltf = JSON.parse(new TextDecoder().decode(file.subarray(20, 20 + length))) as Gltf;
  const start = (accessor: number): number =>
    28 + length + gltf.bufferViews[gltf.accessors[accessor]!.bufferView]!.byteOffset;
  const areas = new Map<string, number>();
  const named = new Set(gltf.nodes.flatMap(({ extras }) => extras?.key ?? []));
  for (const { mesh, extras } of gltf.nodes) {
    if (mesh === undefined || !extras?.elements) continue;
    const { attributes, indices } = gltf.meshes[mesh]!.primitives[0]!;
    const corner = (place: number): number[] => {
      const index = view.getUint32(start(indices) + place * 4, true);
      return [0, 1, 2].map((axis) => view.getFloat32(start(attributes.POSITION) + (index * 3 + axis) * 4, true));
    };
    for (const { key, first, count } of extras.elements) {
      let area = 0;
      for (let triangle = first; triangle < first + count; triangle += 1) {
        const [a, b, c] = [0, 1, 2].map((at) => corner(triangle * 3 + at)) as [number[], number[], number[]];
        const [u, v] = [a.map((part, axis) => b[axis]! - part), a.map((part, axis) => c[axis]! - part)] as [
          number[],
          number[],
        ];
        area +=
          Math.hypot(u[1]! * v[2]! - u[2]! * v[1]!, u[2]! * v[0]! - u[0]! * v[2]!, u[0]! * v[1]! - u[1]! * v[0]!) / 2;
      }
      areas.set(key, area);
    }
  }
  return { areas, named };
}

test.each(HOMES)(
  "%s: no error, no warning; faces as large as scan lines see them, openings real holes",
  async (_name, records) => {
    const title = { title: "12 Oak Lane", detail: "CLM-7", date: "2026-11-23" };
    const { file, leftOut } = writeGltf(createScene(SURVEY, records), title, {});
    const { issues } = await validateBytes(file, { maxIssues: 0 });
    expect(issues.messages.filter(({ severity }) => severity < 2)).toEqual([]);
    expect(leftOut).toEqual([]);
    const { areas, named } = areasIn(file);
    for (const face of records.face) {
      const cuts = records.objectPlanar.filter(
        ({ faceKey, label }) => faceKey === face.key && ["door", "window", "opening"].includes(label),
      );
      const seen = scannedArea(records, face, cuts);
      // A cut stays 2 mm within its wall, along as much of it as lies on the border; a face may be off its plane a little.
      const border = cuts.reduce((sum, { width, height }) => sum + 2 * (width + height), 0) * 0.002;
      expect(Math.abs(areas.get(face.key)! - seen)).toBeLessThan(0.01 * seen + border + 0.01);
      if (cuts.length > 0) expect(areas.get(face.key)!).toBeLessThan(scannedArea(records, face) - 0.05);
    }
    for (const { key, label } of records.objectPlanar)
      expect(label === "opening" ? named.has(key) : areas.has(key)).toBe(true);
    for (const { key } of records.object3D) expect(named.has(key)).toBe(true);
  },
);
