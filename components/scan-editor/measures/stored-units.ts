/** Reads and stores the units chosen in this browser. */
import { chooseUnits } from "@/lib/editor/core/units/chosen-measures";
import type { Units } from "@/lib/editor/core/units/measures";
import { readSurveySetting, writeSurveySetting } from "../state/survey-settings";

const UNITS = "units";
/** Used in place of a survey key. */
const ALL_SURVEYS = "*";

export const applyStoredUnits = (): void =>
  chooseUnits(readSurveySetting(UNITS, ALL_SURVEYS) === "feet" ? "feet" : "metric");

export function chooseAndStoreUnits(units: Units): void {
  writeSurveySetting(UNITS, ALL_SURVEYS, units);
  chooseUnits(units);
}
