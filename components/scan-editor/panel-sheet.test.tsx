import { act, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { createEditorStore } from "@/lib/editor/editor-store";
import { littleRoom, SURVEY_KEY } from "@/tests/support/little-room";
import { CameraBar } from "./camera-bar";
import type { EditorView } from "./canvas/editor-view";
import { PanelTabs } from "./panel-tabs";
import { openEditorView } from "./tools/open-editor-view";
import { usePanelSheet } from "./use-panel-sheet";

function Screen({ view }: { view: EditorView }) {
  const sheet = usePanelSheet(view);
  return <PanelTabs sheet={sheet} />;
}

function open() {
  const view = openEditorView(createEditorStore({ surveyKey: SURVEY_KEY, records: littleRoom() }), 0);
  return { view, user: userEvent.setup() };
}

const chosen = () => screen.getByRole("radio", { checked: true });
const fold = () => screen.getByRole("button", { name: /the panels$/ });

test("the panels fold, a tab brings them back, and what is asked for elsewhere comes into sight", async () => {
  const { view, user } = open();
  render(<Screen view={view} />);
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

test("squaring up brings its panel into sight", async () => {
  const { view, user } = open();
  render(<Screen view={view} />);
  await user.click(fold());
  act(() => void view.desk?.openSquareUp("floor"));
  expect(chosen()).toHaveAccessibleName("Properties, quantities");
  expect(fold()).toHaveAttribute("aria-expanded", "true");
});

test("the camera's commands stand behind one button, which says whether they are shown", async () => {
  const { view, user } = open();
  render(<CameraBar view={view} onSection={() => {}} />);
  await user.click(screen.getByRole("button", { name: "Show the camera's commands" }));
  const button = screen.getByRole("button", { name: "Fold the camera's commands" });
  expect(button).toHaveAttribute("aria-expanded", "true");
  await user.keyboard("{Enter}");
  expect(screen.getByRole("button", { name: "Show the camera's commands" })).toHaveAttribute("aria-expanded", "false");
});
