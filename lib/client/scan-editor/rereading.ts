/**
 * Reads the lists again and merges answers that arrive meanwhile: the read lists may be older. An event without
 * record-level information, such as a refusal, causes one more read.
 */
import { GEOMETRY_KINDS } from "../../domain/geometry-records";
import type { ReadLists } from "../../editor/core/pending-gestures";
import type { SceneRecords } from "../../editor/core/scene";
import type { RecordPlace } from "../../editor/core/scene-recorder";
import { shareKnown } from "./share-known";

const MAX_TRIES = 5;

/** `first`: the lists that the page opened with. Unchanged lists are the same arrays. */
export function createRereading(
  read: () => Promise<SceneRecords>,
  onLists: (records: Partial<SceneRecords>, how: ReadLists) => void,
  first: SceneRecords,
) {
  let last = first;
  let changes = 0;
  let answered: RecordPlace[] = [];
  /** The last lists were read while an answer arrived, and may be incomplete. */
  let isMixed = false;
  let isStopped = false;
  let running: Promise<void> | null = null;
  let isRequestedAgain = false;
  /** Whether unchanged lists are passed on too, and compared field by field. */
  let isForced = false;

  function passOn(records: SceneRecords): void {
    shareKnown(records, last);
    const isWhole = isForced || isMixed;
    const changed = GEOMETRY_KINDS.filter((kind) => isWhole || records[kind] !== last[kind]);
    const how = { answered, isTrusted: !isForced };
    last = records;
    isForced = false;
    isMixed = answered.length > 0;
    if (changed.length > 0) onLists(Object.fromEntries(changed.map((kind) => [kind, records[kind]])), how);
  }

  async function readOnce(): Promise<void> {
    for (let tries = 0; tries < MAX_TRIES; tries += 1) {
      const before = changes;
      answered = [];
      let records: SceneRecords;
      try {
        records = await read();
      } catch {
        // The screen stays; the next refusal, answer or reload reads again.
        return;
      }
      if (isStopped) return;
      if (before === changes) return passOn(records);
    }
  }

  function requestRead(): Promise<void> {
    if (running) {
      isRequestedAgain = true;
      return running;
    }
    running = readOnce().then(() => {
      running = null;
      const shouldReadAgain = isRequestedAgain && !isStopped;
      isRequestedAgain = false;
      return shouldReadAgain ? requestRead() : undefined;
    });
    return running;
  }

  return {
    /** Reads and passes on even unchanged lists: the screen may be wrong. */
    run(): Promise<void> {
      isForced = true;
      return requestRead();
    },
    /** Reads and passes on another person's changes. */
    refresh: requestRead,
    /** Notes that a gesture was decided without naming its records. */
    noteChange(): void {
      changes += 1;
    },
    /** Notes the records of answered gestures. */
    noteAnswered(places: Iterable<RecordPlace>): void {
      if (running) answered.push(...places);
    },
    stop(): void {
      isStopped = true;
    },
  };
}
