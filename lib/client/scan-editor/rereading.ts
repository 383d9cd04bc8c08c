/**
 * Reads the lists again and merges answers that came meanwhile: the read lists may be older. An event without
 * record-level information, such as a refusal, makes them be read once more.
 */
import { GEOMETRY_KINDS } from "../../domain/geometry-records";
import type { ReadLists } from "../../editor/core/pending-gestures";
import type { SceneRecords } from "../../editor/core/scene";
import type { RecordPlace } from "../../editor/core/scene-recorder";
import { shareKnown } from "./share-known";

const TRIES = 5;

/** `first`: the lists that the page opened with. Unchanged lists are the same arrays. */
export function createRereading(
  read: () => Promise<SceneRecords>,
  take: (records: Partial<SceneRecords>, how: ReadLists) => void,
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

  function handOn(records: SceneRecords): void {
    shareKnown(records, last);
    const isWhole = isForced || isMixed;
    const changed = GEOMETRY_KINDS.filter((kind) => isWhole || records[kind] !== last[kind]);
    const how = { answered, isTrusted: !isForced };
    last = records;
    isForced = false;
    isMixed = answered.length > 0;
    if (changed.length > 0) take(Object.fromEntries(changed.map((kind) => [kind, records[kind]])), how);
  }

  async function readOnce(): Promise<void> {
    for (let tries = 0; tries < TRIES; tries += 1) {
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
      if (before === changes) return handOn(records);
    }
  }

  function ask(): Promise<void> {
    if (running) {
      isRequestedAgain = true;
      return running;
    }
    running = readOnce().then(() => {
      running = null;
      const isToGoOn = isRequestedAgain && !isStopped;
      isRequestedAgain = false;
      return isToGoOn ? ask() : undefined;
    });
    return running;
  }

  return {
    /** Reads and passes on even unchanged lists: the screen may be wrong. */
    run(): Promise<void> {
      isForced = true;
      return ask();
    },
    /** Reads and passes on another person's changes. */
    refresh: ask,
    /** A gesture was decided without naming its records. */
    noteChange(): void {
      changes += 1;
    },
    /** These gestures were answered. */
    noteAnswered(places: Iterable<RecordPlace>): void {
      if (running) answered.push(...places);
    },
    stop(): void {
      isStopped = true;
    },
  };
}
