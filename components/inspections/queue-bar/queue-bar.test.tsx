import { act, cleanup, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { actionRegistry } from "@/lib/client/actions/action-registry";
import { clearAlert } from "@/lib/client/alerts/alerts-store";
import { sessionLifetime } from "@/lib/client/calls/session-lifetime";
import { writeScope } from "@/lib/client/calls/session-scope";
import { keepOpenQueue, type OpenQueue, readOpenQueue } from "@/lib/client/data/worklist/open-queue";
import { browserQueue } from "@/lib/client/queue/browser-queue";
import type { SurveyListItem } from "@/lib/domain/entities";
import { type Answers, type Call, Failure, installBackend, renderScreen } from "@/tests/support/browser-backend";
import { hoursFromNow, listedSurvey, roomOf } from "@/tests/support/listed-survey";
import { QueueBar } from "./queue-bar";

const router = { push: jest.fn(), replace: jest.fn(), prefetch: jest.fn() };
let path = "";
jest.mock("next/navigation", () => ({ useRouter: () => router, usePathname: () => path }));

const waiting = { status: "needs review", statusChangedAt: hoursFromNow(-30) } as const;
const open: OpenQueue = {
  list: "emp-1 employee ?status=needs+review",
  name: "Needs review, oldest first",
  params: { status: '["needs review"]', limit: 100 },
  query: "?status=needs+review",
  employeeKey: "emp-1",
  role: "employee",
  at: "srv-1",
  isMoved: false,
  notice: "",
};
let calls: Call[] = [];
let surveys: SurveyListItem[] = [];

function install(answer: Answers["survey.markReviewed"] = () => {}) {
  surveys = [1, 2, 3].map((index) => listedSurvey(index, { project: waiting }));
  calls = installBackend({
    "survey.list": () => ({ surveys, total: surveys.length, nextCursor: null }),
    "region.listByProject": ({ projectKey }) => {
      const index = Number(projectKey.slice("prj-".length));
      return [{ ...roomOf(index, "Hall"), images: [] }, roomOf(index, "Kitchen")];
    },
    "insured.get": ({ key }) => ({ key, projects: [] }),
    "survey.markReviewed": (params) => {
      answer?.(params);
      return { ...surveys[0], key: params.key, reviewedAt: new Date().toISOString() };
    },
  });
}

function show(projectKey = "prj-1", isInRoom = false) {
  path = `/insured/overview/ins-${projectKey.slice(4)}/${projectKey}`;
  window.history.replaceState(null, "", path);
  return renderScreen(<QueueBar projectKey={projectKey} isInRoom={isInRoom} />);
}

const bar = () => within(screen.getByRole("region", { name: "Queue" }));
const findReady = () => screen.findByText("Ready to review");
const press = (id: string) => act(async () => void actionRegistry.run(id));
const sent = () => calls.filter(({ name }) => name === "survey.markReviewed").map(({ params }) => params.key);

beforeEach(async () => {
  sessionStorage.clear();
  clearAlert();
  for (const spy of Object.values(router)) spy.mockClear();
  sessionLifetime.begin();
  writeScope("emp-1");
  await browserQueue().start("emp-1");
  keepOpenQueue(open);
});
afterEach(async () => {
  cleanup();
  for (const { id } of browserQueue().getState().failed) await browserQueue().dismiss(id);
  browserQueue().stop();
  await browserQueue().settled();
  jest.restoreAllMocks();
});

test("a claim in the queue shows its position, and a step opens the next claim on the same tab", async () => {
  install();
  show();
  await findReady();
  window.history.replaceState(null, "", `${path}?tab=inspections`);
  expect(bar().getByRole("progressbar", { name: "Position 1 of 3" })).toBeInTheDocument();
  expect(bar().getByText("Needs review, oldest first")).toBeInTheDocument();
  await press("queue.next");
  expect(router.replace).toHaveBeenCalledWith("/insured/overview/ins-2/prj-2?tab=inspections");
  expect(readOpenQueue()).toMatchObject({ at: "srv-2", isMoved: true });
  // While the next page loads, another step continues from there, and nothing is decided unseen.
  await press("queue.decide");
  await press("queue.next");
  expect(router.replace).toHaveBeenLastCalledWith("/insured/overview/ins-3/prj-3?tab=inspections");
  expect(sent()).toEqual([]);
});

test("prefetches the next claim's page and its insured", async () => {
  install();
  show();
  await findReady();
  await waitFor(() => expect(router.prefetch).toHaveBeenCalledWith("/insured/overview/ins-2/prj-2"));
  const read = calls.filter(({ name }) => name === "insured.get").map(({ params }) => params.key);
  expect(read).toContain("ins-2");
});

test("a decision in a room opens the next inspection's first room with a photo", async () => {
  install();
  show("prj-1", true);
  await findReady();
  await waitFor(() => expect(router.prefetch).toHaveBeenCalled());
  await userEvent.click(bar().getByRole("button", { name: /Mark reviewed, next/ }));
  expect(router.replace).toHaveBeenCalledWith("/insured/overview/ins-2/prj-2/region-review/reg-2-Kitchen");
  await waitFor(() => expect(sent()).toEqual(["srv-1"]));
});

test("a refused decision says why, and the same key sends it again", async () => {
  let isBroken = true;
  install(() => {
    if (isBroken) throw new Failure(500, "");
  });
  const first = show();
  await findReady();
  await press("queue.decide");
  await waitFor(() => expect(browserQueue().getState().failed).toHaveLength(1));
  first.unmount();
  show();
  expect(await screen.findByText("Failed to mark survey as reviewed.")).toBeInTheDocument();
  isBroken = false;
  await press("queue.decide");
  await waitFor(() => expect(sent()).toEqual(["srv-1", "srv-1"]));
  await waitFor(() => expect(browserQueue().getState().failed).toEqual([]));
});

test("offline, keeps the decision and opens no page that cannot load", async () => {
  install();
  show();
  await findReady();
  jest.spyOn(navigator, "onLine", "get").mockReturnValue(false);
  await press("queue.decide");
  expect(router.replace).not.toHaveBeenCalled();
  expect(
    await bar().findByText("You're offline. Continue in the queue's list; other claims can't be opened."),
  ).toBeInTheDocument();
  expect(readOpenQueue()).toMatchObject({ at: "srv-2", isMoved: true });
});

test("returns to the queue's position, also without history state", async () => {
  install();
  show();
  await findReady();
  await press("queue.return");
  expect(router.push).toHaveBeenCalledWith("/insured/inspections?status=needs+review&queue=srv-1");
});

test.each([
  ["a claim that is not in it", { ...open }, "prj-9"],
  ["the queue of another person", { ...open, employeeKey: "emp-2" }, "prj-1"],
  ["the queue of another role", { ...open, role: "admin" }, "prj-1"],
])("%s shows nothing", async (_, storedQueue, projectKey) => {
  install();
  keepOpenQueue(storedQueue);
  show(projectKey);
  await act(async () => {
    await new Promise((resolve) => setTimeout(resolve, 50));
  });
  expect(screen.queryByRole("region", { name: "Queue" })).not.toBeInTheDocument();
  expect(router.replace).not.toHaveBeenCalled();
});
