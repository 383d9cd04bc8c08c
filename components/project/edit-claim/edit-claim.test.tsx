import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { browserQueue } from "@/lib/client/queue/browser-queue";
import { type Answers, Failure } from "@/tests/support/browser-backend";
import { installClaim, insured, project, showClaim } from "@/tests/support/claim-world";
import { startQueue, stopQueue } from "@/tests/support/queue-of-test";

const claim = project("prj-1", { revision: 4 });

async function open(answers: Answers = {}) {
  const calls = installClaim({ "insured.get": () => insured([claim]), ...answers });
  showClaim();
  await userEvent.click(await screen.findByRole("button", { name: "Edit claim" }));
  const drawer = await screen.findByRole("dialog", { name: "Edit claim KM-prj-1" });
  return {
    drawer: within(drawer),
    sent: () => calls.filter(({ name }) => name === "project.update").map(({ params }) => params),
  };
}

beforeEach(() => startQueue("emp-1"));
afterEach(stopQueue);

test("each field saves itself with the newest revision", async () => {
  let revision = 4;
  const { drawer, sent } = await open({
    "project.update": (fields) => {
      revision += 1;
      return { ...claim, ...fields, revision };
    },
  });
  const cause = drawer.getByLabelText("Cause of loss");
  // Pasted at once: typing for more than three seconds would save half a word too.
  fireEvent.change(cause, { target: { value: "Hail" } });
  fireEvent.blur(cause);
  await waitFor(() => expect(sent()).toEqual([{ key: "prj-1", revision: 4, causeOfLoss: "Hail" }]));
  await userEvent.click(drawer.getByRole("combobox", { name: /^Order/ }));
  await userEvent.click(await screen.findByRole("option", { name: "Underwriting" }));
  await waitFor(() => expect(sent()[1]).toEqual({ key: "prj-1", revision: 5, orderType: "underwriting" }));
  await userEvent.clear(drawer.getByLabelText("Date of loss"));
  await userEvent.tab();
  await waitFor(() => expect(sent()[2]).toEqual({ key: "prj-1", revision: 6, dateOfLoss: null }));
});

test("rejects an empty claim number and a future date of loss", async () => {
  const { drawer, sent } = await open({ "project.update": (fields) => ({ ...claim, ...fields, revision: 5 }) });
  await userEvent.clear(drawer.getByLabelText(/^Claim number/));
  await userEvent.tab();
  expect(await drawer.findByText("Required")).toBeVisible();
  const day = drawer.getByLabelText("Date of loss");
  await userEvent.clear(day);
  await userEvent.type(day, "2199-01-01");
  await userEvent.tab();
  expect(await drawer.findByText("Date of loss can't be in the future")).toBeVisible();
  expect(sent().filter((fields) => "claimNumber" in fields)).toEqual([]);
  expect(sent().filter((fields) => fields.dateOfLoss === "2199-01-01")).toEqual([]);
});

test("a conflict shows both values as texts, and sends the user's value once chosen", async () => {
  const theirs = { ...claim, orderType: "claim" as const, revision: 9 };
  const { drawer, sent } = await open({
    "project.update": (fields) => {
      if (fields.revision !== 9) throw new Failure(409, "The record has been changed.", { conflicts: [theirs] });
      return { ...theirs, ...fields, revision: 10 };
    },
  });
  await userEvent.click(drawer.getByRole("combobox", { name: /^Order/ }));
  await userEvent.click(await screen.findByRole("option", { name: "Underwriting" }));
  const choice = within(await drawer.findByRole("group", { name: /^Order was changed by someone else/ }));
  expect(choice.getByText("Underwriting")).toBeVisible();
  expect(choice.getByText("Claim")).toBeVisible();
  expect(sent()).toHaveLength(1);
  expect(screen.queryByText("Retry")).toBeNull();
  await userEvent.keyboard("{Escape}");
  expect(screen.getByRole("dialog", { name: /^Edit claim/ })).toBeVisible();
  await userEvent.click(choice.getByRole("button", { name: "Use mine" }));
  await waitFor(() => expect(sent()[1]).toEqual({ key: "prj-1", revision: 9, orderType: "underwriting" }));
  await waitFor(() => expect(browserQueue().getState().failed).toEqual([]));
});

test("hides editing from roles that may not change claims", async () => {
  installClaim({}, "underwriting_reviewer");
  showClaim();
  await screen.findByRole("heading", { level: 2, name: "Claim" });
  expect(screen.queryByRole("button", { name: "Edit claim" })).toBeNull();
});
