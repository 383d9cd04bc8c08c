import { act, renderHook, waitFor } from "@testing-library/react";
import { withNuqsTestingAdapter } from "nuqs/adapters/testing";
import { createEditorStore } from "@/lib/editor/core/editor-store";
import { littleRoom, SURVEY_KEY } from "@/tests/support/little-room";
import { createViewController } from "../context/view-controller";
import { openEditorView } from "../tools/open-editor-view";
import { useViewAddress } from "./use-view-address";

jest.mock("next/navigation", () => ({ useRouter: () => ({ push: () => {} }) }));

function open(searchParams: string, namedFloors: readonly number[] = []) {
  const store = createEditorStore({ surveyKey: SURVEY_KEY, records: littleRoom() });
  const view = openEditorView(store, 0);
  view.set({ namedFloors });
  const views = createViewController(store, view);
  const onUrlUpdate = jest.fn();
  const wrapper = withNuqsTestingAdapter({ searchParams, onUrlUpdate, hasMemory: true });
  const { unmount } = renderHook(() => useViewAddress(store, view, views), { wrapper });
  const camera = (): string | null => onUrlUpdate.mock.lastCall?.[0].searchParams.get("camera") ?? null;
  const histories = (): string[] => onUrlUpdate.mock.calls.map(([{ options }]) => options.history);
  return { view, views, camera, histories, unmount };
}

test.each([
  ["that the dataset names opens, although it has no elements yet", [0, 1], 1],
  ["that does not exist is not opened", [0], 0],
])("a floor in the address %s", async (_what, named, shown) => {
  const { view } = open("?floor=1", named);
  await waitFor(() => expect(view.get().floorNumber).toBe(shown));
});

beforeEach(() => localStorage.clear());

test("keeps a named view in the address until the camera moves, without history entries", async () => {
  const first = open("");
  act(() => void first.views.save("Porch"));
  await waitFor(() => expect(first.camera()).toBe("Porch"));
  first.unmount();
  const second = open("?camera=Porch");
  await waitFor(() => expect(second.camera()).toBe("Porch"));
  act(() => second.view.onCameraMoved?.());
  await waitFor(() => expect(second.camera()).toBeNull());
  expect(new Set([...first.histories(), ...second.histories()])).toEqual(new Set(["replace"]));
});
