import type { DataTableColumn } from "./column";
import { ROW_HEIGHTS, type RowDensity } from "./row-density";

/** Where a list keeps what its viewer chose, such as a store of texts in this browser. Neither call throws. */
export type ChoiceStore = { read: (name: string) => string | null; write: (name: string, text: string) => void };

/** By column, whether it is shown, as far as someone said so; and how high rows are, where someone said so. */
export type Choices = { shown: Readonly<Record<string, boolean>>; density: RowDensity | null };

export const NO_CHOICES: Choices = { shown: {}, density: null };

/** Reads what `writeChoices` wrote; what is unknown in it, or no JSON at all, counts as not chosen. */
export function readChoices(text: string | null): Choices {
  const value = parsed(text);
  const density = Object.keys(ROW_HEIGHTS).find((known): known is RowDensity => known === value.density) ?? null;
  const columns = typeof value.shown === "object" && value.shown !== null ? Object.entries(value.shown) : [];
  const shown = columns.filter((pair): pair is [string, boolean] => typeof pair[1] === "boolean");
  return { shown: Object.fromEntries(shown), density };
}

export function writeChoices(choices: Choices): string {
  return JSON.stringify(choices);
}

function parsed(text: string | null): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(text ?? "");
    return typeof value === "object" && value !== null ? (value as Record<string, unknown>) : {};
  } catch {
    return {};
  }
}

export function isColumnShown<Item>(column: DataTableColumn<Item>, { shown }: Choices): boolean {
  return column.isLead === true || (shown[column.id] ?? !column.isHiddenAtFirst);
}

/** The columns in sight, in the list's own order. */
export function shownColumns<Item>(
  columns: readonly DataTableColumn<Item>[],
  choices: Choices,
): readonly DataTableColumn<Item>[] {
  return columns.filter((column) => isColumnShown(column, choices));
}
