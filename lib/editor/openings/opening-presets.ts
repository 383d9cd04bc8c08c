/** The sizes that doors, windows and the like begin with, in metres. */
import type { PlanarLabel } from "../../domain/geometry-records";

export type OpeningPreset = {
  width: number;
  height: number;
  /** From the wall's foot to its lower side; 0 stands on the floor, whatever place was pointed at. */
  sill: number;
};

export const OPENING_PRESETS: Readonly<Record<PlanarLabel, OpeningPreset>> = {
  door: { width: 0.9, height: 2.05, sill: 0 },
  window: { width: 1.2, height: 1.2, sill: 0.9 },
  opening: { width: 1.2, height: 2.1, sill: 0 },
  vent: { width: 0.3, height: 0.15, sill: 2 },
  outlet: { width: 0.08, height: 0.12, sill: 0.3 },
  damage: { width: 0.6, height: 0.6, sill: 0.6 },
};

/** Those that go through the wall: seen from both rooms, and only on walls and roofs. */
export const goesThrough = (label: PlanarLabel): boolean =>
  label === "door" || label === "window" || label === "opening";
