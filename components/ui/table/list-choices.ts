import { type Density, readDensity } from "@/lib/density";
import type { DataTableColumn } from "./column";

/** Stores the viewer's choices for lists, such as in this browser. Neither call throws. */
export type ChoiceStore = { read: (name: string) => string | null; write: (name: string, text: string) => void };

/** Whether each column is shown, and the row density; only explicit choices are stored. */
export type Choices = { shown: Readonly<Record<string, boolean>>; density: Density | null };

export const NO_CHOICES: Choices = { shown: {}, density: null };

/** Parses the result of `writeChoices`; unknown parts and invalid JSON count as not chosen. */
export function readChoices(text: string | null): Choices {
  const value = parseObject(text);
  const columns = typeof value.shown === "object" && value.shown !== null ? Object.entries(value.shown) : [];
  const shown = columns.filter((pair): pair is [string, boolean] => typeof pair[1] === "boolean");
  return { shown: Object.fromEntries(shown), density: readDensity(value.density) };
}

export function writeChoices(choices: Choices): string {
  return JSON.stringify(choices);
}

function parseObject(text: string | null): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(text ?? "");
    return typeof value === "object" && value !== null ? (value as Record<string, unknown>) : {};
  } catch {
    return {};
  }
}

export function isColumnShown<Item>(column: DataTableColumn<Item>, { shown }: Choices): boolean {
  return column.isLead === true || (shown[column.id] ?? !column.isHiddenByDefault);
}

/** Returns the shown columns in the list's own order. */
export function filterShownColumns<Item>(
  columns: readonly DataTableColumn<Item>[],
  choices: Choices,
): readonly DataTableColumn<Item>[] {
  return columns.filter((column) => isColumnShown(column, choices));
}
