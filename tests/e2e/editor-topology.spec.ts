/** Corners, edges, faces and rooms reshaped with the real keys: done, undone, redone, saved, and the same after a reload. */
import { bedroom, source } from "./captures";
import { EditorBench, type Rec } from "./editor-bench";
import { EditorPage } from "./editor-page";
import { emptyFloor, putRoom } from "./editor-room";
import { admit, expect, test } from "./fixtures";
import { DEMO_HOME_CLAIM, IMPORT_CLAIMS } from "./seeded";

type Planar = { key: string; faceKey: string; floorNumber: number };
type Corner = { key: string; x: number; y: number; z: number };

const sideOf = ({ vertexKeys }: Pick<Rec, "vertexKeys">): string => [...vertexKeys].sort().join(" ");

test("each command on corners, edges, walls and rooms of the demo home: taken back, done again, saved, and there after a reload", async ({
  page,
}) => {
  const bench = new EditorBench(page);
  test.setTimeout(240_000);
  const { keyboard } = page;
  await bench.open(DEMO_HOME_CLAIM);
  const found = await bench.records();
  const kitchen = (await bench.all("face")).find(
    ({ label, roomLabel }) => label === "floor" && roomLabel === "Kitchen",
  )!;
  const [first = "", second = "", third = ""] = kitchen.loops[0] ?? [];
  /** The keys of what came since. */
  const since = async (kind: "vertex" | "edge" | "face", before: readonly { key: string }[]) => {
    const known = new Set(before.map(({ key }) => key));
    return (await bench.all(kind)).filter(({ key }) => !known.has(key)).map(({ key }) => key);
  };
  const edgeBetween = async (a: string, b: string) =>
    (await bench.all("edge")).find((edge) => sideOf(edge) === [a, b].sort().join(" "))!;
  const answer = async (key: string, text: string) => {
    await bench.press(key);
    await keyboard.type(text);
    await keyboard.press("Enter");
  };

  await test.step("a wall is extruded by a typed length; nonsense is refused where it was typed", async () => {
    await keyboard.press("3");
    await bench.under(/^Kitchen/);
    await bench.row(/^Wall 1\b/).click();
    await bench.press("e");
    const prompt = page.getByRole("dialog", { name: "Extrude" });
    await prompt.getByRole("textbox").fill("far");
    await keyboard.press("Enter");
    await expect(prompt.getByRole("alert")).toContainText("“far” is no length");
    await keyboard.press("Escape");
    await expect(prompt).toBeHidden();
    await bench.there("Extrude wall", { vertex: 4, edge: 6, face: 2 }, () => answer("e", "60 cm"), "undone");
  });

  await test.step("split a floor between two corners; a wall stands on the line; deleted, it says what goes along", async () => {
    await bench.choose("1", first, third);
    await bench.press("j");
    await expect(page.getByRole("status").filter({ hasText: "A face would touch itself" })).toBeVisible();
    await keyboard.press("Escape");
    const edges = await bench.all("edge");
    await bench.there("Split floor", { vertex: 0, edge: 1, face: 1 }, () => bench.press("k"));
    const [line = ""] = await since("edge", edges);
    const faces = await bench.all("face");
    await bench.choose("2", line);
    await bench.there("Stand wall", { vertex: 0, face: 1 }, () => bench.press("e"));
    const [wall = ""] = await since("face", faces);
    await bench.choose("3", wall);
    await bench.there("Delete element", { face: -1 }, () => bench.press("Delete"));
    const door = (await bench.all<Planar>("object-planar")).find(({ floorNumber }) => floorNumber === 0)!;
    await bench.choose("3", door.faceKey);
    await expect(page.locator("footer")).toContainText(/Delete with .*1 opening/);
    await bench.there("Delete element", { face: -1 }, () => bench.press("Delete"), "undone");
  });

  await test.step("a ceiling is deleted, and closed again from the edges around the gap", async () => {
    const top = (await bench.all("vertex")).length;
    const faces = await bench.all("face");
    const floorCorners = new Set(kitchen.loops[0]);
    const vertices = new Map((await bench.all<Corner>("vertex")).map((corner) => [corner.key, corner]));
    const plan = ({ x, z }: Corner) => `${x.toFixed(3)} ${z.toFixed(3)}`;
    const places = new Set([...floorCorners].map((key) => plan(vertices.get(key)!)));
    const ceiling = faces.find(
      ({ label, loops: [outer = []] }) =>
        label === "ceiling" && outer.every((key) => places.has(plan(vertices.get(key)!))),
    )!;
    const around = new Set(
      ceiling.loops[0]!.map((key, at, all) => [key, all[(at + 1) % all.length]!].sort().join(" ")),
    );
    const edges = (await bench.all("edge")).filter((edge) => around.has(sideOf(edge))).map(({ key }) => key);
    await bench.choose("3", ceiling.key);
    await bench.there("Delete element", { vertex: 0, edge: 0, face: -1 }, () => bench.press("Delete"));
    expect((await bench.all("vertex")).length).toBe(top);
    await bench.choose("2", ...edges);
    await bench.there("Close ceiling", { vertex: 0, edge: 0, face: 1 }, () => bench.press("Shift+F"));
    const [closed = ""] = await since(
      "face",
      faces.filter(({ key }) => key !== ceiling.key),
    );
    await bench.choose("3", closed);
    await bench.there("Flip face", { face: 0 }, () => bench.press("n"));
    await bench.there("Flip face", { face: 0 }, () => bench.press("n"));
    await bench.there("Ceiling at 2.75 m", { vertex: 0 }, () => answer("u", "2.75"));
  });

  await test.step("an edge is split in the middle and near its end; corners are dissolved, merged and welded", async () => {
    const corners = await bench.all("vertex");
    await bench.choose("2", (await edgeBetween(first, second)).key);
    await bench.there("Split edge", { vertex: 1 }, () => bench.press("k"));
    const [middle = ""] = await since("vertex", corners);
    await bench.choose("1", middle);
    await bench.there("Dissolve element", { vertex: -1 }, () => bench.press("Shift+Delete"), "undone");
    await bench.choose("1", first, middle);
    await bench.there("Merge 2 corners", { vertex: -1 }, () => bench.press("Shift+J"));

    const side = await edgeBetween(first, second);
    await bench.choose("2", side.key);
    await bench.there("Split edge", { vertex: 1 }, () => answer("Shift+K", "1 cm"));
    const [near = ""] = await since("vertex", corners);
    await bench.choose("1", side.vertexKeys[0], near);
    await bench.there("Weld 2 corners", { vertex: -1 }, () => answer("w", "2 cm"));
  });

  await test.step("a crooked room is squared up: residuals shown, a wall kept, cancelled, and accepted", async () => {
    const study = (await bench.all("face")).find(({ label, roomLabel }) => label === "floor" && roomLabel === "Study")!;
    const at = async (key: string) => (await bench.all<Corner>("vertex")).find((corner) => corner.key === key)!;
    const corner = await at(study.loops[0]![0]!);
    await bench.choose("1", corner.key);
    const x = bench.editor.coordinate("X");
    await bench.there("Place corner", {}, async () => {
      await x.fill(String(corner.x + 0.09));
      await x.press("Enter");
    });
    const crooked = await at(corner.key);
    const panel = page.getByRole("region", { name: "Square up" });
    const residuals = async () =>
      (await panel.getByRole("row").allInnerTexts()).flatMap((row) =>
        [...row.matchAll(/([\d.]+)°/g)].map((match) => Number(match[1])),
      );
    const kept = panel.getByRole("checkbox").first();
    await bench.press("q");
    await kept.check();
    const figures = await residuals();
    const [now, after] = [0, 1].map((side) => figures.filter((_, index) => index % 2 === side));
    expect(Math.max(...now!)).toBeGreaterThan(1);
    expect(Math.max(...after!)).toBeLessThan(Math.max(...now!));
    await panel.getByRole("button", { name: "Cancel" }).click();
    await expect(panel).toBeHidden();
    expect(await at(corner.key)).toEqual(crooked);
    await bench.there("Square up Study", { vertex: 0, edge: 0, face: 0 }, async () => {
      await bench.press("q");
      await kept.check();
      await panel.getByRole("button", { name: "Accept" }).click();
      await expect(panel).toBeHidden();
    });
  });

  await test.step("after a reload it is all there, and the history leads back over each command to how it was found", async () => {
    const saved = await bench.records();
    expect(saved).toEqual(bench.results.at(-1));
    await page.reload();
    await expect(bench.editor.tree).toBeVisible();
    await bench.holds(saved);
    await bench.backThrough(found);
    await bench.editor.saved();
  });
});

