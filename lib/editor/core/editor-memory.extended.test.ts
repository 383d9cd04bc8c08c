/** @jest-environment node */
import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import { moveVertices } from "../commands/move-vertices";
import { createEditorStore } from "./editor-store";
import { MAX_HISTORY_ENTRIES } from "./history";

setFlagsFromString("--expose-gc");
const collect = runInNewContext("gc") as () => void;

function heap(): number {
  for (let round = 0; round < 3; round += 1) collect();
  return process.memoryUsage().heapUsed;
}

test("repeated rounds of a thousand edits, saves, undos and redos do not grow the memory", () => {
  const corners = Array.from({ length: 5_000 }, (_, index) => ({
    key: `vrx-${index}`,
    surveyKey: "srv-1",
    floorNumber: 0,
    x: index,
    y: 0,
    z: 0,
    revision: 1,
  }));
  const store = createEditorStore({ surveyKey: "srv-1", records: { vertex: corners } });
  const edit = (times: number) => {
    for (let index = 0; index < times; index += 1) {
      const keys = [0, 1, 2, 3].map((offset) => `vrx-${(index * 7 + offset) % corners.length}`);
      store.run((scene) => moveVertices(scene, { keys, vector: [0.01, 0, 0] }));
      if (index % 5 === 0) store.undo();
      if (index % 10 === 0) store.redo();
      for (const { id, diff } of store.getPending()) {
        const saved = Object.values(diff.vertex?.updated ?? {}).map(([, to]) => ({ ...to, revision: index + 2 }));
        store.noteSaved(id, { vertex: saved });
      }
    }
  };
  // The history is full, and every record has been replaced by an edited one.
  edit(MAX_HISTORY_ENTRIES * 2);
  // Garbage collection varies between rounds; leaked memory appears in each.
  const rounds = Array.from({ length: 7 }, () => {
    const before = heap();
    edit(1_000);
    return heap() - before;
  });
  const median = rounds.toSorted((a, b) => a - b)[3];
  expect(store.getHistory().past).toHaveLength(MAX_HISTORY_ENTRIES);
  expect(store.getPending()).toEqual([]);
  expect(median).toBeLessThan(250_000);
}, 60_000);
