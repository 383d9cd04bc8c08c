/**
 * lib/client/scan-editor/saving.model.test.ts tries saving with random edits. Every action and command takes part in
 * that test, or has a reason in this file not to.
 */
import { readdirSync, readFileSync } from "node:fs";
import { createEditorStore } from "@/lib/editor/core/editor-store";
import { editorServices } from "@/tests/support/editor-services";
import { littleRoom, SURVEY_KEY } from "@/tests/support/little-room";
import { BUILDING_NAMES } from "@/tests/support/random-building";
import { CAPTURE_NAMES } from "@/tests/support/random-capture";
import { PLAIN_NAMES } from "@/tests/support/random-scene";
import { TOPOLOGY_NAMES } from "@/tests/support/random-topology";
import { STEP_NAMES } from "@/tests/support/saving-steps";
import { openEditorView } from "../tools/open-editor-view";
import { editorActions } from "./editor-actions";

const DRAWN = new Set<string>([...PLAIN_NAMES, ...TOPOLOGY_NAMES, ...BUILDING_NAMES, ...CAPTURE_NAMES, ...STEP_NAMES]);

/** Actions that write no record: they show, select, ask, measure or export. */
const READS: readonly RegExp[] = [
  /^(mode|select|view|floor|layer|layers|section|export|measure|next|previous|dock)-/,
  /^(frame|home|fit|stack|xray|confidence|section|save-view|views|layers|hide-selected|lock-selected|show-all|unlock-all)$/,
  /^(photos|photo-(places|model|point|measure|close-outline)|stand-at-photo|close-photo|units|select|look|measure)$/,
  /^(palette|label|copy|export|history|back|checks|task|review|review-next|review-previous|scan-changes)$/,
];

/** The edits in the saving test that cover each other action. */
const WRITES: readonly [RegExp, ...drawn: string[]][] = [
  [/^move$/, "hold", "drop", "moveAll", "slide"],
  [/^turn$/, "turn"],
  [/^nudge-/, "moveAll", "slide"],
  [/^split$/, "split edge", "split face across", "split face between", "split edge on plan", "split flats on plan"],
  [/^split-at$/, "split edge", "split face across"],
  [/^extrude$/, "extrude", "stand wall"],
  [/^merge-(center|first|last)$/, "merge", "merge on plan"],
  [/^weld$/, "weld"],
  [/^dissolve$/, "dissolve corner", "dissolve edge"],
  [/^flip$/, "flip"],
  [/^close-loop$/, "close loop", "close loops on plan"],
  [/^raise-ceiling$/, "raise ceiling"],
  [/^(insert-opening|photo-outline)$/, "insert"],
  [/^place-here$/, "place", "insert"],
  [/^rehost$/, "rehost"],
  [/^snap-floor$/, "snap to floor"],
  [/^snap-wall$/, "snap to wall"],
  [/^scale$/, "scale"],
  [/^(paste|duplicate)$/, "paste"],
  [/^mirror-/, "mirror"],
  [/^array$/, "array"],
  [/^align-/, "align"],
  [/^square-up$/, "square", "give up"],
  [/^square-up-accept$/, "accept"],
  [/^label-/, "label"],
  [/^rename$/, "name"],
  [/^deduct$/, "deduct"],
  [/^import$/, "import", "import own file"],
  [/^reset-floor$/, "reset"],
  [/^(undo|redo)$/, "undo", "redo", "jump"],
  [/^delete$/, "delete"],
  [/^repair-finding$/, "repair"],
  [/^accept(-room)?$/, "accept"],
  [/^withdraw-acceptance$/, "withdraw"],
  [/^revert-to-scan$/, "revert", "bring back"],
];

/** The ids of every action that exists for any kind of selected element. */
function allActions(): string[] {
  const store = createEditorStore({ surveyKey: SURVEY_KEY, records: littleRoom() });
  const view = openEditorView(store, 0);
  const context = editorServices({ store, view });
  const ids = new Set<string>();
  for (const [kind, key] of [
    ["vertex", "a"],
    ["edge", "edge-ab"],
    ["face", "wall-ab"],
    ["objectPlanar", "door"],
    ["object3D", "table"],
  ] as const) {
    store.select([{ kind, key }]);
    for (const { id } of editorActions(context)) ids.add(id.replace(/^editor\./, ""));
  }
  return [...ids];
}

beforeEach(() => localStorage.clear());

test("every action either writes nothing or takes part in the saving test", () => {
  const ids = allActions();
  const writersOf = (id: string) => WRITES.filter(([pattern]) => pattern.test(id));
  const isRead = (id: string) => READS.some((pattern) => pattern.test(id));
  expect(ids.length).toBeGreaterThan(200);
  expect(ids.filter((id) => writersOf(id).length === 0 && (!isRead(id) || /^label-/.test(id)))).toEqual([]);
  expect(WRITES.flatMap(([, ...drawn]) => drawn).filter((name) => !DRAWN.has(name))).toEqual([]);
  // Every pattern still matches an action.
  const patterns = [...READS, ...WRITES.map(([pattern]) => pattern)];
  expect(patterns.filter((pattern) => !ids.some((id) => pattern.test(id)))).toEqual([]);
});

test("without a selection an action is disabled with a reason, except those that need none", () => {
  const store = createEditorStore({ surveyKey: SURVEY_KEY, records: littleRoom() });
  const enabled = editorActions(editorServices({ store }))
    .filter(({ disabledReason, isOffered }) => !disabledReason && isOffered !== false)
    .map(({ id }) => id.replace(/^editor\./, ""))
    .filter((id) => WRITES.some(([pattern]) => pattern.test(id)) && !/^nudge-/.test(id));
  expect(enabled.sort()).toEqual([
    "delete",
    "import",
    "insert-opening",
    "move",
    "reset-floor",
    "square-up",
    "turn",
    "weld",
  ]);
});

/** Commands that the saving test does not run, each with the reason. */
const NOT_DRAWN: Readonly<Record<string, string>> = {
  editObjects: "the base of snapping, scaling and placing, which are drawn",
  placePlanarObjects: "drawn as placePlanarObject, its form for one object",
  resetFloor: "drawn as the session's reset, which holds it back",
  setExtents: "drawn by setValue and addToValue, which call it",
  splitFaceAlong: "drawn by splitFaceAcross, which calls it with its own line",
  squareUpRoom: "drawn by the square-up session, which uses it as its plan",
};

test("every command takes part in the saving test or has a reason not to", () => {
  const folder = "lib/editor/commands";
  const commands = readdirSync(folder)
    .filter((name) => name.endsWith(".ts") && !name.endsWith(".test.ts") && name !== "command.ts")
    .flatMap((name) => {
      const source = readFileSync(`${folder}/${name}`, "utf8");
      const matches = source.matchAll(
        /^export (?:function|const) (\w+)[^;{]*?(?:\{[^}]*\}[^;{]*?)*\): CommandOutcome\b/gm,
      );
      return [...matches].map(([, command]) => command!);
    });
  expect(commands.length).toBeGreaterThan(40);
  const randomSources = ["building", "capture", "scene", "topology"].map((name) =>
    readFileSync(`tests/support/random-${name}.ts`, "utf8"),
  );
  const isDrawn = (command: string) => randomSources.some((source) => source.includes(`${command}(scene`));
  expect(commands.filter((command) => !isDrawn(command)).sort()).toEqual(Object.keys(NOT_DRAWN).sort());
});
