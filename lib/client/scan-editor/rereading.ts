/**
 * Reads the lists again and hands them on, unless something was answered meanwhile: such lists may be older than what
 * the page shows, so they are read once more.
 */
import type { SceneRecords } from "../../editor/scene";

const TRIES = 5;

export function createRereading(read: () => Promise<SceneRecords>, take: (records: SceneRecords) => void) {
  let changes = 0;
  let isStopped = false;
  let running: Promise<void> | null = null;
  let isAskedAgain = false;

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
        take(records);
        return;
      }
    }
  }

  function run(): Promise<void> {
    if (running) {
      isAskedAgain = true;
      return running;
    }
    running = readOnce().then(() => {
      running = null;
      const isToGoOn = isAskedAgain && !isStopped;
      isAskedAgain = false;
      return isToGoOn ? run() : undefined;
    });
    return running;
  }

  return {
    run,
    noteChange(): void {
      changes += 1;
    },
    stop(): void {
      isStopped = true;
    },
  };
}
