import type { DataTableColumn } from "./column";

/**
 * Widths in pixels: of the checkbox column and the menu column, each with the table's outer padding, and of a column
 * that declares no width.
 */
const BOX_WIDTH = 44;
const MENU_WIDTH = 52;
const DEFAULT_WIDTH = { width: 160, leastWidth: 132 };

type Extras = { hasBoxes: boolean; hasMenus: boolean };
type Columns<Item> = readonly DataTableColumn<Item>[];

const preferred = <Item,>({ width = DEFAULT_WIDTH.width }: DataTableColumn<Item>) => width;
const minimum = <Item,>({ width = DEFAULT_WIDTH.leastWidth, leastWidth = width }: DataTableColumn<Item>) => leastWidth;

function sumWidths<Item>(columns: Columns<Item>, { hasBoxes, hasMenus }: Extras, widthOf: typeof minimum): number {
  const ends = (hasBoxes ? BOX_WIDTH : 0) + (hasMenus ? MENU_WIDTH : 0);
  return columns.reduce((sum, column) => sum + widthOf(column), ends);
}

/** Returns the minimum width of the table in pixels; a narrower viewport scrolls sideways. */
export const computeTableWidth = <Item,>(columns: Columns<Item>, extras: Extras): number =>
  sumWidths(columns, extras, minimum);

/**
 * Returns a column's width as CSS: its preferred width if there is room, else its share of the available space down to
 * its minimum.
 */
function columnWidth<Item>(column: DataTableColumn<Item>, columns: Columns<Item>, extras: Extras): string {
  const spare = preferred(column) - minimum(column);
  if (spare === 0) return `${minimum(column)}px`;
  const minimumTotal = computeTableWidth(columns, extras);
  const share = spare / (sumWidths(columns, extras, preferred) - minimumTotal);
  const fitting = `${minimum(column)}px + (100cqw - ${minimumTotal}px) * ${share.toFixed(4)}`;
  return `clamp(${minimum(column)}px, ${fitting}, ${preferred(column)}px)`;
}

/**
 * Returns the end of the lead column from the table's edge as CSS; null if the lead takes the remaining space. In a
 * table wider than its viewport the row's menu is placed there, where it covers no other value.
 */
export function computeLeadEnd<Item>(columns: Columns<Item>, extras: Extras): string | null {
  const lead = columns[0];
  if (!lead?.isLead || !lead.width) return null;
  return `calc(${columnWidth(lead, columns, extras)} + ${extras.hasBoxes ? BOX_WIDTH : 0}px)`;
}

export function ColumnWidths<Item>({ columns, ...extras }: Extras & { columns: Columns<Item> }) {
  return (
    <colgroup>
      {extras.hasBoxes ? <col width={BOX_WIDTH} /> : null}
      {columns.map((column) => (
        <col key={column.id} style={column.width ? { width: columnWidth(column, columns, extras) } : undefined} />
      ))}
      {extras.hasMenus ? <col width={MENU_WIDTH} /> : null}
    </colgroup>
  );
}
