import { act, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { moveVertices } from "@/lib/editor/commands/move-vertices";
import { createEditorStore } from "@/lib/editor/core/editor-store";
import { selectedItems } from "@/lib/editor/core/selection";
import { installBackend, renderScreen } from "@/tests/support/browser-backend";
import { capturedRoom } from "@/tests/support/captured-room";
import { editorServices } from "@/tests/support/editor-services";
import { SURVEY_KEY } from "@/tests/support/little-room";
import { editorActions } from "../../actions/editor-actions";
import { useEditorKeys } from "../../actions/use-editor-keys";
import { EditorContext, useEditor } from "../../context/editor-context";
import { openEditorView } from "../../tools/open-editor-view";
import { ReviewPanel } from "./review-panel";

beforeAll(() => {
  Object.defineProperty(HTMLElement.prototype, "clientHeight", { configurable: true, value: 600 });
  Object.defineProperty(HTMLElement.prototype, "clientWidth", { configurable: true, value: 256 });
});

const CONFIDENCES = { "wall-ab": "low", "wall-bc": "medium", door: "medium", table: "low" } as const;

function Shown() {
  useEditorKeys(useEditor());
  return <ReviewPanel projectKey="prj-1" levelName={() => "Ground floor"} onClose={() => {}} />;
}

type Deleted = Partial<Record<"vertices" | "edges" | "faces" | "objectsPlanar" | "object3ds", object[]>>;

/** `deleted`: the deleted records of the backend; null for a backend that does not list them. */
function show(
  records = capturedRoom(CONFIDENCES),
  employeeKey: string | undefined = "emp-ana",
  deleted: Deleted | null = null,
) {
  localStorage.clear();
  const calls = installBackend(
    {
      "employee.me": () => ({ key: "emp-1", givenName: "Ana", familyName: "Smith" }),
      "employee.list": () => [{ key: "emp-cleo", givenName: "Cleo", familyName: "Marsh" }],
      "activity.list": () => ({ activities: [], total: 0, nextCursor: null }),
      "vertex.list": () => (deleted ? (deleted.vertices ?? []) : records.vertex),
      "edge.list": () => (deleted ? (deleted.edges ?? []) : records.edge),
      "face.list": () => (deleted ? (deleted.faces ?? []) : records.face),
      "objectPlanar.list": () => (deleted ? (deleted.objectsPlanar ?? []) : records.objectPlanar),
      "object3D.list": () => (deleted ? (deleted.object3ds ?? []) : records.object3D),
    },
    { role: "admin" },
  );
  const store = createEditorStore({ surveyKey: SURVEY_KEY, records, employeeKey });
  const view = openEditorView(store, 0);
  view.checks?.start();
  view.set({ isReviewShown: true });
  const context = editorServices({ store, view });
  renderScreen(
    <EditorContext value={context}>
      <Shown />
    </EditorContext>,
  );
  const action = (id: string) => editorActions(context).find((one) => one.id === `editor.${id}`)!;
  return { store, view, action, calls, user: userEvent.setup() };
}

const list = () => screen.findByRole("listbox", { name: "Elements to review" });
const rows = async () => within(await list()).getAllByRole("option");
const selected = (store: ReturnType<typeof show>["store"]) => selectedItems(store.getSelection()).map(({ key }) => key);

test("lists low-confidence elements in order with room and reason, and the progress of the floor", async () => {
  show();
  expect((await rows()).map((row) => row.textContent)).toEqual([
    "Wall 1 · westStudy · Low confidence",
    "TableStudy · Low confidence",
    "Wall 2 · southStudy · Medium confidence",
    "DoorStudy · Medium confidence",
  ]);
  const bar = screen.getByRole("progressbar", { name: "0 of 4 reviewed on Ground floor" });
  expect(bar).toHaveAttribute("aria-valuenow", "0");
});

test("by keyboard, the review opens the first element, accepts it and opens the next; undo withdraws the acceptance", async () => {
  const { store, view, user } = show();
  await list();
  await user.keyboard("{Alt>}g{/Alt}");
  expect(selected(store)).toEqual(["wall-ab"]);
  await user.keyboard("{Shift>}g{/Shift}");
  expect(store.scene.get("face", "wall-ab")).toMatchObject({ acceptedBy: "emp-ana" });
  expect(selected(store)).toEqual(["table"]);
  expect(view.get().notice?.text).toBe("Accepted. 3 left.");
  expect(await screen.findByText("1 of 4 reviewed on Ground floor")).toBeInTheDocument();
  await user.keyboard("{Alt>}b{/Alt}");
  expect(selected(store)).toEqual(["door"]);
  await user.keyboard("{Control>}z{/Control}");
  expect(store.scene.get("face", "wall-ab")?.acceptedBy ?? null).toBeNull();
  expect(await screen.findByText("0 of 4 reviewed on Ground floor")).toBeInTheDocument();
});

test("in the list: arrows choose, Enter goes to the element, A accepts it, and the focus stays in the list", async () => {
  const { store, user } = show();
  const box = await list();
  act(() => box.focus());
  await user.keyboard("{ArrowDown}{ArrowDown}{Enter}");
  expect(selected(store)).toEqual(["wall-bc"]);
  await user.keyboard("a");
  expect(store.scene.get("face", "wall-bc")).toMatchObject({ acceptedBy: "emp-ana" });
  expect(box).toHaveFocus();
  await waitFor(async () => expect(await rows()).toHaveLength(3));
});

test("a press on the list chooses the row under the pointer, not the first one", async () => {
  const { view, user } = show();
  const box = await list();
  const third = (await rows())[2]!;
  await user.pointer({ keys: "[MouseLeft>]", target: third });
  expect(box).toHaveFocus();
  expect(view.review?.get().active).toBeNull();
  await user.pointer({ keys: "[/MouseLeft]", target: third });
  expect(view.review?.get().active).toBe("wall-bc");
  act(() => {
    box.blur();
    view.review?.choose(null);
  });
  act(() => box.focus());
  expect(view.review?.get().active).toBe("wall-ab");
});

test("accepts a whole room in one edit; then the queue is empty, and an acceptance can be withdrawn", async () => {
  const { store, view, user } = show();
  await user.click((await rows())[0]!);
  await user.click(await screen.findByRole("button", { name: /^Accept room \(4\)/ }));
  expect(store.getHistory().past.map(({ label }) => label)).toEqual(["Accept 4 elements"]);
  expect(view.get().notice?.text).toBe("4 accepted. Review complete.");
  expect(await screen.findByText("Every uncertain or faulty element has been reviewed.")).toBeInTheDocument();
  await user.click(screen.getByRole("radio", { name: "Done 4" }));
  const reviewed = screen.getByRole("listbox", { name: "Reviewed elements" });
  await user.click(within(reviewed).getByRole("option", { name: /^Door/ }));
  await user.click(screen.getByRole("button", { name: "Withdraw" }));
  expect(store.scene.get("objectPlanar", "door")?.acceptedBy).toBeNull();
  expect(await screen.findByRole("radio", { name: "Left 1" })).toBeInTheDocument();
});

test("an error comes first and cannot be accepted until it is repaired", async () => {
  const records = capturedRoom(CONFIDENCES);
  records.face = records.face.map((face) => (face.key === "floor" ? { ...face, loops: [["b", "a", "c", "d"]] } : face));
  const { store, view, user, action } = show(records);
  expect((await rows())[0]).toHaveTextContent("Error: FloorStudy · Intersects itself");
  await user.keyboard("{Alt>}g{/Alt}");
  expect(selected(store)).toEqual(["floor"]);
  expect(screen.getByText("Repair the error first: it can't be accepted")).toBeInTheDocument();
  act(() => void action("accept").run());
  expect(view.get().refusal).toBe("Repair the error first: it can't be accepted");
  expect(store.scene.get("face", "floor")?.acceptedBy ?? null).toBeNull();
});

test("lists the changes since the scan, and R reverts one", async () => {
  const { store, calls, user } = show();
  act(() => void store.run((scene) => moveVertices(scene, { keys: ["c", "c-top"], vector: [0.25, 0, 0] })));
  await user.click(await screen.findByRole("radio", { name: "Changed 2" }));
  const changes = screen.getByRole("listbox", { name: "Elements changed since the scan" });
  expect(within(changes).getAllByRole("option")[0]).toHaveTextContent(/Corner 3Study · Moved 0\.250/);
  await user.click(within(changes).getAllByRole("option")[0]!);
  await user.keyboard("r");
  expect(store.scene.get("vertex", "c")).toMatchObject({ x: 4 });
  expect(await screen.findByRole("radio", { name: "Changed 1" })).toBeInTheDocument();
  // The chosen row has left the list: nothing is chosen until the next one is.
  await user.keyboard("r");
  expect(store.scene.get("vertex", "c-top")).toMatchObject({ x: 4.25 });
  expect(screen.getByText(/known from this browser's history only/)).toBeInTheDocument();
  // A backend that returns existing records gets no further request.
  const lists = calls.map(({ name }) => name).filter((name) => name.endsWith(".list") && name !== "activity.list");
  expect(lists).toEqual(["object3D.list"]);
});

test("a record deleted by a colleague is listed with name and time, and R restores it", async () => {
  const records = capturedRoom(CONFIDENCES);
  const [table] = records.object3D;
  const deleted = { object3ds: [{ ...table, deletedBy: "emp-cleo", deletedAt: "2026-03-05T12:00:00.000Z" }] };
  const { store, view, user } = show({ ...records, object3D: [] }, "emp-1", deleted);
  await user.click(await screen.findByRole("radio", { name: "Changed 1" }));
  const changes = screen.getByRole("listbox", { name: "Elements changed since the scan" });
  await user.click(within(changes).getByRole("option", { name: "Table Ground floor · Deleted" }));
  // She has done nothing else on the claim: an admin finds her name in the list of employees.
  expect(await screen.findByText(/^Deleted by Cleo Marsh, /)).toBeInTheDocument();
  expect(screen.queryByText(/this browser's history/)).not.toBeInTheDocument();
  await user.keyboard("r");
  expect(store.scene.get("object3D", "table")).toMatchObject({ label: "table", position: table!.position });
  expect(store.scene.get("object3D", "table")).not.toHaveProperty("deletedBy");
  expect(view.get().notice?.text).toBe("Restored");
  expect(await screen.findByRole("radio", { name: "Changed 0" })).toBeInTheDocument();
});

test("reports that no element needs a review; without a session nothing can be accepted", async () => {
  const { view, store, action } = show(capturedRoom(), "");
  expect(await screen.findByText(/no uncertain or faulty elements/)).toBeInTheDocument();
  expect(action("review-next").disabledReason).toBe("Nothing left to review");
  act(() => store.select([{ kind: "face", key: "wall-ab" }]));
  act(() => void action("accept").run());
  expect(view.get().refusal).toBe("Nothing selected needs a review");
});
