/**
 * Reads the lists again and hands them on, with what was answered meanwhile: there they may be older than what the page
 * shows. What cannot be told record by record, as a refusal, has them read once more.
 */
import { GEOMETRY_KINDS } from "../../domain/geometry-records";
import type { SceneRecords } from "../../editor/core/scene";
import type { RecordPlace } from "../../editor/core/scene-recorder";
import type { ReadLists } from "../../editor/core/pending-gestures";
import { shareKnown } from "./share-known";

const TRIES = 5;

/** `first`: the lists that the page opened with. Lists that have not changed come as the same arrays. */
export function createRereading(
  read: () => Promise<SceneRecords>,
  take: (records: Partial<SceneRecords>, how: ReadLists) => void,
  first: SceneRecords,
) {
  let last = first;
  let changes = 0;
  let answered: RecordPlace[] = [];
  /** The lists that were handed on last were read while something was answered, and so may not be the whole truth. */
  let isMixed = false;
  let isStopped = false;
  let running: Promise<void> | null = null;
  let isAskedAgain = false;
  /** Whether lists that have not changed are to be handed on too, and compared field by field. */
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
        // What is shown stays; the next refusal, answer or reload reads again.
        return;
      }
      if (isStopped) return;
      if (before === changes) return handOn(records);
    }
  }

  function ask(): Promise<void> {
    if (running) {
      isAskedAgain = true;
      return running;
    }
    running = readOnce().then(() => {
      running = null;
      const isToGoOn = isAskedAgain && !isStopped;
      isAskedAgain = false;
      return isToGoOn ? ask() : undefined;
    });
    return running;
  }

  return {
    /** Reads, and hands the lists on even where they have not changed: what is shown may be wrong. */
    run(): Promise<void> {
      isForced = true;
      return ask();
    },
    /** Reads, and hands on what somebody else has changed. */
    refresh: ask,
    /** Something was decided of which nobody can say which records it is about. */
    noteChange(): void {
      changes += 1;
    },
    /** These have been answered. */
    noteAnswered(places: Iterable<RecordPlace>): void {
      if (running) answered.push(...places);
    },
    stop(): void {
      isStopped = true;
    },
  };
}
