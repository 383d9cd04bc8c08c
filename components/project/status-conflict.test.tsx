import { act, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { browserQueue } from "@/lib/client/queue/browser-queue";
import type { Activity, Project } from "@/lib/domain/entities";
import { Failure } from "@/tests/support/browser-backend";
import { hoursFromNow, installClaim, insured, project, showClaim, startQueue } from "@/tests/support/claim-world";

const theirs = (change: Partial<Project>) =>
  project("prj-1", { revision: 8, updatedAt: hoursFromNow(-1), statusReason: "Two kitchens", ...change });

const activity = (key: string, actorKey: string, actorName: string, action: string): Activity => ({
  key,
  actorKey,
  actorName,
  action,
  createdAt: hoursFromNow(-1),
});
/** What happened at the claim, newest first: the change is neither the last thing nor one's own. */
const HAPPENED = [
  activity("act-4", "emp-bo", "Bo Lind", "note.create"),
  activity("act-3", "emp-1", "Edda Farrow", "project.update"),
  activity("act-2", "emp-noor", "Noor Haddad", "project.request-attention"),
  activity("act-1", "emp-bo", "Bo Lind", "project.create"),
];

/** The claim was shown at revision 7; somebody else has moved it on. */
async function rejectAfter(now: Project, answers: Parameters<typeof installClaim>[0] = {}) {
  let shown = project("prj-1", { revision: 7 });
  const calls = installClaim({
    "insured.get": () => insured([shown]),
    "activity.list": () => ({ activities: HAPPENED, total: 4, nextCursor: null }),
    "project.reject": () => {
      shown = now;
      throw new Failure(409, "The claim has been changed in the meantime.", { conflicts: [now] });
    },
    ...answers,
  });
  showClaim();
  const others = await screen.findByRole("button", { name: "Other changes of status" });
  await startQueue();
  await userEvent.click(others);
  await userEvent.click(await screen.findByRole("menuitem", { name: /^Reject/ }));
  const reason = within(await screen.findByRole("dialog", { name: "Reject" }));
  await userEvent.type(reason.getByRole("textbox", { name: /Reason/ }), "Not covered");
  await userEvent.click(reason.getByRole("button", { name: "Reject" }));
  const dialog = await screen.findByRole("alertdialog", { name: "Someone else changed this claim" });
  return { calls, dialog: within(dialog) };
}

/** The queue is the page's: nothing refused is left to the next test. */
afterEach(async () => {
  const queue = browserQueue();
  await act(async () => {
    for (const { id } of queue.getState().failed) await queue.dismiss(id);
  });
});

test("both sides are shown, and the claim is as it is there", async () => {
  const { calls, dialog } = await rejectAfter(theirs({ status: "needs attention" }));
  expect(calls.find(({ name }) => name === "project.reject")?.params).toEqual({
    key: "prj-1",
    revision: 7,
    statusReason: "Not covered",
  });
  const yours = within(dialog.getByRole("region", { name: "Yours" }));
  expect(yours.getByText("Rejected")).toBeInTheDocument();
  expect(yours.getByText("Not covered")).toBeInTheDocument();
  const there = within(dialog.getByRole("region", { name: "Now" }));
  expect(there.getByText("Needs attention")).toBeInTheDocument();
  expect(there.getByText("Two kitchens")).toBeInTheDocument();
  expect(await there.findByText("Noor Haddad")).toBeInTheDocument();
  expect(screen.queryByText("Retry")).toBeNull();
  expect(browserQueue().getState().failed).toHaveLength(1);
  const head = within(screen.getByRole("banner", { hidden: true }));
  await waitFor(() => expect(head.getByText("Needs attention")).toBeInTheDocument());
});

test("a reason of a status that the claim has left is not told as that of the new one", async () => {
  const { dialog } = await rejectAfter(theirs({ status: "in review" }));
  const there = within(dialog.getByRole("region", { name: "Now" }));
  expect(there.getByText("In review")).toBeInTheDocument();
  expect(there.getByText("None")).toBeInTheDocument();
  expect(dialog.queryByText("Two kitchens")).toBeNull();
});

test("what is there is kept: nothing more is sent, and nothing is left to be sent", async () => {
  const { calls, dialog } = await rejectAfter(theirs({ status: "in review" }));
  await userEvent.click(dialog.getByRole("button", { name: "Keep what is there" }));
  expect(screen.queryByRole("alertdialog")).toBeNull();
  await waitFor(() => expect(browserQueue().getState().failed).toEqual([]));
  await waitFor(() => expect(screen.getByRole("button", { name: "Other changes of status" })).toHaveFocus());
  expect(calls.filter(({ name }) => name === "project.update" || name === "project.reject")).toHaveLength(1);
});

test("one's own is set on top of what is there, on its revision", async () => {
  const { calls, dialog } = await rejectAfter(theirs({ status: "in review" }), {
    "project.update": () => theirs({ status: "rejected", revision: 9 }),
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

test("changed once more in between: both are shown again, by the dialog alone", async () => {
  const { dialog } = await rejectAfter(theirs({ status: "in review" }), {
    "project.update": () => {
      const again = theirs({ status: "needs attention", revision: 9, statusReason: "Call first" });
      throw new Failure(409, "The claim has been changed again.", { conflicts: [again] });
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

test("a colleague has rejected it too: both reasons are shown, and mine is not dropped before I have read it", async () => {
  const { dialog } = await rejectAfter(theirs({ status: "rejected", rejectedBy: "Noor Haddad" }));
  expect(within(dialog.getByRole("region", { name: "Yours" })).getByText("Not covered")).toBeInTheDocument();
  const there = within(dialog.getByRole("region", { name: "Now" }));
  expect(there.getByText("Two kitchens")).toBeInTheDocument();
  expect(await there.findByText("Noor Haddad")).toBeInTheDocument();
  expect(dialog.queryByRole("button", { name: "Reject anyway" })).toBeNull();
  await userEvent.click(dialog.getByRole("button", { name: "Keep what is there" }));
  await waitFor(() => expect(browserQueue().getState().failed).toEqual([]));
});

test("where nobody else is known to have changed it, nobody is named", async () => {
  const own = [activity("act-3", "emp-1", "Edda Farrow", "project.update")];
  const { dialog } = await rejectAfter(theirs({ status: "in review" }), {
    "activity.list": () => ({ activities: own, total: 1, nextCursor: null }),
  });
  const there = within(dialog.getByRole("region", { name: "Now" }));
  expect(await there.findByText("Someone else")).toBeInTheDocument();
});

test("where no way leads from there, only keeping is offered", async () => {
  const { dialog } = await rejectAfter(theirs({ status: "delivered" }));
  expect(dialog.getByRole("button", { name: "Keep what is there" })).toBeInTheDocument();
  expect(dialog.queryByRole("button", { name: "Reject anyway" })).toBeNull();
});
