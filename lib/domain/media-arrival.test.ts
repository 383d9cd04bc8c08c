import type { Project } from "./entities";
import { projectAfterMedia } from "./media-arrival";
import { ORDER_TYPES, PROJECT_STATUSES, type ProjectStatus } from "./project-status";

const NOW = "2026-03-02T10:00:00.000Z";
const EARLIER = "2026-02-01T08:00:00.000Z";

const project = (status: ProjectStatus, more: Partial<Project> = {}): Project => ({
  key: "prj-1",
  insuredKey: "ins-1",
  companyKey: "cous-1",
  status,
  claimNumber: "C-1",
  orderType: "claim",
  statusChangedAt: EARLIER,
  createdAt: EARLIER,
  updatedAt: EARLIER,
  ...more,
});
const room = (...statuses: ("new" | "uploaded" | "processed" | "failed")[]) => ({
  scans: statuses.map((status, index) => ({ key: `scn-${index}`, status })),
});

test.each([
  ["needs media", "claim", [room("processed"), room("new")], "needs review"],
  ["needs media", "claim", [room("failed")], "needs review"],
  ["needs media", "claim", [room()], "needs review"],
  ["needs media", "claim", [room("new"), room("processed", "uploaded")], "needs processing"],
  ["needs media", "multiroom-claim", [room("processed"), room("new")], "needs processing"],
  ["needs media", "multiroom-claim", [room("processed"), room("processed")], "needs review"],
  ["needs processing", "underwriting", [room("processed"), room("uploaded")], "needs review"],
] as const)("status %s, order type %s: rooms %j lead to %s", (status, orderType, rooms, next) => {
  const after = projectAfterMedia(project(status, { orderType }), rooms, NOW);
  expect(after).toEqual(project(next, { orderType, statusChangedAt: NOW, updatedAt: NOW }));
});

test("changes nothing without rooms, or while scans are being processed", () => {
  const waiting = project("needs media");
  expect(projectAfterMedia(waiting, [], NOW)).toBe(waiting);
  const processing = project("needs processing");
  expect(projectAfterMedia(processing, [room("uploaded")], NOW)).toBe(processing);
});

test("changes no other status", () => {
  const others = PROJECT_STATUSES.filter((status) => status !== "needs media" && status !== "needs processing");
  for (const status of others) {
    for (const orderType of ORDER_TYPES) {
      const one = project(status, { orderType });
      expect(projectAfterMedia(one, [room("processed")], NOW)).toBe(one);
    }
  }
});
