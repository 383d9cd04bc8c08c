/** The texts of openings in impossible places. */
import type { PlanarLabel } from "@/lib/domain/geometry-records";
import { labelName } from "@/lib/editor/core/object-copy";

const subject = (label: PlanarLabel): string => `The ${labelName(label)}`;

export const FINDING_COPY = {
  outside: (label: PlanarLabel, wall: string) => `${subject(label)} sticks out of ${wall}`,
  overlap: (label: PlanarLabel, other: string) => `${subject(label)} overlaps ${other}`,
  several: (count: number) => `${count} openings find no room on their walls`,
  /** On an outliner row. */
  mark: { outside: "sticks out", overlap: "overlaps another" },
  /** On an outliner row, for other findings. */
  worst: { error: "has an error", warning: "has a warning" },
  outsideHelp: "It stays where it is in the room until its wall has room for it, or you move it or make it smaller.",
  overlapHelp: "Move one of the two, or make it smaller.",
} as const;
