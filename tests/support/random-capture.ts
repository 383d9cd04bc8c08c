/**
 * A slightly crooked scanned home, and commands on captures: imported, imported from Lintel's own files, reset to the
 * captured values.
 */
import * as fc from "fast-check";
import { type PlanHole, type PlanRoom, rectangle } from "@/backend/seed/home/room-plan";
import { scanRoom } from "@/backend/seed/home/scan-room";
import { seededRandom } from "@/backend/seed/home/seeded-random";
import { GEOMETRY_KINDS, type GeometryKind } from "@/lib/domain/geometry-records";
import { createKey } from "@/lib/domain/keys";
import { bringBack } from "@/lib/editor/commands/bring-back";
import { revertToScan } from "@/lib/editor/commands/revert-to-scan";
import { type Command, type CommandOutcome, refuse } from "@/lib/editor/core/command";
import type { DeletedRecord } from "@/lib/editor/core/provenance/deleted-records";
import { scanDifference } from "@/lib/editor/core/provenance/scan-difference";
import type { ReadScene, SceneRecords } from "@/lib/editor/core/scene";
import type { SelectionItem } from "@/lib/editor/core/selection";
import { placeExchange } from "@/lib/editor/formats/exchange/place-exchange";
import { applyIntake } from "@/lib/editor/formats/import/apply-intake";
import { readExisting } from "@/lib/editor/formats/import/existing-records";
import { importCaptures, type ReadFile } from "@/lib/editor/formats/import/import-captures";
import { readCapture } from "@/lib/editor/formats/import/read-capture";
import { drawnAs } from "./drawn-command";
import { SURVEY } from "./random-scene";

const roomOf = (name: string, from: number, to: number): PlanRoom => ({
  name,
  label: "unidentified",
  floorNumber: 0,
  outline: rectangle(from, 0, to, 3),
  height: 2.5,
  partitions: [],
  openSides: [],
  objects: [{ category: "sofa", attributes: {}, size: [1.2, 0.8, 0.6], elevation: 0, place: "wall" }],
});

/** A door through the wall between both rooms. */
const DOOR: PlanHole = { kind: "door", at: [4.05, 1.5], along: "z", width: 0.9, height: 2, sill: 0 };

function scanFile(room: PlanRoom, seed: number): ReadFile {
  const pose = { turn: 0, origin: [0, 0, 0] as const };
  const capture = scanRoom(seededRandom(seed), { room, holes: [DOOR], pose, quality: { walls: 0, holes: 0 } });
  return { fileName: `${room.name}.json`, read: readCapture(JSON.stringify(capture)) };
}

const KITCHEN = scanFile(roomOf("Kitchen", 0, 4), 1);
const HALL = scanFile(roomOf("Hall", 4.1, 7), 2);

/** Imports captured rooms as a survey's records, with readable keys. */
function importRooms(files: readonly ReadFile[], surveyKey: string): SceneRecords {
  const counts: Partial<Record<GeometryKind, number>> = {};
  const nextKey = (kind: GeometryKind): string => {
    counts[kind] = (counts[kind] ?? 0) + 1;
    return `${kind}-${counts[kind]}`;
  };
  const { records } = importCaptures(files, { surveyKey, createKey: nextKey });
  const all = GEOMETRY_KINDS.map((kind) => [kind, records[kind].map((record) => ({ ...record, revision: 1 }))]);
  return Object.fromEntries(all) as SceneRecords;
}

const OWN_FILE = importRooms([KITCHEN, HALL], "srv-elsewhere");

const shake = fc.tuple(fc.integer({ min: -10, max: 10 }), fc.integer({ min: -10, max: 10 }));

/** Removes one wall that has no openings or objects. */
function withGap(records: SceneRecords): SceneRecords {
  const used = new Set([
    ...records.objectPlanar.map(({ faceKey }) => faceKey),
    ...records.object3D.map(({ hostKey }) => hostKey),
  ]);
  const bare = records.face.find(({ key, label, twinKey }) => label === "wall" && !twinKey && !used.has(key));
  return { ...records, face: records.face.filter((face) => face !== bare) };
}

/**
 * One or two scanned rooms whose vertices have been moved by up to 10 cm from the capture; some records are accepted,
 * and a wall may be missing.
 */
