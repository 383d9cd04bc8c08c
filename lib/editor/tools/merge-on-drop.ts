/** Merges a dragged corner of a plan with the neighboring corner that it is dropped on. */

import { mergeColumns } from "../commands/merge-columns";
import { cornerColumns } from "../commands/selecting/levels";
import type { CommandOutcome } from "../core/command";
import type { EditorStore } from "../core/editor-store";
import type { NewKey } from "../core/fresh-key";
import type { ReadScene } from "../core/scene";
import type { SelectionItem } from "../core/selection";
import type { Snap } from "./snap/snap";
import type { SnapIndex } from "./snap/snap-index";

/** How far from the target the corner may be dropped, in m. */
const DROP_DISTANCE = 0.002;

export type MergeOnDrop = {
  /** Whether a drop at the snap would merge. The scene has to be as it was before the drag. */
  isReady(snap: Snap | null): boolean;
  /** Merges as one history entry and selects the result. Returns a refusal or a notice. */
  merge(): { refusal: string | null; notice: string | null };
};

/** Returns null unless the drag moves exactly one corner of a plan. */
export function createMergeOnDrop(
  store: EditorStore,
  index: () => SnapIndex,
  items: readonly SelectionItem[],
  newKey?: NewKey,
): MergeOnDrop | null {
  const draggedKeys = items.map(({ key }) => key);
  const isOneCorner =
    items.every(({ kind }) => kind === "vertex") && cornerColumns(store.scene, draggedKeys).length === 1;
  if (!isOneCorner) return null;
  const dragged = new Set(draggedKeys);
  const canMergeByTarget = new Map<string, boolean>();
  let targetKey: string | null = null;

  const mergeInto = (scene: ReadScene, target: string): CommandOutcome =>
    mergeColumns(scene, { keys: [...draggedKeys, target], at: "last", ...(newKey ? { newKey } : {}) });

  /** A corner of the next room may be at the same position, so corners connected by a side come first. */
  const neighbors = new Set(
    draggedKeys.flatMap((key) =>
      store.scene.edgesOfVertex(key).flatMap((edge) => store.scene.get("edge", edge)?.vertexKeys ?? []),
    ),
  );

  function cornerAt({ at: [x, , z] }: Snap): string | null {
    const found: string[] = [];
    index().visitCorners(x, z, DROP_DISTANCE, ({ key }) => {
      if (!dragged.has(key)) found.push(key);
    });
    return found.find((key) => neighbors.has(key)) ?? found[0] ?? null;
  }

  return {
    isReady(snap) {
      targetKey = snap?.reason === "corner" ? cornerAt(snap) : null;
      if (targetKey === null) return false;
      const canMerge = canMergeByTarget.get(targetKey) ?? mergeInto(store.scene, targetKey).ok;
      canMergeByTarget.set(targetKey, canMerge);
      return canMerge;
    },
    merge() {
      let outcome: CommandOutcome | null = null;
      const result = store.run((scene) => {
        outcome = mergeInto(scene, targetKey ?? "");
        return outcome;
      });
      if (!result.ok) return { refusal: result.refusal.message, notice: null };
      const { selects = [], notice = null } = (outcome ?? {}) as Extract<CommandOutcome, { ok: true }>;
      store.select(selects);
      return { refusal: null, notice };
    },
  };
}
