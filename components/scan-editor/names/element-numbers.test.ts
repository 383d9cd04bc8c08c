import { deleteElements } from "@/lib/editor/commands/delete-elements";
import { insertObject3D } from "@/lib/editor/commands/insert-object-3d";
import { insertOpening } from "@/lib/editor/commands/insert-opening";
import { createEditorStore } from "@/lib/editor/core/editor-store";
import { OBJECT_PRESETS } from "@/lib/editor/core/objects/object-presets";
import { TWO_ROOMS_SURVEY, twoRooms } from "@/tests/support/homes/two-rooms";
import { floorContents } from "../canvas/view/survey-rooms";
import { elementName } from "./element-names";
import { nameElements } from "./name-elements";

const preset = OBJECT_PRESETS.find(({ label }) => label === "sofa")!;

function open() {
  const records = twoRooms();
  const [sofa] = records.object3D;
  records.object3D = ["s-1", "s-2"].map((key, x) => ({ ...sofa!, key, position: [1 + x, 0.4, 1.2], source: "scan" }));
  const store = createEditorStore({ surveyKey: TWO_ROOMS_SURVEY, records, nameElements });
  const name = (kind: "objectPlanar" | "object3D", key: string) =>
    elementName(store.scene, floorContents(store.scene, 0), { kind, key }).name;
  return { store, sofa: (key: string) => name("object3D", key), planar: (key: string) => name("objectPlanar", key) };
}

const putSofa = (store: ReturnType<typeof open>["store"], key: string) =>
  store.run((scene) =>
    insertObject3D(scene, { preset, floorNumber: 0, faceKey: "k-floor", at: [2, 0, 2], newKey: () => key }),
  );

test("a new object gets the next number, whatever its key, and the others keep theirs", () => {
  const { store, sofa } = open();
  putSofa(store, "a-first");
  expect(["s-1", "s-2", "a-first"].map(sofa)).toEqual(["Sofa 1", "Sofa 2", "Sofa 3"]);
  putSofa(store, "a-before");
  expect(["s-1", "s-2", "a-first", "a-before"].map(sofa)).toEqual(["Sofa 1", "Sofa 2", "Sofa 3", "Sofa 4"]);
  const items = [{ kind: "object3D", key: "a-first" }] as const;
  store.run((scene) => deleteElements(scene, { items }));
  expect(sofa("a-before")).toBe("Sofa 3");
  store.undo();
  expect(["s-1", "s-2", "a-first", "a-before"].map(sofa)).toEqual(["Sofa 1", "Sofa 2", "Sofa 3", "Sofa 4"]);
});

test("a door inserted before others along the wall gets the last number; in the other room it has its own", () => {
  const { store, planar } = open();
  let count = 0;
  const put = (u: number) =>
    store.run((scene) =>
      insertOpening(scene, {
        faceKey: "k-wall-cd",
        label: "vent",
        at: [4, 2.2, u],
        newKey: () => `vent-${9 - count++}`,
      }),
    );
  put(2.5);
  expect(planar("vent-9")).toBe("Vent");
  put(1);
  put(0.3);
  expect(["vent-9", "vent-8", "vent-7"].map(planar)).toEqual(["Vent 1", "Vent 2", "Vent 3"]);
  const door = store.run((scene) =>
    insertOpening(scene, { faceKey: "k-wall-da", label: "door", at: [1, 1, 0], newKey: () => "a-door" }),
  );
  expect(door.ok).toBe(true);
  expect(["door-k", "a-door", "door-h"].map(planar)).toEqual(["Door 1", "Door 2", "Door"]);
});

test("captured openings are numbered along the walls", () => {
  const { store, planar } = open();
  store.run((scene) => insertOpening(scene, { faceKey: "k-wall-ab", label: "window", newKey: () => "a-window" }));
  expect(["pane", "a-window"].map(planar)).toEqual(["Window 1", "Window 2"]);
});

test("numbers stay the same however many elements are added and deleted", () => {
  const { store, sofa } = open();
  putSofa(store, "kept");
  for (let round = 0; round < 230; round += 1) {
    putSofa(store, `r-${round}`);
    expect([sofa("kept"), sofa(`r-${round}`)]).toEqual(["Sofa 3", "Sofa 4"]);
    store.undo();
  }
});
