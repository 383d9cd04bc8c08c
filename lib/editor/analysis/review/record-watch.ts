/** Keeps a verdict for each record. After a change, only the records that the diff touches are judged again. */
import type { GeometryKind } from "../../../domain/geometry-records";
import { changesOf, type Diff, type RecordChange } from "../../core/diff";
import type { ReadScene } from "../../core/scene";
import type { SelectionItem } from "../../core/selection";

/** Edges have no update call, so they have no verdict. */
const KINDS = ["vertex", "face", "objectPlanar", "object3D"] as const satisfies readonly GeometryKind[];

export type Judged<Verdict> = SelectionItem & { readonly verdict: Verdict };

export type RecordWatch<Verdict> = {
  /** Verdicts by key, complete once `step` has returned true. */
  readonly all: ReadonlyMap<string, Judged<Verdict>>;
  /** Judges the records of an applied diff again. */
  follow(diff: Diff): void;
  /** Judges up to `maxRecords` records that have no verdict yet; returns whether all are judged. */
  step(maxRecords: number): boolean;
  /**
   * Returns the records judged since the last call, whose verdict may have changed. The first call returns every record
   * with a verdict.
   */
  takeJudged(): Iterable<SelectionItem>;
};

/** Watches all records. `judge` returns null for no verdict; `around` returns further records that a change touches. */
export function watchRecords<Verdict>(
  scene: ReadScene,
  judge: (kind: GeometryKind, key: string) => Verdict | null,
  around: (change: RecordChange) => Iterable<SelectionItem>,
): RecordWatch<Verdict> {
  const all = new Map<string, Judged<Verdict>>();
  let judged = new Map<string, SelectionItem>();

  function judgeOne(kind: GeometryKind, key: string): boolean {
    const verdict = scene.has(kind, key) ? judge(kind, key) : null;
    if (verdict !== null) all.set(key, { kind, key, verdict });
    else if (all.get(key)?.kind === kind) all.delete(key);
    return verdict !== null;
  }

  function judgeAgain(kind: GeometryKind, key: string): void {
    judgeOne(kind, key);
    judged.set(key, { kind, key });
  }

  function* judgeAll(): Generator<void> {
    for (const kind of KINDS) {
      for (const { key } of scene.values(kind)) {
        if (judgeOne(kind, key)) judged.set(key, { kind, key });
        yield;
      }
    }
  }

  const initialPass = judgeAll();
  let isDone = false;
  return {
    all,
    follow(diff) {
      for (const change of changesOf(diff)) {
        if (change.kind !== "edge") judgeAgain(change.kind, change.key);
        for (const { kind, key } of around(change)) judgeAgain(kind, key);
      }
    },
    step(maxRecords) {
      for (let remaining = maxRecords; remaining > 0 && !isDone; remaining -= 1)
        isDone = initialPass.next().done === true;
      return isDone;
    },
    takeJudged() {
      const taken = judged.values();
      judged = new Map();
      return taken;
    },
  };
}
