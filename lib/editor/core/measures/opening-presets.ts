/** Initial sizes of doors, windows and other planar objects, in meters, and their effect on the wall. */
import type { FaceLabel, ObjectPlanar, PlanarLabel } from "../../../domain/geometry-records";

export type OpeningPreset = {
  width: number;
  height: number;
  /**
   * Height of the opening's lower side above the foot of the wall; 0 puts the opening on the floor, regardless of the
   * pointer's height.
   */
  sill: number;
  /** Visible from both rooms: allowed only on walls and roofs, and counted as an opening in the quantities. */
  goesThrough: boolean;
  /** Whether the area is deducted from the wall by default, as is customary in the trade. */
  isDeducted: boolean;
};

export const OPENING_PRESETS: Readonly<Record<PlanarLabel, OpeningPreset>> = {
  door: { width: 0.9, height: 2.05, sill: 0, goesThrough: true, isDeducted: false },
  window: { width: 1.2, height: 1.2, sill: 0.9, goesThrough: true, isDeducted: false },
  opening: { width: 1.2, height: 2.1, sill: 0, goesThrough: true, isDeducted: true },
  vent: { width: 0.3, height: 0.15, sill: 2, goesThrough: false, isDeducted: false },
  outlet: { width: 0.08, height: 0.12, sill: 0.3, goesThrough: false, isDeducted: false },
  damage: { width: 0.6, height: 0.6, sill: 0.6, goesThrough: false, isDeducted: false },
};

/** Undefined for a label that only another backend knows. */
const presetOf = (label: PlanarLabel): OpeningPreset | undefined => OPENING_PRESETS[label];

export const goesThrough = (label: PlanarLabel): boolean => presetOf(label)?.goesThrough ?? false;

/** Whether a face with this label may have openings that go through. */
export const allowsThrough = (host: FaceLabel | undefined): boolean => host === "wall" || host === "roof";

/** Whether the area is deducted from the wall. */
export const isDeducted = ({ deduct, label }: Pick<ObjectPlanar, "deduct" | "label">): boolean =>
  deduct ?? presetOf(label)?.isDeducted ?? false;
