/** Finds the gestures that build on other gestures. */
import { GEOMETRY_KINDS, type GeometryKind } from "../../domain/geometry-records";
import { changesOf, type Diff, type RecordChange } from "./diff";
import type { Gesture } from "./gesture";
import { visitReferences } from "./references";

function touches(diff: Diff, kind: GeometryKind, key: string): boolean {
  const part = diff[kind];
  return Boolean(part && (part.added[key] || part.updated[key] || part.removed[key]));
}

function refersTo(change: RecordChange, side: "from" | "to", isTarget: (key: string) => boolean): boolean {
  const record = change[side];
  let isFound = false;
  if (record) {
    visitReferences(change.kind, record, (reference) => {
      isFound ||= isTarget(reference.key);
    });
  }
  return isFound;
}

/** Whether reversing the earlier diff would restore a record that refers to one removed by the later diff. */
function removesReferenced(earlier: Diff, later: Diff): boolean {
  if (GEOMETRY_KINDS.every((kind) => Object.keys(later[kind]?.removed ?? {}).length === 0)) return false;
  const isRemoved = (key: string) => GEOMETRY_KINDS.some((kind) => later[kind]?.removed[key]);
  for (const change of changesOf(earlier)) if (refersTo(change, "from", isRemoved)) return true;
  return false;
}

/**
 * Whether the later diff touches the same records, refers to a record that the earlier diff added, or removes a record
 * that reversing the earlier diff needs.
 */
function buildsOn(earlier: Diff, later: Diff): boolean {
  const isAdded = (key: string) => GEOMETRY_KINDS.some((kind) => earlier[kind]?.added[key]);
  for (const change of changesOf(later)) {
    if (touches(earlier, change.kind, change.key) || refersTo(change, "to", isAdded)) return true;
  }
  return removesReferenced(earlier, later);
}

/** Returns the gestures among `later` (in order) that build on the gesture, directly or through others. */
export function dependentGestures(gesture: Gesture, later: readonly Gesture[]): Gesture[] {
  const group = [gesture];
  for (const candidate of later) {
    if (group.some((member) => buildsOn(member.diff, candidate.diff))) group.push(candidate);
  }
  return group.slice(1);
}

/** Returns the ids of the earlier gestures that this one builds on directly. */
export function dependencyIds(gesture: Gesture, earlier: readonly Gesture[]): string[] {
  return earlier.filter((other) => other.id !== gesture.id && buildsOn(other.diff, gesture.diff)).map(({ id }) => id);
}
