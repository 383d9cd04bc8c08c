/** The choice of measures as this browser keeps it. */
import { chooseUnits } from "@/lib/editor/core/units/chosen-measures";
import type { Units } from "@/lib/editor/core/units/measures";
import { keep, readKept } from "../state/kept-in-browser";

const UNITS = "units";
/** In the place of a survey's key. */
const ALL_SURVEYS = "*";

/** As an editor opens. */
export const chooseKeptUnits = (): void => chooseUnits(readKept(UNITS, ALL_SURVEYS) === "feet" ? "feet" : "metric");

export function chooseAndKeepUnits(units: Units): void {
  keep(UNITS, ALL_SURVEYS, units);
  chooseUnits(units);
}
