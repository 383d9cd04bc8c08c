/** Captures are read in a worker: progress, cancel, and a worker that dies. */
import { act, render, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { generateSingleRooms } from "@/backend/seed/home/generate-single-rooms";
import { createEditorStore } from "@/lib/editor/core/editor-store";
import { chooseUnits } from "@/lib/editor/core/units/chosen-measures";
import { type ExistingRecords, readExisting } from "@/lib/editor/formats/import/existing-records";
import { littleRoom, SURVEY_KEY } from "@/tests/support/little-room";
import { inOwnWorkers, OwnWorker } from "@/tests/support/own-worker";
import { convertCaptures } from "./convert-captures";
import { ImportButton } from "./import-button";
import { ImportDialog } from "./import-dialog";
import { useCaptureImport } from "./use-capture-import";

inOwnWorkers(() => require("./capture-worker"));

const TEXT = JSON.stringify(generateSingleRooms(3)[1]!.capture);
/** The File of jsdom has no text(). */
function file(name: string): File {
  const created = new File([TEXT], name, { type: "application/json" });
  Object.defineProperty(created, "text", { value: async () => TEXT });
  return created;
}

const store = () => createEditorStore({ surveyKey: SURVEY_KEY, records: littleRoom() });

function Screen(props: { store: ReturnType<typeof store> }) {
  const captures = useCaptureImport({ ...props, onImported: () => {}, convert: convertCaptures, keyBase: "-" });
  return (
    <>
      <ImportButton isBusy={captures.stage !== null} onFiles={captures.read} />
      <ImportDialog captures={captures} floors={[0]} levelName={(number) => `Level ${number}`} />
    </>
  );
}

function show() {
  const editorStore = store();
  const before = editorStore.scene.toRecords();
  render(<Screen store={editorStore} />);
  const choose = () => userEvent.upload(screen.getByLabelText("RoomPlan captures"), [file("a.json"), file("b.json")]);
  const expectUnchanged = () => expect(editorStore.scene.toRecords()).toEqual(before);
  return { store: editorStore, choose, expectUnchanged };
}

const QUIET = {
  onProgress: () => {},
  held: () => readExisting(store().scene),
  signal: new AbortController().signal,
};
const latest = () => OwnWorker.made.at(-1)!;
const waitForRequest = () => waitFor(() => expect(latest().received).toHaveLength(1));
const press = (name: string) => userEvent.click(screen.getByRole("button", { name }));

test("a worker reads the files, shows its progress, and returns the preview", async () => {
  OwnWorker.next = "held";
  const { choose } = show();
  await choose();
  await waitForRequest();
  act(() => latest().say({ progress: { step: "read", fileName: "b.json", done: 1, steps: 3 } }));
  const bar = screen.getByRole("progressbar", { name: "Reading b.json" });
  expect(bar).toHaveAttribute("aria-valuenow", "33");
  act(() => latest().say({ progress: { step: "join", fileName: "", done: 2, steps: 3 } }));
  expect(screen.getByRole("progressbar", { name: "Joining the rooms" })).toHaveAttribute("aria-valuenow", "66");
  await press("Cancel");

  OwnWorker.next = "works";
  await choose();
  const dialog = await screen.findByRole("dialog", { name: "Import preview" });
  expect(within(dialog).getByRole("region", { name: "a.json" })).toBeInTheDocument();
  expect(OwnWorker.made.map(({ isEnded }) => isEnded)).toEqual([true, true]);
});

test("with feet as units, the report of each element has no meters", async () => {
  chooseUnits("feet");
  try {
    const { choose } = show();
    await choose();
    const dialog = await screen.findByRole("dialog", { name: "Import preview" });
    const report = within(dialog).getByRole("region", { name: "a.json" });
    await userEvent.click(within(report).getByText("a.json"));
    expect(report).toHaveTextContent(/added at the wall tops, 8' \d[\d /]*" above the floor/);
    expect(dialog.textContent).not.toMatch(/\d\s?(mm|m|m²)(?![\p{L}\d²])/u);
  } finally {
    act(() => chooseUnits("metric"));
  }
});

test("Cancel terminates the worker and imports nothing, and the next import works", async () => {
  OwnWorker.next = "held";
  const { choose, expectUnchanged } = show();
  await choose();
  await waitForRequest();
  const [first] = OwnWorker.made;
  await press("Cancel");
  expect(first!.isEnded).toBe(true);
  expect(screen.queryByRole("dialog")).toBeNull();
  expectUnchanged();
  OwnWorker.next = "works";
  await choose();
  await screen.findByRole("dialog", { name: "Import preview" });
});

test.each<[string, (worker: OwnWorker) => void]>([
  ["dies while it works", (worker) => worker.emit("error")],
  ["fails", (worker) => worker.say({ failure: "Out of memory" })],
  ["sends an unreadable answer", (worker) => worker.emit("messageerror")],
])("a worker that %s is reported, the page does not repeat its work, and a retry works", async (_, end) => {
  OwnWorker.next = "held";
  const { store: editorStore, choose, expectUnchanged } = show();
  await choose();
  await waitForRequest();
  act(() => latest().say({ progress: { step: "read", fileName: "a.json", done: 0, steps: 3 } }));
  act(() => end(latest()));
  const dialog = await screen.findByRole("dialog", { name: "Nothing was imported" });
  expect(within(dialog).getByRole("alert")).toHaveTextContent(
    "The import stopped unexpectedly. Nothing was imported; try again.",
  );
  expect(OwnWorker.made).toHaveLength(1);
  expect(latest().isEnded).toBe(true);
  expectUnchanged();
  await press("Done");
  OwnWorker.next = "works";
  await choose();
  await screen.findByRole("dialog", { name: "Import preview" });
  await press("Import 1 room");
  expect(editorStore.scene.count("face")).toBe(12);
});

test("a silent worker is reported as dead", async () => {
  jest.useFakeTimers();
  try {
    OwnWorker.next = "held";
    const conversion = convertCaptures({ surveyKey: SURVEY_KEY, keyBase: "-", files: [file("a.json")] }, QUIET);
    const outcome = expect(conversion).rejects.toThrow("gone silent");
    await jest.advanceTimersByTimeAsync(100_000);
    latest().say({ progress: { step: "read", fileName: "a.json", done: 0, steps: 2 } });
    await jest.advanceTimersByTimeAsync(119_000);
    expect(latest().isEnded).toBe(false);
    await jest.advanceTimersByTimeAsync(2_000);
    await outcome;
    expect(latest().isEnded).toBe(true);
  } finally {
    jest.useRealTimers();
  }
});

test("without a worker the page reads the files itself", async () => {
  for (const prepare of [
    () => {
      OwnWorker.next = "cannot start";
    },
    () => {
      Object.assign(globalThis, {
        Worker: class {
          constructor() {
            throw new Error("A strict policy.");
          }
        },
      });
    },
    () => void Reflect.deleteProperty(globalThis, "Worker"),
  ]) {
    prepare();
    const preview = await convertCaptures({ surveyKey: SURVEY_KEY, keyBase: "-", files: [file("a.json")] }, QUIET);
    expect(preview?.intake.rooms).toHaveLength(1);
  }
});

test("a worker requests the existing records near the new rooms, and gets no others", async () => {
  const { store: editorStore, choose } = show();
  await choose();
  await screen.findByRole("dialog", { name: "Import preview" });
  const [conversion, handed] = latest().received as [{ request: object }, { held: ExistingRecords }];
  expect(Object.keys(conversion.request).sort()).toEqual(["files", "keyBase", "surveyKey"]);
  // Three walls of the small room are within a meter of the captured wall, which is at the origin too.
  expect(handed.held.face.map(({ label }) => label)).toEqual(["wall", "wall", "wall"]);
  const far = readExisting(editorStore.scene, { x: [50, 60], z: [50, 60], identifiers: new Set() });
  expect(handed.held.floors.map(({ name, outline }) => [name, outline.length])).toEqual([["Study", 4]]);
  expect([far.face, far.vertex, far.objectPlanar, far.floors]).toEqual([[], [], [], []]);
  expect([...far.levels]).toEqual([[0, [0]]]);
});
