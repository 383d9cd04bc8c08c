import { withColumn } from "@/lib/editor/commands/selecting/columns";
import { createEditorStore } from "@/lib/editor/core/editor-store";
import type { SceneRecords } from "@/lib/editor/core/scene";
import type { SelectionItem } from "@/lib/editor/core/selection";
import type { ToolView } from "@/lib/editor/tools/tool-view";
import { editorServices } from "@/tests/support/editor-services";
import { littleRoom, SURVEY_KEY } from "@/tests/support/little-room";
import { readQuestion } from "../prompt/value-question";
import { openEditorView } from "../tools/open-editor-view";
import { editorActions } from "./editor-actions";

/** 100 pixels per meter, seen from straight above. */
const plan: ToolView = {
  isFromAbove: true,
  rayAt: (x, y) => ({ origin: [x / 100, 10, y / 100], direction: [0, -1, 0] }),
  metersPerPixel: () => 0.01,
  pointAt: (x, y) => ({ at: [x / 100, 0, y / 100], text: null }),
  spotOn: (of) => (of === "edge" ? { key: "edge-ab-top", at: [0, 2.5, 1] } : null),
  screenAxes: () => ({ right: [1, 0, 0], away: [0, 0, -1] }),
};

/** Clicks each item on the plan, the later ones with Shift. */
function open(clicked: readonly SelectionItem[], records: SceneRecords = littleRoom()) {
  const store = createEditorStore({ surveyKey: SURVEY_KEY, records });
  const view = openEditorView(store, 0);
  view.tools!.view = plan;
  const choose = (...items: SelectionItem[]) => store.select(items.flatMap((item) => withColumn(store.scene, item)));
  choose(...clicked);
  const find = (id: string) =>
    editorActions(editorServices({ store, view })).find((action) => action.id === `editor.${id}`)!;
  const run = (id: string) => (find(id).disabledReason ? undefined : find(id).run());
  const xyz = (key: string) => {
    const vertex = store.scene.get("vertex", key);
    return vertex ? [vertex.x, vertex.y, vertex.z] : null;
  };
  const faces = (label: string) => [...store.scene.values("face")].filter((face) => face.label === label);
  return { store, view, choose, find, run, xyz, faces, noticeText: () => view.get().notice?.text ?? null };
}

const corners = (...keys: string[]) => keys.map((key): SelectionItem => ({ kind: "vertex", key }));
const edges = (...keys: string[]) => keys.map((key): SelectionItem => ({ kind: "edge", key }));

/** The room without its door and without a locked corner. */
function bareRoom(): SceneRecords {
  const room = littleRoom();
  return {
    ...room,
    vertex: room.vertex.map((vertex) => ({ ...vertex, locked: false })),
    objectPlanar: [],
  };
}

test("one corner of a plan counts as one corner: there is nothing to merge, split or measure", () => {
  const { find } = open(corners("a"));
  expect(find("merge-center").disabledReason).toBe("Select two or more corners to merge");
  expect(find("split").disabledReason).toBe("Select two corners of one face to split it between them");
  expect(find("measure-selection").disabledReason).toBe("Select two corners, three for an angle, an edge or a face");
});

test.each([
  ["merge-center", "a", [0, 1.5]],
  ["merge-first", "a", [0, 0]],
  ["merge-last", "b", [0, 3]],
])("%s merges floor corners with floor corners and ceiling with ceiling, in one edit", (id, survivor, [x, z]) => {
  const { store, run, xyz, noticeText, faces } = open(corners("a", "b-top"), bareRoom());
  run(id);
  expect([xyz(survivor), xyz(`${survivor}-top`)]).toEqual([
    [x, 0, z],
    [x, 2.5, z],
  ]);
  expect(store.scene.count("vertex")).toBe(6);
  expect(faces("wall").map(({ key }) => key)).toEqual(["wall-bc", "wall-cd", "wall-da"]);
  expect(store.getHistory().undoLabel).toBe("Merge 2 corners");
  expect(noticeText()).toBe("2 corners merged: floor with floor, ceiling with ceiling");
  store.undo();
  expect([xyz("a"), xyz("b-top"), store.scene.count("vertex")]).toEqual([[0, 0, 0], [0, 2.5, 3], 8]);
});

