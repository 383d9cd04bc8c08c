import { act, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { moveVertices } from "@/lib/editor/commands/move-vertices";
import { createEditorStore } from "@/lib/editor/core/editor-store";
import { selectedItems } from "@/lib/editor/core/selection";
import { chooseUnits } from "@/lib/editor/core/units/chosen-measures";
import { renderInEditor } from "@/tests/support/editor-services";
import { TWO_ROOMS_SURVEY, twoRooms } from "@/tests/support/homes/two-rooms";
import { littleRoom, SURVEY_KEY } from "@/tests/support/little-room";
import { floorContents } from "../../canvas/view/survey-rooms";
import { openEditorView } from "../../tools/open-editor-view";
import { QuantitiesPanel } from "./quantities-panel";

afterEach(() => act(() => chooseUnits("metric")));

function show() {
  const records = littleRoom();
  const base = { surveyKey: SURVEY_KEY, floorNumber: 0 };
  // A second room of 2 × 2 m, floor only, so that the home is more than the first room.
  const places = { p: [10, 0], q: [10, 2], r: [12, 2], s: [12, 0] } as const;
  for (const [key, [x, z]] of Object.entries(places)) records.vertex.push({ ...base, key, x, y: 0, z });
  records.face.push({ ...base, key: "porch", label: "floor", loops: [["p", "q", "r", "s"]], roomLabel: "Porch" });
  const store = createEditorStore({ surveyKey: SURVEY_KEY, records });
  const view = openEditorView(store, 0);
  const shots: string[] = [];
  const shot = (name: string) => () => void shots.push(name);
  view.camera = { fit: shot("fit"), home: shot("home"), frame: shot("frame"), current: jest.fn(), goTo: jest.fn() };
  const floor = { floorNumber: 0, name: "Entry level" };
  renderInEditor(<QuantitiesPanel floor={floor} floors={[floorContents(store.scene, 0)]} />, { store, view });
  return { store, view, shots, user: userEvent.setup() };
}

const region = () => screen.getByRole("region", { name: "Quantities" });
const figureRow = (name: string) =>
  within(region())
    .getAllByRole("row")
    .find((row) => within(row).queryByRole("rowheader", { name }) !== null)!;
/** Gross and net as shown, with their tolerance. */
const figures = (name: string): (string | null)[] =>
  within(figureRow(name))
    .getAllByRole("cell")
    .slice(-2)
    .map((cell) => cell.textContent);
const number = (name: RegExp) => within(region()).getByRole("button", { name });

test("shows the whole survey, with tolerances, until an element in a room is selected", () => {
  const { store } = show();
  expect(screen.getByText("Whole survey")).toBeInTheDocument();
  expect(screen.getByRole("radio", { name: "Home" })).toBeChecked();
  expect(figures("Floor area")).toEqual(["16.00 m²±0.06 m²", "–"]);
  expect(figures("Openings")).toEqual(["1.89 m²1 door"]);
  act(() => store.select([{ kind: "face", key: "floor" }]));
  expect(screen.getByText("Study")).toBeInTheDocument();
  expect(screen.getByRole("radio", { name: "Room" })).toBeChecked();
  const names = [
    "Floor area",
    "Ceiling area",
    "Walls",
    "Walls and ceiling",
    "Perimeter",
    "Ceiling perimeter",
    "Baseboard",
  ];
  const others = ["Long wall", "Short wall height", "Tall wall height", "Volume", "Square yards"];
  expect([...names, ...others].map((name) => figures(name)[0]!.replace(/±.*/, ""))).toEqual([
    "12.00 m²",
    "12.00 m²",
    "35.00 m²",
    "47.00 m²",
    "14.00 m",
    "14.00 m",
    "13.10 m",
    "4.00 m",
    "2.50 m",
    "2.50 m",
    "30.00 m³",
    "14.35 yd²",
  ]);
  act(() => store.clearSelection());
  expect(figures("Floor area")[0]).toMatch(/^16.00 m²/);
});

test("marks the volume of an open room as estimated", () => {
  const { store } = show();
  act(() => store.select([{ kind: "face", key: "floor" }]));
  expect(screen.queryByText("estimated")).not.toBeInTheDocument();
  act(() => store.select([{ kind: "face", key: "porch" }]));
  expect(screen.getByTitle("Estimated: the room is open, floor × mean height")).toBeVisible();
});

test("figures follow a drag and an undo", async () => {
  const { store } = show();
  const drag = store.beginDrag((scene, by: number) => moveVertices(scene, { keys: ["r", "s"], vector: [by, 0, 0] }));
  act(() => {
    drag.move(1);
    drag.move(2);
  });
  expect(await screen.findByText("20.00 m²")).toBeInTheDocument();
  act(() => {
    drag.commit();
    store.undo();
  });
  expect(await screen.findByText("16.00 m²")).toBeInTheDocument();
});

test("a number is a button that selects and frames its faces, and highlights its row", async () => {
  const { store, shots, user } = show();
  act(() => store.select([{ kind: "vertex", key: "a" }]));
  await user.click(number(/^Walls, gross 35.00 m², ±/));
  const walls = ["wall-ab", "wall-bc", "wall-cd", "wall-da"];
  expect(selectedItems(store.getSelection()).map(({ key }) => key)).toEqual(walls);
  await new Promise(requestAnimationFrame);
  expect(shots).toEqual(["frame"]);
  expect(figureRow("Walls")).toHaveAttribute("data-lit");
  expect(figureRow("Volume")).not.toHaveAttribute("data-lit");
  await user.click(number(/^Long wall, gross 4.00 m/));
  expect(selectedItems(store.getSelection()).map(({ key }) => key)).toEqual(["wall-bc"]);
  await user.click(number(/^Volume/));
  expect(store.getSelection().kinds.size).toBe(6);
});

test("a selected face highlights its figures", () => {
  const { store } = show();
  act(() => store.select([{ kind: "face", key: "ceiling" }]));
  const highlighted = within(region())
    .getAllByRole("row")
    .filter((row) => row.hasAttribute("data-lit"));
  expect(highlighted.map((row) => within(row).getByRole("rowheader").textContent)).toEqual([
    "Ceiling area",
    "Walls and ceiling",
    "Ceiling perimeter",
    "Volume",
  ]);
});

/** The highlighted rows, by name. */
const highlighted = () =>
  within(region())
    .getAllByRole("row")
    .filter((row) => row.hasAttribute("data-lit"))
    .map((row) => within(row).getByRole("rowheader").textContent);

test("a wall also contributes to its baseboard, and highlights the figures of its floor and of the home", async () => {
  const { store, user } = show();
  act(() => store.select([{ kind: "face", key: "wall-bc" }]));
  const roomFigures = ["Walls", "Walls and ceiling", "Baseboard", "Long wall", "Volume"];
  for (const scope of ["Room", "Floor", "Home"]) {
    await user.click(screen.getByRole("radio", { name: scope }));
    const all = scope === "Room" ? roomFigures : ["Walls", "Walls, shared counted once", ...roomFigures.slice(1)];
    expect([scope, highlighted().map((name) => name?.replace("estimated", ""))]).toEqual([scope, all]);
  }
  act(() => store.select([{ kind: "face", key: "porch" }]));
  expect(highlighted().map((name) => name?.replace("estimated", ""))).toEqual([
    "Floor area",
    "Perimeter",
    "Baseboard",
    "Volume",
    "Square yards",
  ]);
  act(() => store.select([{ kind: "vertex", key: "a" }]));
  expect(highlighted()).toEqual([]);
});

test("the baseboard's number selects the floor and the walls along it", async () => {
  const { store, user } = show();
  act(() => store.select([{ kind: "face", key: "floor" }]));
  await user.click(number(/^Baseboard/));
  expect(new Set(selectedItems(store.getSelection()).map(({ key }) => key))).toEqual(
    new Set(["floor", "wall-ab", "wall-bc", "wall-cd", "wall-da"]),
  );
});

test("the scopes floor and home stay whatever is selected; the scope room asks for a selection if there is none", async () => {
  const { store, user } = show();
  await user.click(screen.getByRole("radio", { name: "Floor" }));
  expect(screen.getByText("Entry level")).toBeInTheDocument();
  await user.click(number(/^Floor area/));
  expect(
    selectedItems(store.getSelection())
      .map(({ key }) => key)
      .sort(),
  ).toEqual(["floor", "porch"]);
  expect(screen.getByRole("radio", { name: "Floor" })).toBeChecked();
  act(() => store.clearSelection());
  await user.click(screen.getByRole("radio", { name: "Room" }));
  expect(screen.getByText("Select something in a room to see its figures.")).toBeVisible();
  await user.click(screen.getByRole("radio", { name: "Home" }));
  // A number of the home keeps the scope, though its faces are in rooms.
  await user.click(number(/^Perimeter/));
  expect(screen.getByText("Whole survey")).toBeInTheDocument();
});

test("a switch deducts an opening from its wall: net next to gross, one undo", async () => {
  const { store, user } = show();
  act(() => store.select([{ kind: "face", key: "floor" }]));
  expect(figures("Walls")[1]).toBe("–");
  await user.click(screen.getByRole("switch", { name: "Deduct door" }));
  expect(await screen.findByRole("button", { name: /^Walls, net 33.11 m²/ })).toBeVisible();
  expect(figures("Walls and ceiling")[1]).toMatch(/^45.11 m²/);
  expect(screen.getByText("1 of 1 opening")).toBeVisible();
  expect(screen.getByText("−1.89 m²")).toBeVisible();
  expect(store.getRecord("objectPlanar", "door")?.deduct).toBe(true);
  expect(store.getHistory().past.map(({ label }) => label)).toEqual(["Deduct opening"]);
  act(() => void store.undo());
  expect(await screen.findByText("0 of 1 opening")).toBeVisible();
  expect(screen.getByRole("switch", { name: "Deduct door" })).not.toBeChecked();
  await user.click(screen.getByRole("button", { name: /^Door\b/ }));
  expect(selectedItems(store.getSelection())).toEqual([{ kind: "objectPlanar", key: "door" }]);
});

test("the home adds up its rooms, and shows shared walls and doors counted once", async () => {
  const store = createEditorStore({ surveyKey: TWO_ROOMS_SURVEY, records: twoRooms() });
  renderInEditor(<QuantitiesPanel floors={[floorContents(store.scene, 0)]} />, { store });
  // Two rooms of 35 m², of which 7.5 m² are shared.
  expect(figures("Walls")).toEqual([expect.stringMatching(/^70.00 m²/), "–"]);
  expect(figures("Walls, shared counted once")).toEqual([expect.stringMatching(/^62.50 m²/), "–"]);
  expect(screen.getByText(/W1 counts each shared wall once/)).toBeVisible();
  // 2 × 0.9 × 2.1 m of door, and 1.2 × 1.2 m of window.
  expect(figures("Openings")).toEqual(["5.22 m²2 doors (1 counted once), 1 window"]);
  expect(screen.getByText("0 of 3 openings (0 of 2 counted once)")).toBeVisible();
  expect(screen.getByText(/A shared door, window or opening is in both rooms/)).toBeVisible();
  act(() => store.select([{ kind: "face", key: "h-floor" }]));
  expect(figures("Walls")[0]).toMatch(/^35.00 m²/);
  expect(screen.queryByRole("rowheader", { name: "Walls, shared counted once" })).toBeNull();
  expect(figures("Openings")).toEqual(["1.89 m²1 door"]);
  expect(screen.queryByText(/counted once/)).toBeNull();
  await userEvent.click(screen.getByRole("switch", { name: "Deduct door" }));
  expect(store.getRecord("objectPlanar", "door-k")?.deduct).toBe(true);
  act(() => store.clearSelection());
  expect((await screen.findByRole("button", { name: /^Walls, net/ })).textContent).toMatch(/^66.22 m²/);
  // A door of 0.9 × 2.1 m: deducted from both sides, and from the one side that counts.
  expect(figures("Walls, shared counted once")[1]).toMatch(/^60.61 m²/);
  expect(screen.getByText("2 of 3 openings (1 of 2 counted once)")).toBeVisible();
  expect(screen.getByText("−3.78 m²")).toBeVisible();
});

test("the switch in the head shows feet and inches", async () => {
  const { user } = show();
  await user.click(screen.getByRole("radio", { name: "ft in" }));
  expect(figures("Floor area")[0]).toMatch(/^172.2 ft²/);
  expect(figures("Perimeter")[0]).toMatch(/^72' 2 1\/8"/);
  expect(figures("Square yards")[0]).toMatch(/^19.14 yd²/);
  expect(number(/^Volume, gross 1,059.4 ft³/)).toBeVisible();
});
