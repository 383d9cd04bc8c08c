import type { DataTableColumn } from "./column";

/** Pixels: the box with the gutter before it, the menu with the gutter after it, and what an open column gets. */
const BOX_WIDTH = 44;
const MENU_WIDTH = 52;
const OPEN_WIDTH = { width: 160, leastWidth: 132 };

type Extras = { hasBoxes: boolean; hasMenus: boolean };
type Columns<Item> = readonly DataTableColumn<Item>[];

const preferred = <Item,>({ width = OPEN_WIDTH.width }: DataTableColumn<Item>) => width;
const least = <Item,>({ width = OPEN_WIDTH.leastWidth, leastWidth = width }: DataTableColumn<Item>) => leastWidth;

function sumOf<Item>(columns: Columns<Item>, { hasBoxes, hasMenus }: Extras, widthOf: typeof least): number {
  const ends = (hasBoxes ? BOX_WIDTH : 0) + (hasMenus ? MENU_WIDTH : 0);
  return columns.reduce((sum, column) => sum + widthOf(column), ends);
}

/** The least width of a whole table, in pixels; what is narrower scrolls sideways. */
export const tableWidth = <Item,>(columns: Columns<Item>, extras: Extras): number => sumOf(columns, extras, least);

/** A column's width as a style: its own where there is room, and its share of what is missing down to its least. */
function columnWidth<Item>(column: DataTableColumn<Item>, columns: Columns<Item>, extras: Extras): string {
  const spare = preferred(column) - least(column);
  if (spare === 0) return `${least(column)}px`;
  const narrowest = tableWidth(columns, extras);
  const share = spare / (sumOf(columns, extras, preferred) - narrowest);
  const fitting = `${least(column)}px + (100cqw - ${narrowest}px) * ${share.toFixed(4)}`;
  return `clamp(${least(column)}px, ${fitting}, ${preferred(column)}px)`;
}

/**
 * Where the lead ends, from the table's edge; null where it takes what is left. In a table that is wider than its window
 * the row's menu stands there, where it hides no other value.
 */
export function leadEnd<Item>(columns: Columns<Item>, extras: Extras): string | null {
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
