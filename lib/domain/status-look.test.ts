import { PROJECT_STATUSES, type ProjectStatus } from "./project-status";
import { statusLook } from "./status-look";

test("each status has its tone, glyph and label", () => {
  expect(PROJECT_STATUSES.map((status) => [status, ...Object.values(statusLook(status))])).toEqual([
    ["needs review", "info", "eye", "Needs review"],
    ["in review", "accent", "half-circle", "In review"],
    ["needs processing", "violet", "cpu", "Needs processing"],
    ["in processing", "violet", "cpu", "In processing"],
    ["delivered", "ok", "check", "Delivered"],
    ["needs attention", "warn", "alert", "Needs attention"],
    ["invalid", "bad", "ban", "Invalid"],
    ["rejected", "bad", "ban", "Rejected"],
    ["needs media", "warn", "camera", "Needs media"],
  ]);
});

test("an unknown status is shown by its own name", () => {
  expect(statusLook("on hold" as ProjectStatus)).toEqual({ tone: "info", glyph: "half-circle", label: "on hold" });
});
