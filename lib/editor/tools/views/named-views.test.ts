import fc from "fast-check";
import { ALL_SHOWN } from "../layers/layer-state";
import {
  findView,
  freeName,
  LONGEST_NAME,
  MOST_VIEWS,
  type NamedView,
  readViews,
  renameView,
  withoutView,
  withView,
  writeViews,
} from "./named-views";
import { levelSection } from "./section";

const view = (name: string, more: Partial<NamedView> = {}): NamedView => ({
  name,
  floorNumber: 0,
  stand: { target: [1, 2, 3], distance: 8, azimuth: 0.5, elevation: 0.7 },
  isStacked: false,
  isXray: false,
  isDoubtShown: false,
  section: null,
  layers: ALL_SHOWN,
  ...more,
});
const names = (views: readonly NamedView[]) => views.map(({ name }) => name);

test("a view of the same name gives way and keeps its place, whatever its capitals", () => {
  const views = [view("Kitchen"), view("Attic")];
  const after = withView(views, view(" kitchen ", { floorNumber: 1 }));
  expect(after.map(({ name, floorNumber }) => [name, floorNumber])).toEqual([
    ["kitchen", 1],
    ["Attic", 0],
  ]);
  expect(withView(views, view("  "))).toBe(views);
});

test("a view is renamed, but not to nothing and not to another's name", () => {
  const views = [view("Kitchen"), view("Attic")];
  expect(renameView(views, "attic", "Roof  space")).toMatchObject({ ok: true });
  expect(renameView(views, "Attic", "ATTIC")).toMatchObject({
    ok: true,
    views: [{ name: "Kitchen" }, { name: "ATTIC" }],
  });
  expect(renameView(views, "Attic", " ")).toEqual({ ok: false, why: "empty" });
  expect(renameView(views, "Attic", "kitchen")).toEqual({ ok: false, why: "taken" });
  expect(names(withoutView(views, "KITCHEN"))).toEqual(["Attic"]);
});

test("a free name is one that none has", () => {
  const of = (number: number) => `View ${number}`;
  expect(freeName([], of)).toBe("View 1");
  expect(freeName([view("Attic"), view("view 3")], of)).toBe("View 4");
});

test("the oldest goes where there would be too many", () => {
  const many = Array.from({ length: MOST_VIEWS + 2 }, (_, at) => view(`V${at}`)).reduce(
    (views: readonly NamedView[], one) => withView(views, one),
    [],
  );
  expect(many).toHaveLength(MOST_VIEWS);
  expect(findView(many, "V1")).toBeNull();
  expect(findView(many, `V${MOST_VIEWS + 1}`)).not.toBeNull();
});

test("what is kept is read again as it was; what is no view is left out, and a stand without a place is none", () => {
  const whole = view("Cut", {
    section: levelSection(-1, 1.4),
    isXray: true,
    isDoubtShown: true,
    isStacked: true,
    floorNumber: -1,
  });
  expect(readViews(JSON.parse(JSON.stringify(writeViews([whole]))))).toEqual([whole]);
  expect(readViews("x")).toEqual([]);
  expect(readViews([null, 4, { name: "" }, { name: "A", floorNumber: "0" }])).toEqual([]);
  expect(readViews([{ name: "A", floorNumber: 0, stand: { target: [1, 2], distance: 3 } }])[0]?.stand).toBeNull();
  fc.assert(
    fc.property(fc.string(), (name) => {
      for (const read of readViews([{ name, floorNumber: 0 }])) {
        expect(read.name).toBe(read.name.trim());
        expect(read.name.length).toBeLessThanOrEqual(LONGEST_NAME);
      }
    }),
  );
});
