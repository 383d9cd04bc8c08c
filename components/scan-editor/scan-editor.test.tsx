import { screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { PublicConfigProvider } from "@/lib/client/public-config";
import type { PublicConfig } from "@/lib/domain/public-config";
import { type Answers, Failure, installBackend, layOutPage, renderScreen } from "@/tests/support/browser-backend";
import { littleRoom, SURVEY_KEY } from "@/tests/support/little-room";
import { ScanEditor } from "./scan-editor";

jest.mock("./lazy-canvas", () => ({ LazyCanvas: () => null, loadCanvas: async () => null }));

const CONFIG = { environment: "dev", keyBase: "-" } as PublicConfig;
const SURVEY = { key: SURVEY_KEY, projectKey: "prj-1", datasetKey: "ds-1", annotationTaskKey: "task-1" };
const INSURED = {
  key: "ins-1",
  givenName: "Ada",
  familyName: "Holloway",
  properties: [{ key: "pr-1", address: { line1: "1428 Alder Creek Dr" } }],
  projects: [{ key: "prj-1", propertyKey: "pr-1", claimNumber: "KM-26-104417", surveys: [SURVEY] }],
};

function answers(more: Answers = {}): Answers {
  const records = littleRoom();
  return {
    "insured.get": () => INSURED,
    "dataset.get": () => ({ key: "ds-1", surveyKey: SURVEY_KEY }),
    "annotationTask.get": () => ({ key: "task-1", datasetKey: "ds-1" }),
    "vertex.list": () => records.vertex,
    "edge.list": () => records.edge,
    "face.list": () => records.face,
    "objectPlanar.list": () => records.objectPlanar,
    "object3D.list": () => records.object3D,
    ...more,
  };
}

function show(keys: { dataset: string | null; task: string | null } = { dataset: "ds-1", task: "task-1" }) {
  renderScreen(
    <PublicConfigProvider config={CONFIG}>
      <ScanEditor insuredKey="ins-1" projectKey="prj-1" datasetKey={keys.dataset} annotationTaskKey={keys.task} />
    </PublicConfigProvider>,
  );
}

beforeEach(() => layOutPage());
afterEach(() => jest.restoreAllMocks());

test("shows the claim, the tree, the quantities, import and save state once everything is loaded", async () => {
  installBackend(answers());
  show();
  expect(await screen.findByRole("tree", { name: "Outliner" })).toBeInTheDocument();
  expect(screen.getByRole("heading", { name: "1428 Alder Creek Dr" })).toBeInTheDocument();
  expect(screen.getByText("Holloway · KM-26-104417")).toBeInTheDocument();
  expect(screen.getByRole("link", { name: "Back to the claim" })).toHaveAttribute(
    "href",
    "/insured/overview/ins-1/prj-1",
  );
  expect(screen.getByRole("region", { name: "Quantities" })).toHaveTextContent("12.00 m²");
  expect(screen.getByRole("button", { name: "Import" })).toBeInTheDocument();
  expect(screen.getByText("Saved")).toBeInTheDocument();
  expect(screen.getByRole("radio", { name: "Corner" })).toBeChecked();
  expect(document.title).toBe("1428 Alder Creek Dr · Scan editor");
});

const READS = [
  "dataset.get",
  "annotationTask.get",
  "vertex.list",
  "edge.list",
  "face.list",
  "objectPlanar.list",
  "object3D.list",
] as const;

test.each(READS)("the skeleton stays until %s is loaded", async (name) => {
  const complete = answers();
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  const calls = installBackend({ ...complete, [name]: () => released.then(() => complete[name]?.({} as never)) });
  show();
  expect(await screen.findByText("Loading the scan editor")).toBeInTheDocument();
  await waitFor(() => expect(calls.map((call) => call.name)).toEqual(expect.arrayContaining([...READS])));
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(screen.queryByRole("tree")).toBeNull();
  release();
  expect(await screen.findByRole("tree", { name: "Outliner" })).toBeInTheDocument();
});

test("names a list that cannot be loaded, and Retry loads it again", async () => {
  let isBroken = true;
  installBackend(
    answers({
      "face.list": () => {
        if (isBroken) throw new Failure(500, "The disk is full");
        return littleRoom().face;
      },
    }),
  );
  show();
  expect(await screen.findByRole("alert")).toHaveTextContent("The faces couldn't be loaded. The disk is full");
  isBroken = false;
  await userEvent.click(screen.getByRole("button", { name: "Retry" }));
  expect(await screen.findByRole("tree")).toBeInTheDocument();
});

test.each([
  ["without a dataset", { dataset: null, task: "task-1" }, /has no dataset/],
  ["without a task", { dataset: "ds-1", task: null }, /has no annotation task/],
  ["with a dataset of another claim", { dataset: "ds-9", task: "task-1" }, /belongs to no inspection of the claim/],
])("an address %s shows the reason and links to the claim", async (_, keys, sentence) => {
  installBackend(answers());
  show(keys);
  expect(await screen.findByText(sentence)).toBeInTheDocument();
  expect(screen.getByRole("link", { name: "Open the claim" })).toHaveAttribute("href", "/insured/overview/ins-1/prj-1");
});

test("a typed correction changes the quantities and the save state", async () => {
  installBackend(answers());
  show();
  const user = userEvent.setup();
  await user.click(await screen.findByRole("treeitem", { name: "Wall 2 · south" }));
  screen.getByRole("tree").focus();
  await user.keyboard("{ArrowRight}");
  await user.click(screen.getByRole("treeitem", { name: "Corner 3" }));
  const field = await screen.findByRole("spinbutton", { name: "X" });
  await user.clear(field);
  await user.type(field, "5{Enter}");
  await waitFor(() => expect(screen.getByRole("region", { name: "Quantities" })).toHaveTextContent("13.50 m²"));
  expect(screen.getByText("Saving")).toBeInTheDocument();
  expect(screen.getByRole("button", { name: "Undo" })).toHaveAccessibleDescription("Place corner");
});

test("the outliner gets the focus when Delete removes the focused button", async () => {
  installBackend(answers());
  show();
  const user = userEvent.setup();
  await user.click(await screen.findByRole("treeitem", { name: "Wall 2 · south" }));
  await user.click(screen.getByRole("button", { name: /^Delete / }));
  await waitFor(() => expect(screen.getByRole("tree")).toHaveFocus());
  expect(screen.queryByRole("button", { name: /^Delete / })).toBeNull();
});
