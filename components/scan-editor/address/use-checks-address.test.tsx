import { renderHook, waitFor } from "@testing-library/react";
import { withNuqsTestingAdapter } from "nuqs/adapters/testing";
import { checksPath } from "@/lib/domain/insured-paths";
import { createEditorStore } from "@/lib/editor/core/editor-store";
import { littleRoom, SURVEY_KEY } from "@/tests/support/little-room";
import { openEditorView } from "../tools/open-editor-view";
import { useChecksAddress } from "./use-checks-address";

function open(searchParams: string) {
  const view = openEditorView(createEditorStore({ surveyKey: SURVEY_KEY, records: littleRoom() }), 0);
  const onUrlUpdate = jest.fn();
  renderHook(() => useChecksAddress(view), {
    wrapper: withNuqsTestingAdapter({ searchParams, onUrlUpdate, hasMemory: true }),
  });
  return { view, onUrlUpdate };
}

test("opens the checks once for a link, and removes the parameter", async () => {
  const [, query] = checksPath("/scan-viewer?datasetKey=ds-1&annotationTask=annotask-1").split("?");
  const { view, onUrlUpdate } = open(`?${query}`);
  expect(view.get().isChecksShown).toBe(true);
  await waitFor(() => expect(onUrlUpdate).toHaveBeenCalledTimes(1));
  const { queryString, options } = onUrlUpdate.mock.lastCall[0];
  expect(queryString).toBe("?datasetKey=ds-1&annotationTask=annotask-1");
  expect(options.history).toBe("replace");
});

test("leaves the checks as they are for any other address", () => {
  const { view, onUrlUpdate } = open("?datasetKey=ds-1");
  expect(view.get().isChecksShown).toBe(false);
  expect(onUrlUpdate).not.toHaveBeenCalled();
});
