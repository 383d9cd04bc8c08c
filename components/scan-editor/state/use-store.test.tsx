import { act, render, screen } from "@testing-library/react";
import { createEditorStore, type EditorStore } from "@/lib/editor/core/editor-store";
import { useSelection } from "./use-store";

const SURVEY = "srv-many";
const corners = Array.from({ length: 1_000 }, (_, index) => ({
  key: `v${index}`,
  surveyKey: SURVEY,
  floorNumber: 0,
  x: index,
  y: 0,
  z: 0,
}));
const items = corners.map(({ key }) => ({ kind: "vertex" as const, key }));

function Count({ store }: { store: EditorStore }) {
  return <p>{useSelection(store).kinds.size} selected</p>;
}

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test("a small selection notifies at once; a very large selection after the canvas is drawn", () => {
  const store = createEditorStore({ surveyKey: SURVEY, records: { vertex: corners } });
  render(<Count store={store} />);
  act(() => store.select(items.slice(0, 3)));
  expect(screen.getByText("3 selected")).toBeInTheDocument();
  act(() => store.select(items));
  act(() => jest.advanceTimersToNextFrame());
  expect(screen.getByText("3 selected")).toBeInTheDocument();
  act(() => jest.advanceTimersByTime(130));
  expect(screen.getByText("1000 selected")).toBeInTheDocument();
  act(() => store.clearSelection());
  expect(screen.getByText("0 selected")).toBeInTheDocument();
});
