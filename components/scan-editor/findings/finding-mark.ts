import { findingOf } from "@/lib/editor/openings/opening-findings";
import type { ReadScene } from "@/lib/editor/scene";
import type { SelectionItem } from "@/lib/editor/selection";
import { FINDING_WORDS as WORDS } from "./words";

/** What an element's row says of where it lies: something of openings alone. Costs as much as hangs on its wall. */
export function findingMark(scene: ReadScene, item: SelectionItem | null): string | null {
  const finding = item?.kind === "objectPlanar" ? findingOf(scene, item.key) : null;
  return finding && WORDS.mark[finding.code];
}
