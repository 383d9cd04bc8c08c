/** The units that the editor shows: one choice for all surveys. */
import { notifyEach } from "../../../notify-each";
import { MEASURES, type Measures, type Units } from "./measures";

const listeners = new Set<() => void>();
let chosen: Units = "metric";

export const currentUnits = (): Units => chosen;

export function chooseUnits(units: Units): void {
  if (units === chosen) return;
  chosen = units;
  notifyEach(listeners);
}

export function subscribeUnits(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Formatters in the chosen units. Components that keep the text subscribe to changes. */
export const currentMeasures = (): Measures => MEASURES[chosen];
