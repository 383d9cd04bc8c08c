/** Random scenes and random commands on them, for property tests of the editor's core. */
import * as fc from "fast-check";
import { GEOMETRY_KINDS, type GeometryKind } from "@/lib/domain/geometry-records";
import { addRecords } from "@/lib/editor/commands/add-records";
import { deleteElements } from "@/lib/editor/commands/delete-elements";
import { moveElements } from "@/lib/editor/commands/move-elements";
import { moveVertices } from "@/lib/editor/commands/move-vertices";
import { placeObject3D } from "@/lib/editor/commands/place-object-3d";
import { placePlanarObject } from "@/lib/editor/commands/place-planar-object";
import { nameRoom, setLabels } from "@/lib/editor/commands/set-labels";
import { setVertexCoordinates } from "@/lib/editor/commands/set-vertex-coordinates";
import type { Command } from "@/lib/editor/core/command";
import { visitReferences } from "@/lib/editor/core/references";
import type { ReadScene, SceneRecords } from "@/lib/editor/core/scene";
import type { SelectionItem } from "@/lib/editor/core/selection";

export const SURVEY = "srv-test";

const length = fc.integer({ min: -100_000, max: 100_000 }).map((tenths) => tenths / 10_000);
const extent = fc.integer({ min: 1, max: 50_000 }).map((tenths) => tenths / 10_000);
const floorNumber = fc.integer({ min: -1, max: 2 });
const index = fc.nat(1_000);

const pick = <Item>(items: readonly Item[], at: number): Item => items[at % items.length] as Item;

/** Adds a readable key and the fields of every record. */
const complete = <Fields extends object>(prefix: string, fields: Fields, at: number, floor: number) => ({
  ...fields,
  key: `${prefix}${at}`,
  surveyKey: SURVEY,
  floorNumber: floor,
  revision: 1,
});

const vertices = fc
  .array(fc.tuple(length, length, length, floorNumber, fc.integer({ min: 0, max: 9 })), { minLength: 3, maxLength: 12 })
  .map((rows) =>
    rows.map(([x, y, z, floor, luck], at) =>
      complete("v", { x, y, z, ...(luck === 0 ? { locked: true } : {}) }, at, floor),
    ),
  );

/** Complete scenes: every reference leads to a record. */
export const randomRecords: fc.Arbitrary<SceneRecords> = vertices.chain((vertex) => {
  const keys = vertex.map((one) => one.key);
  const loop = fc.shuffledSubarray(keys, { minLength: 3, maxLength: Math.min(6, keys.length) });
  const ends = fc.shuffledSubarray(keys, { minLength: 2, maxLength: 2 });
  return fc
    .record({
      ends: fc.array(fc.tuple(ends, floorNumber), { maxLength: 10 }),
      loops: fc.array(fc.tuple(loop, fc.option(index), floorNumber, fc.boolean()), { maxLength: 5 }),
      openings: fc.array(fc.tuple(index, fc.option(index), length, length, extent), { maxLength: 6 }),
      objects: fc.array(fc.tuple(fc.option(index), length, extent), { maxLength: 4 }),
    })
    .map(({ ends: pairs, loops, openings, objects }): SceneRecords => {
      const hosted = loops.length > 0 ? openings : [];
      return {
        vertex,
        edge: pairs.map(([[a, b], floor], at) =>
          complete("e", { vertexKeys: [a, b] as [string, string], label: "base" as const }, at, floor),
        ),
        face: loops.map(([outer, twin, floor, isFloor], at) =>
          complete(
            "f",
            {
              loops: [outer],
              label: isFloor ? ("floor" as const) : ("wall" as const),
              ...(twin === null ? {} : { twinKey: `f${twin % loops.length}` }),
            },
            at,
            floor,
          ),
        ),
        objectPlanar: hosted.map(([host, twin, u, v, size], at) =>
          complete(
            "p",
            {
              faceKey: `f${host % loops.length}`,
              label: "door" as const,
              u,
              v,
              width: size,
              height: size,
              ...(twin === null ? {} : { twinKey: `p${twin % hosted.length}` }),
            },
            at,
            0,
          ),
        ),
        object3D: objects.map(([host, x, size], at) =>
          complete(
            "o",
            {
              label: "furniture",
              position: [x, 0, 1] as [number, number, number],
              quaternion: [0, 0, 0, 1] as [number, number, number, number],
              size: [size, size, size] as [number, number, number],
              hostKey: host === null || loops.length === 0 ? null : `f${host % loops.length}`,
            },
            at,
            0,
          ),
        ),
      };
    });
});

