/** Reads and stores the units chosen in this browser. */
import { chooseUnits } from "@/lib/editor/core/units/chosen-measures";
import type { Units } from "@/lib/editor/core/units/measures";
import { keep, readKept } from "../state/kept-in-browser";

const UNITS = "units";
/** Used in place of a survey key. */
const ALL_SURVEYS = "*";

export const applyStoredUnits = (): void => chooseUnits(readKept(UNITS, ALL_SURVEYS) === "feet" ? "feet" : "metric");

export function chooseAndStoreUnits(units: Units): void {
  keep(UNITS, ALL_SURVEYS, units);
  chooseUnits(units);
}