test("a locked corner of a plan locks the corners above it, and can be the corner that stays", () => {
  const { view, run, xyz } = open(corners("c", "d"), { ...littleRoom(), objectPlanar: [] });
  run("merge-center");
  expect(view.get().refusal).toBe("The corner is locked");
  run("merge-last");
  expect(view.get().refusal).toBeNull();
  expect([xyz("d"), xyz("d-top"), xyz("c"), xyz("c-top")]).toEqual([[4, 0, 0], [4, 2.5, 0], null, null]);
});

test("K between two corners cuts the floor and the ceiling above it", () => {
  const { store, run, faces, noticeText } = open(corners("a", "c"));
  run("split");
  expect([faces("floor").length, faces("ceiling").length, faces("wall").length]).toEqual([2, 2, 4]);
  expect(noticeText()).toBe("Floor and ceiling split");
  store.undo();
  expect(store.scene.count("face")).toBe(6);
});

test("a ceiling that cannot be cut stays intact and is reported; a wall is never cut from above", () => {
  const room = littleRoom();
  const face = room.face.map((one) =>
    one.key === "ceiling" ? { ...one, loops: [["d-top", "a-top", "c-top", "b-top"]] } : one,
  );
  const { faces, run, noticeText } = open(corners("a", "c"), { ...room, face });
  run("split");
  expect([faces("floor").length, faces("ceiling").length]).toEqual([2, 1]);
  expect(noticeText()).toBe("Floor split; the ceiling wasn't split: The face's outline is broken. Repair it first.");
  const neighbors = open(corners("a", "b"));
  neighbors.run("split");
  expect(neighbors.view.get().refusal).toBe("These corners are already joined");
});

test("K on an edge cuts its wall vertically, so that the plan gets one new corner", () => {
  const { store, run, faces, choose, xyz } = open(edges("edge-ab"));
  run("split");
  expect(faces("wall")).toHaveLength(5);
  const [low = "", high = ""] = store.getSelection().kinds.keys();
  expect([xyz(low), xyz(high)]).toEqual([
    [0, 0, 1.5],
    [0, 2.5, 1.5],
  ]);
  expect(store.getHistory().undoLabel).toBe("Split edge");
  choose(...corners(high));
  expect([...store.getSelection().kinds.keys()].sort()).toEqual([low, high].sort());
  run("dissolve");
  expect([faces("wall").length, store.scene.count("vertex"), store.scene.count("edge")]).toEqual([4, 8, 12]);
});

test("a wall with a door at the cut stays intact and is reported", () => {
  const { run, faces, store, noticeText } = open(edges("edge-bc"));
  run("split");
  expect([faces("wall").length, store.scene.count("vertex")]).toEqual([4, 10]);
  expect(noticeText()).toBe("Edges split, but not the wall: The door would be cut in two");
});

test("a split by the pointer reports a wall that stays intact, as by key, until the selection changes", () => {
  const { store, view, faces, noticeText } = open([]);
  const tools = view.tools!;
  tools.view = { ...plan, spotOn: () => ({ key: "edge-bc", at: [2, 0, 3] }) };
  tools.startSplit("edge");
  tools.click({ x: 200, y: 300, isFree: true, isUpright: false });
  tools.point({ x: 200, y: 300, isFree: true, isUpright: false });
  tools.click({ x: 200, y: 300, isFree: true, isUpright: false });
  expect([faces("wall").length, store.scene.count("vertex")]).toEqual([4, 10]);
  expect(noticeText()).toBe("Edges split, but not the wall: The door would be cut in two");
  expect(view.get().notice?.selection).toBe(store.getSelection());
  expect(view.get().refusal).toBeNull();
});

