/** Every message of section 8 of the specification about claims and inspections, shown to the user word for word. */
import { screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { callBackend } from "@/lib/client/calls/call-backend";
import type { ProjectStatus } from "@/lib/domain/project-status";
import type { Role } from "@/lib/domain/roles";
import { type Answers, Failure } from "@/tests/support/browser-backend";
import {
  installClaim,
  insured,
  PROCESSED_ROOMS,
  project,
  showClaim,
  startQueue,
  survey,
} from "@/tests/support/claim-world";

jest.mock("next/navigation", () => ({ useRouter: () => ({ push: jest.fn() }) }));

/** Fails without a message, so that the row's fallback text is shown. */
const fail = () => {
  throw new Failure(500, "");
};

async function open(status: ProjectStatus, answers: Answers, role: Role = "employee", surveyChange = {}) {
  installClaim(
    {
      "insured.get": () => insured([project("prj-1", { status, surveys: [survey("srv-1", surveyChange)] })]),
      "region.listByProject": () => PROCESSED_ROOMS,
      ...answers,
    },
    role,
  );
  showClaim("?tab=inspections");
  await screen.findByRole("heading", { level: 1 });
  await startQueue();
}

const press = async (name: string | RegExp) => userEvent.click(await screen.findByRole("button", { name }));
const chooseInMenu = async (button: string, item: RegExp) => {
  await press(button);
  await userEvent.click(await screen.findByRole("menuitem", { name: item }));
};
const confirmWithReason = async (title: string) => {
  const dialog = within(await screen.findByRole("dialog", { name: title }));
  await userEvent.type(dialog.getByRole("textbox", { name: /Reason/ }), "Because");
  await userEvent.click(dialog.getByRole("button", { name: title }));
};

test.each([
  ["Start review", "needs review", "project.startReview", "Start review failed"],
  ["Send to processing", "in review", "project.process", "Process failed"],
  ["Deliver", "in processing", "project.deliver", "Deliver failed"],
  ["Restore", "rejected", "project.restore", "Restore failed"],
] as const)("a failed “%s” shows its message", async (label, status, row, message) => {
  await open(status, { [row]: fail }, "poweruser");
  await press(label);
  expect(await screen.findByText(message)).toBeInTheDocument();
});

test.each([
  ["Reject", "project.reject", "Reject failed"],
  ["Needs attention", "project.requestAttention", "Request attention failed"],
  ["Request media", "project.requestMedia", "Request media failed"],
  ["Mark invalid", "project.invalidate", "Failed to mark project as invalid"],
] as const)("a failed “%s” with a reason shows its message", async (label, row, message) => {
  await open("needs review", { [row]: fail }, "poweruser");
  await chooseInMenu("More status changes", new RegExp(`^${label}`));
  await confirmWithReason(label);
  expect(await screen.findByText(message)).toBeInTheDocument();
});

test("a failed review and a failed completion of an inspection show their messages", async () => {
  await open("needs review", { "survey.markReviewed": fail, "survey.update": fail, "survey.reopen": fail });
  await press("Mark reviewed");
  expect(await screen.findByText("Failed to mark survey as reviewed.")).toBeInTheDocument();
  await press("Mark capture complete");
  expect(await screen.findByText("Survey update failed.")).toBeInTheDocument();
});

test("a failed re-opening and a failed email of claim contents show their messages", async () => {
  const answers = { "survey.reopen": fail, "survey.emailClaimsContents": fail };
  await open("in processing", answers, "employee", { reviewedAt: "2026-01-03T00:00:00Z" });
  await chooseInMenu("More actions for Inspection srv-1", /^Re-open/);
  expect(await screen.findByText("Failed to re-open inspection.")).toBeInTheDocument();
  await chooseInMenu("More actions for Inspection srv-1", /^Email claim contents/);
  await press("Send");
  expect(await screen.findByText("Failed to email claims contents")).toBeInTheDocument();
  expect(screen.getByRole("dialog", { name: "Email claim contents" })).toBeInTheDocument();
});

test("a new inspection that fails shows its message and keeps the input", async () => {
  await open("needs review", { "survey.create": fail });
  await press("New inspection");
  const dialog = within(await screen.findByRole("dialog"));
  await userEvent.type(dialog.getByRole("textbox", { name: /Name/ }), "Roof only");
  await userEvent.click(dialog.getByRole("button", { name: "Add inspection" }));
  expect(await dialog.findByText("Survey creation failed")).toBeInTheDocument();
  expect(dialog.getByRole("textbox", { name: /Name/ })).toHaveValue("Roof only");
});

test("a new claim that fails shows its message", async () => {
  await open("needs review", { "project.create": fail });
  await chooseInMenu("More actions for this claim", /^New claim/);
  const dialog = within(await screen.findByRole("dialog"));
  await userEvent.type(dialog.getByRole("textbox", { name: /Claim number/ }), "KM-9");
  await userEvent.click(dialog.getByRole("button", { name: "Create claim" }));
  expect(await dialog.findByText("Project update failed.")).toBeInTheDocument();
});

test.each([
  ["project.get", { key: "prj-9" }, "Project not found"],
  ["project.listByInsured", { insuredKey: "ins-9" }, "Project not found"],
  ["project.update", { key: "prj-9", status: "in review" }, "Project update failed."],
  ["survey.get", { key: "srv-9" }, "survey not found"],
  ["survey.listByProject", { projectKey: "prj-9" }, "survey not found"],
  ["survey.update", { key: "srv-9", done: true }, "Survey update failed."],
] as const)("%s falls back to its own message", async (row, params, message) => {
  installClaim({ [row]: fail });
  await expect(callBackend(row, params as never)).rejects.toMatchObject({ message, status: 500 });
});
