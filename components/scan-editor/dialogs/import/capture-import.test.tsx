import { act, render, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { createEditorStore, type EditorStore } from "@/lib/editor/core/editor-store";
import type { Gesture } from "@/lib/editor/core/gesture";
import { littleRoom, SURVEY_KEY } from "@/tests/support/little-room";
import type { ConvertCaptures } from "./capture-messages";
import { ImportButton } from "./import-button";
import { ImportDialog } from "./import-dialog";
import { readCaptureFiles } from "./read-capture-files";
import { useCaptureImport } from "./use-capture-import";

const IDENTITY = [1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0];
/** A wall 4 m long and 2.5 m high that faces along z, with its middle at x, 0, z. */
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
/** A floor of 4 × 3 m at z 0 to 3. */
const floor = (identifier: string, x: number, y: number) => ({
  ...wall(identifier, x, 0),
  category: { floor: {} },
  dimensions: [4, 3, 0],
  transform: [1, 0, 0, 0, 0, 0, -1, 0, 0, 1, 0, 0, x, y, 1.5, 1],
});
/** Returns a capture with walls that form no loop, and with a floor for each, apart from the walls. */
const capture = (
  walls: ReturnType<typeof wall>[],
  floors = walls.map((one) => floor(`floor-${one.identifier}`, 60, 0)),
) =>
  JSON.stringify({
    version: 2,
    story: 0,
    walls,
    doors: [],
    windows: [],
    openings: [],
    floors,
    objects: [],
    sections: [],
  });

const convert: ConvertCaptures = (request, watch) => readCaptureFiles(request, watch);

type Setup = { convert?: ConvertCaptures; floors?: number[] };

function Screen({
  store,
  onImported,
  ...setup
}: Setup & { store: EditorStore; onImported: (floor: number | null) => void }) {
  const captures = useCaptureImport({ store, onImported, convert: setup.convert ?? convert, keyBase: "-" });
  return (
    <>
      <ImportButton isBusy={captures.stage !== null} onFiles={captures.read} />
      <ImportDialog captures={captures} floors={setup.floors ?? [0]} levelName={(number) => `Level ${number}`} />
    </>
  );
}

function show(setup: Setup = {}) {
  const gestures: Gesture[] = [];
  const store = createEditorStore({
    surveyKey: SURVEY_KEY,
    records: littleRoom(),
    onGesture: (gesture) => gestures.push(gesture),
  });
  const onImported = jest.fn();
  render(<Screen store={store} onImported={onImported} {...setup} />);
  const before = store.scene.toRecords();
  const choose = (...files: File[]) => userEvent.upload(screen.getByLabelText("RoomPlan captures"), files);
  return { store, gestures, onImported, before, choose };
}

/** The File of jsdom has no text(). */
function file(name: string, content: string, size?: number): File {
  const created = new File([content], name, { type: "application/json" });
  if (size !== undefined) Object.defineProperty(created, "size", { value: size });
  Object.defineProperty(created, "text", { value: async () => content, configurable: true });
  return created;
}

const button = (name: string | RegExp) => screen.getByRole("button", { name });
const findPreview = () => screen.findByRole("dialog", { name: "Import preview" });

test("a button named Import opens the file chooser", () => {
  show();
  expect(button("Import")).toBeInTheDocument();
});

test.each([
  ["a file that is no capture", file("a.json", "[1, 2]"), /not a RoomPlan capture: \[0\] has no list of walls/],
  ["a file that is no JSON", file("a.json", "hello"), /isn't JSON \(line 1, column 1\)/],
  ["a damaged file", file("a.json", capture([wall("w1", 0, 0)]).slice(0, -40)), /damaged: it ends too early/],
  ["a NaN value", file("a.json", capture([wall("w1", 0, 0)]).replace("2.5", "NaN")), /in walls\[0\]\.dimensions\[1\]/],
  ["a file of 0 bytes", file("a.json", "", 0), /empty/],
  ["a file of 41 MB", file("a.json", "{}", 41 * 1024 * 1024), /41 MB/],
])("%s shows a message with the place of the fault, and changes nothing", async (_, broken, message) => {
  const { store, gestures, onImported, before, choose } = show();
  await choose(broken);
  const dialog = await screen.findByRole("dialog", { name: "Nothing was imported" });
  expect(within(dialog).getByRole("alert")).toHaveTextContent(message);
  await userEvent.click(button("Done"));
  expect(gestures).toHaveLength(0);
  expect(store.scene.toRecords()).toEqual(before);
  expect(onImported).not.toHaveBeenCalled();
});

test("a file that is too large is not read", async () => {
  const large = file("large.json", "{}", 41 * 1024 * 1024);
  const read = jest.fn();
  Object.defineProperty(large, "text", { value: read });
  await show().choose(large);
  await screen.findByRole("dialog", { name: "Nothing was imported" });
  expect(read).not.toHaveBeenCalled();
});

test("a capture is previewed element by element and imported as one edit", async () => {
  const { store, gestures, onImported, before, choose } = show();
  await choose(file("walls.json", capture([wall("w1", 20, 0), wall("w2", 20, 9)], [floor("f1", 60, 0)])));
  const dialog = await findPreview();
  expect(button("Import 1 room")).toHaveFocus();
  expect(within(dialog).getByRole("group", { name: "Import preview" })).toHaveAttribute("tabindex", "0");
  const rows = within(within(dialog).getByRole("region", { name: "walls.json" }))
    .getAllByRole("row")
    .slice(1);
  const cells = rows.map((row) =>
    within(row)
      .getAllByRole("cell")
      .map((cell) => cell.textContent),
  );
  expect(cells).toEqual([
    ["Imported", "Imported as captured", "walls[0]w1"],
    ["Imported", "Imported as captured", "walls[1]w2"],
    ["Imported", "Imported as captured", "floors[0]f1"],
  ]);
  expect(store.scene.toRecords()).toEqual(before);
  await userEvent.keyboard("{Enter}");
  expect(screen.queryByRole("dialog")).toBeNull();
  expect(gestures.map((gesture) => gesture.label)).toEqual(["Import walls.json"]);
  expect(store.scene.count("face")).toBe(9);
  expect(onImported).toHaveBeenCalledWith(0);
});

test("Cancel and Escape import nothing", async () => {
  const { store, gestures, before, choose } = show();
  for (const leave of [() => userEvent.click(button("Cancel")), () => userEvent.keyboard("{Escape}")]) {
    await choose(file("walls.json", capture([wall("w1", 20, 0)])));
    await findPreview();
    await leave();
    expect(screen.queryByRole("dialog")).toBeNull();
  }
  expect(gestures).toHaveLength(0);
  expect(store.scene.toRecords()).toEqual(before);
});

test("several files are one edit with one undo; a faulty one is named and skipped", async () => {
  const { store, gestures, before, choose } = show();
  await choose(
    file("one.json", capture([wall("w1", 20, 0)])),
    file("bad.json", "hello"),
    file("two.json", capture([wall("w2", 30, 0)])),
  );
  const dialog = await screen.findByRole("dialog", { name: "Some files can't be imported" });
  expect(within(dialog).getByRole("region", { name: "bad.json" })).toHaveTextContent("isn't JSON");
  expect(dialog).toHaveTextContent("You can import the other 2 files.");
  await userEvent.click(button("Import 2 rooms"));
  expect(gestures.map((gesture) => gesture.label)).toEqual(["Import 2 captures"]);
  act(() => void store.undo());
  expect(store.scene.toRecords()).toEqual(before);
});

test("two rooms of one home are aligned to one level, and their shared walls are listed", async () => {
  const { store, choose } = show();
  const turned = { ...wall("w2", 40, -0.1), transform: [-1, 0, 0, 0, 0, 1, 0, 0, 0, 0, -1, 0, 40, 0, -0.1, 1] };
  const behind = { ...floor("f2", 40, -1.29) };
  behind.transform = [1, 0, 0, 0, 0, 0, -1, 0, 0, 1, 0, 0, 40, -1.29, -1.6, 1];
  // Chosen in reverse order: the preview sorts them by name.
  await choose(
    file("two.json", capture([turned], [behind])),
    file("one.json", capture([wall("w1", 40, 0)], [floor("f1", 40, -1.25)])),
  );
  const dialog = await findPreview();
  expect(dialog).toHaveTextContent(
    "Level 0: the floors of 2 rooms lay up to 40 mm apart; 1 of the rooms was raised or lowered whole, to one level.",
  );
  const [, pair] = within(within(dialog).getByRole("table", { name: "Seen from two rooms" })).getAllByRole("row");
  // Names and figures are excluded from page translation.
  for (const name of ["Rooms", "Seen from two rooms"]) {
    const cells = within(within(dialog).getByRole("table", { name })).getAllByRole("cell");
    expect(cells.filter((cell) => !cell.closest('[translate="no"]'))).toEqual([]);
  }
  expect(pair).toHaveTextContent("Wallone – two100 mm4.00 m");
  const [first, second] = [1, 2].map((n) => screen.getByRole("textbox", { name: new RegExp(`^Name of room ${n} `) }));
  await userEvent.type(second!, "Pantry");
  expect(pair).toHaveTextContent("Wallone – Pantry100 mm");
  // As it will be imported: trimmed, and numbered if two rooms have the same name.
  await userEvent.type(first!, " Pantry ");
  expect(pair).toHaveTextContent("WallPantry (one) – Pantry (two)100 mm");
  await userEvent.clear(first!);
  expect(pair).toHaveTextContent("Wallone – Pantry100 mm");
  // The placeholder is the name under which the room is imported.
  expect(first).toHaveAttribute("placeholder", "one");
  await userEvent.click(button("Import 2 rooms"));
  const importedFloors = [...store.scene.values("face")].filter(({ sourceId }) => sourceId?.startsWith("f"));
  expect(importedFloors.map(({ roomLabel }) => roomLabel)).toEqual(["one", "Pantry"]);
  const levels = importedFloors.flatMap(({ loops }) => loops.flat().map((key) => store.scene.get("vertex", key)!.y));
  expect(new Set(levels).size).toBe(1);
});

test("a room that is moved to the level of the survey's floor is reported with the distance", async () => {
  const { choose } = show();
  await choose(file("one.json", capture([wall("w1", 40, 0)], [floor("f1", 40, 0.05)])));
  expect(await findPreview()).toHaveTextContent(
    "Level 0: the inspection's floor is at another level; 1 room was raised or lowered whole to it, by up to 50 mm.",
  );
});

test("rooms whose levels differ too much are reported as left in place", async () => {
  const { choose } = show();
  await choose(
    file("one.json", capture([wall("w1", 40, 0)], [floor("f1", 40, -3)])),
    file("two.json", capture([wall("w2", 50, 0)], [floor("f2", 50, -2.9)])),
  );
  expect(await findPreview()).toHaveTextContent(
    "Level 0: floors 100 mm apart were kept where they are; more than 90 mm is a step.",
  );
});

test("estimates and rooms that may not line up are shown before the import", async () => {
  const { choose } = show();
  const side = (identifier: string, x: number, z: number) => ({
    ...wall(identifier, x, z),
    transform: [0, 0, 1, 0, 0, 1, 0, 0, -1, 0, 0, 0, x, 0, z, 1],
  });
  const closed = [wall("n", 20, -2), wall("s", 20, 2), side("w", 18, 0), side("e", 22, 0)];
  const room = JSON.parse(capture(closed, [])) as object;
  const moved = { ...room, referenceOriginTransform: [...IDENTITY, 9, 0, 0, 1] };
  const other = JSON.stringify(room).replace(/"identifier":"/g, '"identifier":"other-');
  await choose(file("one.json", JSON.stringify(moved)), file("two.json", other));
  const dialog = await findPreview();
  const cautions = within(within(dialog).getByRole("region", { name: "Check before you import" })).getAllByRole(
    "listitem",
  );
  expect(cautions.map(({ textContent }) => textContent)).toEqual([
    "one may not line up with the rooms in this survey: it was placed by its reference origin alone, and shares no wall or door with them.",
    "one: no floor in the capture. Its floor is estimated from its walls.",
    "two may not line up with the other rooms: they have a reference origin, and its file has none.",
    "two: no floor in the capture. Its floor is estimated from its walls.",
  ]);
  expect(dialog).toHaveTextContent("1 room was moved into one frame by its reference origin.");
  const [, first] = within(within(dialog).getByRole("table", { name: "Rooms" })).getAllByRole("row");
  expect(first).toHaveTextContent("16.00 m² estimated");
  const whole = within(dialog).getByRole("region", { name: "The whole" });
  expect(whole).toHaveTextContent("Floor area32.00 m² estimatedPerimeter32.00 m estimatedGross wall80.00 m²Gross");
  // A floor for each, besides its flat ceiling.
  expect(dialog).toHaveTextContent("Added 2Estimated 2");
});

test("another floor can be chosen before the import", async () => {
  const { onImported, choose } = show({ floors: [0, 1] });
  await choose(file("walls.json", capture([wall("w1", 20, 0)])));
  await findPreview();
  await userEvent.click(screen.getByRole("combobox", { name: "Floor of the lowest story" }));
  await userEvent.click(screen.getByRole("option", { name: "Level 1" }));
  await waitFor(() => expect(screen.getByRole("combobox")).toHaveTextContent("Level 1"));
  await userEvent.click(button("Import 1 room"));
  expect(onImported).toHaveBeenCalledWith(1);
});

test("the captured floor can be chosen again, and a floor whose preview failed is not shown as chosen", async () => {
  let fails = false;
  const { onImported, choose } = show({
    floors: [1],
    convert: (request, watch) => (fails ? Promise.reject(new Error("worker gone")) : convert(request, watch)),
  });
  await choose(file("walls.json", capture([wall("w1", 20, 0)])));
  await findPreview();
  const chooseFloor = async (name: string) => {
    await userEvent.click(screen.getByRole("combobox", { name: "Floor of the lowest story" }));
    await userEvent.click(screen.getByRole("option", { name }));
  };
  await chooseFloor("Level 1");
  await waitFor(() => expect(screen.getByRole("combobox")).toHaveTextContent("Level 1"));
  fails = true;
  await chooseFloor("Level 0");
  expect(await screen.findByText(/The import stopped unexpectedly/)).toBeInTheDocument();
  expect(screen.getByRole("combobox")).toHaveTextContent("Level 1");
  fails = false;
  await chooseFloor("Level 0");
  await waitFor(() => expect(screen.queryByText(/The import stopped unexpectedly/)).toBeNull());
  await waitFor(() => expect(screen.getByRole("combobox")).toHaveTextContent("Level 0"));
  await userEvent.click(button("Import 1 room"));
  expect(onImported).toHaveBeenCalledWith(0);
});

test("shows the progress of reading, and Cancel ends it", async () => {
  const { store, before, choose } = show({
    convert: (_, { onProgress, signal }) => {
      onProgress({ step: "read", fileName: "b.json", done: 1, steps: 3 });
      return new Promise((resolve) => signal.addEventListener("abort", () => resolve(null)));
    },
  });
  await choose(file("a.json", "{}"), file("b.json", "{}"));
  expect(await screen.findByRole("dialog", { name: "Reading 2 captures" })).toBeInTheDocument();
  const bar = screen.getByRole("progressbar", { name: "Reading b.json" });
  expect(bar).toHaveAttribute("aria-valuenow", "33");
  expect(bar).toHaveAttribute("aria-valuetext", "2 of 2");
  await userEvent.click(button("Cancel"));
  expect(screen.queryByRole("dialog")).toBeNull();
  expect(button("Import")).toBeEnabled();
  expect(store.scene.toRecords()).toEqual(before);
});

test("an importer that fails imports nothing and reports the failure", async () => {
  const { gestures, choose } = show({ convert: () => Promise.reject(new Error("worker gone")) });
  await choose(file("one.json", capture([])));
  expect(await screen.findByText(/The import stopped unexpectedly/)).toBeInTheDocument();
  expect(gestures).toHaveLength(0);
});
