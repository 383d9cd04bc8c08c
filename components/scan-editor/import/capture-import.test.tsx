import { render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { createEditorStore, type EditorStore } from "@/lib/editor/editor-store";
import type { Gesture } from "@/lib/editor/gesture";
import { importCapture } from "@/lib/editor/import/import-capture";
import { littleRoom, SURVEY_KEY } from "@/tests/support/little-room";
import { ImportButton } from "./import-button";
import { ImportReportDialog } from "./import-report-dialog";
import { type ConvertCapture, keyMaker } from "./read-capture-file";
import { useCaptureImport } from "./use-capture-import";

const IDENTITY = [1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0];
/** A wall 4 m long and 2.5 m high that looks along z, its middle at x, 0, z. */
const wall = (identifier: string, x: number, z: number) => ({
  identifier,
  parentIdentifier: null,
  category: { wall: {} },
  confidence: { high: {} },
  dimensions: [4, 2.5, 0],
  transform: [...IDENTITY, x, 0, z, 1],
  polygonCorners: [],
  story: 0,
});
const capture = (walls: unknown[]) =>
  JSON.stringify({
    version: 2,
    story: 0,
    walls,
    doors: [],
    windows: [],
    openings: [],
    floors: [],
    objects: [],
    sections: [],
  });

const convert: ConvertCapture = async ({ text, keyBase, ...context }) =>
  importCapture(text, { ...context, createKey: keyMaker(keyBase) });

function Screen(props: { store: EditorStore; convert: ConvertCapture; onTaken: (floor: number | null) => void }) {
  const captures = useCaptureImport({ ...props, keyBase: "-" });
  return (
    <>
      <ImportButton isBusy={captures.progress !== null} onFiles={(files) => void captures.take(files)} />
      <ImportReportDialog outcomes={captures.outcomes} scene={props.store.scene} onClose={captures.dismiss} />
    </>
  );
}

function show(converter: ConvertCapture = convert) {
  const gestures: Gesture[] = [];
  const store = createEditorStore({
    surveyKey: SURVEY_KEY,
    records: littleRoom(),
    onGesture: (gesture) => gestures.push(gesture),
  });
  const onTaken = jest.fn();
  render(<Screen store={store} convert={converter} onTaken={onTaken} />);
  const before = store.scene.toRecords();
  const choose = (...files: File[]) => userEvent.upload(screen.getByLabelText("RoomPlan captures"), files);
  return { store, gestures, onTaken, before, choose };
}

/** jsdom's File has no text(). */
function file(name: string, content: string, size?: number): File {
  const made = new File([content], name, { type: "application/json" });
  if (size !== undefined) Object.defineProperty(made, "size", { value: size });
  Object.defineProperty(made, "text", { value: async () => content, configurable: true });
  return made;
}

test("a button named Import stands for the file chooser", () => {
  show();
  expect(screen.getByRole("button", { name: "Import" })).toBeInTheDocument();
});

test.each([
  ["no capture", file("a.json", "[1, 2]"), /not a RoomPlan capture/],
  ["no JSON", file("a.json", "hello"), /not JSON/],
  ["a broken one", file("a.json", capture([wall("w1", 0, 0)]).slice(0, -40)), /damaged/],
  ["one with NaN", file("a.json", capture([wall("w1", 0, 0)]).replace("2.5", "NaN")), /not a number/],
  ["one of 0 bytes", file("a.json", "", 0), /empty/],
  ["one of 41 MB", file("a.json", "{}", 41 * 1024 * 1024), /41 MB/],
])("%s gets a clear message and changes nothing", async (_, broken, message) => {
  const { store, gestures, onTaken, before, choose } = show();
  await choose(broken);
  const dialog = await screen.findByRole("dialog", { name: "Nothing was imported" });
  expect(within(dialog).getByRole("alert")).toHaveTextContent(message);
  expect(gestures).toHaveLength(0);
  expect(store.scene.toRecords()).toEqual(before);
  expect(onTaken).not.toHaveBeenCalled();
});

test("a file too large is not read at all", async () => {
  const converter = jest.fn(convert);
  const large = file("large.json", "{}", 41 * 1024 * 1024);
  const read = jest.fn();
  Object.defineProperty(large, "text", { value: read });
  await show(converter).choose(large);
  await screen.findByRole("dialog");
  expect(read).not.toHaveBeenCalled();
  expect(converter).not.toHaveBeenCalled();
});

test("a capture is one gesture, and the report names its elements", async () => {
  const { store, gestures, onTaken, choose } = show();
  await choose(file("walls.json", capture([wall("w1", 20, 0), wall("w2", 20, 3)])));
  const dialog = await screen.findByRole("dialog", { name: "Import report" });
  expect(within(dialog).getByRole("button", { name: "Done" })).toHaveFocus();
  expect(within(dialog).getByRole("group", { name: "Import report" })).toHaveAttribute("tabindex", "0");
  expect(within(dialog).getByText("Taken 2")).toBeInTheDocument();
  const identifiers = within(dialog)
    .getAllByRole("row")
    .slice(1)
    .map((row) => within(row).getAllByRole("cell").at(-1)?.textContent);
  expect(identifiers).toEqual(["w1", "w2"]);
  expect(gestures.map((gesture) => gesture.label)).toEqual(["Import walls.json"]);
  expect(store.scene.count("face")).toBe(8);
  expect(onTaken).toHaveBeenCalledWith(0);
});

test("of several files the good ones are taken, each as its own gesture", async () => {
  const { gestures, choose } = show();
  await choose(
    file("one.json", capture([wall("w1", 20, 0)])),
    file("bad.json", "hello"),
    file("two.json", capture([wall("w2", 30, 0)])),
  );
  const dialog = await screen.findByRole("dialog", { name: "Some files were not imported" });
  expect(within(dialog).getByRole("region", { name: "bad.json" })).toHaveTextContent("not JSON");
  expect(gestures.map((gesture) => gesture.label)).toEqual(["Import one.json", "Import two.json"]);
});

test("an importer that fails takes nothing and says so", async () => {
  const { gestures, choose } = show(() => Promise.reject(new Error("worker gone")));
  await choose(file("one.json", capture([])));
  expect(await screen.findByText(/The import stopped unexpectedly/)).toBeInTheDocument();
  expect(gestures).toHaveLength(0);
});
