/** A field's value for the user to compare. */
import { coordinateText } from "@/lib/editor/units/measure-text";
import { CONFLICT_WORDS } from "./words";

/** Keys, to be told apart by their ends. */
const END = 6;

export function fieldText(value: unknown): string {
  if (value === null || value === undefined || value === "") return CONFLICT_WORDS.none;
  if (typeof value === "number") return coordinateText(value);
  if (typeof value === "boolean") return value ? CONFLICT_WORDS.yes : CONFLICT_WORDS.no;
  if (typeof value === "string") return /^[a-z0-9]+-.{12,}$/.test(value) ? `…${value.slice(-END)}` : value;
  if (!Array.isArray(value)) return JSON.stringify(value);
  if (value.every((part) => typeof part === "number")) return value.map(coordinateText).join(" ");
  return CONFLICT_WORDS.places(value.flat().length);
}
