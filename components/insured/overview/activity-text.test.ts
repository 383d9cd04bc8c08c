import type { Activity } from "@/lib/domain/entities";
import { activityText } from "./activity-text";

const activity = (action: string, detail?: Activity["detail"]) => ({ action, detail }) as Activity;

test("a change of status names the status", () => {
  expect(activityText(activity("project.status", { status: "needs media" }))).toEqual({
    glyph: "camera",
    verb: "set the status to",
    object: "Needs media",
  });
});

test.each([
  ["project.create", "opened the claim"],
  ["project.start-review", "started the review"],
  ["project.startReview", "started the review"],
  ["survey.markReviewed", "marked an inspection reviewed"],
  ["internalThread.create", "wrote a note"],
  ["survey.reset3dAnnotations", "reset3d annotations"],
  ["roof.inspect", "roof inspect"],
])("%s is told as '%s'", (action, verb) => {
  expect(activityText(activity(action)).verb.endsWith(verb)).toBe(true);
});

test("what it was about is named where the backend says so", () => {
  expect(activityText(activity("document.create", { name: "Invoice.pdf" })).object).toBe("Invoice.pdf");
  expect(activityText(activity("document.create", { name: 7 })).object).toBeNull();
});
