import { activityText } from "./activity-text";
import type { Activity } from "./entities";

const activity = (action: string, detail?: Activity["detail"]) => ({ action, detail }) as Activity;

test("a change of status names the status", () => {
  expect(activityText(activity("project.status", { status: "needs media" }))).toEqual({
    glyph: "camera",
    verb: "set the status to",
    object: "Needs media",
    reason: null,
  });
});

test.each([
  ["project.create", "opened the claim"],
  ["project.start-review", "started the review"],
  ["project.startReview", "started the review"],
  ["survey.markReviewed", "marked an inspection reviewed"],
  ["internalThread.create", "wrote a note"],
  ["note.create", "wrote a note"],
  ["survey.done", "marked a capture complete"],
  ["survey.reset3dAnnotations", "reset3d annotations"],
  ["employee.login-failed", "failed to sign in"],
  ["employee.forcePasswordReset", "forced a password reset"],
  ["impersonation.use", "used another role or other companies"],
  ["company.send-report", "emailed a report"],
  ["roof.inspect", "roof inspect"],
])("describes %s as '%s'", (action, verb) => {
  expect(activityText(activity(action)).verb.endsWith(verb)).toBe(true);
});

test("names the subject if the backend sends it", () => {
  expect(activityText(activity("document.create", { name: "Invoice.pdf" })).object).toBe("Invoice.pdf");
  expect(activityText(activity("document.create", { name: 7 })).object).toBeNull();
});

test("names a room by its name and a tag by its label, and quotes a reason", () => {
  expect(activityText(activity("region.create", { regionKey: "reg-1", regionName: "Kitchen" })).object).toBe("Kitchen");
  expect(activityText(activity("tag.create", { label: "Mold" })).object).toBe("Mold");
  expect(activityText(activity("project.reject", { statusReason: "Not covered" })).reason).toBe("Not covered");
  expect(activityText(activity("project.process", { statusReason: null })).reason).toBeNull();
});

test("does not repeat an earlier reason with a later change that has none", () => {
  const reason = (action: string, to: string) =>
    activityText(activity(action, { to, statusReason: "Two kitchens" })).reason;
  expect(reason("project.request-attention", "needs attention")).toBe("Two kitchens");
  expect(reason("project.invalidate", "invalid")).toBe("Two kitchens");
  expect(reason("project.deliver", "delivered")).toBeNull();
  expect(reason("project.start-review", "in review")).toBeNull();
});

test("an edit of a claim names the known facts that changed", () => {
  const edited = activityText(activity("project.update", { fields: ["causeOfLoss", "dateOfLoss", "shade"] }));
  expect(`${edited.verb} ${edited.object}`).toBe("changed the cause of loss, the date of loss");
  expect(activityText(activity("project.update", { fields: ["shade"] }))).toMatchObject({
    verb: "edited the claim",
    object: null,
  });
  expect(activityText(activity("project.update")).verb).toBe("edited the claim");
  const home = activityText(activity("property.update", { fields: ["roofYear", "address", "latitude"] }));
  expect(`${home.verb} ${home.object}`).toBe("changed the roof year, the address");
  expect(activityText(activity("property.update", { fields: ["latitude"] })).verb).toBe("edited the property");
});
