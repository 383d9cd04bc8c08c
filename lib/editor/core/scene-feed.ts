/** Notifies listeners about scene changes by record, by kind, or with the whole diff. */

import { GEOMETRY_KINDS, type GeometryKind } from "../../domain/geometry-records";
import { notifyEach } from "../../notify-each";
import { changesOf, type Diff } from "./diff";
import type { Topics } from "./topics";

const kindTopic = (kind: GeometryKind) => `kind ${kind}`;
const recordTopic = (kind: GeometryKind, key: string) => `record ${kind} ${key}`;

export function createSceneFeed(topics: Topics) {
  const versions = new Map<GeometryKind, number>();
  const followers = new Set<(diff: Diff) => void>();

  return {
    versionOf: (kind: GeometryKind): number => versions.get(kind) ?? 0,
    onRecord: (kind: GeometryKind, key: string, listener: () => void) =>
      topics.subscribe(recordTopic(kind, key), listener),
    onKind: (kind: GeometryKind, listener: () => void) => topics.subscribe(kindTopic(kind), listener),
    onDiff(listener: (diff: Diff) => void): () => void {
      // A new function, so that one listener can be registered twice.
      const follower = (diff: Diff) => listener(diff);
      followers.add(follower);
      return () => {
        followers.delete(follower);
      };
    },
    /** Notifies the drawing buffers first, because panels may measure on them; then records, then kinds. */
    publish(diff: Diff): void {
      const kinds = GEOMETRY_KINDS.filter((kind) => diff[kind]);
      if (kinds.length === 0) return;
      for (const kind of kinds) versions.set(kind, (versions.get(kind) ?? 0) + 1);
      notifyEach(followers, diff);
      if (topics.isEmpty()) return;
      for (const { kind, key } of changesOf(diff)) topics.emit(recordTopic(kind, key));
      for (const kind of kinds) topics.emit(kindTopic(kind));
    },
  };
}
