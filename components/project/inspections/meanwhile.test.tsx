/** Two people at one inspection: the state on screen is stale when the action is sent. */
import { act, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { clearAlert } from "@/lib/client/alerts/alerts-store";
import { browserQueue } from "@/lib/client/queue/browser-queue";
import type { Project, Survey } from "@/lib/domain/entities";
import { type Answers, Failure } from "@/tests/support/browser-backend";
import {
  hoursFromNow,
  installClaim,
  insured,
  PROCESSED_ROOMS,
  project,
  showClaim,
  startQueue,
  survey,
} from "@/tests/support/claim-world";

let key = "";
/** One timestamp for both sides, so that they differ only by the colleague's edit. */
const expiresAt = hoursFromNow(5.5);
const inspection = (change: Partial<Survey> = {}) =>
  survey(key, { name: "Full home", revision: 4, expiresAt, ...change });
const claimOf = (record: Survey, change: Partial<Project> = {}) =>
  project("prj-1", { revision: 7, ...change, surveys: [record] });

/** Opens the claim as `shown`; from the first call on, the backend holds the colleague's version, `changed`. */
async function open(shown: Project, changed: Project, name: "survey.markReviewed" | "survey.update" | "survey.reopen") {
  let current = shown;
  const [theirs] = changed.surveys ?? [];
  const refuseOnce = (params: { revision?: number }) => {
    if (current === changed && params.revision === theirs?.revision) return { ...theirs, revision: 99 };
    current = changed;
    const { surveys: _surveys, ...claim } = changed;
    throw new Failure(409, "The record has changed in the meantime.", { conflicts: [theirs, claim] });
  };
  const answers: Answers = { [name]: refuseOnce };
  const calls = installClaim({
    "region.listByProject": () => PROCESSED_ROOMS.map((room) => ({ ...room, surveyKey: key })),
    "insured.get": () => insured([current]),
    "activity.list": () => ({
      activities: [
        { key: "act-3", actorKey: "emp-bo", actorName: "Bo Lind", action: "image.create", createdAt: hoursFromNow(0) },
        {
          key: "act-2",
          actorKey: "emp-noor",
          actorName: "Noor Haddad",
          action: "project.reject",
          createdAt: hoursFromNow(0),
        },
      ],
      total: 2,
      nextCursor: null,
    }),
    ...answers,
  });
  showClaim("?tab=inspections");
  await screen.findByRole("button", { name: "More actions for Full home" });
  await startQueue();
  return { sent: () => calls.filter((call) => call.name === name).map(({ params }) => params) };
}

const status = (label: string) => within(screen.getByRole("banner")).findByText(label);
const chooseReopen = async () => {
  await userEvent.click(screen.getByRole("button", { name: "More actions for Full home" }));
  await userEvent.click(await screen.findByRole("menuitem", { name: /^Re-open/ }));
};

let count = 0;
beforeEach(() => {
  clearAlert();
  // New keys for each test, because the queue remembers revisions.
  count += 1;
  key = `srv-meanwhile-${count}`;
});
/** The queue is shared by the page, so no refused edit may stay for the next test. */
afterEach(async () => {
  const queue = browserQueue();
  await act(async () => {
    for (const { id } of queue.getState().failed) await queue.dismiss(id);
  });
});

test("mark reviewed after a colleague rejected the claim: names who did what, and shows the current claim", async () => {
  const changed = claimOf(inspection(), { status: "rejected", rejectedBy: "Noor Haddad", revision: 8 });
  await open(claimOf(inspection()), changed, "survey.markReviewed");
  await userEvent.click(await screen.findByRole("button", { name: "Mark reviewed" }));
  expect(await screen.findByText("Noor Haddad has changed this claim: it is now “Rejected”.")).toBeInTheDocument();
  expect(await status("Rejected")).toBeInTheDocument();
  expect(screen.queryByText("The record has changed in the meantime.")).toBeNull();
});

test("mark complete after a colleague re-opened: overwrites nothing until confirmed", async () => {
  const shown = claimOf(inspection({ reviewedAt: hoursFromNow(-2) }), { status: "in processing" });
  const changed = claimOf(inspection({ revision: 6 }), { status: "needs media", revision: 8 });
  const { sent } = await open(shown, changed, "survey.update");
  await userEvent.click(screen.getByRole("button", { name: "Mark capture complete" }));
  const notice = await screen.findByText(/^Noor Haddad has changed this claim: it is now “Needs media”\.$/);
  expect(sent()).toEqual([{ key, done: true, revision: 4 }]);
  expect(await screen.findByRole("button", { name: "Mark capture complete" })).toBeInTheDocument();
  await userEvent.click(
    within(notice.parentElement as HTMLElement).getByRole("button", { name: "Mark capture complete anyway" }),
  );
  await waitFor(() => expect(sent()).toHaveLength(2));
  expect(sent()[1]).toEqual({ key, done: true, revision: 6 });
  await waitFor(() => expect(browserQueue().getState().failed).toEqual([]));
});

test("mark complete after a colleague renamed the inspection: keeps both edits without asking", async () => {
  const changed = claimOf(inspection({ revision: 5 }), { causeOfLoss: "Hail" });
  const { sent } = await open(claimOf(inspection()), changed, "survey.update");
  await userEvent.click(screen.getByRole("button", { name: "Mark capture complete" }));
  await waitFor(() => expect(sent().map((params) => (params as Survey).revision)).toEqual([4, 5]));
  await waitFor(() => expect(browserQueue().getState().failed).toEqual([]));
  expect(screen.queryByText(/has changed this/)).toBeNull();
});

test("re-open after a colleague delivered the claim: stays delivered until confirmed", async () => {
  const reviewed = inspection({ reviewedAt: hoursFromNow(-2) });
  const changed = claimOf({ ...reviewed, revision: 5 }, { status: "delivered", revision: 9 });
  const { sent } = await open(claimOf(reviewed, { status: "in processing" }), changed, "survey.reopen");
  await chooseReopen();
  const notice = await screen.findByText("Noor Haddad has changed this claim: it is now “Delivered”.");
  expect(await status("Delivered")).toBeInTheDocument();
  expect(sent()).toEqual([{ key, revision: 4, projectRevision: 7 }]);
  await userEvent.click(within(notice.parentElement as HTMLElement).getByRole("button", { name: "Re-open anyway" }));
  await waitFor(() => expect(sent()[1]).toEqual({ key, revision: 5, projectRevision: 9 }));
});

test("re-open after a colleague re-opened and moved the claim on: changes nothing", async () => {
  const shown = claimOf(inspection({ reviewedAt: hoursFromNow(-2) }), { status: "in processing" });
  const changed = claimOf(inspection({ revision: 6 }), { status: "in review", revision: 9 });
  await open(shown, changed, "survey.reopen");
  await chooseReopen();
  expect(await screen.findByText("Noor Haddad has changed this claim: it is now “In review”.")).toBeInTheDocument();
  expect(screen.queryByRole("button", { name: "Re-open anyway" })).toBeNull();
});
