/** Every format can be written for surveys with errors, and reports what it cannot show. */
import DxfParser from "dxf-parser";
import { validateBytes } from "gltf-validator";
import Papa from "papaparse";
import sharp from "sharp";
import { littleRoom, SURVEY_KEY } from "@/tests/support/little-room";
import type { Face, ObjectPlanar } from "../../../domain/geometry-records";
import { createScene, type SceneRecords } from "../../core/scene";
import type { ExportNote } from "./export-note";
import { EXPORT_FORMATS, type ExportFormat, recordsFor } from "./export-request";
import { type ExportContent, writeExport } from "./write-export";

function write(records: Partial<SceneRecords>, format: ExportFormat, floorNumber = 0) {
  const request = { format, floorNumber, azimuth: 0.2, units: "metric" as const, surveyKey: SURVEY_KEY };
  const title = { title: "12 Oak Lane", detail: "CLM-7", floor: "Entry level", date: "2026-11-23" };
  const exported = recordsFor(createScene(SURVEY_KEY, records), request);
  return writeExport(exported, { ...request, title, exportedAt: "2026-11-23T10:00:00.000Z", floorNames: {} });
}

const room = littleRoom();
const withFaces = (...more: Partial<Face>[]): SceneRecords => ({
  ...room,
  face: [
    ...room.face,
    ...more.map((face, index): Face => ({ ...room.face[0]!, roomLabel: null, key: `extra${index}`, ...face })),
  ],
});
const withPlanars = (...more: Partial<ObjectPlanar>[]): SceneRecords => ({
  ...room,
  objectPlanar: [
    ...room.objectPlanar,
    ...more.map((planar, index): ObjectPlanar => ({ ...room.objectPlanar[0]!, key: `extra${index}`, ...planar })),
  ],
});

/** The numbers of elements that plan and model cannot show. */
type Expected = { plan: number; model: number; isRefused?: boolean; errors?: number };
const BROKEN: [name: string, records: Partial<SceneRecords>, expected: Expected][] = [
  ["without a floor", { ...room, face: room.face.filter(({ label }) => label !== "floor") }, { plan: 0, model: 0 }],
  [
    "with a wall out of its plane",
    { ...room, vertex: room.vertex.map((one) => (one.key === "b-top" ? { ...one, z: 3.4, x: -0.3 } : one)) },
    { plan: 0, model: 0 },
  ],
  [
    "whose floor crosses itself",
    { ...room, face: room.face.map((one) => (one.key === "floor" ? { ...one, loops: [["a", "c", "b", "d"]] } : one)) },
    // The areas of its two halves cancel out: the plan draws its line, the model has no face.
    { plan: 0, model: 1, errors: 1 },
  ],
  ["with a wall on one line", withFaces({ label: "wall", loops: [["a", "b", "a"]] }), { plan: 1, model: 1, errors: 1 }],
  ["with a face of two corners", withFaces({ loops: [["a", "b"]] }), { plan: 1, model: 1, errors: 1, isRefused: true }],
  [
    "that has lost corners",
    { ...room, vertex: room.vertex.filter(({ key }) => key !== "a" && key !== "a-top") },
    { plan: 2, model: 2, errors: 14, isRefused: true },
  ],
  ["whose door has lost its wall", withPlanars({ faceKey: "gone" }), { plan: 1, model: 1, errors: 1, isRefused: true }],
  ["with an opening over a door", withPlanars({ label: "opening", u: 2.2 }), { plan: 0, model: 0 }],
  ["with an opening outside its wall", withPlanars({ label: "opening", u: 9 }), { plan: 1, model: 1 }],
  [
    "whose door is outside its wall, and is an opening on the other side",
    {
      ...room,
      objectPlanar: [
        { ...room.objectPlanar[0]!, u: 9, twinKey: "extra0" },
        { ...room.objectPlanar[0]!, key: "extra0", label: "opening", twinKey: "door" },
      ],
    },
    { plan: 1, model: 0 },
  ],
  [
    "with an object without extent",
    { ...room, object3D: [{ ...room.object3D[0]!, size: [0, 0, 0], quaternion: [0, 0, 0, 0] }] },
    { plan: 1, model: 0, isRefused: true },
  ],
  ["of corners alone", { vertex: room.vertex }, { plan: 0, model: 0 }],
];

