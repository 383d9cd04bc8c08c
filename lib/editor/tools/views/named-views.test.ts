import fc from "fast-check";
import { ALL_SHOWN } from "../layers/layer-state";
import {
  findView,
  freeName,
  MAX_NAME_LENGTH,
  MAX_VIEWS,
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

test("a view with the same name is replaced in place, ignoring case", () => {
  const views = [view("Kitchen"), view("Attic")];
  const after = withView(views, view(" kitchen ", { floorNumber: 1 }));
  expect(after.map(({ name, floorNumber }) => [name, floorNumber])).toEqual([
    ["kitchen", 1],
    ["Attic", 0],
  ]);
  expect(withView(views, view("  "))).toBe(views);
});

test("renames a view, but not to an empty or used name", () => {
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

test("finds an unused name", () => {
  const nameOf = (number: number) => `View ${number}`;
  expect(freeName([], nameOf)).toBe("View 1");
  expect(freeName([view("Attic"), view("view 3")], nameOf)).toBe("View 4");
});

test("drops the oldest view above the limit", () => {
  const many = Array.from({ length: MAX_VIEWS + 2 }, (_, index) => view(`V${index}`)).reduce(
    (views: readonly NamedView[], one) => withView(views, one),
    [],
  );
  expect(many).toHaveLength(MAX_VIEWS);
  expect(findView(many, "V1")).toBeNull();
  expect(findView(many, `V${MAX_VIEWS + 1}`)).not.toBeNull();
});

test("reads stored views unchanged, and drops invalid views and camera poses", () => {
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
        expect(read.name.length).toBeLessThanOrEqual(MAX_NAME_LENGTH);
      }
    }),
  );
});