/** Returns all elements of a scene in a fixed order. */
function elementsOf(scene: ReadScene, kinds: readonly GeometryKind[]): SelectionItem[] {
  return kinds.flatMap((kind) => [...scene.values(kind)].map(({ key }) => ({ kind, key })));
}

const LABELS: Record<GeometryKind, readonly string[]> = {
  vertex: ["wall"],
  edge: ["top", "corner", "base"],
  face: ["wall", "floor", "ceiling"],
  objectPlanar: ["door", "window"],
  object3D: ["fixture", "damage"],
};

/** The names of commands in a failing test. */
const COMMANDS = ["move", "set", "moveAll", "openings", "objects", "label", "name", "add"];
export const PLAIN_NAMES: readonly string[] = [...COMMANDS, "delete"];

/** A command that selects its elements from the current scene; some are refused. */
export const randomCommand: fc.Arbitrary<Command> = fc
  .record({
    kind: fc.integer({ min: 0, max: 9 }),
    at: index,
    other: index,
    vector: fc.tuple(length, length, length),
    size: extent,
  })
  .map(({ kind, at, other, vector, size }): Command => {
    const one = (scene: ReadScene, kinds: readonly GeometryKind[], which: number): SelectionItem => {
      const elements = elementsOf(scene, kinds);
      return elements.length > 0 ? pick(elements, which) : { kind: "vertex", key: "nowhere" };
    };
    const two = (scene: ReadScene) => [one(scene, GEOMETRY_KINDS, at), one(scene, GEOMETRY_KINDS, other)];
    const command: Command = (scene) => {
      const [x, y, z] = vector;
      switch (kind) {
        case 0:
          return moveVertices(scene, {
            keys: [one(scene, ["vertex"], at).key, one(scene, ["vertex"], other).key],
            vector,
          });
        case 1:
          return setVertexCoordinates(scene, [{ key: one(scene, ["vertex"], at).key, x, z }]);
        case 2:
          return moveElements(scene, { items: two(scene), vector });
        case 3:
          return placePlanarObject(scene, { key: one(scene, ["objectPlanar"], at).key, u: x, width: size });
        case 4:
          return placeObject3D(scene, { key: one(scene, ["object3D"], at).key, position: vector });
        case 5: {
          const item = one(scene, GEOMETRY_KINDS, at);
          return setLabels(scene, { items: [item], label: pick(LABELS[item.kind], other) });
        }
        case 6:
          return nameRoom(scene, { faceKey: one(scene, ["face"], at).key, roomLabel: `Room ${other}` });
        case 7: {
          const key = `new${at}-${other}`;
          const hub = one(scene, ["vertex"], at).key;
          const common = { surveyKey: SURVEY, floorNumber: 0 };
          return addRecords(scene, {
            records: {
              vertex: [{ ...common, key: `${key}v`, x, y, z }],
              edge: [{ ...common, key: `${key}e`, vertexKeys: [hub, `${key}v`], label: "top" }],
            },
          });
        }
        default:
          return deleteElements(scene, { items: two(scene).slice(0, 1 + (other % 2)) });
      }
    };
    const name = `${COMMANDS[kind] ?? "delete"}(${at}, ${other}, [${vector}], ${size})`;
    return Object.assign(command, { drawn: COMMANDS[kind] ?? "delete", [fc.toStringMethod]: () => name });
  });

/** Returns every record by kind and key, to compare complete scenes regardless of order. */
export function contentsOf(scene: ReadScene): Record<GeometryKind, Record<string, unknown>> {
  const contents = (kind: GeometryKind) =>
    Object.fromEntries([...scene.values(kind)].map((record) => [record.key, record]));
  return {
    vertex: contents("vertex"),
    edge: contents("edge"),
    face: contents("face"),
    objectPlanar: contents("objectPlanar"),
    object3D: contents("object3D"),
  };
}

/** Returns dangling references, found without the scene's own indexes. */
export function danglingReferences(scene: ReadScene): string[] {
  const found: string[] = [];
  for (const kind of GEOMETRY_KINDS) {
    for (const record of scene.values(kind)) {
      visitReferences(kind, record, (reference) => {
        const kinds = reference.kind ? [reference.kind] : GEOMETRY_KINDS;
        if (!kinds.some((one) => scene.has(one, reference.key))) found.push(`${record.key} -> ${reference.key}`);
      });
    }
  }
  return found;
}
