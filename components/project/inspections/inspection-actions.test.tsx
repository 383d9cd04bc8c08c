import { act, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { surveyActions } from "@/lib/client/data/surveys/survey-actions";
import type { Project, Survey } from "@/lib/domain/entities";
import { type Answers, Failure } from "@/tests/support/browser-backend";
import {
  hoursFromNow,
  installClaim,
  insured,
  PROCESSED_ROOMS,
  project,
  ROOMS,
  showClaim,
  startQueue,
  survey,
} from "@/tests/support/claim-world";

const claimWith = (surveyChange: Partial<Survey> = {}, change: Partial<Project> = {}) =>
  project("prj-1", { ...change, surveys: [survey("srv-1", { name: "Full home", ...surveyChange })] });

function open(answers: Answers, role?: Parameters<typeof installClaim>[1], tab = "inspections") {
  const calls = installClaim({ "region.listByProject": () => PROCESSED_ROOMS, ...answers }, role);
  showClaim(`?tab=${tab}`);
  return calls;
}

const inspection = () => within(screen.getByRole("region", { name: "Full home" }));
const review = () => inspection().getByRole("button", { name: "Mark reviewed" });
const status = (label: string) => within(screen.getByRole("banner")).findByText(label);
const menuItem = async (name: RegExp) => {
  await userEvent.click(await screen.findByRole("button", { name: "More actions for Full home" }));
  return screen.findByRole("menuitem", { name });
};

test("mark reviewed changes the inspection and its claim at once, with one call", async () => {
  const claims = [claimWith()];
  const calls = open({
    "insured.get": () => insured(claims),
    "survey.markReviewed": () => {
      claims[0] = claimWith({ reviewedAt: hoursFromNow(0) }, { status: "in processing" });
      return claims[0].surveys?.[0];
    },
  });
  const button = await screen.findByRole("button", { name: "Mark reviewed" });
  await startQueue();
  await userEvent.click(button);
  expect(await status("In processing")).toBeInTheDocument();
  await waitFor(() => expect(screen.queryByRole("button", { name: "Mark reviewed" })).toBeNull());
  expect(calls.filter(({ name }) => name === "survey.markReviewed")).toEqual([
    { name: "survey.markReviewed", params: { key: "srv-1" } },
  ]);
});

test("a claim back in review can be reviewed again; one that has moved on cannot", async () => {
  const earlier = { reviewedAt: hoursFromNow(-9) };
  const claims = [claimWith(earlier, { status: "in review" })];
  const calls = open({
    "insured.get": () => insured(claims),
    "survey.markReviewed": () => {
      claims[0] = claimWith({ reviewedAt: hoursFromNow(0) }, { status: "in processing" });
      return claims[0].surveys?.[0];
    },
  });
  const button = await screen.findByRole("button", { name: "Mark reviewed" });
  await waitFor(() => expect(button).not.toHaveAttribute("aria-disabled", "true"));
  await startQueue();
  await userEvent.click(button);
  expect(await status("In processing")).toBeInTheDocument();
  expect(calls.filter(({ name }) => name === "survey.markReviewed")).toHaveLength(1);
  await waitFor(() => expect(screen.queryByRole("button", { name: "Mark reviewed" })).toBeNull());
});

test("shows that someone else is reviewing, and still allows a decision", async () => {
  const calls = open({
    "insured.get": () => insured([claimWith({}, { status: "in review", assigneeKey: "emp-2" })]),
    "survey.markReviewed": () => survey("srv-1", { reviewedAt: hoursFromNow(0) }),
  });
  await waitFor(() => expect(review()).not.toHaveAttribute("aria-disabled", "true"));
  expect(inspection().getByText("Assigned to someone else")).toBeInTheDocument();
  await startQueue();
  await userEvent.click(review());
  await waitFor(() => expect(calls.filter(({ name }) => name === "survey.markReviewed")).toHaveLength(1));
});

test("does not report one's own review as someone else's", async () => {
  open({ "insured.get": () => insured([claimWith({}, { status: "in review", assigneeKey: "emp-1" })]) });
  await screen.findByRole("button", { name: "Mark reviewed" });
  expect(screen.queryByText("Assigned to someone else")).not.toBeInTheDocument();
});

test("waits for rooms that are loading; rooms that failed to load block nothing", async () => {
  let fail = () => {};
  const calls = open({
    "insured.get": () => insured([claimWith()]),
    "region.listByProject": () =>
      new Promise((_, reject) => {
        fail = () => reject(new Failure(403, "The rooms are not yours to see."));
      }),
    "survey.markReviewed": () => survey("srv-1", { reviewedAt: hoursFromNow(0) }),
  });
  expect(await screen.findByRole("button", { name: "Mark reviewed" })).toHaveAttribute("aria-disabled", "true");
  await waitFor(() => expect(calls.map(({ name }) => name)).toContain("region.listByProject"));
  fail();
  await waitFor(() => expect(review()).not.toHaveAttribute("aria-disabled", "true"));
  await startQueue();
  await userEvent.click(review());
  await waitFor(() => expect(calls.filter(({ name }) => name === "survey.markReviewed")).toHaveLength(1));
});

test("a refused review is rolled back with the claim", async () => {
  open({
    "insured.get": () => insured([claimWith()]),
    "survey.markReviewed": () => {
      throw new Failure(409, "The inspection can be marked as reviewed once all regions are processed.");
    },
  });
  const button = await screen.findByRole("button", { name: "Mark reviewed" });
  await startQueue();
  await userEvent.click(button);
  expect(
    await screen.findByText("The inspection can be marked as reviewed once all regions are processed."),
  ).toBeInTheDocument();
  expect(await status("Needs review")).toBeInTheDocument();
  expect(screen.getByRole("button", { name: "Mark reviewed" })).toBeInTheDocument();
});

test("lists each blocker as a link and disables the button", async () => {
  open({ "insured.get": () => insured([claimWith()]), "region.listByProject": () => ROOMS });
  const room = await screen.findByRole("link", { name: /Kitchen: scan not processed/ });
  expect(room).toHaveAttribute("href", "/insured/overview/ins-1/prj-1/region-review/reg-1");
  const button = inspection().getByRole("button", { name: "Mark reviewed" });
  expect(button).toHaveAttribute("aria-disabled", "true");
});

test("marking complete sends the shown revision and refreshes the related lists", async () => {
  const calls = open({
    "insured.get": () => insured([claimWith({ revision: 4 })]),
    "survey.update": () => survey("srv-1", { done: true, revision: 5 }),
  });
  const button = await screen.findByRole("button", { name: "Mark capture complete" });
  await startQueue();
  const count = (name: string) => calls.filter((call) => call.name === name).length;
  const before = { rooms: count("region.listByProject"), invites: count("invite.list") };
  await userEvent.click(button);
  await waitFor(() => expect(count("region.listByProject")).toBeGreaterThan(before.rooms));
  await waitFor(() => expect(count("invite.list")).toBeGreaterThan(before.invites));
  expect(calls.find(({ name }) => name === "survey.update")?.params).toEqual({ key: "srv-1", done: true, revision: 4 });
});

test.each([
  ["overview", "followup.list"],
  ["reports", "specialtyItem.list"],
] as const)("marking an inspection complete elsewhere on the page makes the %s tab read %s again", async (tab, row) => {
  const calls = open(
    {
      "insured.get": () => insured([claimWith()]),
      "claimReport.list": () => [
        {
          key: "crpt-1",
          projectKey: "prj-1",
          createdAt: hoursFromNow(-3),
          title: "Report",
          type: "claim",
          status: "ready",
        },
      ],
      "customization.list": () => [],
      "specialtyItem.list": () => [],
      "survey.update": () => survey("srv-1", { done: true, revision: 5 }),
    },
    "employee",
    tab,
  );
  const count = () => calls.filter(({ name }) => name === row).length;
  await waitFor(() => expect(count()).toBe(1));
  await startQueue();
  const labels = { markReviewed: "", markDone: "Mark capture complete", reopen: "" };
  const [shown] = claimWith({ revision: 4 }).surveys ?? [];
  if (!shown) throw new Error("There is no inspection");
  await act(() => surveyActions(shown, claimWith(), labels).markDone());
  await waitFor(() => expect(count()).toBe(2));
});

test("re-opening a complete inspection moves its claim to Needs media and extends an expired one by a day", async () => {
  const expired = { done: true, reviewedAt: null, expiresAt: hoursFromNow(-2) };
  const rejectedAt = hoursFromNow(-3);
  const refusal = { status: "rejected", statusReason: "Too dark", rejectedBy: "Ada Reyes", rejectedAt } as const;
  const claims = [claimWith(expired, refusal)];
  const calls = open({
    "insured.get": () => insured(claims),
    "survey.reopen": () => {
      claims[0] = claimWith({ expiresAt: hoursFromNow(24.5) }, { status: "needs media" });
      return claims[0].surveys?.[0];
    },
  });
  const notice = await screen.findByText(/Rejected by Ada Reyes/);
  expect(notice).toHaveTextContent("Reason: Too dark");
  expect(notice.querySelector("time")).toHaveAttribute("datetime", rejectedAt);
  await startQueue();
  const item = await menuItem(/^Re-open/);
  expect(item).toHaveTextContent("The inspection expires in one day.");
  await userEvent.click(item);
  expect(await status("Needs media")).toBeInTheDocument();
  expect(screen.queryByText(/Rejected by Ada Reyes/)).toBeNull();
  await waitFor(() => expect(calls.some(({ name }) => name === "survey.reopen")).toBe(true));
});

test("an open inspection cannot be re-opened, and says so", async () => {
  open({ "insured.get": () => insured([claimWith()]) });
  expect(await menuItem(/Re-open.*Not reviewed or complete yet/)).toHaveAttribute("aria-disabled");
});

test("emails the contents to the insured or to another address", async () => {
  const calls = open({ "insured.get": () => insured([claimWith()]), "survey.emailClaimsContents": () => null });
  await userEvent.click(await menuItem(/Email claim contents/));
  const dialog = within(await screen.findByRole("dialog", { name: "Email claim contents" }));
  expect(dialog.getByRole("textbox", { name: /To/ })).toHaveValue("priya@example.com");
  await userEvent.type(dialog.getByRole("textbox", { name: /Message/ }), "As requested");
  await userEvent.click(dialog.getByRole("button", { name: "Send" }));
  expect(await screen.findByText("Contents sent to priya@example.com")).toBeInTheDocument();
  expect(screen.queryByRole("dialog")).toBeNull();
  expect(calls.find(({ name }) => name === "survey.emailClaimsContents")?.params).toEqual({
    key: "srv-1",
    email: "priya@example.com",
    message: "As requested",
  });
});

test("an underwriting reviewer may review and re-open, but not complete or add inspections", async () => {
  open({ "insured.get": () => insured([claimWith()]) }, "underwriting_reviewer");
  expect(await screen.findByRole("button", { name: "Mark reviewed" })).not.toHaveAttribute("aria-disabled");
  expect(screen.getByRole("button", { name: "Mark capture complete" })).toHaveAttribute("aria-disabled", "true");
  expect(screen.queryByRole("button", { name: "New inspection" })).toBeNull();
  expect(screen.queryByRole("button", { name: "Start review" })).toBeNull();
  expect(screen.queryByRole("button", { name: "More actions for this claim" })).toBeNull();
});

test("shows a new inspection on the claim at once", async () => {
  const claims = [claimWith()];
  const calls = open({
    "insured.get": () => insured(claims),
    "survey.create": (sent) => {
      claims[0] = project("prj-1", { surveys: [survey(sent.key, { name: sent.name }), survey("srv-1")] });
      return survey(sent.key);
    },
  });
  const add = await screen.findByRole("button", { name: "New inspection" });
  await startQueue();
  await userEvent.click(add);
  const dialog = within(await screen.findByRole("dialog", { name: "New inspection" }));
  await userEvent.type(dialog.getByRole("textbox", { name: /Name/ }), "Roof only");
  await userEvent.click(dialog.getByRole("button", { name: "Add inspection" }));
  expect(await screen.findByRole("heading", { level: 3, name: "Roof only" })).toBeInTheDocument();
  const sent = calls.find(({ name }) => name === "survey.create")?.params;
  expect(sent).toEqual({
    key: expect.stringMatching(/^srv-/),
    projectKey: "prj-1",
    name: "Roof only",
    expiresAt: null,
  });
});

test("reports a new inspection without an answer as waiting", async () => {
  open({
    "survey.create": () => {
      throw new TypeError("network");
    },
  });
  const add = await screen.findByRole("button", { name: "New inspection" });
  await startQueue();
  await userEvent.click(add);
  const dialog = within(await screen.findByRole("dialog", { name: "New inspection" }));
  await userEvent.type(dialog.getByRole("textbox", { name: /Name/ }), "Roof only");
  await userEvent.click(dialog.getByRole("button", { name: "Add inspection" }));
  expect(await screen.findByText("The inspection will be added when the connection is back.")).toBeInTheDocument();
});
