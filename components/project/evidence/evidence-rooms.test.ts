import type { Region } from "@/lib/domain/entities";
import type { ScanStatus } from "@/lib/domain/project-status";
import { image, region } from "@/tests/support/claim-world";
import { evidenceRooms } from "./evidence-rooms";

const keys = (rooms: readonly Region[]) => rooms.map(({ key }) => key);
const rooms = (count: number) => Array.from({ length: count }, (_, index) => region(`r${index}`));
const failed = (key: string) => ({ scans: [{ key, status: "failed" as ScanStatus }], images: [image(key)] });

test("shows rooms that fit in their given order", () => {
  expect(keys(evidenceRooms(rooms(10)))).toEqual(keys(rooms(10)));
});

test("if not all rooms fit, shows those that need attention first, then those with the most media", () => {
  const tagged = { tags: [{ key: "t", imageKey: "i", label: "Door", createdAt: "2026-01-03T00:00:00Z" }] };
  const all = [
    ...rooms(9),
    region("two", { images: [image("a", tagged), image("b", tagged)] }),
    region("one", { images: [image("c", tagged)] }),
    region("failed", failed("d")),
  ];
  expect(keys(evidenceRooms(all))).toEqual(["failed", "two", "one", "r0", "r1", "r2", "r3", "r4", "r5"]);
});
