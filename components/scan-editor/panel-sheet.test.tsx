import { act, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { createEditorStore } from "@/lib/editor/core/editor-store";
import { renderInEditor } from "@/tests/support/editor-services";
import { littleRoom, SURVEY_KEY } from "@/tests/support/little-room";
import { CameraBar } from "./camera-bar";
import { useEditor } from "./context/editor-context";
import { PanelTabs } from "./panel-tabs";
import { openEditorView } from "./tools/open-editor-view";
import { usePanelSheet } from "./use-panel-sheet";

function Screen() {
  const { store, view } = useEditor();
  const sheet = usePanelSheet(store, view);
  return (
    <div data-testid="screen" data-side-panel={sheet.hasSidePanel || undefined}>
      <PanelTabs sheet={sheet} />
    </div>
  );
}

function open() {
  const store = createEditorStore({ surveyKey: SURVEY_KEY, records: littleRoom() });
  const view = openEditorView(store, 0);
  return { store, view, user: userEvent.setup() };
}

const chosen = () => screen.getByRole("radio", { checked: true });
const isSidePanel = () => screen.getByTestId("screen").hasAttribute("data-side-panel");
const fold = () => screen.getByRole("button", { name: /the panels$/ });

test("the panels fold, a tab unfolds them, and a panel opened elsewhere comes into view", async () => {
  const { store, view, user } = open();
  renderInEditor(<Screen />, { store, view });
  expect(chosen()).toHaveAccessibleName("Outliner");
  await user.click(fold());
  expect(fold()).toHaveAttribute("aria-expanded", "false");
  await user.click(screen.getByRole("radio", { name: "Properties, quantities" }));
  expect(fold()).toHaveAttribute("aria-expanded", "true");
  await user.click(fold());
  act(() => view.set({ isLayersShown: true }));
  expect(chosen()).toHaveAccessibleName("Outliner");
  expect(fold()).toHaveAttribute("aria-expanded", "true");
  await user.click(fold());
  act(() => view.set({ isLayersShown: false }));
  expect(fold()).toHaveAttribute("aria-expanded", "false");
});

test("the panels fold while the palette is open, and unfold afterward only if they were open", async () => {
  const { store, view, user } = open();
  renderInEditor(<Screen />, { store, view });
  const toggle = () => act(() => view.placing?.togglePalette());
  const isOpen = () => fold().getAttribute("aria-expanded");
  toggle();
  expect(isOpen()).toBe("false");
  toggle();
  expect(isOpen()).toBe("true");
  await user.click(fold());
  toggle();
  toggle();
  expect(isOpen()).toBe("false");
});

test("hiding one of two open panels keeps the current tab", async () => {
  const { store, view, user } = open();
  renderInEditor(<Screen />, { store, view });
  act(() => view.set({ isLayersShown: true }));
  act(() => view.set({ isHistoryShown: true }));
  await user.click(screen.getByRole("radio", { name: "Properties, quantities" }));
  act(() => view.set({ isHistoryShown: false }));
  expect(chosen()).toHaveAccessibleName("Properties, quantities");
  act(() => view.set({ isHistoryShown: true }));
  expect(chosen()).toHaveAccessibleName("Outliner");
});

test.each([
  "isLayersShown",
  "isViewsShown",
  "isHistoryShown",
  "isChecksShown",
  "isReviewShown",
  "isPhotosShown",
] as const)("opening a panel of the outliner's tab unfolds the panels and marks the side panel: %s", async (part) => {
  const { store, view, user } = open();
  renderInEditor(<Screen />, { store, view });
  await user.click(fold());
  expect(isSidePanel()).toBe(false);
  act(() => view.set({ [part]: true }));
  expect(chosen()).toHaveAccessibleName("Outliner");
  expect(fold()).toHaveAttribute("aria-expanded", "true");
  expect(isSidePanel()).toBe(true);
});

test("a rename brings the outliner into view, also if another rename is open", async () => {
  const { store, view, user } = open();
  renderInEditor(<Screen />, { store, view });
  await user.click(fold());
  act(() => view.set({ renaming: "floor" }));
  expect(fold()).toHaveAttribute("aria-expanded", "true");
  await user.click(screen.getByRole("radio", { name: "Properties, quantities" }));
  act(() => view.set({ renaming: "ceiling" }));
  expect(chosen()).toHaveAccessibleName("Outliner");
});

test("squaring up brings its panel into view", async () => {
  const { store, view, user } = open();
  renderInEditor(<Screen />, { store, view });
  await user.click(fold());
  act(() => void view.placing?.openSquareUp("floor"));
  expect(chosen()).toHaveAccessibleName("Properties, quantities");
  expect(fold()).toHaveAttribute("aria-expanded", "true");
});

test("an element with two versions to compare brings the properties into view", async () => {
  const { store, view, user } = open();
  renderInEditor(<Screen />, { store, view });
  await user.click(fold());
  const corner = store.getRecord("vertex", "a");
  if (!corner) throw new Error("There is no corner");
  act(() => view.set({ contested: [{ kind: "vertex", key: "a", mine: corner, theirs: corner }] }));
  act(() => store.select([{ kind: "vertex", key: "b" }]));
  expect(fold()).toHaveAttribute("aria-expanded", "false");
  act(() => store.select([{ kind: "vertex", key: "a" }]));
  expect(chosen()).toHaveAccessibleName("Properties, quantities");
  expect(fold()).toHaveAttribute("aria-expanded", "true");
});

test("Compare in an alert unfolds the panels for an element that is selected already", async () => {
  const { store, view, user } = open();
  renderInEditor(<Screen />, { store, view });
  const corner = store.getRecord("vertex", "a");
  if (!corner) throw new Error("There is no corner");
  act(() => store.select([{ kind: "vertex", key: "a" }]));
  act(() => view.set({ contested: [{ kind: "vertex", key: "a", mine: corner, theirs: corner }] }));
  expect(fold()).toHaveAttribute("aria-expanded", "true");
  await user.click(fold());
  act(() => view.set({ hovered: { kind: "vertex", key: "b" } }));
  expect(fold()).toHaveAttribute("aria-expanded", "false");
  act(() => store.select([{ kind: "vertex", key: "a" }]));
  expect(fold()).toHaveAttribute("aria-expanded", "true");
});

test("one button folds the camera bar and says whether it is folded", async () => {
  const { store, view, user } = open();
  renderInEditor(<CameraBar />, { store, view });
  await user.click(screen.getByRole("button", { name: "Show camera commands" }));
  const button = screen.getByRole("button", { name: "Hide camera commands" });
  expect(button).toHaveAttribute("aria-expanded", "true");
  await user.keyboard("{Enter}");
  expect(screen.getByRole("button", { name: "Show camera commands" })).toHaveAttribute("aria-expanded", "false");
});

test("the tab of the outliner shows the number of findings, also while the other tab is chosen", async () => {
  const records = littleRoom();
  records.edge = records.edge.filter(({ key }) => key !== "edge-ab-top");
  const store = createEditorStore({ surveyKey: SURVEY_KEY, records });
  const view = openEditorView(store, 0);
  renderInEditor(<Screen />, { store, view });
  let stop = () => {};
  act(() => {
    stop = view.checks!.start();
    view.checks!.settle();
  });
  await userEvent.click(screen.getByRole("radio", { name: "Properties, quantities" }));
  expect(await screen.findByRole("radio", { name: /^Outliner · [1-9]\d*$/ })).toBeInTheDocument();
  expect(view.checks!.get().found?.list.length).toBe(
    Number(
      screen
        .getByRole("radio", { name: /^Outliner ·/ })
        .closest("label")
        ?.textContent?.replace(/\D/g, ""),
    ),
  );
  act(stop);
});
