import { GlyphChip } from "@/components/ui/feedback/glyph-chip";
import { formatCount } from "@/components/ui/format-time";
import type { DataTableColumn } from "@/components/ui/table/column";
import type { WorkItem } from "@/lib/client/data/worklist/use-worklist";
import type { SurveyListItem } from "@/lib/domain/entities";
import { queueCopy } from "./copy";
import styles from "./queue.module.css";

/** Fits a chip with a label. */
const STATE_WIDTH = 108;

type Column = DataTableColumn<WorkItem>;

/** Returns the position in the queue, then the columns of the list; none can be sorted. */
export function queueColumns(columns: readonly DataTableColumn<SurveyListItem>[]): Column[] {
  const positionColumn: Column = {
    id: "position",
    header: queueCopy.number,
    width: 56,
    narrow: "hidden",
    tone: "quieter",
    cell: ({ position }) => <span className={styles.number}>{formatCount(position)}</span>,
  };
  return [positionColumn, ...columns.map(workColumn)];
}

function workColumn({ cell, isSortable: _isSortable, ...column }: DataTableColumn<SurveyListItem>): Column {
  return {
    ...column,
    width: column.id === "reviewedAt" ? STATE_WIDTH : column.width,
    cell: (item) => (column.id === "reviewedAt" ? (stateOf(item) ?? cell(item.survey)) : cell(item.survey)),
  };
}

/** Returns the chip that replaces the review time; null if the state has none. */
function stateOf({ state, failure }: WorkItem) {
  const { states } = queueCopy;
  if (state === "taken") {
    return (
      <span title={states.takenLong}>
        <GlyphChip tone="neutral" glyph="half-circle" label={states.taken} />
      </span>
    );
  }
  if (state === "failed") {
    return (
      <span title={failure?.message}>
        <GlyphChip tone="bad" glyph="alert" label={states.failed} />
      </span>
    );
  }
  if (state === "waiting") {
    return (
      <span title={states.waitingLong}>
        <GlyphChip tone="warn" glyph="hourglass" label={states.waiting} />
      </span>
    );
  }
  return null;
}
