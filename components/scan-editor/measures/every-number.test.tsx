/** In feet, no panel shows, announces or hints at a metric value, even if the unit changes while the panel is open. */
import { act, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { FIGURE_CODES } from "@/lib/editor/analysis/quantities/figure-list";
import { FIGURE_NAMES } from "@/lib/editor/analysis/quantities/figure-names";
import { moveVertices } from "@/lib/editor/commands/move-vertices";
import { placePlanarObject } from "@/lib/editor/commands/place-planar-object";
import { createEditorStore } from "@/lib/editor/core/editor-store";
import type { SceneRecords } from "@/lib/editor/core/scene";
import type { SelectionItem } from "@/lib/editor/core/selection";
import { chooseUnits } from "@/lib/editor/core/units/chosen-measures";
import { installBackend, renderScreen } from "@/tests/support/browser-backend";
import { capturedRoom } from "@/tests/support/captured-room";
import { editorServices, renderInEditor } from "@/tests/support/editor-services";
import { littleRoom, SURVEY_KEY } from "@/tests/support/little-room";
import { EditorContext } from "../context/editor-context";
import { ChecksPanel } from "../panels/checks/checks-panel";
import { PropertiesPanel } from "../panels/properties/properties-panel";
import { FaceFigures } from "../panels/quantities/face-figures";
import { QuantitiesPanel } from "../panels/quantities/quantities-panel";
import { ReviewPanel } from "../panels/review/review-panel";
import { ScanSection } from "../panels/review/scan-section";
import { openEditorView } from "../tools/open-editor-view";

beforeAll(() => {
  Object.defineProperty(HTMLElement.prototype, "clientHeight", { configurable: true, value: 600 });
  Object.defineProperty(HTMLElement.prototype, "clientWidth", { configurable: true, value: 256 });
});
afterEach(() => act(() => chooseUnits("metric")));

function open(records: SceneRecords) {
  localStorage.clear();
  const store = createEditorStore({ surveyKey: SURVEY_KEY, records, employeeKey: "emp-1" });
  const view = openEditorView(store, 0);
  return { store, view, floors: store.rooms.floors() };
}

const METRIC = /\d\s?(mm|cm|m|m²|m³)(?![\p{L}\d²³'’])/u;
const TEXT_ATTRIBUTES = ["title", "aria-label", "aria-valuetext", "aria-description", "placeholder"] as const;

/** All texts of the page: visible, accessible names and titles. */
function texts(): string[] {
  const texts: string[] = [];
  for (const element of document.body.querySelectorAll("*")) {
    if (["STYLE", "SCRIPT"].includes(element.tagName)) continue;
    for (const name of TEXT_ATTRIBUTES) texts.push(element.getAttribute(name) ?? "");
    if (element instanceof HTMLInputElement) texts.push(element.value);
    const textNodes = [...element.childNodes].filter(({ nodeType }) => nodeType === Node.TEXT_NODE);
    if (textNodes.length > 0) texts.push(element.textContent ?? "");
  }
  return texts.filter((text) => text !== "");
}
const metric = (): string[] => texts().filter((text) => METRIC.test(text));

/** Expects metric values before the switch to feet and none after it. */
function expectSwitched(): void {
  act(() => chooseUnits("metric"));
  expect(metric().length).toBeGreaterThan(0);
  act(() => chooseUnits("feet"));
  expect(metric()).toEqual([]);
}

test("shows every quantity of a room with its tolerance in feet", () => {
  const { store, view, floors } = open(littleRoom());
  store.select([{ kind: "face", key: "floor" }]);
  renderInEditor(<QuantitiesPanel floors={floors} />, { store, view });
  expectSwitched();
  const row = (name: string) => screen.getByRole("rowheader", { name }).closest("tr")!;
  // Only floors and the home count shared walls once.
  const codes = FIGURE_CODES.filter((code) => code !== "W1");
  const shown = codes.map((code) => [code, within(row(FIGURE_NAMES[code])).getAllByRole("button")[0]!]) as [
    string,
    HTMLElement,
  ][];
  // 4 × 3 × 2.5 m with a door of 0.9 × 2.1: a foot is 0.3048 m, lengths to the sixteenth of an inch.
  expect(shown.map(([code, button]) => `${code} ${button.textContent!.replace(/±.*/, "")}`)).toEqual([
    "F 129.2 ft²",
    "C 129.2 ft²",
    "W 376.7 ft²",
    "WC 505.9 ft²",
    `PF 45' 11 3/16"`,
    `PC 45' 11 3/16"`,
    `BB 42' 11 3/4"`,
    `LL 13' 1 1/2"`,
    `SH 8' 2 7/16"`,
    `HH 8' 2 7/16"`,
    "V 1,059.4 ft³",
    "SY 14.35 yd²",
  ]);
  for (const [, button] of shown) expect(button).toHaveTextContent(/±[\d.,'" /]+( ft²| ft³| yd²|"|')$/);
  expect(screen.getAllByText(/20\.3 ft²/).length).toBeGreaterThan(0);
});

test.each<[string, SelectionItem[]]>([
  ["a corner", [{ kind: "vertex", key: "c" }]],
  ["an edge", [{ kind: "edge", key: "edge-bc" }]],
  ["a wall", [{ kind: "face", key: "wall-bc" }]],
  ["a floor", [{ kind: "face", key: "floor" }]],
  ["a ceiling", [{ kind: "face", key: "ceiling" }]],
  ["a door", [{ kind: "objectPlanar", key: "door" }]],
  ["an object", [{ kind: "object3D", key: "table" }]],
  [
    "several elements",
    [
      { kind: "face", key: "wall-bc" },
      { kind: "face", key: "wall-da" },
    ],
  ],
])("shows the properties of %s in feet", (_title, items) => {
  const { store, view, floors } = open(littleRoom());
  store.select(items);
  const face = items[0]!.kind === "face" ? store.scene.get("face", items[0]!.key) : undefined;
  renderInEditor(
    <>
      <PropertiesPanel floors={floors} />
      {face ? <FaceFigures face={face} area={10} /> : null}
    </>,
    { store, view },
  );
  expectSwitched();
});

test("shows findings of the checks in feet", async () => {
  const records = littleRoom();
  records.vertex = records.vertex.map((one) => (one.key === "a-top" ? { ...one, y: one.y + 0.2 } : one));
  records.objectPlanar = records.objectPlanar.map((door) => ({ ...door, width: 1.1 }));
  const { store, view } = open(records);
  renderInEditor(<ChecksPanel />, { store, view });
  await userEvent.click(screen.getByRole("button", { name: "Show checks" }));
  const bent = screen.getAllByRole("option").find((row) => /is bent by \d+ mm/.test(row.textContent!))!;
  await userEvent.click(bent);
  expectSwitched();
  expect(screen.getAllByText(/is bent by [\d /]+"/).length).toBeGreaterThan(0);
});

test("shows changes since the scan in feet, in the list and for one element", async () => {
  installBackend(
    {
      "employee.me": () => ({ key: "emp-1", givenName: "Ana", familyName: "Smith" }),
      "employee.list": () => [],
      "activity.list": () => ({ activities: [], total: 0, nextCursor: null }),
      "vertex.list": () => [],
      "edge.list": () => [],
      "face.list": () => [],
      "objectPlanar.list": () => [],
      "object3D.list": () => [],
    },
    { role: "admin" },
  );
  const { store, view } = open(capturedRoom());
  view.checks?.start();
  view.set({ isReviewShown: true });
  renderScreen(
    <EditorContext value={editorServices({ store, view })}>
      <ReviewPanel projectKey="prj-1" levelName={() => "Ground floor"} onClose={() => {}} />
      <ScanSection projectKey="prj-1" item={{ kind: "face", key: "floor" }} />
      <ScanSection projectKey="prj-1" item={{ kind: "objectPlanar", key: "door" }} />
    </EditorContext>,
  );
  act(() => {
    store.run((scene) => moveVertices(scene, { keys: ["c", "c-top"], vector: [0.25, 0, 0] }));
    store.run((scene) => placePlanarObject(scene, { key: "door", width: 0.8 }));
  });
  await userEvent.click(await screen.findByRole("radio", { name: /^Changed/ }));
  const corner = () => screen.getAllByRole("option", { name: /^Corner/ })[0];
  expect(corner()).toHaveTextContent(/Moved 0\.250 m/);
  expectSwitched();
  // The corner's movement, the door's width of 0.9 and 0.8 m, and the floor that has grown by 0.375 m².
  expect(corner()).toHaveTextContent(/Moved 9 13\/16"/);
  expect(screen.getByRole("cell", { name: `2' 11 7/16"` })).toBeVisible();
  expect(screen.getByRole("cell", { name: `2' 7 1/2"` })).toBeVisible();
  expect(screen.getByText(/129\.2 ft².*\+4\.0 ft²/)).toBeVisible();
});
