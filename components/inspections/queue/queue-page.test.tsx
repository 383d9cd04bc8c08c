import { act, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { actionRegistry } from "@/lib/client/actions/action-registry";
import { clearAlert } from "@/lib/client/alerts/alerts-store";
import { sessionLifetime } from "@/lib/client/calls/session-lifetime";
import { writeScope } from "@/lib/client/calls/session-scope";
import { browserQueue } from "@/lib/client/queue/browser-queue";
import { markStale } from "@/lib/client/reads/shown-reads";
import type { SurveyListItem } from "@/lib/domain/entities";
import {
  type Answers,
  type Call,
  Failure,
  installBackend,
  layOutPage,
  renderScreen,
} from "@/tests/support/browser-backend";
import { hoursFromNow, listedSurvey, roomOf } from "@/tests/support/listed-survey";
import { littleRoom } from "@/tests/support/little-room";
import { InspectionsScreen } from "../inspections-screen";

const REVIEW = "?status=needs%20review,in%20review&queue=";
const open = { status: "needs review", statusChangedAt: hoursFromNow(-30) } as const;
const mine = (index: number) => listedSurvey(index, { project: open });
const taken = (index: number) => listedSurvey(index, { project: { status: "in review", assigneeKey: "emp-other" } });
const onUrlUpdate = jest.fn();
let calls: Call[] = [];
let storedSurveys: SurveyListItem[] = [];

/** A backend that stores reviews while `answer` allows. */
function install(surveys: SurveyListItem[], answer: Answers["survey.markReviewed"] = () => {}, others: Answers = {}) {
  storedSurveys = surveys;
  const review = (survey: SurveyListItem): SurveyListItem => ({
    ...survey,
    reviewedAt: new Date().toISOString(),
    project: { ...survey.project, status: "in processing" },
  });
  calls = installBackend({
    "company.listAll": () => [{ key: "cous-1", name: "Keystone", isActive: true }],
    "survey.list": ({ reviewed }) => {
      const listed = storedSurveys.filter((one) =>
        reviewed ? one.reviewedAt : one.project.status !== "in processing",
      );
      return { surveys: listed, total: listed.length, nextCursor: null };
    },
    "region.listByProject": ({ projectKey }) => {
      const index = Number(projectKey.slice("prj-".length));
      return [roomOf(index, "Hallway", ["Sofa", "Mold"]), roomOf(index, "Kitchen")];
    },
    "survey.markReviewed": (params) => {
      answer?.(params);
      storedSurveys = storedSurveys.map((one) => (one.key === params.key ? review(one) : one));
      return storedSurveys.find(({ key }) => key === params.key);
    },
    ...others,
  });
}

function show(surveyKey = "srv-1") {
  const query = REVIEW + surveyKey;
  window.history.replaceState(null, "", `/insured/inspections${query}`);
  return renderScreen(<InspectionsScreen viewSwitch={null} EmailContents={() => null} />, { query, onUrlUpdate });
}
const rowOf = (name: string) => within(screen.getByRole("link", { name }).closest("tr") as HTMLElement);
const dock = () => within(screen.getByRole("region", { name: "Current inspection" }));
const inDock = (name: string) => screen.findByRole("heading", { level: 2, name });
const press = (id: string) => act(async () => void actionRegistry.run(id));
const sent = () => calls.filter(({ name }) => name === "survey.markReviewed").map(({ params }) => params.key);
const requests = () =>
  calls.filter(({ name }) => name === "region.listByProject").map(({ params }) => params.projectKey);

beforeEach(async () => {
  layOutPage();
  clearAlert();
  sessionStorage.clear();
  onUrlUpdate.mockClear();
  sessionLifetime.begin();
  writeScope("emp-1");
  await browserQueue().start("emp-1");
});
afterEach(async () => {
  for (const { id } of browserQueue().getState().failed) await browserQueue().dismiss(id);
  browserQueue().stop();
  await browserQueue().settled();
  jest.restoreAllMocks();
  window.history.replaceState(null, "", "/");
});

test("shows the current inspection with its media, and loads only the next two that can be reviewed", async () => {
  install([mine(1), taken(2), mine(3), mine(4), mine(5)]);
  show();
  await inDock("Given1 Family1");
  expect(await dock().findByText("Ready to review")).toBeInTheDocument();
  const rooms = dock().getAllByRole("link", { name: /1 photo or video/ });
  expect(rooms.map((room) => room.textContent)).toEqual(["Hallway1Mold", "Kitchen1Not tagged"]);
  expect(rooms[0]).toHaveAttribute("href", "/insured/overview/ins-1/prj-1/region-review/reg-1-Hallway");
  expect(rooms[0]?.querySelector("img")).toHaveAttribute("src", "https://bucket.test/reg-1-Hallway-small.jpg");
  expect(await dock().findByText("Next two loaded")).toBeInTheDocument();
  expect(requests().sort()).toEqual(["prj-1", "prj-3", "prj-4"]);
  expect(screen.getByRole("progressbar", { name: "Position 1 of 5" })).toHaveAttribute("aria-valuenow", "1");
  expect(screen.getByText("4 remaining")).toBeInTheDocument();
  expect(rowOf("Given2 Family2").getByText("Assigned")).toBeInTheDocument();
});

test("a decision waits for its geometry checks, which run ahead for the next inspection", async () => {
  const edited = (index: number) =>
    listedSurvey(index, { project: open, datasetKey: `ds-${index}`, annotationTaskKey: `annotask-${index}` });
  const room = littleRoom();
  let answer = () => {};
  const answered = new Promise<void>((resolve) => {
    answer = resolve;
  });
  install([edited(1), edited(2), edited(3)], undefined, {
    "vertex.list": () => room.vertex,
    "edge.list": () => room.edge,
    "face.list": async ({ surveyKey }) => {
      await answered;
      if (surveyKey === "srv-1") return room.face;
      return room.face.map((face) => (face.key === "floor" ? { ...face, loops: [["b", "a", "c", "d"]] } : face));
    },
    "objectPlanar.list": () => room.objectPlanar,
    "object3D.list": () => room.object3D,
  });
  show();
  await inDock("Given1 Family1");
  expect(await dock().findByText("Checking geometry")).toBeInTheDocument();
  await press("queue.decide");
  expect(sent()).toEqual([]);
  answer();
  await dock().findByText("Ready to review");
  expect(calls.flatMap(({ name, params }) => (name === "face.list" ? [params.surveyKey] : []))).toEqual([
    "srv-1",
    "srv-2",
  ]);
  await dock().findByText("Next two loaded");
  await press("queue.decide");
  await waitFor(() => expect(sent()).toEqual(["srv-1"]));
  await inDock("Given2 Family2");
  expect(dock().getByText("Geometry has 1 error")).toBeInTheDocument();
});

test("a decision moves on at once; its row keeps its position although the list dropped it", async () => {
  install([mine(1), mine(2), mine(3)]);
  show();
  await inDock("Given1 Family1");
  await dock().findByText("Ready to review");
  await userEvent.click(screen.getByRole("button", { name: /Mark reviewed, next/ }));
  expect(await inDock("Given2 Family2")).toBeInTheDocument();
  await waitFor(() => expect(sent()).toEqual(["srv-1"]));
  expect(onUrlUpdate.mock.lastCall[0].searchParams.get("queue")).toBe("srv-2");
  expect(await screen.findByText("1 reviewed in under a minute · 2 remaining")).toBeInTheDocument();
  expect(screen.getByRole("progressbar", { name: "Position 2 of 3" })).toBeInTheDocument();
  await waitFor(() => expect(rowOf("Given1 Family1").getByText("In processing")).toBeInTheDocument());
});

test("steps skip inspections assigned to someone else, and say so", async () => {
  install([mine(1), taken(2), taken(3), mine(4)]);
  show();
  await inDock("Given1 Family1");
  await press("queue.next");
  expect(await inDock("Given4 Family4")).toBeInTheDocument();
  expect(screen.getByText("Skipped 2 assigned to someone else.")).toBeInTheDocument();
  expect(screen.getByText("4 of 4, Given4 Family4.")).toBeInTheDocument();
  await press("queue.next");
  expect(screen.getByText("This is the last inspection.")).toBeInTheDocument();
  await press("queue.previous");
  expect(await inDock("Given1 Family1")).toBeInTheDocument();
});

test("writes nothing into another page's address; leaving first finishes a pending write", async () => {
  install([mine(1), mine(2)]);
  show();
  await inDock("Given1 Family1");
  window.history.replaceState(null, "", "/insured/overview/ins-1/prj-1");
  await press("queue.next");
  window.history.replaceState(null, "", "/insured/inspections?queue=srv-1");
  expect(onUrlUpdate).not.toHaveBeenCalled();
  sessionStorage.setItem("lintel-queue-entered", "1");
  const back = jest.spyOn(window.history, "back").mockImplementation(() => {
    expect(onUrlUpdate.mock.lastCall[0].searchParams.get("queue")).toBe("srv-2");
  });
  await press("queue.next");
  await press("queue.leave");
  await waitFor(() => expect(back).toHaveBeenCalledTimes(1));
  await press("queue.previous");
  expect(onUrlUpdate).toHaveBeenCalledTimes(1);
});

test("a refused decision keeps its error with Retry while the queue moves on", async () => {
  let isBroken = true;
  install([mine(1), mine(2)], () => {
    if (isBroken) throw new Failure(500, "The disk is full.");
  });
  show();
  await inDock("Given1 Family1");
  await dock().findByText("Ready to review");
  await press("queue.decide");
  expect(await inDock("Given2 Family2")).toBeInTheDocument();
  expect(await rowOf("Given1 Family1").findByText("Not saved")).toBeInTheDocument();
  expect(screen.getByText("2 remaining · 1 not saved")).toBeInTheDocument();
  await userEvent.click(rowOf("Given1 Family1").getByText("1 Alder St"));
  expect(await dock().findByText("The disk is full.")).toBeInTheDocument();
  isBroken = false;
  await userEvent.click(dock().getByRole("button", { name: "Retry" }));
  expect(await dock().findByText("Already reviewed")).toBeInTheDocument();
  expect(sent()).toEqual(["srv-1", "srv-1"]);
  expect(screen.getByText("1 reviewed in under a minute · 1 remaining")).toBeInTheDocument();
});

test("a decision without an answer waits, survives a reload, and is sent later", async () => {
  let isDown = true;
  install([mine(1), mine(2)], () => {
    if (isDown) throw new Failure(503, "Nobody is there.");
  });
  const first = show();
  await inDock("Given1 Family1");
  await dock().findByText("Ready to review");
  await press("queue.decide");
  expect(await rowOf("Given1 Family1").findByText("Unsent")).toBeInTheDocument();
  first.unmount();
  show("srv-2");
  await inDock("Given2 Family2");
  expect(await rowOf("Given1 Family1").findByText("Unsent")).toBeInTheDocument();
  expect(screen.getByText("1 reviewed in under a minute · 1 remaining · 1 waiting to be sent")).toBeInTheDocument();
  isDown = false;
  browserQueue().sendNow();
  await waitFor(() => expect(screen.queryByText("Waits")).not.toBeInTheDocument());
  expect(storedSurveys[0]?.reviewedAt).toBeTruthy();
});

test("a list assigned to others is not reported as reviewed", async () => {
  install([taken(1), taken(2)]);
  show();
  expect(await screen.findByText("Nothing left to review. 2 assigned to someone else.")).toBeInTheDocument();
  expect(screen.queryByText("All inspections in this list are reviewed.")).not.toBeInTheDocument();
});

test("reviewed rows keep their position after a reload", async () => {
  install([mine(1), mine(2)]);
  const first = show();
  await inDock("Given1 Family1");
  await dock().findByText("Ready to review");
  await press("queue.decide");
  await waitFor(() => expect(storedSurveys[0]?.reviewedAt).toBeTruthy());
  await waitFor(() => expect(browserQueue().getState().pending).toBe(0));
  first.unmount();
  show("srv-2");
  await inDock("Given2 Family2");
  expect(await screen.findByRole("progressbar", { name: "Position 2 of 2" })).toBeInTheDocument();
  expect(rowOf("Given1 Family1").getByText("In processing")).toBeInTheDocument();
});

test("a reviewed inspection that returned to review can be reviewed again", async () => {
  install([mine(1), mine(2)]);
  show();
  await inDock("Given1 Family1");
  await dock().findByText("Ready to review");
  await press("queue.decide");
  await inDock("Given2 Family2");
  await waitFor(() => expect(storedSurveys[0]?.reviewedAt).toBeTruthy());
  await waitFor(() => expect(rowOf("Given1 Family1").getByText("In processing")).toBeInTheDocument());
  storedSurveys = storedSurveys.map((one) =>
    one.key === "srv-1"
      ? {
          ...one,
          project: { ...one.project, status: "in review", assigneeKey: "emp-1", statusChangedAt: hoursFromNow(1) },
        }
      : one,
  );
  await act(() => markStale(["survey.list"]));
  await waitFor(() => expect(rowOf("Given1 Family1").getByText("In review")).toBeInTheDocument());
  await press("queue.previous");
  await inDock("Given1 Family1");
  expect(await dock().findByText("Ready to review")).toBeInTheDocument();
  await press("queue.decide");
  await waitFor(() => expect(sent()).toEqual(["srv-1", "srv-1"]));
});

test("an inspection that cannot be reviewed says why, and sends nothing", async () => {
  install([mine(1), mine(2)]);
  storedSurveys = [listedSurvey(1, { project: { ...open, orderType: "multiroom-claim" } }), mine(2)];
  const scans = [{ key: "scn-x", status: "new" as const }];
  calls = installBackend({
    "company.listAll": () => [],
    "survey.list": () => ({ surveys: storedSurveys, total: 2, nextCursor: null }),
    "region.listByProject": () => [{ ...roomOf(1, "Hallway"), scans }],
  });
  show();
  await inDock("Given1 Family1");
  expect(await dock().findByText("1 item blocks the review")).toBeInTheDocument();
  expect(dock().getByText("Hallway: scan not processed")).toBeInTheDocument();
  expect(dock().getByRole("button", { name: /Mark reviewed/ })).toHaveAttribute("aria-disabled", "true");
  await press("queue.decide");
  expect(sent()).toEqual([]);
});

test("an address of an inspection outside the list starts at the first that can be reviewed", async () => {
  install([taken(1), mine(2)]);
  show("srv-9");
  expect(await inDock("Given2 Family2")).toBeInTheDocument();
  await waitFor(() => expect(onUrlUpdate.mock.lastCall[0].searchParams.get("queue")).toBe("srv-2"));
});

test("leaving the queue returns to the list", async () => {
  install([mine(1)]);
  show();
  await inDock("Given1 Family1");
  await userEvent.click(screen.getByRole("button", { name: /Leave queue/ }));
  expect(await screen.findByRole("table", { name: "Inspections" })).toBeInTheDocument();
  expect(onUrlUpdate.mock.lastCall[0].searchParams.has("queue")).toBe(false);
});

test("the list opens the queue at the first inspection that can be reviewed", async () => {
  install([taken(1), mine(2)]);
  renderScreen(<InspectionsScreen viewSwitch={null} EmailContents={() => null} />, { onUrlUpdate });
  await screen.findByRole("link", { name: "Given1 Family1" });
  await userEvent.click(screen.getByRole("button", { name: /Start queue/ }));
  expect(await inDock("Given2 Family2")).toBeInTheDocument();
  expect(onUrlUpdate.mock.lastCall[0]).toMatchObject({ options: { history: "push" } });
});
