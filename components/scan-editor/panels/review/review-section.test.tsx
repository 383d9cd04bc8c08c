import { act, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import type { Role } from "@/lib/domain/roles";
import { acceptElements } from "@/lib/editor/commands/accept-elements";
import { moveElements } from "@/lib/editor/commands/move-elements";
import { createEditorStore } from "@/lib/editor/core/editor-store";
import type { SceneRecords } from "@/lib/editor/core/scene";
import type { SelectionItem } from "@/lib/editor/core/selection";
import { installBackend, renderScreen } from "@/tests/support/browser-backend";
import { capturedRoom } from "@/tests/support/captured-room";
import { editorServices } from "@/tests/support/editor-services";
import { SURVEY_KEY } from "@/tests/support/little-room";
import { EditorContext } from "../../context/editor-context";
import { openEditorView } from "../../tools/open-editor-view";
import { ReviewSection } from "./review-section";

const WALL: SelectionItem = { kind: "face", key: "wall-bc" };
const DAY = "2026-03-05T12:00:00.000Z";

function show(item: SelectionItem, records: SceneRecords = capturedRoom({ "wall-bc": "low" }), role: Role = "admin") {
  const activities = [{ key: "act-1", actorKey: "emp-ben", actorName: "Ben Okafor", action: "x", createdAt: DAY }];
  const calls = installBackend(
    {
      "employee.me": () => ({ key: "emp-1", givenName: "Ana", familyName: "Smith" }),
      "activity.list": () => ({ activities, total: 1, nextCursor: null }),
      "employee.list": () => [{ key: "emp-cleo", givenName: "Cleo", familyName: "Marsh" }],
    },
    { role },
  );
  const store = createEditorStore({ surveyKey: SURVEY_KEY, records, employeeKey: "emp-1" });
  const view = openEditorView(store, 0);
  store.select([item]);
  renderScreen(
    <EditorContext value={editorServices({ store, view })}>
      <ReviewSection claim="/insured/overview/ins-1/prj-1" />
    </EditorContext>,
  );
  return { store, view, calls, user: userEvent.setup() };
}

test("a low-confidence element can be accepted here; then it shows who and when, and the acceptance can be withdrawn", async () => {
  const { store, user } = show(WALL);
  expect(screen.getByRole("group", { name: "Review" })).toHaveTextContent("Low confidence: not reviewed yet");
  await user.click(screen.getByRole("button", { name: /^Accept/ }));
  expect(await screen.findByText(/^Accepted by you, \d/)).toBeInTheDocument();
  await user.click(screen.getByRole("button", { name: "Withdraw" }));
  expect(await screen.findByText("Low confidence: not reviewed yet")).toBeInTheDocument();
  expect(store.getHistory().past).toHaveLength(2);
});

test("an element edited after its acceptance is marked as changed, with name and time, and can be accepted again", async () => {
  const { store, user } = show(WALL);
  act(() => void store.run((scene) => acceptElements(scene, { items: [WALL], by: "emp-ben", at: DAY })));
  expect(await screen.findByText(/^Accepted by Ben Okafor, Mar 5, [^,]+$/)).toBeInTheDocument();
  act(() => void store.run((scene) => moveElements(scene, { items: [WALL], vector: [0, 0, 0.5] })));
  expect(await screen.findByText(/^Accepted by Ben Okafor, Mar 5, [^,]+, changed since$/)).toBeInTheDocument();
  await user.click(screen.getByRole("button", { name: /^Accept/ }));
  expect(await screen.findByText(/^Accepted by you, [^,]+$/)).toBeInTheDocument();
});

test("finds a colleague's name in the activity of the claim", async () => {
  const { store } = show(WALL);
  act(() => void store.run((scene) => acceptElements(scene, { items: [WALL], by: "emp-ben", at: DAY })));
  expect(await screen.findByText(/^Accepted by Ben Okafor, /)).toBeInTheDocument();
});

test.each([
  ["admin", "Cleo Marsh"],
  ["poweruser", "Cleo Marsh"],
  ["employee", "a colleague"],
  ["underwriting_reviewer", "a colleague"],
] as const)("names colleagues without activity only to roles that list employees (%s)", async (role, name) => {
  const { store, calls } = show(WALL, capturedRoom({ "wall-bc": "low" }), role);
  act(() => void store.run((scene) => acceptElements(scene, { items: [WALL], by: "emp-cleo", at: DAY })));
  expect(await screen.findByText(new RegExp(`^Accepted by ${name}, `))).toBeInTheDocument();
  await waitFor(() => expect(calls.some((call) => call.name === "activity.list")).toBe(true));
  expect(calls.some((call) => call.name === "employee.list")).toBe(name === "Cleo Marsh");
});

test("shows what has changed: distance, values and author, and reverts it in one edit", async () => {
  const records = capturedRoom({ "wall-bc": "low" });
  records.vertex = records.vertex.map((one) =>
    one.key === "c" ? { ...one, updatedBy: "emp-ben", updatedAt: DAY } : one,
  );
  const { store, user } = show({ kind: "face", key: "floor" }, records);
  const scan = screen.getByRole("group", { name: "Compared with the scan" });
  expect(scan).toHaveTextContent("Unchanged since the scan.");
  act(() => void store.run((scene) => moveElements(scene, { items: [WALL], vector: [0, 0, 0.5] })));
  expect(await screen.findByText("0.500 m")).toBeInTheDocument();
  expect(scan).toHaveTextContent("Moved (2 corners)");
  expect(scan).toHaveTextContent("12.00 m² → 14.00 m² (+2.00 m²)");
  expect(await screen.findByText(/^Last changed by Ben Okafor, /)).toBeInTheDocument();
  await user.click(screen.getByRole("button", { name: /^Revert to the scan/ }));
  expect(await screen.findByText("Unchanged since the scan.")).toBeInTheDocument();
  expect(store.getHistory().past.map(({ label }) => label)).toEqual(["Move face", "Revert to the scan"]);
});

test.each([
  ["user", "Added by hand: the scan doesn't have it."],
  ["solver", "Added by the import: the scan doesn't have it."],
  [undefined, "The scan has no values for this element."],
] as const)("explains why an element has no values from the scan (%s)", (source, text) => {
  const records = capturedRoom();
  records.object3D = records.object3D.map((one) => ({ ...one, source, captured: null }));
  show({ kind: "object3D", key: "table" }, records);
  expect(screen.getByRole("group", { name: "Compared with the scan" })).toHaveTextContent(text);
  expect(screen.queryByRole("group", { name: "Review" })).not.toBeInTheDocument();
});

test("shows a changed field next to its captured value", async () => {
  const { store } = show({ kind: "object3D", key: "table" });
  const table: SelectionItem = { kind: "object3D", key: "table" };
  act(() => void store.run((scene) => moveElements(scene, { items: [table], vector: [0.5, 0, 0] })));
  expect(
    await screen.findByRole("row", { name: /^Position 2\.000 0\.400 1\.500 2\.500 0\.400 1\.500$/ }),
  ).toBeInTheDocument();
});