test("K at the pointer and ⇧K at a distance split stacked edges at the same place, from the same end", () => {
  const { store, run, view, xyz, find } = open(edges("edge-ab-top"));
  expect(find("split-at").disabledReason).toBeNull();
  run("split-at");
  expect(readQuestion(view)).toMatchObject({ title: "Split", value: 1.5, hint: "of 3.000 m" });
  expect(readQuestion(view)?.submit(1)).toBeNull();
  const newCorners = () => [...store.getSelection().kinds.keys()].map(xyz);
  expect(newCorners()).toEqual([
    [0, 0, 1],
    [0, 2.5, 1],
  ]);
  store.undo();
  store.clearSelection();
  store.setSelectionMode("edge");
  run("split");
  view.tools!.point({ x: 0, y: 100, isFree: true, isUpright: false });
  view.tools!.click({ x: 0, y: 100, isFree: true, isUpright: false });
  expect(newCorners()).toEqual([
    [0, 0, 1],
    [0, 2.5, 1],
  ]);
});

test("edges of opposite direction are split at the same place of the plan", () => {
  const room = littleRoom();
  const edge = room.edge.map((one) =>
    one.key === "edge-ab-top" ? { ...one, vertexKeys: ["b-top", "a-top"] as [string, string] } : one,
  );
  const { run, view, store, xyz } = open(edges("edge-ab"), { ...room, edge });
  run("split-at");
  expect(readQuestion(view)?.submit(0.5)).toBeNull();
  expect([...store.getSelection().kinds.keys()].map(xyz)).toEqual([
    [0, 0, 0.5],
    [0, 2.5, 0.5],
  ]);
});

test("⇧M measures on the plan: between two corners, at the second of three, along an edge", () => {
  const room = littleRoom();
  // The corner is 1 m lower, which does not change the 3 m on the plan.
  const vertex = room.vertex.map((one) => (one.key === "b" ? { ...one, y: -1 } : one));
  const { run, choose, view } = open(corners("b", "a"), { ...room, vertex });
  const measured = () => {
    run("measure-selection");
    const { running } = view.tools!.get();
    return running?.tool === "measure" ? running : null;
  };
  expect(measured()).toMatchObject({
    kind: "distance",
    isOnPlan: true,
    points: [
      [0, -1, 3],
      [0, -1, 0],
    ],
  });
  choose(...corners("a", "b", "c"));
  expect(measured()).toMatchObject({ kind: "angle", isOnPlan: true });
  choose(...edges("edge-cd"));
  expect(measured()).toMatchObject({
    kind: "distance",
    points: [
      [4, 0, 3],
      [4, 0, 0],
    ],
  });
});

test("E builds a wall on an open side of a floor, ⇧F closes floor and ceiling", () => {
  const room = bareRoom();
  const withGap = { ...room, face: room.face.filter(({ key }) => key !== "wall-ab") };
  const extruded = open(edges("edge-ab"), withGap);
  extruded.run("extrude");
  expect(extruded.view.get().refusal).toBeNull();
  expect(extruded.faces("wall")).toHaveLength(4);
  const wallsOnly = { ...room, face: room.face.filter(({ label }) => label === "wall") };
  const closing = open(edges("edge-ab", "edge-bc", "edge-cd", "edge-da"), wallsOnly);
  closing.run("close-loop");
  expect([closing.faces("floor").length, closing.faces("ceiling").length]).toEqual([1, 1]);
  expect(closing.store.getHistory().undoLabel).toBe("Close 2 loops");
  closing.store.undo();
  expect(closing.store.scene.count("face")).toBe(4);
});

test("welding covers the whole floor if one corner of the plan, which represents two, is selected", () => {
  const { run, view, choose } = open(corners("a"));
  run("weld");
  expect(readQuestion(view)?.hint).toBe("all corners of this floor");
  choose(...corners("a", "b"));
  run("weld");
  expect(readQuestion(view)?.hint).toBe("the 2 corners selected");
});
