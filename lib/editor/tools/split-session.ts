/** Splitting what the pointer is on: where it would be split is drawn, and a click does it. */

import { splitEdge } from "../commands/split-edge";
import { splitFaceAcross } from "../commands/split-face";
import { splitEdgesOnPlan } from "../commands/split-on-plan";
import type { CommandOutcome } from "../core/command";
import type { EditorStore } from "../core/editor-store";
import type { NewKey } from "../core/fresh-key";
import type { ReadScene } from "../core/scene";
import { TOOL_COPY } from "./copy";
import type { ToolSession } from "./session";
import type { Pointer, Sight } from "./sight";
import { type SplitPlace, splitPlace } from "./split-place";
import type { SplitKind } from "./tool-state";

const REACH_PX = 8;
const MOST_REACH = 0.2;

type Start = { of: SplitKind; pointer: Pointer | null; newKey?: NewKey };

export function startSplitSession(
  store: EditorStore,
  look: { sight(): Sight | null; tell?(notice: string): void },
  { of, pointer: first, newKey }: Start,
): ToolSession {
  let pointer = first;
  let place: SplitPlace | null = null;
  let refusal: string | null = null;
  let isOpen = true;

  function split(scene: ReadScene, { key, share }: SplitPlace): CommandOutcome {
    const keys = newKey ? { newKey } : {};
    const splitSides = look.sight()?.isFromAbove ? splitEdgesOnPlan : splitEdge;
    return of === "edge"
      ? splitSides(scene, { edgeKeys: [key], share, ...keys })
      : splitFaceAcross(scene, { faceKey: key, share, ...keys });
  }

  function show(): void {
    const sight = look.sight();
    const pointed = sight && pointer ? sight.spotOn(of, pointer.x, pointer.y) : null;
    place = null;
    refusal = null;
    if (!sight || !pointer || !pointed) return;
    const reach = pointer.isFree ? 0 : Math.min(MOST_REACH, sight.metersPerPixel(pointed.at) * REACH_PX);
    place = splitPlace(store.scene, of, pointed, reach);
    const outcome = place && split(store.scene, place);
    refusal = outcome && !outcome.ok ? outcome.refusal.message : null;
  }

  return {
    follow: show,
    point(next) {
      pointer = next;
      show();
    },
    viewChanged: show,
    message: () => refusal,
    place() {
      if (!place) refusal = TOOL_COPY.nothingToSplit(of);
      if (!place || refusal !== null) return false;
      const there = place;
      let outcome: CommandOutcome | null = null;
      const result = store.run((scene) => {
        outcome = split(scene, there);
        return outcome;
      });
      refusal = result.ok ? null : result.refusal.message;
      if (!result.ok) return false;
      const { selects = [], notice } = (outcome ?? {}) as Extract<CommandOutcome, { ok: true }>;
      store.select(selects);
      isOpen = false;
      if (notice) look.tell?.(notice);
      return true;
    },
    cancel() {
      isOpen = false;
    },
    isOpen: () => isOpen,
    marks() {
      if (!place) return { snap: null, label: null };
      const { at, line, text, reason } = place;
      return { snap: null, label: null, cut: { at, line, text, reason, refusal } };
    },
  };
}
