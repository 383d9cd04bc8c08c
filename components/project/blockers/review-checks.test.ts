import type { Followup } from "@/lib/domain/entities";
import { image, project, region, survey } from "@/tests/support/claim-world";
import { reviewChecks } from "./review-checks";

const NOW = Date.parse("2026-01-10T12:00:00Z");
const followup = (key: string, change: Partial<Followup> = {}): Followup => ({
  key,
  projectKey: "prj-1",
  createdAt: "2026-01-01T12:00:00Z",
  title: `Ask ${key}`,
  ...change,
});
const tagged = { tags: [{ key: "t", imageKey: "img-1", label: "Mold", createdAt: "2026-01-03T00:00:00Z" }] };
const checked = (change: Partial<Parameters<typeof reviewChecks>[0]>) =>
  reviewChecks({
    insuredKey: "ins-1",
    project: project("prj-1"),
    survey: survey("srv-1"),
    regions: [],
    followups: [],
    now: NOW,
    ...change,
  });

test("each blocker links to where it is resolved", () => {
  const waiting = region("reg-1", {
    name: "Kitchen",
    scans: [
      { key: "s1", status: "new" },
      { key: "s2", status: "processed" },
    ],
  });
  const { open } = checked({ project: project("prj-1", { status: "needs media" }), regions: [waiting] });
  expect(open).toEqual([
    {
      id: "status",
      glyph: "camera",
      tone: "info",
      fact: "Claim status: Needs media",
      why: "Inspections can be marked reviewed in Needs review or In review.",
      link: { label: "Show timeline", href: "/insured/overview/ins-1/prj-1#timeline" },
    },
    {
      id: "reg-1",
      glyph: "cpu",
      tone: "violet",
      fact: "Kitchen: 1 of 2 scans not processed",
      why: "A multiroom claim needs every room processed. Checked every 30 s.",
      link: { label: "Open room", href: "/insured/overview/ins-1/prj-1/region-review/reg-1" },
    },
  ]);
});

test("optional items are marked as optional", () => {
  const hall = region("reg-2", {
    name: "Hallway",
    scans: [{ key: "s1", status: "failed" }],
    images: [image("img-1", tagged), image("img-2")],
  });
  const late = followup("late", { dueAt: "2026-01-08T12:00:00Z" });
  const soon = followup("soon", { dueAt: "2026-01-12T12:00:00Z" });
  expect(checked({ regions: [hall], followups: [late, soon] }).open.map(({ fact, why }) => [fact, why])).toEqual([
    ["Hallway: 1 scan failed", "Counts as processed, but has no model."],
    ["Hallway: 1 of 2 photos untagged", "Optional"],
    ["Follow-up: Ask late", "2 d overdue · Optional"],
    ["Follow-up: Ask soon", "Due Jan 12, 2026 · Optional"],
  ]);
});

test("passed checks are listed too", () => {
  const kitchen = region("reg-1", { name: "Kitchen", images: [image("img-1", tagged)] });
  const done = followup("done", { doneAt: "2026-01-05T12:00:00Z" });
  expect(checked({ regions: [kitchen], followups: [done] })).toEqual({
    open: [],
    passed: [
      "The claim's status allows the review",
      "Kitchen: scans processed",
      "Kitchen: all photos tagged",
      "Follow-up done: Ask done",
    ],
  });
});
