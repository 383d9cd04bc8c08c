import { act, cleanup, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { actionRegistry } from "@/lib/client/actions/action-registry";
import { sessionLifetime } from "@/lib/client/calls/session-lifetime";
import { writeScope } from "@/lib/client/calls/session-scope";
import { browserQueue } from "@/lib/client/queue/browser-queue";
import { type Call, installBackend, layOutPage, renderScreen } from "@/tests/support/browser-backend";
import { hoursFromNow, listedSurvey, roomOf } from "@/tests/support/listed-survey";
import { InspectionsScreen } from "./inspections-screen";

const open = { status: "needs review", statusChangedAt: hoursFromNow(-30) } as const;
const onUrlUpdate = jest.fn();
let calls: Call[] = [];

function show(query = "", surveys = [1, 2].map((index) => listedSurvey(index, { project: open }))) {
  calls = installBackend({
    "company.listAll": () => [],
    "survey.list": () => ({ surveys, total: 2, nextCursor: null }),
    "region.listByProject": ({ projectKey }) => [roomOf(Number(projectKey.slice(4)), "Hallway", ["Mold"])],
    "survey.markReviewed": ({ key }) => ({ ...listedSurvey(1), key, reviewedAt: new Date().toISOString() }),
  });
  renderScreen(<InspectionsScreen viewSwitch={null} EmailContents={() => null} />, { query, onUrlUpdate });
}

const peek = () => screen.findByRole("complementary", { name: "Quick look" });
const press = (id: string) => act(async () => void actionRegistry.run(id));

beforeEach(async () => {
  layOutPage();
  window.history.replaceState(null, "");
  sessionLifetime.begin();
  writeScope("emp-1");
  await browserQueue().start("emp-1");
});
afterEach(async () => {
  cleanup();
  browserQueue().stop();
  await browserQueue().settled();
  jest.restoreAllMocks();
});

test("Space opens a quick look next to the list, the current row updates it, and it can mark reviewed", async () => {
  show();
  const link = await screen.findByRole("link", { name: "Given1 Family1" });
  act(() => link.focus());
  await userEvent.keyboard("[Space]");
  const first = within(await peek());
  expect(first.getByRole("heading", { name: "Given1 Family1" })).toBeInTheDocument();
  expect(await first.findByText("Ready to review")).toBeInTheDocument();
  expect(first.getByRole("link", { name: "Hallway, 1 photo or video" })).toHaveTextContent("Mold");
  await waitFor(() => expect(onUrlUpdate.mock.lastCall[0].searchParams.get("peek")).toBe("srv-1"));

  await userEvent.keyboard("j");
  const second = within(await peek());
  expect(await second.findByRole("heading", { name: "Given2 Family2" })).toBeInTheDocument();
  expect(await second.findByText("Ready to review")).toBeInTheDocument();
  await press("peek.review");
  await waitFor(() =>
    expect(calls.filter(({ name }) => name === "survey.markReviewed").map(({ params }) => params.key)).toEqual([
      "srv-2",
    ]),
  );

  await press("peek.close");
  expect(screen.queryByRole("complementary", { name: "Quick look" })).not.toBeInTheDocument();
  await waitFor(() => expect(onUrlUpdate.mock.lastCall[0].searchParams.has("peek")).toBe(false));
});

test("shows that someone else is reviewing, with the review state, and still allows a decision", async () => {
  const theirs = { ...open, status: "in review", assigneeKey: "emp-2" } as const;
  show("?peek=srv-1", [listedSurvey(1, { project: theirs })]);
  const first = within(await peek());
  expect(first.getByText("Assigned to someone else")).toBeInTheDocument();
  expect(await first.findByText("Ready to review")).toBeInTheDocument();
  await userEvent.click(first.getByRole("button", { name: /^Mark reviewed/ }));
  await waitFor(() => expect(calls.map(({ name }) => name)).toContain("survey.markReviewed"));
});

test("opens from an address; the queue starts at its row and replaces it", async () => {
  show("?peek=srv-2");
  expect(within(await peek()).getByRole("heading", { name: "Given2 Family2" })).toBeInTheDocument();
  await press("queue.start");
  expect(await screen.findByRole("region", { name: "Current inspection" })).toBeInTheDocument();
  const { searchParams } = onUrlUpdate.mock.lastCall[0];
  expect([searchParams.get("queue"), searchParams.has("peek")]).toEqual(["srv-2", false]);
});

test("stays open for an inspection that its review removed from the list", async () => {
  let surveys = [1, 2].map((index) => listedSurvey(index, { project: open }));
  installBackend({
    "company.listAll": () => [],
    "survey.list": () => ({ surveys, total: surveys.length, nextCursor: null }),
    "region.listByProject": ({ projectKey }) => [roomOf(Number(projectKey.slice(4)), "Hallway")],
    "survey.markReviewed": ({ key }) => {
      surveys = surveys.filter((survey) => survey.key !== key);
      return { ...listedSurvey(1), key, reviewedAt: new Date().toISOString() };
    },
  });
  renderScreen(<InspectionsScreen viewSwitch={null} EmailContents={() => null} />, {
    query: "?status=needs%20review&peek=srv-1",
    onUrlUpdate,
  });
  expect(await within(await peek()).findByText("Ready to review")).toBeInTheDocument();
  await press("peek.review");
  await waitFor(() => expect(screen.queryByRole("link", { name: "Given1 Family1" })).not.toBeInTheDocument());
  expect(within(await peek()).getByRole("heading", { name: "Given1 Family1" })).toBeInTheDocument();
  expect(within(await peek()).getByText("Already reviewed")).toBeInTheDocument();
  act(() => screen.getByRole("link", { name: "Given2 Family2" }).focus());
  expect(await within(await peek()).findByRole("heading", { name: "Given2 Family2" })).toBeInTheDocument();
});
