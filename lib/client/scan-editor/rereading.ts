/**
 * Reads the lists again and hands them on, unless something was answered meanwhile: such lists may be older than what
 * the page shows, so they are read once more.
 */
import { GEOMETRY_KINDS } from "../../domain/geometry-records";
import type { SceneRecords } from "../../editor/scene";

const TRIES = 5;

/** `first`: the lists that the page opened with. Lists that have not changed come as the same arrays. */
export function createRereading(
  read: () => Promise<SceneRecords>,
  take: (records: SceneRecords) => void,
  first: SceneRecords,
) {
  let last = first;
  let changes = 0;
  let isStopped = false;
  let running: Promise<void> | null = null;
  let isAskedAgain = false;
  /** Whether lists that have not changed are to be handed on too. */
  let isForced = false;

  async function readOnce(): Promise<void> {
    for (let tries = 0; tries < TRIES; tries += 1) {
      const before = changes;
      let records: SceneRecords;
      try {
        records = await read();
      } catch {
        // What is shown stays; the next refusal, answer or reload reads again.
        return;
      }
      if (isStopped) return;
      if (before === changes) {
        const isNew = GEOMETRY_KINDS.some((kind) => records[kind] !== last[kind]);
        last = records;
        if (isForced || isNew) take(records);
        isForced = false;
        return;
      }
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
    noteChange(): void {
      changes += 1;
    },
    stop(): void {
      isStopped = true;
    },
  };
}
