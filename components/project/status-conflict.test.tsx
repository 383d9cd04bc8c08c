import { act, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { browserQueue } from "@/lib/client/queue/browser-queue";
import type { Activity, Project } from "@/lib/domain/entities";
import { Failure } from "@/tests/support/browser-backend";
import { hoursFromNow, installClaim, insured, project, showClaim, startQueue } from "@/tests/support/claim-world";

const changedProject = (change: Partial<Project>) =>
  project("prj-1", { revision: 8, updatedAt: hoursFromNow(-1), statusReason: "Two kitchens", ...change });

const activity = (key: string, actorKey: string, actorName: string, action: string): Activity => ({
  key,
  actorKey,
  actorName,
  action,
  createdAt: hoursFromNow(-1),
});
/** Activities of the claim, newest first; a note and the employee's own update follow the colleague's status change. */
const ACTIVITIES = [
  activity("act-4", "emp-bo", "Bo Lind", "note.create"),
  activity("act-3", "emp-1", "Edda Farrow", "project.update"),
  activity("act-2", "emp-noor", "Noor Haddad", "project.request-attention"),
  activity("act-1", "emp-bo", "Bo Lind", "project.create"),
];

/** Rejects a claim that is shown at revision 7 and was changed elsewhere to `current`. */
async function rejectAfterChange(current: Project, answers: Parameters<typeof installClaim>[0] = {}) {
  let shown = project("prj-1", { revision: 7 });
  const calls = installClaim({
    "insured.get": () => insured([shown]),
    "activity.list": () => ({ activities: ACTIVITIES, total: 4, nextCursor: null }),
    "project.reject": () => {
      shown = current;
      throw new Failure(409, "The claim has changed in the meantime.", { conflicts: [current] });
    },
    ...answers,
  });
  showClaim();
  const moreButton = await screen.findByRole("button", { name: "More status changes" });
  await startQueue();
  await userEvent.click(moreButton);
  await userEvent.click(await screen.findByRole("menuitem", { name: /^Reject/ }));
  const reasonDialog = within(await screen.findByRole("dialog", { name: "Reject" }));
  await userEvent.type(reasonDialog.getByRole("textbox", { name: /Reason/ }), "Not covered");
  await userEvent.click(reasonDialog.getByRole("button", { name: "Reject" }));
  const dialog = await screen.findByRole("alertdialog", { name: "Someone else changed this claim" });
  return { calls, dialog: within(dialog) };
}

/** The queue is shared by the page, so no refused edit may stay for the next test. */
afterEach(async () => {
  const queue = browserQueue();
  await act(async () => {
    for (const { id } of queue.getState().failed) await queue.dismiss(id);
  });
});

test("shows both sides, and the claim in its current state", async () => {
  const { calls, dialog } = await rejectAfterChange(changedProject({ status: "needs attention" }));
  expect(calls.find(({ name }) => name === "project.reject")?.params).toEqual({
    key: "prj-1",
    revision: 7,
    statusReason: "Not covered",
  });
  const yours = within(dialog.getByRole("region", { name: "Yours" }));
  expect(yours.getByText("Rejected")).toBeInTheDocument();
  expect(yours.getByText("Not covered")).toBeInTheDocument();
  const theirs = within(dialog.getByRole("region", { name: "Theirs" }));
  expect(theirs.getByText("Needs attention")).toBeInTheDocument();
  expect(theirs.getByText("Two kitchens")).toBeInTheDocument();
  expect(await theirs.findByText("Noor Haddad")).toBeInTheDocument();
  expect(screen.queryByText("Retry")).toBeNull();
  expect(browserQueue().getState().failed).toHaveLength(1);
  const banner = within(screen.getByRole("banner", { hidden: true }));
  await waitFor(() => expect(banner.getByText("Needs attention")).toBeInTheDocument());
});

test("does not show the reason of an earlier status", async () => {
  const { dialog } = await rejectAfterChange(changedProject({ status: "in review" }));
  const theirs = within(dialog.getByRole("region", { name: "Theirs" }));
  expect(theirs.getByText("In review")).toBeInTheDocument();
  expect(theirs.getByText("None")).toBeInTheDocument();
  expect(dialog.queryByText("Two kitchens")).toBeNull();
});

test("keeping theirs sends nothing more, and no edit stays queued", async () => {
  const { calls, dialog } = await rejectAfterChange(changedProject({ status: "in review" }));
  await userEvent.click(dialog.getByRole("button", { name: "Keep theirs" }));
  expect(screen.queryByRole("alertdialog")).toBeNull();
  await waitFor(() => expect(browserQueue().getState().failed).toEqual([]));
  await waitFor(() => expect(screen.getByRole("button", { name: "More status changes" })).toHaveFocus());
  expect(calls.filter(({ name }) => name === "project.update" || name === "project.reject")).toHaveLength(1);
});

test("choosing mine applies my change to the current revision", async () => {
  const { calls, dialog } = await rejectAfterChange(changedProject({ status: "in review" }), {
    "project.update": () => changedProject({ status: "rejected", revision: 9 }),
  });
  await userEvent.click(dialog.getByRole("button", { name: "Reject anyway" }));
  await waitFor(() => expect(calls.some(({ name }) => name === "project.update")).toBe(true));
  expect(calls.find(({ name }) => name === "project.update")?.params).toEqual({
    key: "prj-1",
    status: "rejected",
    revision: 8,
    statusReason: "Not covered",
  });
});

test("another change in between shows both sides again in the same dialog", async () => {
  const { dialog } = await rejectAfterChange(changedProject({ status: "in review" }), {
    "project.update": () => {
      const changedAgain = changedProject({ status: "needs attention", revision: 9, statusReason: "Call first" });
      throw new Failure(409, "The claim has been changed again.", { conflicts: [changedAgain] });
    },
  });
  await userEvent.click(dialog.getByRole("button", { name: "Reject anyway" }));
  const again = within(await screen.findByRole("alertdialog", { name: "Someone else changed this claim" }));
  expect(again.getByText("Call first")).toBeInTheDocument();
  expect(screen.queryByText("Retry")).toBeNull();
  await userEvent.keyboard("{Escape}");
  await waitFor(() => expect(screen.queryByRole("alertdialog")).toBeNull());
  expect(
    browserQueue()
      .getState()
      .failed.map(({ label }) => label),
  ).toEqual(["Reject, KM-prj-1"]);
});

test("two rejections show both reasons, and mine is kept until I choose", async () => {
  const { dialog } = await rejectAfterChange(changedProject({ status: "rejected", rejectedBy: "Noor Haddad" }));
  expect(within(dialog.getByRole("region", { name: "Yours" })).getByText("Not covered")).toBeInTheDocument();
  const theirs = within(dialog.getByRole("region", { name: "Theirs" }));
  expect(theirs.getByText("Two kitchens")).toBeInTheDocument();
  expect(await theirs.findByText("Noor Haddad")).toBeInTheDocument();
  expect(dialog.queryByRole("button", { name: "Reject anyway" })).toBeNull();
  await userEvent.click(dialog.getByRole("button", { name: "Keep theirs" }));
  await waitFor(() => expect(browserQueue().getState().failed).toEqual([]));
});

test("names no colleague if no activity shows who made the change", async () => {
  const own = [activity("act-3", "emp-1", "Edda Farrow", "project.update")];
  const { dialog } = await rejectAfterChange(changedProject({ status: "in review" }), {
    "activity.list": () => ({ activities: own, total: 1, nextCursor: null }),
  });
  const theirs = within(dialog.getByRole("region", { name: "Theirs" }));
  expect(await theirs.findByText("Someone else")).toBeInTheDocument();
});

test("offers only keeping theirs if the status allows no other change", async () => {
  const { dialog } = await rejectAfterChange(changedProject({ status: "delivered" }));
  expect(dialog.getByRole("button", { name: "Keep theirs" })).toBeInTheDocument();
  expect(dialog.queryByRole("button", { name: "Reject anyway" })).toBeNull();
});
