/** Splits the element at the pointer: previews the split line, and a click splits. */

import { splitEdge } from "../commands/split-edge";
import { splitFaceAcross } from "../commands/split-face";
import { splitEdgesOnPlan } from "../commands/split-on-plan";
import type { CommandOutcome } from "../core/command";
import type { EditorStore } from "../core/editor-store";
import type { NewKey } from "../core/fresh-key";
import type { ReadScene } from "../core/scene";
import { TOOL_COPY } from "./copy";
import type { ToolSession } from "./session";
import { type SplitPlace, splitPlace } from "./split-place";
import type { SplitKind } from "./tool-state";
import type { Pointer, ToolView } from "./tool-view";

const REACH_PX = 8;
const MAX_REACH = 0.2;

type Start = { of: SplitKind; pointer: Pointer | null; newKey?: NewKey };

export function startSplitSession(
  store: EditorStore,
  context: { view(): ToolView | null; notify?(notice: string): void },
  { of, pointer: first, newKey }: Start,
): ToolSession {
  let pointer = first;
  let position: SplitPlace | null = null;
  let refusal: string | null = null;
  let isOpen = true;

  function split(scene: ReadScene, { key, share }: SplitPlace): CommandOutcome {
    const keys = newKey ? { newKey } : {};
    const splitSides = context.view()?.isFromAbove ? splitEdgesOnPlan : splitEdge;
    return of === "edge"
      ? splitSides(scene, { edgeKeys: [key], share, ...keys })
      : splitFaceAcross(scene, { faceKey: key, share, ...keys });
  }

  function update(): void {
    const view = context.view();
    const spot = view && pointer ? view.spotOn(of, pointer.x, pointer.y) : null;
    position = null;
    refusal = null;
    if (!view || !pointer || !spot) return;
    const reach = pointer.isFree ? 0 : Math.min(MAX_REACH, view.metersPerPixel(spot.at) * REACH_PX);
    position = splitPlace(store.scene, of, spot, reach);
    const outcome = position && split(store.scene, position);
    refusal = outcome && !outcome.ok ? outcome.refusal.message : null;
  }

  return {
    follow: update,
    point(next) {
      pointer = next;
      update();
    },
    viewChanged: update,
    message: () => refusal,
    place() {
      if (!position) refusal = TOOL_COPY.nothingToSplit(of);
      if (!position || refusal !== null) return false;
      const splitPosition = position;
      let outcome: CommandOutcome | null = null;
      const result = store.run((scene) => {
        outcome = split(scene, splitPosition);
        return outcome;
      });
      refusal = result.ok ? null : result.refusal.message;
      if (!result.ok) return false;
      const { selects = [], notice } = (outcome ?? {}) as Extract<CommandOutcome, { ok: true }>;
      store.select(selects);
      isOpen = false;
      if (notice) context.notify?.(notice);
      return true;
    },
    cancel() {
      isOpen = false;
    },
    isOpen: () => isOpen,
    marks() {
      if (!position) return { snap: null, label: null };
      const { at, line, text, reason } = position;
      return { snap: null, label: null, cut: { at, line, text, reason, refusal } };
    },
  };
}
