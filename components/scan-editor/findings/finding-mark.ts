import type { Severity } from "@/lib/editor/analysis/checks/check-codes";
import { type WorstFindings, worstInRoom } from "@/lib/editor/analysis/checks/worst-findings";
import { findingOf } from "@/lib/editor/commands/openings/opening-findings";
import type { SurveyRoom } from "@/lib/editor/core/rooms/survey-room";
import type { ReadScene } from "@/lib/editor/core/scene";
import type { SelectionItem } from "@/lib/editor/core/selection";
import { FINDING_COPY as COPY } from "./copy";

/** What a row says of its element, and how bad it is. */
export type RowFinding = { text: string; severity: Severity };

/** Of a room's row the worst of all that is in the room; of another's what the element itself has. */
export function rowFinding(
  scene: ReadScene,
  worst: WorstFindings,
  item: SelectionItem | null,
  room: SurveyRoom | null,
): RowFinding | null {
  if (!item) return null;
  const lies = room ? null : findingMark(scene, item);
  const severity = room ? worstInRoom(scene, worst, room) : (worst.get(item.key) ?? null);
  // Where it lies is said at once, and better.
  if (lies !== null) return { text: lies, severity: severity ?? "warning" };
  return severity && { text: COPY.worst[severity], severity };
}

/** What an element's row says of where it lies: something of openings alone. Costs as much as hangs on its wall. */
function findingMark(scene: ReadScene, item: SelectionItem | null): string | null {
  const finding = item?.kind === "objectPlanar" ? findingOf(scene, item.key) : null;
  return finding && COPY.mark[finding.code];
}
