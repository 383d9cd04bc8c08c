/**
 * What an edit makes of a capture. Taken back it was never there, and a delete that takes it back says so: else it would be
 * told as deleted to whoever compares the survey with the scan.
 */
import { GEOMETRY_KINDS, type GeometryKind, type GeometryRecord } from "../../../domain/geometry-records";
import type { Diff } from "../diff";
import type { CapturedKeys, Gesture } from "../gesture";
import { REVIEW_COPY } from "./copy";

/** What is told one by one: an edge goes with its faces, and a corner with those on it or with the one it was merged into. */
export const DESCRIBED_KINDS = ["face", "objectPlanar", "object3D"] as const satisfies readonly GeometryKind[];

/** What a gesture's calls take back for good: the first do by themselves, the second where they are taken back in turn. */
export type TakenBack = { readonly calls: CapturedKeys; readonly inverse: CapturedKeys };

const NOTHING: CapturedKeys = {};

export const isOfCapture = ({ captured, source }: GeometryRecord): boolean => Boolean(captured) || source === "scan";

/** Of these edits together; what one of them has only brought back was there before. */
export function capturedKeys(edits: readonly { readonly label: string; readonly diff: Diff }[]): CapturedKeys {
  const made: { [K in GeometryKind]?: readonly string[] } = {};
  for (const kind of DESCRIBED_KINDS) {
    const added = edits
      .filter(({ label }) => label !== REVIEW_COPY.bringBack)
      .flatMap(({ diff }) => Object.values<GeometryRecord>(diff[kind]?.added ?? {}));
    if (added.some(isOfCapture)) made[kind] = [...new Set(added.map(({ key }) => key))];
  }
  return made;
}

export function takenBackBy(gesture: Gesture): TakenBack {
  const { step } = gesture;
  if (step?.direction === "undo") return { calls: step.made ?? NOTHING, inverse: NOTHING };
  return { calls: NOTHING, inverse: step ? (step.made ?? NOTHING) : capturedKeys([gesture]) };
}

/** Those of it that this is so of. */
export function madeThat(made: CapturedKeys, isSo: (key: string) => boolean): CapturedKeys {
  const left = GEOMETRY_KINDS.map((kind) => [kind, made[kind]?.filter(isSo) ?? []] as const);
  return Object.fromEntries(left.filter(([, found]) => found.length > 0));
}
