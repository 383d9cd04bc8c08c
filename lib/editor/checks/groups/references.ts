/** What all records name. */
import { GEOMETRY_KINDS, type GeometryKind } from "../../../domain/geometry-records";
import type { ReadScene } from "../../scene";
import { type CheckGroup, createRounds } from "../check-group";
import { checkReferences, createMissingFinder } from "../dangling-reference";
import { aloneUnder, createFindingTable } from "../finding-table";

export function referenceChecks(scene: ReadScene): CheckGroup {
  const table = createFindingTable(aloneUnder);
  function look(kind: GeometryKind, key: string): void {
    table.replace(`${kind} ${key}`, checkReferences(scene, kind, key));
  }
  function* lookFirst(): Generator<void> {
    const isMissing = createMissingFinder(scene);
    for (const kind of GEOMETRY_KINDS) {
      if (kind === "vertex") continue;
      for (const record of scene.values(kind)) {
        if (isMissing(kind, record)) look(kind, record.key);
        yield;
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
