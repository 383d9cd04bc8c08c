import type { DataTableColumn } from "./column";

/** Pixels: the box with the gutter before it, the menu with the gutter after it, and the least that an open column gets. */
const BOX_WIDTH = 44;
const MENU_WIDTH = 52;
const LEAST_OPEN_WIDTH = 160;

type Extras = { hasBoxes: boolean; hasMenus: boolean };

/** The least width of a whole table, in pixels; what is narrower scrolls sideways. */
export function tableWidth<Item>(columns: readonly DataTableColumn<Item>[], { hasBoxes, hasMenus }: Extras): number {
  const ends = (hasBoxes ? BOX_WIDTH : 0) + (hasMenus ? MENU_WIDTH : 0);
  return columns.reduce((sum, { width }) => sum + (width ?? LEAST_OPEN_WIDTH), ends);
}

/**
 * Where the lead ends, in pixels from the table's edge; null where it takes what is left. In a table that is wider than
 * its window the row's menu stands there, where it hides no other value.
 */
export function leadEnd<Item>(columns: readonly DataTableColumn<Item>[], hasBoxes: boolean): number | null {
  const lead = columns[0];
  return lead?.isLead && lead.width ? lead.width + (hasBoxes ? BOX_WIDTH : 0) : null;
}

export function ColumnWidths<Item>(props: Extras & { columns: readonly DataTableColumn<Item>[] }) {
  return (
    <colgroup>
      {props.hasBoxes ? <col width={BOX_WIDTH} /> : null}
      {props.columns.map((column) => (
        <col key={column.id} width={column.width} />
      ))}
      {props.hasMenus ? <col width={MENU_WIDTH} /> : null}
    </colgroup>
  );
}
