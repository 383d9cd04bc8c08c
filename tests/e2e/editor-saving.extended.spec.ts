/** How the editor's edits reach the backend when calls fail. */
import type { Locator, Page } from "@playwright/test";
import { leftIn } from "./bytes";
import { EditorBench } from "./editor-bench";
import { EditorPage } from "./editor-page";
import {
  cornerKey,
  corners,
  emptyFloor,
  FURNISHED,
  furnishRoom,
  moveElsewhere,
  openRoom,
  putRoom,
  withoutReading,
} from "./editor-room";
import { admit, anotherContext, expect, type Fault, FEWER_PIXELS, heldUndo, relay, test } from "./fixtures";
import { IMPORT_CLAIMS } from "./seeded";

test.use({ ...FEWER_PIXELS, expectedErrors: /status of (409|50[0234])|ERR_INTERNET_DISCONNECTED/ });
test.describe.configure({ mode: "serial" });

test.afterEach(async ({ page }) => {
  await relay.misbehave([]);
  await emptyFloor(page);
});

const updates = async () =>
  (await relay.calls()).filter(({ method, path }) => method === "PUT" && path === "vertex/batch").length;

/** Presses the arrow key in the X field of the selected corner; key repeat without pauses is one edit. */
async function nudge(page: Page, editor: EditorPage, times: number): Promise<void> {
  await editor.coordinate("X").focus();
  for (let press = 0; press < times; press += 1) await page.keyboard.press("ArrowUp");
}

const WRITES = /^(PUT|POST|DELETE) (vertex|edge|face|object-planar|object3d)(\/batch)?$/;
const sent = async () =>
  (await relay.calls()).map(({ method, path }) => `${method} ${path}`).filter((one) => WRITES.test(one));

/** The calls that save repeated moves. */
const MOVES = ["PUT vertex/batch", "PUT object-planar/batch", "PUT object3d"];

/** 33 a second, the rate of a repeating key. */
const PACE_MS = 30;
/** Upper limit for 200 edits, measured by the page's clock from each key press until the page has handled it. */
const ALL_EDITS_MS = 10_000;
const UP = { key: "ArrowUp", code: "ArrowUp", windowsVirtualKeyCode: 38 };

/** By the page's clock: when the key was pressed and when it had been handled. */
type Edited = { from: number; to: number };
type Paced = Window & { edited: Edited[] };

/** Records each key press that edits: arrows in a field, a split, a deletion. */
function noteEdits(): void {
  const edited: Edited[] = [];
  Object.assign(window, { edited });
  const keys = new Set(["ArrowUp", "k", "Delete"]);
  let from = 0;
  const noteStart = ({ timeStamp }: KeyboardEvent): void => {
    from = timeStamp;
  };
  window.addEventListener("keydown", noteStart, true);
  const noteEnd = ({ key, target }: KeyboardEvent): void => {
    // In a field only an arrow key edits; other keys type a search.
    const isEdit = key === "ArrowUp" || !(target instanceof HTMLInputElement);
    if (keys.has(key) && isEdit) edited.push({ from, to: performance.now() });
  };
  window.addEventListener("keyup", noteEnd, true);
}

const noted = (page: Page, from = 0) =>
  page.evaluate((start) => (window as unknown as Paced).edited.slice(start), from);

/**
 * Presses an arrow key in a field 33 times a second without waiting for the page; each press is an edit. Returns the
 * milliseconds that the page needed.
 */
async function pressAtPace(page: Page, field: Locator, times: number): Promise<number> {
  await field.focus();
  const before = (await noted(page)).length;
  const devtools = await page.context().newCDPSession(page);
  const start = Date.now();
  const presses: Promise<unknown>[] = [];
  for (let press = 0; press < times; press += 1) {
    for (const type of ["rawKeyDown", "keyUp"] as const)
      presses.push(devtools.send("Input.dispatchKeyEvent", { type, ...UP }));
    await new Promise((resolve) => setTimeout(resolve, start + (press + 1) * PACE_MS - Date.now()));
  }
  await Promise.all(presses);
  await devtools.detach();
  const steps = await noted(page, before);
  expect(steps).toHaveLength(times);
  return steps.at(-1)!.to - steps[0]!.from;
}

