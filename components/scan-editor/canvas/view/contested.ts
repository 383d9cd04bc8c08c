import type { GeometryKind, GeometryRecordByKind } from "@/lib/domain/geometry-records";

type AnyRecord = GeometryRecordByKind[GeometryKind];

/** Names of the two versions, and of both where they are at one place. */
export type ContestedNames = { mine: string; theirs: string; both: string };

/** A record that another person changed under an edit, in both versions. */
export type Contested = {
  readonly kind: GeometryKind;
  readonly key: string;
  readonly mine: AnyRecord;
  readonly theirs: AnyRecord;
  /** Replaces the canvas's names, which are about saving. */
  readonly names?: ContestedNames;
};
