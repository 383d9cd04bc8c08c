/**
 * Every figure in both directions: its number selects the faces it comes from, and each face highlights the figures it
 * contributes to.
 */
import { act, fireEvent, screen, within } from "@testing-library/react";
import { FIGURE_CODES, type FigureCode } from "@/lib/editor/analysis/quantities/figure-list";
import { FIGURE_NAMES } from "@/lib/editor/analysis/quantities/figure-names";
import { splitEdge } from "@/lib/editor/commands/split-edge";
import { splitFaceBetween } from "@/lib/editor/commands/split-face";
import { createEditorStore, type EditorStore } from "@/lib/editor/core/editor-store";
import { selectedItems } from "@/lib/editor/core/selection";
import { renderInEditor } from "@/tests/support/editor-services";
import { ONE_WALL_SURVEY, oneWallBetween } from "@/tests/support/homes/one-wall-between";
import { TWO_ROOMS_SURVEY, twoRooms } from "@/tests/support/homes/two-rooms";
import { QuantitiesPanel } from "./quantities-panel";

/** A kitchen and a hall of 4 × 3 × 2.5 m with a shared wall; the kitchen's wall ab is cut at half its height. */
function show() {
  const store = createEditorStore({ surveyKey: TWO_ROOMS_SURVEY, records: twoRooms() });
  store.run((scene) => splitEdge(scene, { edgeKeys: ["k-edge-a-up", "k-edge-b-up"] }));
  const [a, b] = [...store.scene.values("vertex")].slice(-2);
  expect(store.run((scene) => splitFaceBetween(scene, { from: a!.key, to: b!.key })).ok).toBe(true);
  const floor = { floorNumber: 0, name: "Entry level" };
  renderInEditor(<QuantitiesPanel floor={floor} floors={store.rooms.floors()} />, { store });
  const bearing = (corner: string): string =>
    [...store.scene.values("face")].find(({ label, loops }) => {
      const [loop = []] = loops;
      return label === "wall" && loop.includes(corner) && loop.includes(a!.key) && loop.includes(b!.key);
    })!.key;
  return { store, parts: { lower: bearing("k-b"), upper: bearing("k-b-top") } };
}

const EACH_WALL = ["bc", "cd", "da"];
const KITCHEN = {
  around: ["lower", ...EACH_WALL.map((wall) => `k-wall-${wall}`)],
  walls: ["lower", "upper", ...EACH_WALL.map((wall) => `k-wall-${wall}`)],
};
const HALL = ["ab", ...EACH_WALL].map((wall) => `h-wall-${wall}`);
const FLOORS = ["k-floor", "h-floor"];
const CEILINGS = ["k-ceiling", "h-ceiling"];
/** Of the two equal sides of the shared wall, the one with the lesser key counts. */
const COUNTED_ONCE = [...KITCHEN.walls.filter((key) => key !== "k-wall-cd"), ...HALL];

/** The faces of each figure by definition: of equal lengths or heights, the wall or room with the lesser key. */
const ROOM: Partial<Record<FigureCode, string[]>> = {
  F: ["k-floor"],
  C: ["k-ceiling"],
  W: KITCHEN.walls,
  WC: [...KITCHEN.walls, "k-ceiling"],
  PF: ["k-floor"],
  PC: ["k-ceiling"],
  BB: ["k-floor", ...KITCHEN.around],
  LL: ["k-wall-bc"],
  SH: ["lower", "upper"],
  HH: ["lower", "upper"],
  V: ["k-floor", "k-ceiling", ...KITCHEN.walls],
  SY: ["k-floor"],
};
const WHOLE: Record<FigureCode, string[]> = {
  F: FLOORS,
  C: CEILINGS,
  W: [...KITCHEN.walls, ...HALL],
  W1: COUNTED_ONCE,
  WC: [...KITCHEN.walls, ...HALL, ...CEILINGS],
  PF: FLOORS,
  PC: CEILINGS,
  BB: [...FLOORS, ...KITCHEN.around, ...HALL],
  LL: ["h-wall-bc"],
  SH: ["h-wall-ab"],
  HH: ["h-wall-ab"],
  V: [...FLOORS, ...CEILINGS, ...KITCHEN.walls, ...HALL],
  SY: FLOORS,
};

/** The rows of the table; the elements stay the same. */
const rowsByCode = (): Map<FigureCode, HTMLElement> =>
  new Map(
    FIGURE_CODES.flatMap((code) => {
      const row = screen.queryByRole("rowheader", { name: FIGURE_NAMES[code] })?.closest("tr");
      return row ? [[code, row] as const] : [];
    }),
  );

