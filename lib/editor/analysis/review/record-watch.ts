/** What is said of records one by one, kept as the scene changes: what a change touches is judged anew, and nothing else. */
import type { GeometryKind } from "../../../domain/geometry-records";
import { changesOf, type Diff, type RecordChange } from "../../core/diff";
import type { ReadScene } from "../../core/scene";
import type { SelectionItem } from "../../core/selection";

/** Edges bear no update, and so nothing that could be said of them. */
const KINDS = ["vertex", "face", "objectPlanar", "object3D"] as const satisfies readonly GeometryKind[];

export type Judged<Verdict> = SelectionItem & { readonly verdict: Verdict };

export type RecordWatch<Verdict> = {
  /** By key; whole when `step` has said so. */
  readonly all: ReadonlyMap<string, Judged<Verdict>>;
  /** The scene has changed by this. */
  follow(diff: Diff): void;
  /** Looks at so many records that nobody has looked at yet; true when none is left. */
  step(most: number): boolean;
  /** What has been looked at since this was last asked, and may be otherwise; at first all that something is said of. */
  takeLooked(): Iterable<SelectionItem>;
};

/** `judge`: null for what nothing is said of; `around`: what else a change touches. */
export function watchRecords<Verdict>(
  scene: ReadScene,
  judge: (kind: GeometryKind, key: string) => Verdict | null,
  around: (change: RecordChange) => Iterable<SelectionItem>,
): RecordWatch<Verdict> {
  const all = new Map<string, Judged<Verdict>>();
  let looked = new Map<string, SelectionItem>();

  function look(kind: GeometryKind, key: string): boolean {
    const verdict = scene.has(kind, key) ? judge(kind, key) : null;
    if (verdict !== null) all.set(key, { kind, key, verdict });
    else if (all.get(key)?.kind === kind) all.delete(key);
    return verdict !== null;
  }

  function lookAgain(kind: GeometryKind, key: string): void {
    look(kind, key);
    looked.set(key, { kind, key });
  }

  function* lookAtAll(): Generator<void> {
    for (const kind of KINDS) {
      for (const { key } of scene.values(kind)) {
        if (look(kind, key)) looked.set(key, { kind, key });
        yield;
      }
    }
  }

  const rest = lookAtAll();
  let isWhole = false;
  return {
    all,
    follow(diff) {
      for (const change of changesOf(diff)) {
        if (change.kind !== "edge") lookAgain(change.kind, change.key);
        for (const { kind, key } of around(change)) lookAgain(kind, key);
      }
    },
    step(most) {
      for (let left = most; left > 0 && !isWhole; left -= 1) isWhole = rest.next().done === true;
      return isWhole;
    },
    takeLooked() {
      const taken = looked.values();
      looked = new Map();
      return taken;
    },
  };
}
