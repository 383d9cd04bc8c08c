import { act, render, renderHook, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { clearAlert } from "@/lib/client/alerts/alerts-store";
import { createEditorStore } from "@/lib/editor/core/editor-store";
import type { Gesture } from "@/lib/editor/core/gesture";
import type { SceneRecords } from "@/lib/editor/core/scene";
import { writeExchange } from "@/lib/editor/formats/exchange/write-exchange";
import { littleRoom, SURVEY_KEY } from "@/tests/support/little-room";
import { ShownAlerts } from "@/tests/support/shown-alerts";
import { LintelFileDialog } from "./lintel-file-dialog";
import { useLintelFiles } from "./use-lintel-files";

beforeEach(() => clearAlert());

const EXPORTED = writeExchange(littleRoom(), {
  surveyKey: SURVEY_KEY,
  title: "12 Oak Lane",
  exportedAt: "2026-11-23T10:00:00.000Z",
});

/** The File of jsdom has no text(). */
function file(name: string, content: string, size?: number): File {
  const created = new File([content], name, { type: "application/json" });
  if (size !== undefined) Object.defineProperty(created, "size", { value: size });
  const text = jest.fn(async () => content);
  Object.defineProperty(created, "text", { value: text });
  Object.defineProperty(created, "slice", { value: () => ({ text: async () => content.slice(0, 400) }) });
  return created;
}

function setUp(records: Partial<SceneRecords> = {}) {
  const gestures: Gesture[] = [];
  const store = createEditorStore({ surveyKey: SURVEY_KEY, records, onGesture: (gesture) => gestures.push(gesture) });
  const others = jest.fn();
  const onImported = jest.fn();
  const { result } = renderHook(() => useLintelFiles({ store, keyBase: "-", others, onImported }));
  render(<ShownAlerts />);
  /** Confirms every preview until all files are imported. */
  async function importFiles(...files: File[]) {
    let isOver = false;
    await act(
      async () =>
        void result.current.read(files).finally(() => {
          isOver = true;
        }),
    );
    while (!isOver)
      await act(async () => {
        result.current.answer(true);
        await new Promise((resolve) => setTimeout(resolve));
      });
  }
  return { store, gestures, others, onImported, importFiles };
}

test("of several files, Lintel's are imported as one edit each, and the others go to the capture import together", async () => {
  const { store, gestures, others, onImported, importFiles } = setUp();
  const captures = [file("a.json", '{"version":2,"walls":[]}'), file("b.json", "")];
  await importFiles(captures[0]!, file("home.json", EXPORTED), captures[1]!);
  expect(others.mock.calls).toEqual([[captures]]);
  expect(gestures.map(({ label }) => label)).toEqual(["Import home.json"]);
  expect(store.scene.get("face", "floor")?.roomLabel).toBe("Study");
  expect(screen.getByRole("log")).toHaveTextContent("home.json imported: 6 faces, 1 opening, 1 object.");
  expect(onImported).toHaveBeenCalledWith(0);
});

test.each([
  ["that is damaged", EXPORTED.slice(0, -40), undefined, "home.json wasn't imported. The file is damaged"],
  ["with a wrong value", EXPORTED.replace('"width":0.9', '"width":"wide"'), undefined, "objectsPlanar[0].width is not"],
  ["of 300 MB", EXPORTED, 300 * 1024 * 1024, "The file has 300 MB"],
])("a file %s changes nothing and shows the reason", async (_, content, size, reason) => {
  const { gestures, onImported, importFiles } = setUp();
  const broken = file("home.json", content, size);
  await importFiles(broken);
  expect(gestures).toEqual([]);
  expect(onImported).not.toHaveBeenCalled();
  expect(screen.getByRole("log")).toHaveTextContent(reason);
  expect(jest.mocked(broken.text).mock.calls).toHaveLength(size === undefined ? 1 : 0);
});

test("records that the survey has already are skipped; records moved since are copied and reported", async () => {
  const { store, gestures, importFiles } = setUp(littleRoom());
  await importFiles(file("home.json", EXPORTED));
  expect(gestures).toEqual([]);
  expect(screen.getByRole("log")).toHaveTextContent("Everything in this file is already in this survey.");
  await importFiles(file("moved.json", EXPORTED.replace('"u":2', '"u":1')));
  expect(screen.getAllByRole("log").at(-1)).toHaveTextContent(
    "0 faces, 1 opening, 0 objects. 1 element already exists",
  );
  expect([store.scene.count("face"), store.scene.count("objectPlanar")]).toEqual([6, 2]);
  store.undo();
  expect(store.scene.count("objectPlanar")).toBe(1);
});

test("a file that makes the parser throw is reported; the other files and later imports work", async () => {
  const { store, gestures, others, importFiles } = setUp();
  jest.spyOn(store, "run").mockImplementationOnce(() => {
    throw new Error("unforeseen");
  });
  const capture = file("a.json", '{"version":2,"walls":[]}');
  await importFiles(file("bad.json", EXPORTED), file("home.json", EXPORTED), capture);
  expect(screen.getByRole("log")).toHaveTextContent("bad.json wasn't imported. The import stopped unexpectedly");
  expect(gestures.map(({ label }) => label)).toEqual(["Import home.json"]);
  expect(others.mock.calls).toEqual([[[capture]]]);
  await importFiles(capture);
  expect(others.mock.calls).toHaveLength(2);
});

/** Renders the hook with its dialog, as the editor does. */
function Screen(props: Parameters<typeof useLintelFiles>[0] & { files: readonly File[] }) {
  const lintelFiles = useLintelFiles(props);
  return (
    <>
      <button type="button" onClick={() => void lintelFiles.read(props.files)}>
        Choose
      </button>
      <LintelFileDialog own={lintelFiles} />
    </>
  );
}

function renderFiles(files: readonly File[], records: Partial<SceneRecords> = {}) {
  const gestures: Gesture[] = [];
  const store = createEditorStore({ surveyKey: SURVEY_KEY, records, onGesture: (gesture) => gestures.push(gesture) });
  const others = jest.fn();
  render(<Screen store={store} keyBase="-" others={others} onImported={() => {}} files={files} />);
  const before = store.scene.toRecords();
  const preview = () => screen.findByRole("dialog", { name: "Import preview" });
  const press = (name: string) => userEvent.click(screen.getByRole("button", { name }));
  return { store, gestures, others, before, preview, press };
}

const rowsOf = (dialog: HTMLElement) =>
  within(within(dialog).getByRole("table", { name: "What the file holds" }))
    .getAllByRole("row")
    .slice(1)
    .map((row) => row.textContent);

test("shows a preview with the source, measures and number of new records", async () => {
  const { store, gestures, before, preview, press } = renderFiles([file("home.json", EXPORTED)]);
  await press("Choose");
  const dialog = await preview();
  expect(dialog).toHaveTextContent("home.json exported by Lintel from 12 Oak Lane");
  // The small room: 4 × 3 × 2.5 m with one door.
  expect(within(dialog).getByRole("region", { name: "The whole" })).toHaveTextContent(
    "Floor area12.00 m²Perimeter14.00 mGross wall35.00 m²Gross wall, shared counted once35.00 m²Doors1Windows0Openings0",
  );
  expect(rowsOf(dialog)).toEqual(["Corners880", "Edges12120", "Faces660", "On walls110", "Objects110"]);
  expect(screen.getByRole("button", { name: "Import 28 elements" })).toHaveFocus();
  expect(store.scene.toRecords()).toEqual(before);
  await userEvent.keyboard("{Enter}");
  expect(screen.queryByRole("dialog")).toBeNull();
  expect(gestures.map(({ label }) => label)).toEqual(["Import home.json"]);
  act(() => void store.undo());
  expect(store.scene.toRecords()).toEqual(before);
});

test("Cancel and Escape import nothing; the next file follows, then the captures", async () => {
  const capture = file("a.json", '{"version":2,"walls":[]}');
  const { store, gestures, others, before, preview, press } = renderFiles([
    file("one.json", EXPORTED),
    capture,
    file("two.json", EXPORTED),
    file("three.json", EXPORTED),
  ]);
  await press("Choose");
  expect(await preview()).toHaveTextContent("one.json");
  await press("Cancel");
  await waitFor(() => expect(screen.getByRole("dialog")).toHaveTextContent("two.json"));
  await userEvent.keyboard("{Escape}");
  await waitFor(() => expect(screen.getByRole("dialog")).toHaveTextContent("three.json"));
  expect(gestures).toEqual([]);
  expect(store.scene.toRecords()).toEqual(before);
  expect(others).not.toHaveBeenCalled();
  await press("Import 28 elements");
  expect(gestures.map(({ label }) => label)).toEqual(["Import three.json"]);
  await waitFor(() => expect(others.mock.calls).toEqual([[[capture]]]));
});

test("a preview of a partly known file counts the new records, without measures of the whole", async () => {
  const { object3D: _, ...rest } = littleRoom();
  const { preview, press } = renderFiles([file("home.json", EXPORTED)], rest);
  await press("Choose");
  const dialog = await preview();
  expect(rowsOf(dialog)).toEqual(["Corners808", "Edges12012", "Faces606", "On walls101", "Objects110"]);
  expect(within(dialog).queryByRole("region", { name: "The whole" })).toBeNull();
  await press("Cancel");
});

test("a dead worker is reported, the page does not repeat its work, and the next import works", async () => {
  const listeners: [string, (event: object) => void][] = [];
  const ended = jest.fn();
  class DyingWorker {
    addEventListener(type: string, listener: (event: object) => void) {
      listeners.push([type, listener]);
      if (type === "error") setTimeout(() => this.emit("message", { data: { isReady: true } }));
    }
    emit(type: string, event: object) {
      for (const [registered, listener] of listeners) if (registered === type) listener(event);
    }
    postMessage() {
      setTimeout(() => this.emit("error", { message: "Out of memory" }));
    }
    terminate = ended;
  }
  Object.assign(globalThis, { Worker: DyingWorker });
  try {
    const { gestures, importFiles } = setUp();
    await importFiles(file("home.json", EXPORTED));
    expect(screen.getByRole("log")).toHaveTextContent("home.json wasn't imported. The import stopped unexpectedly");
    expect(ended).toHaveBeenCalledTimes(1);
    Reflect.deleteProperty(globalThis, "Worker");
    await importFiles(file("home.json", EXPORTED));
    expect(gestures).toHaveLength(1);
  } finally {
    Reflect.deleteProperty(globalThis, "Worker");
  }
});
