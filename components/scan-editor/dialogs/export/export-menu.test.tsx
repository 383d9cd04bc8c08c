import { screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useState } from "react";
import { clearAlert } from "@/lib/client/alerts/alerts-store";
import { saveFile } from "@/lib/client/browser/save-file";
import { createEditorStore } from "@/lib/editor/core/editor-store";
import type { SceneRecords } from "@/lib/editor/core/scene";
import { renderInEditor } from "@/tests/support/editor-services";
import { littleRoom, SURVEY_KEY } from "@/tests/support/little-room";
import { ShownAlerts } from "@/tests/support/shown-alerts";
import { createExportController } from "../../context/export-controller";
import { type MadeFile, type MakeFile, makeFileHere } from "../../context/make-file";
import { openEditorView } from "../../tools/open-editor-view";
import { ExportMenu } from "./export-menu";

jest.mock("@/lib/client/browser/save-file", () => ({ saveFile: jest.fn() }));
const saved = saveFile as jest.MockedFunction<typeof saveFile>;

beforeEach(() => {
  localStorage.clear();
  saved.mockClear();
  clearAlert();
});

const NAMES = { title: "12 Oak Lane", detail: "Hartwell · CLM-7", inspection: "Roof", levelName: () => "Ground floor" };

function Screen() {
  const [opened, setOpened] = useState(0);
  return (
    <>
      <button type="button" onClick={() => setOpened(opened + 1)}>
        by its key
      </button>
      <ExportMenu opened={opened} />
      <ShownAlerts />
    </>
  );
}

function show(records: SceneRecords | null = littleRoom(), makeFile: MakeFile = makeFileHere) {
  const store = createEditorStore({ surveyKey: SURVEY_KEY, records: records ?? {} });
  const view = openEditorView(store, 0);
  const exports = createExportController({ store, view, names: () => NAMES, makeFile });
  renderInEditor(<Screen />, { store, view, exports });
  const choose = async (name: RegExp) => {
    await userEvent.click(screen.getByRole("button", { name: "Export" }));
    await userEvent.click(await screen.findByRole("menuitem", { name }));
  };
  return { store, view, exports, choose };
}

const textOf = (blob: Blob): Promise<string> =>
  new Promise((resolve) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.readAsText(blob);
  });

test("each export is a file with a descriptive name, and is reported", async () => {
  const { choose } = show();
  await choose(/^Plan of Ground floor as DXF/);
  await waitFor(() => expect(saved).toHaveBeenCalled());
  const [name, file] = saved.mock.calls[0]!;
  expect(name).toMatch(/^12 Oak Lane - Hartwell · CLM-7 - Roof - Ground floor - plan - \d{4}-\d\d-\d\d\.dxf$/);
  expect(await textOf(file as Blob)).toContain("\r\nAC1015\r\n");
  expect(await screen.findByRole("log")).toHaveTextContent(`${name} saved`);
  await choose(/^Geometry/);
  await waitFor(() => expect(saved).toHaveBeenCalledTimes(2));
  expect(saved.mock.calls[1]![0]).toMatch(/^12 Oak Lane - Hartwell · CLM-7 - Roof - geometry - \S+\.json$/);
});

test("runs one export at a time, shows its progress, then its outcome, and repeats it with Retry", async () => {
  let fail: (reason: Error) => void = () => {};
  const failing = new Promise<MadeFile>((_, reject) => {
    fail = reject;
  });
  const makeFile = jest.fn<Promise<MadeFile>, []>(() => failing);
  const { choose, exports, view } = show(littleRoom(), makeFile);
  await choose(/^3D model/);
  expect(exports.progress()).toBe("Making model");
  void exports.run("svg");
  expect(view.get().refusal).toBe("An export is already running");
  expect(makeFile).toHaveBeenCalledTimes(1);
  fail(new Error("no memory"));
  const alert = await screen.findByRole("log");
  expect(alert).toHaveTextContent("Export 3D model (glTF) failed. Nothing was saved.");
  expect(saved).not.toHaveBeenCalled();
  makeFile.mockResolvedValueOnce({ file: new Blob(["glTF"]), notes: [] });
  await userEvent.click(screen.getByRole("button", { name: "Retry" }));
  await waitFor(() => expect(saved).toHaveBeenCalled());
});

test("reports what a file omits, that errors may distort its figures, and that Import would refuse the file", async () => {
  const records = littleRoom();
  const [table] = records.object3D;
  const edge = { ...records.edge[0]!, key: "lost", vertexKeys: ["a", "gone"] as [string, string] };
  const { choose } = show({
    ...records,
    edge: [...records.edge, edge],
    object3D: [...records.object3D, { ...table!, key: "flat", size: [0, 1, 0] }],
    face: [...records.face, { ...records.face[0]!, key: "line", loops: [["a", "b"]] }],
  });
  await choose(/^Plan of Ground floor as SVG/);
  const expectLog = async (text: string) => waitFor(() => expect(screen.getByRole("log")).toHaveTextContent(text));
  await expectLog("saved. 2 elements that enclose nothing or stand on nothing are left out: see Checks");
  await choose(/^Quantities/);
  await expectLog("saved. 2 errors in Checks may make its figures wrong");
  await choose(/^Geometry/);
  await expectLog("saved. Import would refuse it:");
  expect(saved).toHaveBeenCalledTimes(3);
});

test("exports of an empty survey or without a canvas are disabled with the reason", async () => {
  show(null);
  await userEvent.click(screen.getByRole("button", { name: "by its key" }));
  const item = async (name: RegExp) => (await screen.findByRole("menuitem", { name })).textContent;
  expect(await item(/^Quantities/)).toContain("Nothing to export yet");
  expect(await item(/as SVG/)).toContain("There is nothing on Ground floor to draw");
  expect(await item(/^Picture without labels/)).toContain("There is no picture");
});

test("a picture is taken from the canvas, with or without its labels", async () => {
  const { view, choose } = show();
  const picture = jest.fn(async () => new Blob(["png"]));
  view.picture = picture;
  await choose(/^Picture without labels/);
  await waitFor(() => expect(saved).toHaveBeenCalled());
  expect(picture).toHaveBeenCalledWith({ hasLabels: false });
  expect(saved.mock.calls[0]![0]).toMatch(/ - Ground floor - picture without labels - \S+\.png$/);
});
