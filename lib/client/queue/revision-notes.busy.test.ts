/** @jest-environment node */
import { createDurableQueue } from "./durable-queue";
import { createMemoryStorage } from "./memory-storage";
import type { QueueCall } from "./queue-entry";

const NOON = Date.parse("2026-11-22T12:00:00.000Z");
const EDITS = 400;
/** The notes of one minute, and the current entry. */
const MAX_NOTES = 62;

afterEach(() => jest.restoreAllMocks());

test("after minutes of editing, keeps only the notes of the last minute's answers", async () => {
  let seconds = 0;
  jest.spyOn(Date, "now").mockImplementation(() => NOON + seconds * 1_000);
  const storage = createMemoryStorage();
  const sizes: number[] = [];
  const revisions: unknown[] = [];
  let ended = () => {};
  const end = new Promise<void>((resolve) => {
    ended = resolve;
  });
  const queue = createDurableQueue({
    storage: {
      ...storage,
      async writeNotes(scope, notes) {
        sizes.push(Object.keys(notes).length);
        await storage.writeNotes(scope, notes);
      },
    },
    channel: { post: () => {}, listen: () => () => {}, close: () => {} },
    // One answer per second, each for another corner except the last, which repeats the corner before.
    send: async ({ params }) => {
      seconds += 1;
      const [{ key, revision }] = (params as unknown as { vertices: [{ key: string; revision: number }] }).vertices;
      revisions.push(revision);
      if (revisions.length === EDITS) setTimeout(ended);
      return [{ key, x: 1, revision: revision + 1 }];
    },
    withLock: (_name, _mode, task) => task(),
    readScope: () => "emp-ann",
    isOnline: () => true,
  });
  for (let edit = 0; edit < EDITS; edit += 1) {
    const vertices = [{ key: `vrx-${Math.min(edit, EDITS - 2)}`, x: 1, revision: 1 }];
    const call = { name: "vertex.updateBatch", params: { vertices } } as unknown as QueueCall;
    const createdAt = new Date(NOON + edit * 1_000).toISOString();
    await queue.enqueue({ id: `g${edit}`, owner: "editor", scope: "emp-ann", label: "Move", calls: [call], createdAt });
  }
  await queue.start("emp-ann");
  await end;
  await queue.settled();
  queue.stop();
  expect(revisions).toHaveLength(EDITS);
  expect(Math.max(...sizes)).toBeLessThanOrEqual(MAX_NOTES);
  expect(Math.max(...sizes)).toBeGreaterThan(30);
  // The notes are still used.
  expect(revisions.slice(-2)).toEqual([1, 2]);
});
