/** The units that the editor shows: one choice for all surveys. */
import { createListeners } from "../../../notify-each";
import { MEASURES, type Measures, type Units } from "./measures";

const listeners = createListeners();
let chosen: Units = "metric";

export const currentUnits = (): Units => chosen;

export function chooseUnits(units: Units): void {
  if (units === chosen) return;
  chosen = units;
  listeners.notify();
}

export const subscribeUnits = listeners.subscribe;

/** Returns the formatters for the chosen units. Components that keep formatted text subscribe to changes. */
export const currentMeasures = (): Measures => MEASURES[chosen];
