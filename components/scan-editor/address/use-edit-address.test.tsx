import { renderHook, waitFor } from "@testing-library/react";
import { withNuqsTestingAdapter } from "nuqs/adapters/testing";
import type { ElementConflict } from "@/lib/client/scan-editor/element-conflicts";
import { useEditAddress } from "./use-edit-address";

const corner = { key: "vrx-a", surveyKey: "srv-1", floorNumber: 0, x: 0, y: 0, z: 0 };
const conflict: ElementConflict = {
  gestureId: "g1",
  label: "Move corner",
  kind: "vertex",
  key: "vrx-a",
  mine: corner,
  theirs: { ...corner, x: 2 },
  fields: ["x"],
  choice: { elements: 1, contested: 1, later: 0, shown: [] },
  isOwn: false,
  times: { mine: null, theirs: null },
  isMineNewer: false,
};

function open(searchParams: string, first: readonly ElementConflict[]) {
  const onShow = jest.fn();
  const onUrlUpdate = jest.fn();
  const wrapper = withNuqsTestingAdapter({ searchParams, onUrlUpdate, hasMemory: true });
  const { rerender } = renderHook(({ conflicts }) => useEditAddress(conflicts, onShow), {
    wrapper,
    initialProps: { conflicts: first },
  });
  return { onShow, onUrlUpdate, rerender };
}

test("shows the edit of the address once its conflict is known, and removes the parameter", async () => {
  const { onShow, onUrlUpdate, rerender } = open("?datasetKey=ds-1&edit=g1", []);
  expect(onShow).not.toHaveBeenCalled();
  rerender({ conflicts: [conflict] });
  expect(onShow.mock.calls).toEqual([[conflict]]);
  await waitFor(() => expect(onUrlUpdate).toHaveBeenCalled());
  const [{ searchParams, options }] = onUrlUpdate.mock.lastCall ?? [];
  expect([searchParams.toString(), options.history]).toEqual(["datasetKey=ds-1", "replace"]);
  rerender({ conflicts: [{ ...conflict }] });
  expect(onShow).toHaveBeenCalledTimes(1);
});

test("selects nothing without an edit in the address", () => {
  expect(open("?datasetKey=ds-1", [conflict]).onShow).not.toHaveBeenCalled();
  expect(open("?edit=g2", [conflict]).onShow).not.toHaveBeenCalled();
});