/**
 * Makes 200 edits: 45 and 52 of two corners, 50 of a window and of a sofa each, an edge split, an outlet and a lamp
 * deleted. The last three are made first, because a refused edit with nothing else in flight is refused alone. Returns
 * the milliseconds that the page needed, without those for changing the selection.
 */
async function twoHundredEdits(page: Page, bench: EditorBench): Promise<number> {
  const x = bench.editor.coordinate("X");
  const before = (await noted(page)).length;
  await bench.choose("2", FURNISHED.edge);
  await bench.press("k");
  for (const key of [FURNISHED.outlet, FURNISHED.lamp]) {
    await bench.choose("4", key);
    await bench.press("Delete");
  }
  let took = (await noted(page, before)).reduce((sum, { from, to }) => sum + to - from, 0);
  await bench.choose("4", FURNISHED.window);
  took += await pressAtPace(page, page.getByLabel("Along (u)"), 50);
  await bench.choose("4", FURNISHED.sofa);
  took += await pressAtPace(page, x, 50);
  await bench.choose("1", cornerKey("c"));
  took += await pressAtPace(page, x, 45);
  await bench.choose("1", cornerKey("d"));
  took += await pressAtPace(page, x, 52);
  expect(await noted(page, before)).toHaveLength(200);
  return took;
}

/** Returns the backend's state of the elements that the 200 edits change. */
async function furnished(bench: EditorBench) {
  type Stored = { key: string; u?: number; x?: number; position?: number[] };
  const records = [
    ...(await bench.all<Stored>("vertex")),
    ...(await bench.all<Stored>("object-planar")),
    ...(await bench.all<Stored>("object3d")),
  ];
  const one = (key: string) => records.find((record) => record.key === key);
  const edges = (await bench.all("edge")).map(({ key }) => key);
  return {
    window: one(FURNISHED.window)?.u,
    sofa: one(FURNISHED.sofa)?.position?.[0],
    corners: [one(cornerKey("c"))?.x, one(cornerKey("d"))?.x],
    edges: [edges.length, edges.includes(FURNISHED.edge)],
    deleted: [one(FURNISHED.outlet), one(FURNISHED.lamp)],
  };
}

const ALL_DONE = { window: 1.3, sofa: 2.5, corners: [4.45, 4.52], edges: [2, false], deleted: [undefined, undefined] };

async function openFurnished(page: Page): Promise<EditorBench> {
  await page.addInitScript(noteEdits);
  await admit(page);
  await putRoom(page);
  await furnishRoom(page);
  const bench = new EditorBench(page);
  await bench.open(IMPORT_CLAIMS[1]);
  await bench.editor.saved();
  return bench;
}

test("200 edits take the page less than 10 s, and with every fifth call unanswered or answered 503 no edit is lost and few batches are sent", async ({
  page,
}) => {
  const bench = await openFurnished(page);
  const { editor } = bench;
  const found = await bench.records();
  const before = (await sent()).length;
  await relay.misbehave([
    ...MOVES.flatMap((match): Fault[] => [
      { match, mode: "busy", times: 1_000, every: 5 },
      { match, mode: "lose", times: 1_000, every: 4 },
    ]),
    // Each call runs once: calls that create, change or delete are repeated when unanswered.
    ...["POST vertex/batch", "POST edge/batch", "DELETE edge", "DELETE object-planar", "DELETE object3d"].map(
      (match): Fault => ({ match, mode: "lose", times: 1 }),
    ),
  ]);
  expect(await twoHundredEdits(page, bench)).toBeLessThan(ALL_EDITS_MS);
  await editor.saved();
  await relay.misbehave([]);
  expect(await furnished(bench)).toEqual(ALL_DONE);
  const calls = (await sent()).slice(before);
  expect(calls.length).toBeLessThan(60);
  // An object has no batch call, so each of its 50 steps would be a call of its own.
  expect(calls.filter((one) => one === "PUT object3d").length).toBeLessThan(25);

  // The history lists all of them by name, also after a reload.
  await page.reload();
  await expect(editor.tree).toBeVisible();
  await page.getByRole("button", { name: "Show the history" }).click();
  const history = page.getByRole("region", { name: "History" });
  await expect(history).toContainText("200 edits");
  const list = history.getByRole("listbox");
  await expect(list.getByRole("option", { selected: true })).toContainText("Place corner");
  await list.focus();
  await page.keyboard.press("End");
  await expect(list.getByRole("option", { name: "As opened" })).toBeVisible();
  await page.keyboard.press("Enter");
  await expect(list.getByRole("option", { selected: true })).toHaveText("As opened");
  await bench.holds(found);
});

