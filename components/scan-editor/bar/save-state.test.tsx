import { screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { browserQueue } from "@/lib/client/queue/browser-queue";
import type { SaveStateSource, SaveState as Saving } from "@/lib/client/scan-editor/save-state";
import { createEditorStore } from "@/lib/editor/core/editor-store";
import type { SelectionItem } from "@/lib/editor/core/selection";
import { renderInEditor } from "@/tests/support/editor-services";
import { littleRoom, SURVEY_KEY } from "@/tests/support/little-room";
import { SaveState } from "./save-state";

const store = createEditorStore({ surveyKey: SURVEY_KEY, records: littleRoom() });
const saved: Saving = { status: "saved", pending: 0, waiting: 0, failed: [], conflicts: [], savedAt: null };
const failure = { message: "Out of reach", type: "invalid_input", status: 400 };
const notSaved: Saving = {
  ...saved,
  status: "failed",
  failed: [
    { id: "g1", owner: "o", label: "Move corner", createdAt: "2026-01-01T00:00:00Z", failure, isPartlySaved: false },
  ],
};

/** Returns a source whose state never changes. */
const constantSource = (state: Saving): SaveStateSource => ({ subscribe: () => () => {}, get: () => state });

test("lists failed edits on request only", async () => {
  const { rerender } = renderInEditor(<SaveState saving={constantSource(notSaved)} onShow={() => {}} />, { store });
  await userEvent.click(screen.getByRole("button", { name: "Show 1 edit that couldn't be saved" }));
  expect(screen.getByRole("dialog")).toHaveTextContent("Move cornerOut of reach");
  expect(screen.getByRole("dialog")).toHaveTextContent("Retry sends an edit again");
  rerender(<SaveState saving={constantSource(saved)} onShow={() => {}} />);
  expect(screen.getByRole("status")).toHaveTextContent("Saved");
  rerender(<SaveState saving={constantSource(notSaved)} onShow={() => {}} />);
  expect(screen.queryByRole("dialog")).not.toBeInTheDocument();
  expect(screen.getByRole("button", { name: "Show 1 edit that couldn't be saved" })).toBeInTheDocument();
});

test("lists new and deleted elements by their former names", async () => {
  const [refused] = notSaved.failed;
  if (!refused) throw new Error("Nothing has failed");
  const wall = { key: "fc-gone", surveyKey: SURVEY_KEY, floorNumber: 0, label: "wall" as const, loops: [] };
  const diff = { face: { added: {}, updated: {}, removed: { [wall.key]: wall } } };
  const payload = { id: "g1", label: "Delete element", createdAt: refused.createdAt, diff };
  const about = "Wall 3 · east (Kitchen)";
  const state = { ...notSaved, failed: [{ ...refused, label: "Delete element", about, payload }] };
  renderInEditor(<SaveState saving={constantSource(state)} onShow={() => {}} />, { store });
  await userEvent.click(screen.getByRole("button", { name: "Show 1 edit that couldn't be saved" }));
  expect(screen.getByRole("listitem")).toHaveTextContent(/^Delete elementWall 3 · east \(Kitchen\)Out of reach/);
});

test("offers Compare instead of Retry for an edit that failed together with a conflicting edit", async () => {
  const [refused] = notSaved.failed;
  if (!refused) throw new Error("Nothing has failed");
  const corner = { key: "a", surveyKey: SURVEY_KEY, floorNumber: 0, x: 1, y: 0, z: 0 };
  const state: Saving = {
    ...notSaved,
    failed: [refused, { ...refused, id: "g2", label: "Move it on", about: "Corner 3 (Kitchen)", failedWith: "g1" }],
    conflicts: [
      {
        gestureId: "g1",
        label: "Move corner",
        kind: "vertex",
        key: "a",
        mine: corner,
        theirs: { ...corner, x: 2 },
        fields: ["x"],
        choice: { elements: 1, contested: 1, later: 1, shown: [] },
        isOwn: false,
        times: { mine: null, theirs: null },
        isMineNewer: false,
      },
    ],
  };
  const shown: SelectionItem[] = [];
  renderInEditor(<SaveState saving={constantSource(state)} onShow={(item) => shown.push(item)} />, { store });
  await userEvent.click(screen.getByRole("button", { name: "Show 2 edits that couldn't be saved" }));
  expect(screen.queryByRole("button", { name: /Retry/ })).not.toBeInTheDocument();
  expect(screen.getByRole("dialog")).not.toHaveTextContent("Retry");
  expect(screen.getByRole("dialog")).toHaveTextContent(
    "Compare lets you choose between your version and someone else's",
  );
  const names = screen.getAllByRole("button", { name: /:/ }).map((button) => button.getAttribute("aria-label"));
  expect(names).toEqual([
    "Compare: Move corner",
    "Dismiss: Move corner",
    "Compare: Move it on, Corner 3 (Kitchen)",
    "Dismiss: Move it on, Corner 3 (Kitchen)",
  ]);
  await userEvent.click(screen.getByRole("button", { name: "Compare: Move it on, Corner 3 (Kitchen)" }));
  expect(shown).toMatchObject([{ kind: "vertex", key: "a" }]);
});

test("moves the focus on dismiss to the next edit's button, or to the save state after the last edit", async () => {
  const [refused] = notSaved.failed;
  if (!refused) throw new Error("Nothing has failed");
  const failedEdits = ["g1", "g2", "g3"].map((id) => ({ ...refused, id, label: `Edit ${id}` }));
  const dismiss = jest.spyOn(browserQueue(), "dismiss").mockResolvedValue();
  const show = (failed: Saving["failed"]) => (
    <SaveState saving={constantSource(failed.length > 0 ? { ...notSaved, failed } : saved)} onShow={() => {}} />
  );
  const { rerender } = renderInEditor(show(failedEdits), { store });
  await userEvent.click(screen.getByRole("button", { name: "Show 3 edits that couldn't be saved" }));
  screen.getByRole("button", { name: "Dismiss: Edit g2" }).focus();
  await userEvent.keyboard("{Enter}");
  rerender(show(failedEdits.filter(({ id }) => id !== "g2")));
  expect(screen.getByRole("button", { name: "Dismiss: Edit g3" })).toHaveFocus();
  rerender(show(failedEdits.filter(({ id }) => id === "g1")));
  expect(screen.getByRole("button", { name: "Dismiss: Edit g1" })).toHaveFocus();
  rerender(show([]));
  await waitFor(() => expect(screen.getByRole("region", { name: "Save status" })).toHaveFocus());
  expect(screen.queryByRole("dialog")).not.toBeInTheDocument();
  expect(dismiss.mock.calls).toEqual([["g2"]]);
});

test("does not move the focus when the failed edit is resolved outside the list", async () => {
  const { rerender } = renderInEditor(<SaveState saving={constantSource(notSaved)} onShow={() => {}} />, { store });
  rerender(<SaveState saving={constantSource(saved)} onShow={() => {}} />);
  await new Promise((resolve) => setTimeout(resolve, 5));
  expect(document.body).toHaveFocus();
});

test("shows pending and waiting edits next to failed ones", () => {
  const saving = { ...notSaved, pending: 3 };
  const { rerender } = renderInEditor(<SaveState saving={constantSource(saving)} onShow={() => {}} />, { store });
  expect(screen.getByRole("status")).toHaveTextContent("Saving 3");
  expect(screen.getByRole("button", { name: "Show 1 edit that couldn't be saved" })).toBeInTheDocument();
  rerender(<SaveState saving={constantSource({ ...saving, waiting: 3 })} onShow={() => {}} />);
  expect(screen.getByRole("status")).toHaveTextContent("3 waiting");
  rerender(<SaveState saving={constantSource(notSaved)} onShow={() => {}} />);
  expect(screen.queryByRole("status")).not.toBeInTheDocument();
});
