import { act, renderHook, waitFor } from "@testing-library/react";
import { withNuqsTestingAdapter } from "nuqs/adapters/testing";
import { announceLeaving } from "@/components/ui/page-leaving";
import { clearAlert, useAlerts } from "@/lib/client/alerts/alerts-store";
import { createEditorStore } from "@/lib/editor/core/editor-store";
import { selectedItems } from "@/lib/editor/core/selection";
import { littleRoom, SURVEY_KEY } from "@/tests/support/little-room";
import { openEditorView } from "../tools/open-editor-view";
import { useSelectionAddress } from "./use-selection-address";

const push = jest.fn();
jest.mock("next/navigation", () => ({ useRouter: () => ({ push }) }));

function open(searchParams = "", floorNumber = 0) {
  const records = littleRoom();
  const [edge] = records.edge ?? [];
  // One edge more than a link holds.
  const across = { ...edge!, key: "across", vertexKeys: ["a", "c"] as [string, string] };
  const store = createEditorStore({ surveyKey: SURVEY_KEY, records: { ...records, edge: [...records.edge!, across] } });
  const view = openEditorView(store, floorNumber);
  const onUrlUpdate = jest.fn();
  const wrapper = withNuqsTestingAdapter({ searchParams, onUrlUpdate, hasMemory: true });
  const { unmount } = renderHook(() => useSelectionAddress(store, view), { wrapper });
  const selected = () => selectedItems(store.getSelection()).map(({ kind, key }) => `${kind} ${key}`);
  const written = (): string | null => onUrlUpdate.mock.lastCall?.[0].searchParams.get("selection") ?? null;
  return { store, view, selected, written, onUrlUpdate, unmount };
}

const corner = (key: string) => ({ kind: "vertex", key }) as const;
const messages = () => renderHook(useAlerts).result.current.map(({ message }) => message);

beforeEach(() => jest.useFakeTimers());
afterEach(() => {
  jest.useRealTimers();
  act(() => clearAlert());
});
const advanceTime = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));

test("writes only the last of several quick selections to the address, without a history entry", async () => {
  const { store, written, onUrlUpdate } = open();
  for (const key of ["a", "b", "c"]) act(() => store.select([corner(key)]));
  await advanceTime(200);
  expect(onUrlUpdate).not.toHaveBeenCalled();
  await advanceTime(1000);
  expect(onUrlUpdate.mock.calls.map(([{ options }]) => options.history)).toEqual(["replace"]);
  expect(written()).toBe("c");
  act(() => store.toggleSelected(corner("b")));
  await advanceTime(1200);
  expect(written()).toBe("c,b");
  act(() => store.clearSelection());
  await advanceTime(1200);
  expect(written()).toBeNull();
});

test("writes no selection that is too large for a link", async () => {
  const { store, written } = open();
  act(() => store.select([corner("a")]));
  await advanceTime(1200);
  expect(written()).toBe("a");
  const all = ["a", "b", "c", "d"].flatMap((key) => [corner(key), corner(`${key}-top`)]);
  const edges = [...store.scene.keysOnFloor("edge", 0)].map((key) => ({ kind: "edge", key }) as const);
  act(() => store.select(all));
  await advanceTime(1200);
  expect(written()?.split(",")).toHaveLength(8);
  act(() => store.select(edges.slice(0, 12)));
  await advanceTime(1200);
  expect(written()?.split(",")).toHaveLength(12);
  expect(edges).toHaveLength(13);
  act(() => store.select(edges));
  await advanceTime(1200);
  expect(written()).toBeNull();
});

test("writes nothing during a drag", async () => {
  const { store, written, onUrlUpdate } = open();
  act(() => store.select([corner("a")]));
  const drag = store.beginDrag(() => ({ ok: true, label: "Nothing", diff: {} }));
  await advanceTime(5000);
  expect(onUrlUpdate).not.toHaveBeenCalled();
  drag.cancel();
  await advanceTime(1200);
  expect(written()).toBe("a");
});

test("drops a pending selection when another page is opened, so that the navigation is not canceled", async () => {
  const { store, onUrlUpdate } = open();
  act(() => store.select([corner("a")]));
  announceLeaving("/insured/policies");
  await advanceTime(5000);
  expect(onUrlUpdate).not.toHaveBeenCalled();
  expect(push).not.toHaveBeenCalled();
});

test("opens a page again whose navigation the address change canceled", async () => {
  const { store } = open();
  act(() => store.select([corner("a")]));
  await advanceTime(251);
  announceLeaving("/insured/policies");
  await advanceTime(1000);
  await waitFor(() => expect(push.mock.calls).toEqual([["/insured/policies"]]));
});

test("selects a link's elements on their floor and frames them, unless the link names a view", async () => {
  const { view, selected } = open("?selection=wall-bc,wall-da", 3);
  expect(selected()).toEqual(["face wall-bc", "face wall-da"]);
  expect(view.get().floorNumber).toBe(0);
  await advanceTime(100);
  expect(view.pendingShot).toBe("frame");
  const named = open("?selection=door&camera=Porch");
  expect(named.selected()).toEqual(["objectPlanar door"]);
  await advanceTime(100);
  expect(named.view.pendingShot).toBeNull();
});

test.each([
  ["?selection=a,zz", ["vertex a"], ["1 of the 2 elements in this link is no longer in the survey."], "a"],
  ["?selection=zz", [], ["The element in this link is no longer in the survey."], null],
  ["?selection=zz,yy", [], ["None of the 2 elements in this link are in the survey anymore."], null],
  ["?selection=,,", [], [], null],
  ["?selection=a,a,b", ["vertex a", "vertex b"], [], "a,b"],
])("%s selects the existing elements and reports the missing ones", async (search, chosen, expectedMessages, left) => {
  const { selected, written } = open(search);
  expect(selected()).toEqual(chosen);
  expect(messages()).toEqual(expectedMessages);
  await advanceTime(1200);
  expect(written()).toBe(left);
});

test("does not select elements on another floor than the link's", () => {
  const { view, selected } = open("?selection=door&floor=1", 1);
  expect(selected()).toEqual([]);
  expect(view.get().floorNumber).toBe(1);
  expect(open("?selection=door&floor=0").selected()).toEqual(["objectPlanar door"]);
});

test("selects no elements that are hidden in this browser", () => {
  const store = createEditorStore({ surveyKey: SURVEY_KEY, records: littleRoom() });
  const view = openEditorView(store, 0);
  const layers = view.layers!;
  layers.set({ ...layers.get(), hiddenRows: new Set(["door"]) });
  const wrapper = withNuqsTestingAdapter({ searchParams: "?selection=door" });
  renderHook(() => useSelectionAddress(store, view), { wrapper });
  expect(store.getSelection().kinds.size).toBe(0);
  layers.set({ ...layers.get(), hiddenRows: new Set() });
});
