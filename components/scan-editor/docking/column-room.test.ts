import { createEditorView } from "../canvas/view/editor-view";
import { columnRoom, createColumnRoom, showPanel, togglePanel } from "./column-room";
import { type PanelClaim, panelsToFold } from "./panels-to-fold";

const OUTLINER: PanelClaim = { id: "outliner", least: 190, mayFold: false, askedAt: 1 };
const CHECKS: PanelClaim = { id: "checks", least: 232, mayFold: true, askedAt: 2 };
const REVIEW: PanelClaim = { id: "review", least: 330, mayFold: true, askedAt: 3 };
const PHOTOS: PanelClaim = { id: "photos", least: 190, mayFold: true, askedAt: 4 };
const ALL = [OUTLINER, CHECKS, REVIEW, PHOTOS];

test.each<[what: string, claims: PanelClaim[], height: number, folded: string[]]>([
  ["all fit a high column", ALL, 942, []],
  ["a pixel less, and the one asked for first is folded", ALL, 941, ["checks"]],
  ["the one asked for later has its room first", ALL, 788, ["checks"]],
  ["what one of them leaves is enough for another", ALL, 746, ["review"]],
  ["and here it is not", ALL, 640, ["review", "checks"]],
  ["who was asked for anew stays", [OUTLINER, { ...CHECKS, askedAt: 9 }, REVIEW, PHOTOS], 724, ["review"]],
  ["never the last, nor the outliner, however low it is", ALL, 100, ["review", "checks"]],
  ["one alone", [OUTLINER, REVIEW], 100, []],
])("%s", (_what, claims, height, folded) => {
  expect([...panelsToFold(claims, height)]).toEqual(folded);
});

test("who comes folds who stood there longest, who goes gives the room back, and all is open where the column scrolls", () => {
  const room = createColumnRoom();
  const heard = jest.fn();
  room.subscribe(heard);
  room.setHeight(600);
  room.put("outliner", 190, false);
  room.put("checks", 0, false);
  room.put("review", 330, true);
  expect([room.isFolded("review"), heard.mock.calls.length]).toEqual([false, 0]);
  // Opened later than the review, though it stood there before as a head alone.
  room.put("checks", 232, true);
  expect([room.isFolded("review"), room.isFolded("checks"), heard.mock.calls.length]).toEqual([true, false, 1]);
  // Another least height is no new wish.
  room.put("review", 331, true);
  expect(room.isFolded("review")).toBe(true);
  room.unfold("review");
  expect([room.isFolded("review"), room.isFolded("checks")]).toEqual([false, true]);
  room.remove("review");
  expect(room.isFolded("checks")).toBe(false);
  room.put("review", 330, true);
  room.setHeight(null);
  expect([room.isFolded("checks"), room.isFolded("review")]).toEqual([false, false]);
});

test("the key of a panel opens it where it is folded, and hides it only where it is open", () => {
  const view = createEditorView(0);
  columnRoom.setHeight(600);
  columnRoom.put("outliner", 190, false);
  togglePanel(view, "review");
  columnRoom.put("review", 330, true);
  togglePanel(view, "photos");
  columnRoom.put("photos", 190, true);
  expect(columnRoom.isFolded("review")).toBe(true);
  togglePanel(view, "review");
  expect([view.get().isReviewShown, columnRoom.isFolded("review"), columnRoom.isFolded("photos")]).toEqual([
    true,
    false,
    true,
  ]);
  showPanel(view, "photos");
  expect([view.get().isPhotosShown, columnRoom.isFolded("photos")]).toEqual([true, false]);
  togglePanel(view, "photos");
  expect(view.get().isPhotosShown).toBe(false);
  columnRoom.setHeight(null);
});
