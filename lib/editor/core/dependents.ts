/** Which gestures build on which, so that they cannot stand without them. */
import { GEOMETRY_KINDS, type GeometryKind } from "../../domain/geometry-records";
import { changesOf, type Diff, type RecordChange } from "./diff";
import type { Gesture } from "./gesture";
import { visitReferences } from "./references";

function touches(diff: Diff, kind: GeometryKind, key: string): boolean {
  const part = diff[kind];
  return Boolean(part && (part.added[key] || part.updated[key] || part.removed[key]));
}

function names(change: RecordChange, side: "from" | "to", isMeant: (key: string) => boolean): boolean {
  const record = change[side];
  let isNamed = false;
  if (record) {
    visitReferences(change.kind, record, (reference) => {
      isNamed ||= isMeant(reference.key);
    });
  }
  return isNamed;
}

/** True where taking the earlier diff back would bring back a record that names one which the later has removed. */
function removesWhatWasNamed(earlier: Diff, later: Diff): boolean {
  if (GEOMETRY_KINDS.every((kind) => Object.keys(later[kind]?.removed ?? {}).length === 0)) return false;
  const isRemoved = (key: string) => GEOMETRY_KINDS.some((kind) => later[kind]?.removed[key]);
  for (const change of changesOf(earlier)) if (names(change, "from", isRemoved)) return true;
  return false;
}

/** It touches the same records, names one that the earlier added, or removed one that the earlier needs to be taken back. */
function buildsOn(earlier: Diff, later: Diff): boolean {
  const isAdded = (key: string) => GEOMETRY_KINDS.some((kind) => earlier[kind]?.added[key]);
  for (const change of changesOf(later)) {
    if (touches(earlier, change.kind, change.key) || names(change, "to", isAdded)) return true;
  }
  return removesWhatWasNamed(earlier, later);
}

/** Those of `later` (in order) that build on the gesture, and those that build on them in turn. Nothing else. */
export function dependentGestures(gesture: Gesture, later: readonly Gesture[]): Gesture[] {
  const group = [gesture];
  for (const candidate of later) {
    if (group.some((member) => buildsOn(member.diff, candidate.diff))) group.push(candidate);
  }
  return group.slice(1);
}

/** Ids of the earlier gestures that this one directly builds on: what a queue must know to let it fail with them. */
export function gesturesBelow(gesture: Gesture, earlier: readonly Gesture[]): string[] {
  return earlier.filter((other) => other.id !== gesture.id && buildsOn(other.diff, gesture.diff)).map(({ id }) => id);
}