const leftOut = (notes: readonly ExportNote[]): number =>
  notes.reduce((sum, note) => sum + (note.kind === "leftOut" ? note.count : 0), 0);

/** Opens content with independent programs. */
const OPENED: Record<ExportFormat, (content: ExportContent) => Promise<unknown>> = {
  svg: async (content) => {
    expect(String(content)).not.toMatch(/NaN|Infinity|undefined/);
    expect((await sharp(Buffer.from(String(content))).stats()).channels[0]!.max).toBe(255);
  },
  dxf: async (content) => {
    expect(String(content)).not.toMatch(/NaN|Infinity|undefined/);
    expect(new DxfParser().parseSync(String(content))?.entities.length).toBeGreaterThan(0);
  },
  gltf: async (content) => {
    const { issues } = await validateBytes(content as Uint8Array, { maxIssues: 0 });
    expect(issues.messages.filter(({ severity }) => severity < 2)).toEqual([]);
  },
  quantities: async (content) => {
    const { data } = Papa.parse<Record<string, string>>(String(content).slice(1), {
      header: true,
      skipEmptyLines: true,
    });
    for (const row of data)
      for (const name of ["Gross", "Net", "Gross ±", "Net ±"]) expect(row[name]).toMatch(/^[\d.]*$/);
  },
  elements: async (content) => expect(Papa.parse(String(content).slice(1)).errors).toEqual([]),
  json: async (content) => expect(() => JSON.parse(String(content))).not.toThrow(),
};

describe.each(BROKEN)("a survey %s", (_name, records, expected) => {
  test.each(EXPORT_FORMATS)("can be opened as %s", async (format) => {
    await OPENED[format](write(records, format).content);
  });

  test("reports elements left out, and that the import would refuse the file", () => {
    for (const format of ["svg", "dxf"] as const)
      expect([format, leftOut(write(records, format).notes)]).toEqual([format, expected.plan]);
    expect(leftOut(write(records, "gltf").notes)).toBe(expected.model);
    const note = (format: ExportFormat) => write(records, format).notes[0];
    expect(note("quantities")).toEqual(expected.errors ? { kind: "errors", count: expected.errors } : undefined);
    expect(note("json")?.kind).toBe(expected.isRefused ? "refused" : undefined);
    expect(note("elements")).toBeUndefined();
  });
});

test("reports elements left out in the file itself", () => {
  const records = withPlanars({ faceKey: "gone" });
  expect(String(write(records, "svg").content)).toContain("Not drawn: 1 element");
  expect(String(write(records, "dxf").content).replace(/\r\n/g, " ")).toContain("Not drawn: 1 element");
  const file = write(records, "gltf").content as Uint8Array;
  expect(new TextDecoder().decode(file)).toContain('"leftOut":["extra0"]');
  expect(String(write(room, "svg").content)).not.toContain("Not drawn");
});

test("draws a door on the plan of its wall's floor, and does not report it on its own", () => {
  const door = { ...room.objectPlanar[0]!, floorNumber: 1, captured: { width: 0.9 }, source: "scan" as const };
  const records = { ...room, objectPlanar: [door] };
  for (const format of ["svg", "dxf"] as const) {
    expect([0, 1].map((floor) => write(records, format, floor).notes)).toEqual([[], []]);
  }
  const [plan, above] = [0, 1].map((floor) => String(write(records, "svg", floor).content));
  expect(plan).toContain('data-key="door"');
  expect(plan).toContain("Elements scanned: 1,");
  expect(above).not.toContain("Elements scanned: 1,");
  // Without its wall, only the door's own floor number is left.
  const lost = { ...room, objectPlanar: [{ ...door, faceKey: "gone" }] };
  expect([0, 1].map((floor) => leftOut(write(lost, "svg", floor).notes))).toEqual([0, 1]);
});
