import type { GeometryKind, GeometryRecordByKind } from "@/lib/domain/geometry-records";

type AnyRecord = GeometryRecordByKind[GeometryKind];

/** Labels of the two versions, and one label for both where their positions are equal. */
export type ContestedNames = { mine: string; theirs: string; both: string };

/** The two versions of a record that another person changed during an edit. */
export type Contested = {
  readonly kind: GeometryKind;
  readonly key: string;
  readonly mine: AnyRecord;
  readonly theirs: AnyRecord;
  /** Replaces the canvas's default labels, which are about saving. */
  readonly names?: ContestedNames;
};