test("200 edits of every kind with every fifth call refused: refused edits are rolled back completely, listed by their element, and applied by Retry", async ({
  page,
}) => {
  const bench = await openFurnished(page);
  const { editor } = bench;
  const before = (await sent()).length;
  const failed = page.getByRole("button", { name: /^Show \d+ edits? that couldn't be saved$/ });
  // Creation and deletion are refused at their last call, after the others succeeded, and succeed when reverted.
  const faults = [
    ...MOVES.map((match): Fault => ({ match, mode: "html", times: 1_000, every: 5 })),
    ...["DELETE edge", "DELETE object-planar", "DELETE object3d"].map(
      (match): Fault => ({ match, mode: "html", times: 1 }),
    ),
  ];
  await relay.misbehave(faults);
  await bench.choose("2", FURNISHED.edge);
  const found = await bench.records();
  await bench.press("k");
  await expect(failed).toHaveAccessibleName("Show 1 edit that couldn't be saved");
  await bench.holds(found);
  await bench.choose("4", FURNISHED.lamp);
  await bench.press("Delete");
  await expect(failed).toHaveAccessibleName("Show 2 edits that couldn't be saved");
  await bench.holds(found);
  await failed.click();
  const dialog = page.getByRole("dialog", { name: "Edits that couldn't be saved" });
  const items = dialog.getByRole("listitem");
  // Listed under their former names: neither the deleted edge nor the created corner exists any more.
  await expect(items.first()).toContainText(/Split edge.*Edge 3–4/s);
  await expect(items.last()).toContainText(/Delete element.*Furniture/s);
  await dialog.getByRole("button", { name: "Dismiss" }).first().click();
  await dialog.getByRole("button", { name: "Dismiss" }).first().click();
  await editor.saved();

  await relay.misbehave(faults);
  expect(await twoHundredEdits(page, bench)).toBeLessThan(ALL_EDITS_MS);
  await relay.misbehave([]);
  await failed.click();
  // Edits in flight succeed by themselves; listed ones by Retry.
  await expect(async () => {
    if ((await items.count()) > 0) {
      await dialog.getByRole("button", { name: "Retry" }).first().click({ timeout: 2_000 });
    }
    await expect(items).toHaveCount(0, { timeout: 200 });
    await expect(page.getByRole("status").filter({ hasText: /^Saved/ })).toBeVisible({ timeout: 500 });
  }).toPass({ intervals: [50, 100, 200] });
  // The last retry may have been in flight for less time than reading the state takes.
  await expect.poll(() => furnished(bench)).toEqual(ALL_DONE);
  expect((await sent()).length - before).toBeLessThan(250);
});

test("after a tab crashes with edits in flight and unsent, reopening restores them and sends them once, in order", async ({
  page,
  context,
}) => {
  const bench = await openFurnished(page);
  const found = await bench.records();
  const busy = (match: string): Fault => ({ match, mode: "busy", times: 1_000 });
  await relay.misbehave([
    // The call is carried out, and the tab crashes before the answer.
    { match: "POST vertex/batch", mode: "lose", times: 1 },
    ...["POST vertex/batch", "POST edge/batch", "PUT vertex/batch", "PUT face/batch", "DELETE edge"].map(busy),
  ]);
  await bench.choose("2", FURNISHED.edge);
  await bench.press("k");
  await bench.choose("1", cornerKey("d"));
  await pressAtPace(page, bench.editor.coordinate("X"), 5);
  for (const text of ["4.5", "4.25"]) await bench.typeIn("X", text);
  await expect(page.getByText("8 waiting")).toBeVisible();
  await expect.poll(async () => (await sent()).filter((one) => one === "POST vertex/batch").length).toBeGreaterThan(1);
  // The page announces the state at the key press; after a crash, only what the browser had written remains.
  await expect.poll(async () => (await leftIn(page)).kept).toContain('"x":4.25');
  const crashed = page.waitForEvent("crash");
  const renderer = await context.newCDPSession(page);
  // The renderer crashed before it could answer.
  renderer.send("Page.crash").catch(() => {});
  await crashed;

  const second = await context.newPage();
  await second.addInitScript(noteEdits);
  const errors: Error[] = [];
  second.on("pageerror", (error) => errors.push(error));
  const answered: { call: string; body: { vertices?: { key: string; x?: number }[] } }[] = [];
  second.on("response", (response) => {
    const request = response.request();
    const call = `${request.method()} ${new URL(request.url()).pathname.replace("/api/backend/", "")}`;
    if (response.ok() && WRITES.test(call)) answered.push({ call, body: request.postDataJSON() ?? {} });
  });
  const again = new EditorBench(second);
  await again.open(IMPORT_CLAIMS[1]);
  await expect(second.getByText("8 waiting")).toBeVisible();
  await again.choose("1", cornerKey("d"));
  expect((await again.editor.coordinates())[0]).toBe(4.25);
  await pressAtPace(second, again.editor.coordinate("X"), 1);
  await expect(second.getByText("9 waiting")).toBeVisible();
  await relay.misbehave([]);
  await again.editor.saved();
  const { corners: places, edges } = await furnished(again);
  expect([places[1], edges]).toEqual([4.26, [2, false]]);
  expect((await again.all("vertex")).length).toBe(found.filter((one) => one.startsWith("vertex ")).length + 1);
  expect(answered.filter(({ call }) => call === "POST vertex/batch")).toHaveLength(1);
  const inOrder = [4.01, 4.02, 4.03, 4.04, 4.05, 4.5, 4.25, 4.26];
  const placed = answered
    .filter(({ call }) => call === "PUT vertex/batch")
    .flatMap(({ body }) => body.vertices ?? [])
    .flatMap(({ key, x }) => (key === cornerKey("d") && x !== undefined ? inOrder.indexOf(x) : []));
  expect(placed.at(-1)).toBe(inOrder.length - 1);
  // Each at most once, none invented, and none after a later one.
  expect(placed).toEqual([...new Set(placed)].filter((index) => index >= 0).sort((a, b) => a - b));
  await again.backToOpened(found);
  expect(errors).toEqual([]);
});

test("a refused edit among many is rolled back completely and listed by its element; Retry applies it", async ({
  page,
}) => {
  const editor = await openRoom(page);
  const found = await editor.floorCorners();
  await found.nth(0).click();
  await relay.misbehave([{ match: "PUT vertex/batch", mode: "html", times: 1_000 }]);
  await nudge(page, editor, 5);
  const failed = page.getByRole("button", { name: "Show 5 edits that couldn't be saved" });
  await expect(failed).toBeVisible();
  await expect(page.getByText(/“Place corner” wasn't saved for Corner 1 \(Kitchen\)/).first()).toBeVisible();
  await expect.poll(async () => (await editor.coordinates())[0]).toBe((await corners(page)).a?.x);
  await relay.misbehave([]);
  await failed.click();
  const dialog = page.getByRole("dialog", { name: "Edits that couldn't be saved" });
  await expect(dialog.getByRole("listitem").first()).toContainText("Corner 1 (Kitchen)");
  while ((await dialog.getByRole("button", { name: "Retry" }).count()) > 0) {
    const left = await dialog.getByRole("listitem").count();
    await dialog.getByRole("button", { name: "Retry" }).first().click();
    await expect.poll(async () => dialog.getByRole("listitem").count()).toBeLessThan(left);
  }
  await editor.saved();
  expect((await corners(page)).a?.x).toBe(0.05);
});

test("during a minute without a network the edits wait visibly, and are sent together when the network returns", async ({
  page,
}) => {
  const editor = await openRoom(page);
  const found = await editor.floorCorners();
  await found.nth(1).click();
  await page.clock.install();
  await page.context().setOffline(true);
  await nudge(page, editor, 20);
  await expect(page.getByText(/20 waiting/)).toBeVisible();
  await page.clock.fastForward(60_000);
  await expect(page.getByText(/20 waiting/)).toBeVisible();
  const before = await updates();
  await page.context().setOffline(false);
  await page.clock.resume();
  await editor.saved();
  expect((await corners(page)).b?.x).toBe(0.2);
  expect((await updates()) - before).toBeLessThan(5);
});

test("another person's change appears when the tab is focused, and within half a minute otherwise", async ({
  page,
  browser,
}) => {
  await page.clock.install();
  const editor = await openRoom(page);
  await (await editor.floorCorners()).nth(2).click();
  const elsewhere = await anotherContext(browser);
  const other = await elsewhere.newPage();
  await admit(other, "superadmin@lintel.test");
  const shown = async () => (await editor.coordinates())[0];
  await withoutReading(page, async () => {
    await moveElsewhere(other, "c", 4.2);
    expect(await shown()).toBe(4);
    await page.evaluate(() => window.dispatchEvent(new Event("focus")));
  });
  await expect.poll(shown).toBe(4.2);

  await moveElsewhere(other, "c", 4.7);
  await page.clock.fastForward(30_000);
  await expect.poll(shown).toBe(4.7);
  await elsewhere.close();
});

test("two tabs on one survey show each other's edits at once, even without a network, and lose none", async ({
  page,
  context,
}) => {
  const editor = await openRoom(page);
  const second = await context.newPage();
  const other = new EditorPage(second);
  await second.goto(page.url());
  await expect(other.tree).toBeVisible();
  await (await other.floorCorners()).nth(0).click();
  await page.bringToFront();
  await (await editor.floorCorners()).nth(0).click();
  await context.setOffline(true);
  await nudge(page, editor, 3);
  await expect.poll(async () => (await other.coordinates())[0]).toBe(0.03);
  await second.bringToFront();
  await other.coordinate("Z").fill("0.5");
  await other.coordinate("Z").press("Enter");
  await expect.poll(async () => (await editor.coordinates())[2]).toBe(0.5);
  await context.setOffline(false);
  await editor.saved();
  await other.saved();
  const { a } = await corners(page);
  expect([a?.x, a?.z]).toEqual([0.03, 0.5]);
});

test("resetting a floor asks first, with the counts of its elements; Undo within five seconds sends nothing", async ({
  page,
}) => {
  const editor = await openRoom(page);
  const resets = async () => (await relay.calls()).filter(({ path }) => path === "survey/reset-3d-annotations").length;
  const before = await resets();
  const resetFloor = async () => {
    await page.getByRole("button", { name: "More of the editor" }).click();
    await page.getByRole("menuitem", { name: "Reset this floor…" }).click();
    const question = page.getByRole("alertdialog");
    await expect(question).toContainText("4 corners and 1 face");
    await question.getByRole("button", { name: "Reset floor" }).click();
  };
  const expectEmpty = () => expect(editor.row("Floor area")).toContainText("0.00 m²");
  await resetFloor();
  const undo = await heldUndo(page, "was reset");
  await expectEmpty();
  // The message leaves the mode line visible, whose keys are read for the next command.
  const message = (await page.getByRole("listitem").filter({ hasText: "was reset" }).boundingBox())!;
  const line = (await page.locator("footer").boundingBox())!;
  expect(message.y + message.height).toBeLessThanOrEqual(line.y);
  for (const colorScheme of ["light", "dark"] as const) {
    await page.emulateMedia({ colorScheme });
    await expect(page.getByRole("listitem").filter({ hasText: "was reset" })).toHaveCSS("color-scheme", "dark");
  }
  await undo.press("Enter");
  await expect(editor.row("Floor area")).toContainText("12.00 m²");
  expect(await resets()).toBe(before);
  await resetFloor();
  await expectEmpty();
  await expect.poll(resets).toBe(before + 1);
  await editor.saved();
  expect(await corners(page)).toEqual({});
  await page.keyboard.press("Control+z");
  await expect(editor.row("Floor area")).toContainText("12.00 m²");
  await editor.saved();
  expect(Object.keys(await corners(page)).sort()).toEqual(["a", "b", "c", "d"]);
});
