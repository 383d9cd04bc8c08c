import { act } from "@testing-library/react";
import { actionRegistry } from "@/lib/client/actions/action-registry";
import { createEditorStore } from "@/lib/editor/core/editor-store";
import { renderInEditor } from "@/tests/support/editor-services";
import { littleRoom, SURVEY_KEY } from "@/tests/support/little-room";
import type { EditorServices } from "../context/editor-context";
import { openEditorView } from "../tools/open-editor-view";
import { DeclaredActions } from "./declared-actions";

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
});

function show() {
  const store = createEditorStore({ surveyKey: SURVEY_KEY, records: littleRoom() });
  const view = openEditorView(store, 0);
  const { unmount } = renderInEditor(<DeclaredActions />, { store, view });
  const flip = () => actionRegistry.list().find(({ id }) => id === "editor.flip");
  const choose = (...keys: string[]) => act(() => store.select(keys.map((key) => ({ kind: "face", key }))));
  const waitForUpdate = () => act(() => jest.advanceTimersByTime(1_000));
  return { store, view, flip, choose, waitForUpdate, unmount };
}

test("palette and key list update once for several quick changes of the selection", () => {
  const { flip, choose, waitForUpdate } = show();
  const updates = jest.fn();
  const stop = actionRegistry.subscribe(updates);
  for (const key of ["wall-ab", "wall-bc", "wall-cd"]) choose(key);
  expect(updates).not.toHaveBeenCalled();
  waitForUpdate();
  expect(updates).toHaveBeenCalledTimes(1);
  expect(flip()?.disabledReason).toBeFalsy();
  stop();
});

test("an action run from the palette applies to the selection at that moment", () => {
  const { store, choose, waitForUpdate } = show();
  choose("wall-ab");
  waitForUpdate();
  const [ab, cd] = ["wall-ab", "wall-cd"].map((key) => store.getRecord("face", key)?.loops);
  choose("wall-cd");
  act(() => void actionRegistry.run("editor.flip"));
  expect(store.getRecord("face", "wall-ab")?.loops).toEqual(ab);
  expect(store.getRecord("face", "wall-cd")?.loops).not.toEqual(cd);
});

test("an action that has become disabled shows its reason", () => {
  const { store, view, choose, waitForUpdate } = show();
  choose("wall-ab");
  waitForUpdate();
  act(() => store.clearSelection());
  act(() => void actionRegistry.run("editor.flip"));
  expect(view.get().refusal).toBe("Select a wall, floor or ceiling to flip");
});

/** Returns a controller with only the parts that actions read, whose state the test changes. */
function controllerOf<T>(state: T) {
  const listeners = new Set<() => void>();
  return {
    get: () => state,
    progress: () => state,
    floorLabel: () => "Ground floor",
    isFollowing: () => true,
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    become(next: T) {
      state = next;
      for (const listener of listeners) listener();
    },
  };
}

test("changes of checks, review and exports update the actions without any other event", () => {
  const store = createEditorStore({ surveyKey: SURVEY_KEY, records: littleRoom() });
  const view = openEditorView(store, 0);
  const checks = controllerOf({ listed: [] as object[], active: -1 });
  const review = controllerOf({ queue: { done: 1, total: 1 }, active: null });
  const exports = controllerOf<string | null>("Making the plan");
  Object.assign(view, { checks, review });
  const services = { store, view, exports } as unknown as Pick<EditorServices, "store" | "view" | "exports">;
  const { unmount } = renderInEditor(<DeclaredActions />, services);
  const reasons = () =>
    ["next-finding", "review-next", "export-elements"].map(
      (name) => actionRegistry.list().find(({ id }) => id === `editor.${name}`)?.disabledReason ?? null,
    );
  const [checksText, reviewText, exportText] = reasons();
  const after = (change: () => void) => {
    act(change);
    act(() => jest.advanceTimersByTime(1_000));
    return reasons();
  };
  expect([checksText, reviewText, exportText]).not.toContain(null);
  expect(after(() => checks.become({ listed: [{}], active: -1 }))).toEqual([null, reviewText, exportText]);
  expect(after(() => review.become({ queue: { done: 0, total: 1 }, active: null }))).toEqual([null, null, exportText]);
  expect(after(() => exports.become(null))).toEqual([null, null, null]);
  unmount();
  act(() => exports.become("Making the plan"));
  expect(jest.getTimerCount()).toBe(0);
});

test("an unmounted editor leaves no timer and no action", () => {
  const { choose, unmount } = show();
  choose("wall-ab");
  unmount();
  expect(jest.getTimerCount()).toBe(0);
  expect(actionRegistry.list()).toEqual([]);
});