export const crookedHome: fc.Arbitrary<SceneRecords> = fc
  .record({ isWhole: fc.boolean(), hasGap: fc.boolean(), by: fc.array(shake, { maxLength: 16 }) })
  .map(({ isWhole, hasGap, by }) => {
    const whole = structuredClone(importRooms(isWhole ? [KITCHEN, HALL] : [KITCHEN], SURVEY));
    const home = hasGap ? withGap(whole) : whole;
    const accepted = <R extends object>(list: readonly R[]): R[] =>
      list.map((record, index) =>
        index % 3 === 0 ? { ...record, acceptedBy: "emp-bob", acceptedAt: "then" } : record,
      );
    const records = { ...home, face: accepted(home.face), object3D: accepted(home.object3D) };
    const vertex = records.vertex.map((moved, index) => {
      const [x, z] = by[index] ?? [0, 0];
      return { ...moved, x: moved.x + x / 100, z: moved.z + z / 100 };
    });
    return { ...records, vertex };
  });

/** Gives every second record captured values that differ slightly from the current ones. */
export function withCaptured(records: SceneRecords): SceneRecords {
  const second = <R extends object>(list: readonly R[], captured: (record: R) => Record<string, unknown>): R[] =>
    list.map((record, index) => (index % 2 === 0 ? record : { ...record, source: "scan", captured: captured(record) }));
  return {
    edge: records.edge,
    vertex: second(records.vertex, ({ x, y, z }) => ({ x: x + 0.25, y, z: z - 0.125 })),
    face: second(records.face, ({ label, loops }) => ({ label, loops })),
    objectPlanar: second(records.objectPlanar, ({ label, u, v, width, height }) => ({
      label,
      u: u + 0.1,
      v,
      width,
      height: height * 2,
    })),
    object3D: second(records.object3D, ({ position: [x, y, z], size }) => ({ position: [x, y + 0.5, z], size })),
  };
}

/** Returns the elements that differ from their captured values. */
function changedSince(scene: ReadScene): SelectionItem[] {
  const all = GEOMETRY_KINDS.flatMap((kind) =>
    [...scene.values(kind)].map(({ key }): SelectionItem => ({ kind, key })),
  );
  return all.filter((item) => scanDifference(scene, item));
}

type Draw = { at: number; other: number };

const RUN = {
  import(scene: ReadScene, { at }: Draw): CommandOutcome {
    const files = [[HALL], [KITCHEN], [KITCHEN, HALL]][at % 3]!;
    const context = { surveyKey: SURVEY, createKey: (kind: GeometryKind) => createKey(kind) };
    const intake = importCaptures(files, { ...context, existing: readExisting(scene) });
    return applyIntake(scene, { intake, names: {}, label: "Import" });
  },
  "import own file"(scene: ReadScene): CommandOutcome {
    const { records, partners } = placeExchange(structuredClone(OWN_FILE), "srv-elsewhere", scene, (kind) =>
      createKey(kind),
    );
    return applyIntake(scene, { intake: { records, rooms: [], partners }, names: {}, label: "Import" });
  },
  revert(scene: ReadScene, { at }: Draw): CommandOutcome {
    const items = changedSince(scene);
    const item = items[at % Math.max(1, items.length)];
    return item ? revertToScan(scene, { item }) : refuse("missing", "All is as it was captured.");
  },
};

export const CAPTURE_NAMES = Object.keys(RUN) as (keyof typeof RUN)[];

export const anyCaptureCommand = fc
  .record({
    name: fc.oneof(
      { weight: 4, arbitrary: fc.constant("revert" as const) },
      { weight: 2, arbitrary: fc.constant("import" as const) },
      { weight: 1, arbitrary: fc.constant("import own file" as const) },
    ),
    at: fc.nat(1_000),
    other: fc.nat(1_000),
  })
  .map(({ name, ...draw }) => drawnAs(name, (scene) => RUN[name](scene, draw), draw));

/** Restores one of the deleted records, as listed in the review; `initial` holds the records before deletion. */
export function bringBackOf(initial: SceneRecords, at: number): Command {
  return drawnAs("bring back", (scene) => {
    const deleted = new Map<string, DeletedRecord>();
    for (const kind of GEOMETRY_KINDS) {
      for (const record of initial[kind]) {
        if (!scene.has(kind, record.key)) deleted.set(record.key, { kind, record, by: null, at: "then" });
      }
    }
    const keys = [...deleted.keys()];
    const key = keys[at % Math.max(1, keys.length)];
    return key === undefined ? refuse("missing", "Nothing is deleted.") : bringBack(scene, { key, deleted });
  });
}