test("K splits the edge under the pointer where the pointer is: shown first, drawn to its middle, done by a click", async ({
  page,
}) => {
  const editor = new EditorPage(page);
  await admit(page);
  await putRoom(page, [["a", "b"]]);
  await editor.openFromPolicies(IMPORT_CLAIMS[1]);
  const handle = page.getByRole("img", { name: "Selected vertex" });
  const found = await editor.floorCorners();
  const places = [];
  for (const index of [0, 1]) {
    await found.nth(index).click();
    await expect(handle).toBeVisible();
    const { x, y, width, height } = await editor.placeOf(handle);
    places.push({ x: x + width / 2, y: y + height / 2 });
  }
  const [from, to] = places as [(typeof places)[0], (typeof places)[0]];
  const along = (share: number) => ({ x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share });
  await page.keyboard.press("2");
  await page.mouse.move(along(0.3).x, along(0.3).y, { steps: 4 });
  await expect(page.getByText(/^Click selects Edge/)).toBeVisible();
  await page.keyboard.press("k");
  const picture = page.getByRole("presentation");
  await expect(page.getByText("Click splits the edge where the pointer is")).toBeVisible();
  await page.mouse.move(along(0.31).x, along(0.31).y);
  await expect(picture.getByText(/^[\d.]+ m · [\d.]+ m$/)).toBeVisible();
  await page.mouse.click(along(0.31).x, along(0.31).y);
  await expect(page.getByRole("heading", { name: /^Corner/ })).toBeVisible();
  await editor.saved();
  const [x, , z] = await editor.coordinates();
  expect(x).toBe(0);
  // In perspective the place is near that share of the way, and on a whole decimetre where one was in reach.
  expect(z).toBeGreaterThan(0.5);
  expect(z).toBeLessThan(1.5);
  await page.keyboard.press("Control+z");
  await editor.saved();
  await emptyFloor(page);
});

test(`a captured room is imported, its floor split; taken back, done again, saved, and there after a reload (${source})`, async ({
  page,
}) => {
  const bench = new EditorBench(page);
  await admit(page);
  await emptyFloor(page);
  await bench.open(IMPORT_CLAIMS[1]);
  await bench.editor.import(bedroom.file);
  await bench.editor.closeReport();
  await bench.editor.saved();
  const floor = (await bench.all("face")).find(({ label }) => label === "floor")!;
  await bench.choose("3", floor.key);
  await bench.there("Split floor", { face: 1 }, () => bench.press("k"));
  const saved = await bench.records();
  await page.reload();
  await expect(bench.editor.tree).toBeVisible();
  await bench.holds(saved);
  await expect(bench.editor.row("Gross wall")).toContainText(bedroom.grossWall);
  await emptyFloor(page);
});
