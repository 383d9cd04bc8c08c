/** The check of references between records. */
import { GEOMETRY_KINDS, type GeometryKind } from "../../../domain/geometry-records";
import { isCornerMissing } from "../../core/flat-survey";
import type { ReadScene } from "../../core/scene";
import { type CheckGroup, createCheckQueue } from "./check-group";
import { checkReferences, createMissingFinder } from "./dangling-reference";
import { createFindingTable, underSubject } from "./finding-table";
import type { InitialReader } from "./initial-survey";

/** Records per step of the initial pass. */
const RECORDS_PER_STEP = 16;

export function referenceChecks(scene: ReadScene, initialReader: InitialReader): CheckGroup {
  const table = createFindingTable(underSubject);
  function check(kind: GeometryKind, key: string): void {
    table.replace(`${kind} ${key}`, checkReferences(scene, kind, key));
  }
  function* runInitialPass(): Generator<void> {
    const { survey } = yield* initialReader.read();
    const isMissing = createMissingFinder(scene);
    const { edges, faces, ends, corners, loopsOf, startOf } = survey;
    let visited = 0;
    for (let index = 0; index < edges.length; index += 1) {
      if (isCornerMissing(ends[2 * index]!) || isCornerMissing(ends[2 * index + 1]!)) check("edge", edges[index]!.key);
      visited += 1;
      if (visited % RECORDS_PER_STEP === 0) yield;
    }
    for (let index = 0; index < faces.length; index += 1) {
      const end = startOf[loopsOf[index + 1]!]!;
      let corner = startOf[loopsOf[index]!]!;
      while (corner < end && !isCornerMissing(corners[corner]!)) corner += 1;
      if (corner < end || isMissing("face", faces[index]!)) check("face", faces[index]!.key);
      visited += 1;
      if (visited % RECORDS_PER_STEP === 0) yield;
    }
    for (const kind of ["objectPlanar", "object3D"] as const) {
      for (const record of scene.values(kind)) {
        if (isMissing(kind, record)) check(kind, record.key);
        visited += 1;
        if (visited % RECORDS_PER_STEP === 0) yield;
      }
    }
  }
  const pending = new Map<GeometryKind, Set<string>>(GEOMETRY_KINDS.map((kind) => [kind, new Set()]));
  function stepPending(): boolean {
    for (const [kind, keys] of pending) {
      for (const key of keys) {
        keys.delete(key);
        check(kind, key);
        return true;
      }
    }
    return false;
  }
  const initialQueue = createCheckQueue<never>(runInitialPass(), () => {});
  return {
    table,
    follow({ kind, key, from, to }) {
      if (from && to && kind === "vertex") return;
      pending.get(kind)?.add(key);
      if (from && to) return;
      // An added or removed record changes whether the references to it dangle.
      const referrers = scene.referrersOf(key);
      for (const other of GEOMETRY_KINDS) for (const one of referrers[other] ?? []) pending.get(other)?.add(one);
    },
    step: () => initialQueue.step() || stepPending(),
  };
}
