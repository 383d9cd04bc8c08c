import { withDismissed } from "./dismissals";
import type { QueueEntry } from "./queue-entry";

const entry = (id: string) => ({ id, owner: "editor" }) as QueueEntry;
const DAY_MS = 24 * 60 * 60 * 1_000;

test("remembers a dismissed gesture for a month", () => {
  const first = withDismissed({}, [entry("g1"), entry("g2")], 0);
  const later = withDismissed(first, [entry("g3")], 30 * DAY_MS);
  expect(Object.keys(later)).toEqual(["g1", "g2", "g3"]);
  expect(withDismissed(later, [], 31 * DAY_MS)).toEqual({ g3: { owner: "editor", at: 30 * DAY_MS } });
});
