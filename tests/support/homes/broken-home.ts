/**
 * Homes with faults that a backend may send: records missing, duplicated, inverted, with dangling references. Nothing
 * may throw on them.
 */
import * as fc from "fast-check";
import type { Edge } from "@/lib/domain/geometry-records";
import type { SceneRecords } from "@/lib/editor/core/scene";
import { randomHome } from "./random-home";

type Breakage = (records: SceneRecords, at: number) => void;

function change<T>(list: T[], at: number, to: (item: T) => T): void {
  if (list.length > 0) list[at % list.length] = to(list[at % list.length]!);
}

/** Each breaks one record in place; records are replaced, never changed. */
const BREAKAGES: Record<string, Breakage> = {
  "a corner is missing": ({ vertex }, at) => void vertex.splice(at % vertex.length, 1),
  "an edge is missing": ({ edge }, at) => void edge.splice(at % edge.length, 1),
  "an edge comes twice": ({ edge }, at) => void edge.push({ ...edge[at % edge.length]!, key: `twice-${at}` }),
  "an edge has one end": ({ edge }, at) =>
    change(edge, at, (one): Edge => ({ ...one, vertexKeys: [one.vertexKeys[0], one.vertexKeys[0]] })),
  "a face is missing": ({ face }, at) => void face.splice(at % face.length, 1),
  "a face comes twice": ({ face }, at) => void face.push({ ...face[at % face.length]!, key: `twice-${at}` }),
  "a face has no loop": ({ face }, at) => change(face, at, (one) => ({ ...one, loops: [] })),
  "a face has an empty loop": ({ face }, at) => change(face, at, (one) => ({ ...one, loops: [[]] })),
  "a loop has two corners": ({ face }, at) =>
    change(face, at, (one) => ({ ...one, loops: [one.loops[0]?.slice(0, 2) ?? []] })),
  "a loop comes to a corner twice": ({ face }, at) =>
    change(face, at, (one) => ({ ...one, loops: one.loops.map((loop) => [...loop, ...loop.slice(0, 1)]) })),
  "a loop crosses itself": ({ face }, at) =>
    change(face, at, (one) => {
      const [[a, b, ...rest] = [], ...holes] = one.loops;
      return a && b ? { ...one, loops: [[b, a, ...rest], ...holes] } : one;
    }),
  "a face is turned over": ({ face }, at) =>
    change(face, at, (one) => ({ ...one, loops: one.loops.map((loop) => [...loop].reverse()) })),
  "two corners lie in one place": ({ vertex }, at) =>
    change(vertex, at, (one) => {
      const { x, y, z } = vertex[(at + 1) % vertex.length]!;
      return { ...one, x, y, z };
    }),
  "a corner stands on another floor": ({ vertex }, at) => change(vertex, at, (one) => ({ ...one, floorNumber: 7 })),
  "a twin knows nothing of it": ({ face }, at) =>
    change(face, at, (one) => ({ ...one, twinKey: face[(at + 1) % face.length]!.key })),
  "a twin is not there": ({ face }, at) => change(face, at, (one) => ({ ...one, twinKey: "nobody" })),
  "an opening is its own twin": ({ objectPlanar }, at) =>
    change(objectPlanar, at, (one) => ({ ...one, twinKey: one.key })),
  "an opening has no wall": ({ objectPlanar }, at) =>
    change(objectPlanar, at, (one) => ({ ...one, faceKey: "nobody" })),
  "an opening sticks out": ({ objectPlanar }, at) => change(objectPlanar, at, (one) => ({ ...one, u: one.u + 50 })),
  "an object stands on nothing": ({ object3D }, at) => change(object3D, at, (one) => ({ ...one, hostKey: "nobody" })),
};

/** The names of the faults. */
export const BREAKAGE_NAMES = Object.keys(BREAKAGES);

/** The records with one fault; `at` selects the record. */
export function breakHome(records: SceneRecords, name: string, at: number): SceneRecords {
  const broken: SceneRecords = {
    vertex: [...records.vertex],
    edge: [...records.edge],
    face: [...records.face],
    objectPlanar: [...records.objectPlanar],
    object3D: [...records.object3D],
  };
  if (broken.vertex.length > 0 && broken.edge.length > 0 && broken.face.length > 0) BREAKAGES[name]?.(broken, at);
  return broken;
}

/** A home with up to four faults. */
export const brokenHome: fc.Arbitrary<SceneRecords> = fc
  .tuple(
    randomHome,
    fc.array(fc.tuple(fc.constantFrom(...BREAKAGE_NAMES), fc.nat(400)), { minLength: 1, maxLength: 4 }),
  )
  .map(([home, breakages]) => breakages.reduce((records, [name, at]) => breakHome(records, name, at), home));
