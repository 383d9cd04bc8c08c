/** Homes with faults that a backend may send, such as missing or duplicated records; nothing may throw on them. */
import * as fc from "fast-check";
import type { Edge } from "@/lib/domain/geometry-records";
import type { SceneRecords } from "@/lib/editor/core/scene";
import { randomHome } from "./random-home";

type Breakage = (records: SceneRecords, index: number) => void;

function change<T>(list: T[], index: number, to: (item: T) => T): void {
  if (list.length > 0) list[index % list.length] = to(list[index % list.length]!);
}

/** Each function breaks one record of the lists; records are replaced, never changed. */
const BREAKAGES: Record<string, Breakage> = {
  "a corner is missing": ({ vertex }, index) => void vertex.splice(index % vertex.length, 1),
  "an edge is missing": ({ edge }, index) => void edge.splice(index % edge.length, 1),
  "an edge comes twice": ({ edge }, index) => void edge.push({ ...edge[index % edge.length]!, key: `twice-${index}` }),
  "an edge has one end": ({ edge }, index) =>
    change(edge, index, (one): Edge => ({ ...one, vertexKeys: [one.vertexKeys[0], one.vertexKeys[0]] })),
  "a face is missing": ({ face }, index) => void face.splice(index % face.length, 1),
  "a face comes twice": ({ face }, index) => void face.push({ ...face[index % face.length]!, key: `twice-${index}` }),
  "a face has no loop": ({ face }, index) => change(face, index, (one) => ({ ...one, loops: [] })),
  "a face has an empty loop": ({ face }, index) => change(face, index, (one) => ({ ...one, loops: [[]] })),
  "a loop has two corners": ({ face }, index) =>
    change(face, index, (one) => ({ ...one, loops: [one.loops[0]?.slice(0, 2) ?? []] })),
  "a loop comes to a corner twice": ({ face }, index) =>
    change(face, index, (one) => ({ ...one, loops: one.loops.map((loop) => [...loop, ...loop.slice(0, 1)]) })),
  "a loop crosses itself": ({ face }, index) =>
    change(face, index, (one) => {
      const [[a, b, ...rest] = [], ...holes] = one.loops;
      return a && b ? { ...one, loops: [[b, a, ...rest], ...holes] } : one;
    }),
  "a face is turned over": ({ face }, index) =>
    change(face, index, (one) => ({ ...one, loops: one.loops.map((loop) => [...loop].reverse()) })),
  "two corners lie in one place": ({ vertex }, index) =>
    change(vertex, index, (one) => {
      const { x, y, z } = vertex[(index + 1) % vertex.length]!;
      return { ...one, x, y, z };
    }),
  "a corner stands on another floor": ({ vertex }, index) =>
    change(vertex, index, (one) => ({ ...one, floorNumber: 7 })),
  "a twin knows nothing of it": ({ face }, index) =>
    change(face, index, (one) => ({ ...one, twinKey: face[(index + 1) % face.length]!.key })),
  "a twin is not there": ({ face }, index) => change(face, index, (one) => ({ ...one, twinKey: "nobody" })),
  "an opening is its own twin": ({ objectPlanar }, index) =>
    change(objectPlanar, index, (one) => ({ ...one, twinKey: one.key })),
  "an opening has no wall": ({ objectPlanar }, index) =>
    change(objectPlanar, index, (one) => ({ ...one, faceKey: "nobody" })),
  "an opening sticks out": ({ objectPlanar }, index) =>
    change(objectPlanar, index, (one) => ({ ...one, u: one.u + 50 })),
  "an object stands on nothing": ({ object3D }, index) =>
    change(object3D, index, (one) => ({ ...one, hostKey: "nobody" })),
};

/** The names of the faults. */
export const BREAKAGE_NAMES = Object.keys(BREAKAGES);

/** Returns the records with one fault; `index` selects the record. */
export function breakHome(records: SceneRecords, name: string, index: number): SceneRecords {
  const broken: SceneRecords = {
    vertex: [...records.vertex],
    edge: [...records.edge],
    face: [...records.face],
    objectPlanar: [...records.objectPlanar],
    object3D: [...records.object3D],
  };
  if (broken.vertex.length > 0 && broken.edge.length > 0 && broken.face.length > 0) BREAKAGES[name]?.(broken, index);
  return broken;
}

/** A home with up to four faults. */
export const brokenHome: fc.Arbitrary<SceneRecords> = fc
  .tuple(
    randomHome,
    fc.array(fc.tuple(fc.constantFrom(...BREAKAGE_NAMES), fc.nat(400)), { minLength: 1, maxLength: 4 }),
  )
  .map(([home, breakages]) => breakages.reduce((records, [name, index]) => breakHome(records, name, index), home));
