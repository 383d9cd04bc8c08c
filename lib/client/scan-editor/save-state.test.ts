import { NO_QUEUE_STATE as queue } from "../queue/queue-state";
import { createSaveStateReader } from "./save-state";

test("returns the same object until a part of the state changes", () => {
  const read = createSaveStateReader("survey-1", "emp-ann");
  const idle = read(queue, 0);
  expect(read({ ...queue }, 0)).toBe(idle);
  const saving = read(queue, 1);
  expect(saving).toEqual({ status: "saving", pending: 1, waiting: 0, failed: [], conflicts: [], savedAt: null });
  const offline = read({ ...queue, isOnline: false }, 1);
  expect(offline).toMatchObject({ status: "waiting", waiting: 1 });
  expect(read({ ...queue, savedAt: "2026-05-04T10:00:00.000Z" }, 0)).toMatchObject({
    status: "saved",
    savedAt: "2026-05-04T10:00:00.000Z",
  });
});
