/** What all records name. */
import { GEOMETRY_KINDS, type GeometryKind } from "../../../domain/geometry-records";
import { isCornerMissing } from "../../core/flat-survey";
import type { ReadScene } from "../../core/scene";
import { type CheckGroup, createRounds } from "./check-group";
import { checkReferences, createMissingFinder } from "./dangling-reference";
import { aloneUnder, createFindingTable } from "./finding-table";
import type { FirstLooks } from "./first-look";

/** Records that are looked at between two breaths. */
const A_BREATH = 16;

export function referenceChecks(scene: ReadScene, looks: FirstLooks): CheckGroup {
  const table = createFindingTable(aloneUnder);
  function look(kind: GeometryKind, key: string): void {
    table.replace(`${kind} ${key}`, checkReferences(scene, kind, key));
  }
  function* lookFirst(): Generator<void> {
    const { survey } = yield* looks.read();
    const isMissing = createMissingFinder(scene);
    const { edges, faces, ends, corners, loopsOf, startOf } = survey;
    let read = 0;
    for (let at = 0; at < edges.length; at += 1) {
      if (isCornerMissing(ends[2 * at]!) || isCornerMissing(ends[2 * at + 1]!)) look("edge", edges[at]!.key);
      read += 1;
      if (read % A_BREATH === 0) yield;
    }
    for (let at = 0; at < faces.length; at += 1) {
      const end = startOf[loopsOf[at + 1]!]!;
      let corner = startOf[loopsOf[at]!]!;
      while (corner < end && !isCornerMissing(corners[corner]!)) corner += 1;
      if (corner < end || isMissing("face", faces[at]!)) look("face", faces[at]!.key);
      read += 1;
      if (read % A_BREATH === 0) yield;
    }
    for (const kind of ["objectPlanar", "object3D"] as const) {
      for (const record of scene.values(kind)) {
        if (isMissing(kind, record)) look(kind, record.key);
        read += 1;
        if (read % A_BREATH === 0) yield;
      }
    }
  }
  const asked = new Map<GeometryKind, Set<string>>(GEOMETRY_KINDS.map((kind) => [kind, new Set()]));
  function stepAsked(): boolean {
    for (const [kind, keys] of asked) {
      for (const key of keys) {
        keys.delete(key);
        look(kind, key);
        return true;
      }
    }
    return false;
  }
  const first = createRounds<never>(lookFirst(), () => {});
  return {
    table,
    follow({ kind, key, from, to }) {
      if (from && to && kind === "vertex") return;
      asked.get(kind)?.add(key);
      if (from && to) return;
      // It has come or gone: who names it has what it names, or has lost it.
      const referrers = scene.referrersOf(key);
      for (const other of GEOMETRY_KINDS) for (const one of referrers[other] ?? []) asked.get(other)?.add(one);
    },
    step: () => first.step() || stepAsked(),
  };
}
