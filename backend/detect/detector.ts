/** What looks through a photo for damage and disorder. */
import type { TagBox } from "../../lib/domain/entities";

export type FindingKind = "damp" | "mold" | "crack" | "clutter";

/** A candidate for a tag. */
export type Finding = {
  kind: FindingKind;
  /** Fractions of the upright photo, 0 to 1. */
  box: TagBox;
  /** How sure, 0 to 1. */
  score: number;
};

export type Detector = {
  /** Best first; the same photo gives the same findings. Throws `invalid_input` for bytes that are no picture. */
  find: (photo: Uint8Array) => Promise<readonly Finding[]>;
  close: () => Promise<void>;
};
