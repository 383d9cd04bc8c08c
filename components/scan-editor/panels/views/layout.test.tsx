import { render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { withNuqsTestingAdapter } from "nuqs/adapters/testing";
import { createEditorStore } from "@/lib/editor/core/editor-store";
import { editorServices } from "@/tests/support/editor-services";
import { viewActions } from "../../actions/view-actions";
import { useLayoutAddress } from "../../address/use-layout-address";
import { EditorContext, useEditor } from "../../context/editor-context";
import { openEditorView } from "../../tools/open-editor-view";
import { LayoutSwitch } from "./layout-switch";

jest.mock("next/navigation", () => ({ useRouter: () => ({ push: () => {} }) }));

function Bar() {
  const { store, view } = useEditor();
  useLayoutAddress(store.scene.surveyKey, view);
  return <LayoutSwitch />;
}

function show(searchParams: string, surveyKey = "srv-1") {
  const store = createEditorStore({ surveyKey, records: {} });
  const view = openEditorView(store, 0);
  const onUrlUpdate = jest.fn();
  const screenOf = (
    <EditorContext value={editorServices({ store, view })}>
      <Bar />
    </EditorContext>
  );
  const { unmount } = render(screenOf, {
    wrapper: withNuqsTestingAdapter({ searchParams, onUrlUpdate, hasMemory: true }),
  });
  const address = (): string | null => onUrlUpdate.mock.lastCall?.[0].searchParams.get("view") ?? null;
  return { view, address, unmount };
}

const chosen = () => screen.getByRole<HTMLInputElement>("radio", { checked: true });

beforeEach(() => localStorage.clear());

test("opens in 3D; the chosen layout is in the address, and the survey opens in it next time", async () => {
  const first = show("");
  expect(chosen()).toHaveAccessibleName("3D");
  await userEvent.click(screen.getByRole("radio", { name: "Split" }));
  expect(first.view.get().layout).toBe("split");
  await waitFor(() => expect(first.address()).toBe("split"));
  first.unmount();
  const again = show("");
  expect(chosen()).toHaveAccessibleName("Split");
  await waitFor(() => expect(again.address()).toBe("split"));
  again.unmount();
  show("", "another-survey");
  expect(chosen()).toHaveAccessibleName("3D");
});

test("the address takes precedence over the stored layout; invalid values of either are ignored", () => {
  localStorage.setItem("lintel-editor-layout srv-1", '"split"');
  const linked = show("?view=plan");
  expect(chosen()).toHaveAccessibleName("Plan");
  linked.unmount();
  const nonsense = show("?view=upside-down");
  expect(chosen()).toHaveAccessibleName("Split");
  nonsense.unmount();
  localStorage.setItem("lintel-editor-layout srv-1", '["plan"]');
  show("");
  expect(chosen()).toHaveAccessibleName("3D");
});

test("every layout has its key", () => {
  const editor = editorServices({ store: createEditorStore({ surveyKey: "srv-1", records: {} }) });
  const { view } = editor;
  const actions = viewActions(editor);
  const shown = actions.map((action) => {
    action.run();
    return [action.keys?.[0], view.get().layout];
  });
  expect(shown).toEqual([
    ["5", "3d"],
    ["6", "plan"],
    ["7", "split"],
  ]);
});