const selected = (store: EditorStore): string[] => selectedItems(store.getSelection()).map(({ key }) => key);

test.each([
  ["Room", ROOM],
  ["Floor", WHOLE],
  ["Home", WHOLE],
] as [string, typeof ROOM][])(
  "in a %s each number selects exactly its faces, and each face highlights exactly its numbers",
  (scope, table) => {
    const { store, parts } = show();
    const keysOf = (names: readonly string[]): string[] =>
      names.map((name) => (name in parts ? parts[name as keyof typeof parts] : name)).sort();
    const isOfRoom = (key: string): boolean => keysOf(ROOM.V ?? []).includes(key);
    act(() => store.select([{ kind: "face", key: "k-floor" }]));
    fireEvent.click(screen.getByRole("radio", { name: scope }));
    const rows = rowsByCode();
    const codes = FIGURE_CODES.filter((code) => code in table);
    expect([...rows.keys()]).toEqual(codes);
    const keysOfCode = (code: FigureCode): string[] => keysOf(table[code] ?? []);
    const highlighted = (): FigureCode[] => codes.filter((code) => rows.get(code)!.hasAttribute("data-lit"));
    for (const code of codes) {
      const [number] = within(rows.get(code)!).getAllByRole("button");
      fireEvent.click(number!);
      expect([code, selected(store).sort()]).toEqual([code, keysOfCode(code)]);
      expect(highlighted()).toEqual([code]);
    }
    for (const { key } of store.scene.values("face")) {
      if (scope === "Room" && !isOfRoom(key)) continue;
      act(() => store.select([{ kind: "vertex", key: "k-a" }]));
      act(() => store.select([{ kind: "face", key }]));
      expect([key, highlighted()]).toEqual([key, codes.filter((code) => keysOfCode(code).includes(key))]);
    }
  },
);

test("a wall with one record between two rooms highlights the numbers of the room that is shown", () => {
  const store = createEditorStore({ surveyKey: ONE_WALL_SURVEY, records: oneWallBetween() });
  renderInEditor(<QuantitiesPanel floors={store.rooms.floors()} />, { store });
  // The outliner lists the wall under "beside", the lesser key.
  const rows = () => rowsByCode();
  for (const [floor, area, other] of [
    ["floor", "35.00 m²", "beside"],
    ["beside", "40.00 m²", "floor"],
  ] as const) {
    act(() => store.select([{ kind: "face", key: floor }]));
    expect(rows().get("W")).toHaveTextContent(area);
    act(() => store.select([{ kind: "face", key: "wall2" }]));
    expect(rows().get("W")).toHaveTextContent(area);
    for (const code of ["W", "WC", "V", "BB"] as const) expect(rows().get(code)).toHaveAttribute("data-lit");
    fireEvent.click(within(rows().get("W")!).getAllByRole("button")[0]!);
    expect(selected(store)).toContain("wall2");
    expect(selected(store)).toHaveLength(4);
    expect(rows().get("W")).toHaveTextContent(area);
    act(() => store.select([{ kind: "face", key: other }]));
  }
});

test("a door between two rooms has its own name in each room's list, and does not lead from one room to the other", () => {
  const records = oneWallBetween();
  const [door] = records.objectPlanar;
  const onOtherWall = { ...door!, faceKey: "beside-east" };
  records.objectPlanar = [door!, { ...onOtherWall, key: "d1", u: 0.8 }, { ...onOtherWall, key: "d2", u: 2.2 }];
  const store = createEditorStore({ surveyKey: ONE_WALL_SURVEY, records });
  renderInEditor(<QuantitiesPanel floors={store.rooms.floors()} />, { store });
  const doors = () =>
    within(screen.getByRole("region", { name: "Openings" }))
      .getAllByRole("switch")
      .map((one) => one.getAttribute("aria-label") ?? one.closest("label")?.textContent);
  for (const [floor, names] of [
    ["floor", ["Deduct door"]],
    ["beside", ["Deduct door 1", "Deduct door 2", "Deduct door 3"]],
  ] as const) {
    act(() => store.select([{ kind: "face", key: floor }]));
    expect([...doors()].sort()).toEqual(names);
    act(() => store.select([{ kind: "objectPlanar", key: "door" }]));
    expect([...doors()].sort()).toEqual(names);
  }
});
