import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { clearAlert } from "@/lib/client/alerts/alerts-store";
import { sessionLifetime } from "@/lib/client/calls/session-lifetime";
import { writeScope } from "@/lib/client/calls/session-scope";
import { browserQueue } from "@/lib/client/queue/browser-queue";
import { Failure, installBackend, layOutPage, renderScreen } from "@/tests/support/browser-backend";
import { listedSurvey } from "@/tests/support/listed-survey";
import { littleRoom } from "@/tests/support/little-room";
import { InspectionsScreen } from "./inspections-screen";

beforeEach(async () => {
  layOutPage();
  clearAlert();
  sessionLifetime.begin();
  writeScope("emp-1");
  await browserQueue().start("emp-1");
});
afterEach(async () => {
  for (const { id } of browserQueue().getState().failed) await browserQueue().dismiss(id);
  browserQueue().stop();
  await browserQueue().settled();
  jest.restoreAllMocks();
});

const inReview = { status: "in review", assigneeKey: "emp-1" } as const;

test("marks several inspections reviewed at once; failures are named and can be retried", async () => {
  let isBroken = true;
  const surveys = [listedSurvey(1, { project: inReview }), listedSurvey(2, { project: inReview }), listedSurvey(3)];
  const calls = installBackend({
    "survey.list": () => ({ surveys, total: 3, nextCursor: null }),
    "company.listAll": () => [],
    "survey.markReviewed": ({ key }) => {
      if (key === "srv-2" && isBroken) throw new Failure(500, "The disk is full.");
      return { ...surveys[0], key };
    },
  });
  renderScreen(<InspectionsScreen viewSwitch={null} EmailContents={() => null} />);
  await screen.findByRole("link", { name: /Given1/ });
  await userEvent.click(screen.getByRole("checkbox", { name: /all/i }));
  await userEvent.click(screen.getByRole("button", { name: "Mark reviewed" }));
  const report = within(await screen.findByRole("dialog", { name: "2 of 3 couldn't be marked reviewed" }));
  expect(report.getByText("1 inspection marked reviewed.")).toBeInTheDocument();
  expect(report.getAllByRole("listitem").map((item) => item.textContent)).toEqual([
    "Given2 Family2, Water, kitchenThe disk is full.",
    "Given3 Family3, Water, kitchenClaim status: Needs media",
  ]);
  const sent = () => calls.filter(({ name }) => name === "survey.markReviewed").map(({ params }) => params.key);
  expect(sent()).toEqual(["srv-1", "srv-2"]);
  isBroken = false;
  await userEvent.click(report.getByRole("button", { name: "Retry" }));
  await waitFor(() => expect(sent()).toEqual(["srv-1", "srv-2", "srv-2"]));
  await waitFor(() => expect(browserQueue().getState().failed).toEqual([]));
  expect(screen.queryByRole("dialog")).not.toBeInTheDocument();
});

test.each([
  [
    "sends reviewed inspections whose claim is in review again, and reports the others as reviewed",
    { reviewedAt: "2026-01-02T12:00:00.000Z", project: inReview },
    { reviewedAt: "2026-01-02T12:00:00.000Z", project: { status: "delivered" } },
    "Already reviewed",
  ],
  [
    "skips an inspection that someone else is reviewing, and names it",
    { project: inReview },
    { project: { status: "in review", assigneeKey: "emp-2" } },
    "Assigned to someone else",
  ],
] as const)("%s", async (_, sendable, skipped, reason) => {
  const surveys = [listedSurvey(1, sendable), listedSurvey(2, skipped)];
  const calls = installBackend({
    "survey.list": () => ({ surveys, total: 2, nextCursor: null }),
    "company.listAll": () => [],
    "survey.markReviewed": ({ key }) => ({ ...surveys[0], key }),
  });
  renderScreen(<InspectionsScreen viewSwitch={null} EmailContents={() => null} />);
  await screen.findByRole("link", { name: /Given1/ });
  await userEvent.click(screen.getByRole("checkbox", { name: /all/i }));
  await userEvent.click(screen.getByRole("button", { name: "Mark reviewed" }));
  const report = within(await screen.findByRole("dialog", { name: "1 of 2 couldn't be marked reviewed" }));
  expect(report.getAllByRole("listitem").map((item) => item.textContent)).toEqual([
    `Given2 Family2, Water, kitchen${reason}`,
  ]);
  expect(calls.filter(({ name }) => name === "survey.markReviewed").map(({ params }) => params.key)).toEqual(["srv-1"]);
});

test("does not send an inspection whose geometry has an error or is unread, and reports it; the others are sent", async () => {
  const broken = littleRoom();
  const [floor, ...others] = broken.face;
  broken.face = [{ ...floor!, loops: [["b", "a", "c", "d"]] }, ...others];
  const edited = (index: number) =>
    listedSurvey(index, { project: inReview, datasetKey: `ds-${index}`, annotationTaskKey: `annotask-${index}` });
  const surveys = [listedSurvey(1, { project: inReview }), edited(2), edited(3), edited(4)];
  const recordsOf = (surveyKey: string) => (surveyKey === "srv-2" ? broken : littleRoom());
  const calls = installBackend({
    "survey.list": () => ({ surveys, total: 4, nextCursor: null }),
    "company.listAll": () => [],
    "survey.markReviewed": ({ key }) => ({ ...surveys[0], key }),
    "vertex.list": ({ surveyKey }) => recordsOf(surveyKey).vertex,
    "edge.list": ({ surveyKey }) => recordsOf(surveyKey).edge,
    "face.list": ({ surveyKey }) => {
      if (surveyKey === "srv-3") throw new Failure(502, "");
      return recordsOf(surveyKey).face;
    },
    "objectPlanar.list": ({ surveyKey }) => recordsOf(surveyKey).objectPlanar,
    "object3D.list": ({ surveyKey }) => recordsOf(surveyKey).object3D,
  });
  renderScreen(<InspectionsScreen viewSwitch={null} EmailContents={() => null} />);
  await screen.findByRole("link", { name: /Given1/ });
  await userEvent.click(screen.getByRole("checkbox", { name: /all/i }));
  await userEvent.click(screen.getByRole("button", { name: "Mark reviewed" }));
  const report = within(await screen.findByRole("dialog", { name: "2 of 4 couldn't be marked reviewed" }));
  expect(report.getAllByRole("listitem").map((item) => item.textContent)).toEqual([
    "Given2 Family2, Water, kitchenGeometry has 1 error",
    "Given3 Family3, Water, kitchenGeometry couldn't be checked",
  ]);
  const sent = calls.filter(({ name }) => name === "survey.markReviewed").map(({ params }) => params.key);
  expect(sent.sort()).toEqual(["srv-1", "srv-4"]);
});

test("bulk review is hidden from roles that may not review", async () => {
  installBackend(
    {
      "survey.list": () => ({ surveys: [listedSurvey(1)], total: 1, nextCursor: null }),
      "company.listAll": () => [],
    },
    { role: "claims_reviewer" },
  );
  renderScreen(<InspectionsScreen viewSwitch={null} EmailContents={() => null} />);
  await screen.findByRole("link", { name: /Given1/ });
  await userEvent.click(screen.getByRole("checkbox", { name: /all/i }));
  expect(screen.getByRole("button", { name: "Copy links" })).toBeInTheDocument();
  expect(screen.queryByRole("button", { name: "Mark reviewed" })).not.toBeInTheDocument();
});
