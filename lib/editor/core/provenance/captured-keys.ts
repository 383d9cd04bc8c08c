/**
 * Captured records that an edit creates. Undoing such an edit is not a deletion of captured records, so the delete call
 * marks it; otherwise the comparison with the scan would list them as deleted.
 */
import { GEOMETRY_KINDS, type GeometryKind, type GeometryRecord } from "../../../domain/geometry-records";
import type { Diff } from "../diff";
import type { CapturedKeys, Gesture } from "../gesture";
import { REVIEW_COPY } from "./copy";

/** Kinds that are described one by one: edges and corners are deleted along with their faces. */
export const DESCRIBED_KINDS = ["face", "objectPlanar", "object3D"] as const satisfies readonly GeometryKind[];

/** Captured records that a gesture's calls, or their inverse calls, remove as if never created. */
export type TakenBack = { readonly calls: CapturedKeys; readonly inverse: CapturedKeys };

const NOTHING: CapturedKeys = {};

export const isOfCapture = ({ captured, source }: GeometryRecord): boolean => Boolean(captured) || source === "scan";

/** Returns the captured records that these edits create; records that an edit only restored existed before. */
export function capturedKeys(edits: readonly { readonly label: string; readonly diff: Diff }[]): CapturedKeys {
  const keysByKind: { [K in GeometryKind]?: readonly string[] } = {};
  for (const kind of DESCRIBED_KINDS) {
    const added = edits
      .filter(({ label }) => label !== REVIEW_COPY.bringBack)
      .flatMap(({ diff }) => Object.values<GeometryRecord>(diff[kind]?.added ?? {}));
    if (added.some(isOfCapture)) keysByKind[kind] = [...new Set(added.map(({ key }) => key))];
  }
  return keysByKind;
}

export function takenBackBy(gesture: Gesture): TakenBack {
  const { step } = gesture;
  if (step?.direction === "undo") return { calls: step.made ?? NOTHING, inverse: NOTHING };
  return { calls: NOTHING, inverse: step ? (step.made ?? NOTHING) : capturedKeys([gesture]) };
}

export function filterKeys(keysByKind: CapturedKeys, isKept: (key: string) => boolean): CapturedKeys {
  const remaining = GEOMETRY_KINDS.map((kind) => [kind, keysByKind[kind]?.filter(isKept) ?? []] as const);
  return Object.fromEntries(remaining.filter(([, found]) => found.length > 0));
}
