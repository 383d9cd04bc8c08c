import { createEditorView } from "../canvas/view/editor-view";
import { type ColumnPanel, createSideColumn, panelsToFold, showPanel, sideColumn, togglePanel } from "./side-column";

const OUTLINER: ColumnPanel = { id: "outliner", min: 190, mayFold: false, openedAt: 1 };
const CHECKS: ColumnPanel = { id: "checks", min: 232, mayFold: true, openedAt: 2 };
const REVIEW: ColumnPanel = { id: "review", min: 330, mayFold: true, openedAt: 3 };
const PHOTOS: ColumnPanel = { id: "photos", min: 190, mayFold: true, openedAt: 4 };
const ALL = [OUTLINER, CHECKS, REVIEW, PHOTOS];

test.each<[title: string, panels: ColumnPanel[], height: number, folded: string[]]>([
  ["all panels fit a high column", ALL, 942, []],
  ["a column one pixel lower folds the panel opened first", ALL, 941, ["checks"]],
  ["panels opened later stay open first", ALL, 788, ["checks"]],
  ["the remaining height is enough for another panel", ALL, 746, ["review"]],
  ["the remaining height is too small", ALL, 640, ["review", "checks"]],
  ["a panel opened again stays open", [OUTLINER, { ...CHECKS, openedAt: 9 }, REVIEW, PHOTOS], 724, ["review"]],
  ["the last panel and the outliner never fold", ALL, 100, ["review", "checks"]],
  ["a single panel never folds", [OUTLINER, REVIEW], 100, []],
])("%s", (_title, panels, height, folded) => {
  expect([...panelsToFold(panels, height)]).toEqual(folded);
});

test("folds the oldest panel for a new one, unfolds it when there is room, and opens all where the column scrolls", () => {
  const column = createSideColumn();
  const listener = jest.fn();
  column.subscribe(listener);
  column.setHeight(600);
  column.put("outliner", 190, false);
  column.put("checks", 0, false);
  column.put("review", 330, true);
  expect([column.isFolded("review"), listener.mock.calls.length]).toEqual([false, 0]);
  // The checks were in the column as a head only, and are opened after the review.
  column.put("checks", 232, true);
  expect([column.isFolded("review"), column.isFolded("checks"), listener.mock.calls.length]).toEqual([true, false, 1]);
  // A new minimum height does not count as opening.
  column.put("review", 331, true);
  expect(column.isFolded("review")).toBe(true);
  column.unfold("review");
  expect([column.isFolded("review"), column.isFolded("checks")]).toEqual([false, true]);
  column.remove("review");
  expect(column.isFolded("checks")).toBe(false);
  column.put("review", 330, true);
  column.setHeight(null);
  expect([column.isFolded("checks"), column.isFolded("review")]).toEqual([false, false]);
});

test("toggling a panel unfolds a folded one, and hides only an open one", () => {
  const view = createEditorView(0);
  sideColumn.setHeight(600);
  sideColumn.put("outliner", 190, false);
  togglePanel(view, "review");
  sideColumn.put("review", 330, true);
  togglePanel(view, "photos");
  sideColumn.put("photos", 190, true);
  expect(sideColumn.isFolded("review")).toBe(true);
  togglePanel(view, "review");
  expect([view.get().isReviewShown, sideColumn.isFolded("review"), sideColumn.isFolded("photos")]).toEqual([
    true,
    false,
    true,
  ]);
  showPanel(view, "photos");
  expect([view.get().isPhotosShown, sideColumn.isFolded("photos")]).toEqual([true, false]);
  togglePanel(view, "photos");
  expect(view.get().isPhotosShown).toBe(false);
  sideColumn.setHeight(null);
});
