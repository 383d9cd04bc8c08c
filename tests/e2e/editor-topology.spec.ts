/** Corners, edges, faces and rooms reshaped with the real keys: done, undone, redone, saved, and the same after a reload. */
import type { Locator, Page } from "@playwright/test";
import { EditorPage } from "./editor-page";
import { admit, expect, test } from "./fixtures";
import { DEMO_HOME_CLAIM } from "./seeded";

const LISTS = [
  ["vertex", "vertices"],
  ["edge", "edges"],
  ["face", "faces"],
  ["object-planar", "objectsPlanar"],
  ["object3d", "object3ds"],
] as const;
const SET_BY_THE_BACKEND = new Set(["revision", "updatedAt", "updatedBy"]);

type Counts = { vertex: number; edge: number; face: number };

class Bench {
  readonly editor: EditorPage;
  private surveyKey = "";

  constructor(readonly page: Page) {
    this.editor = new EditorPage(page);
  }

  async open(claim: string): Promise<void> {
    await admit(this.page);
    await this.editor.openFromPolicies(claim);
    this.surveyKey = await this.editor.surveyKey();
  }

  /** What the backend holds, by kind, in one order, without what it sets itself and without empty fields. */
  async records(): Promise<string[]> {
    const lists = await Promise.all(
      LISTS.map(async ([path, name]) => {
        const answer = await this.page.request.get(`/api/backend/${path}?surveyKey=${this.surveyKey}`, {
          headers: { "X-Requested-With": "lintel" },
        });
        const all = ((await answer.json()) as Record<string, Record<string, unknown>[]>)[name] ?? [];
        return all.map((record) => {
          const fields = Object.entries(record).filter(
            ([field, value]) => value !== null && !SET_BY_THE_BACKEND.has(field),
          );
          return `${path} ${JSON.stringify(Object.fromEntries(fields.sort()))}`;
        });
      }),
    );
    return lists.flat().sort();
  }

  async undoable(label: string): Promise<void> {
    await expect(this.page.getByRole("button", { name: "Undo" })).toHaveAttribute("aria-description", label);
  }

  /** Waits until the backend holds this. */
  async holds(records: string[]): Promise<void> {
    await expect.poll(() => this.records(), { intervals: [100, 200, 400] }).toEqual(records);
  }

  /** Does something, sees it saved, takes it back, does it again; each time the backend has exactly that. Left undone. */
  async there(label: string, change: Partial<Counts>, act: () => Promise<void>, ends: "undone" | "done" = "undone") {
    const before = await this.records();
    await act();
    await this.undoable(label);
    await expect.poll(() => this.records(), { intervals: [100, 200, 400] }).not.toEqual(before);
    await this.editor.saved();
    const after = await this.records();
    const count = (records: string[], kind: string) => records.filter((one) => one.startsWith(`${kind} `)).length;
    const found = Object.fromEntries(
      Object.keys(change).map((kind) => [kind, count(after, kind) - count(before, kind)]),
    );
    expect([label, found]).toEqual([label, change]);
    await this.page.keyboard.press("Control+z");
    await this.holds(before);
    await this.page.keyboard.press("Control+y");
    await this.holds(after);
    if (ends === "done") return;
    await this.page.keyboard.press("Control+z");
    await this.holds(before);
  }

  /** The rows under a row of the outliner, which is opened. */
  async under(name: RegExp): Promise<void> {
    const row = this.editor.tree.getByRole("treeitem", { name });
    await row.click();
    if ((await row.getAttribute("aria-expanded")) === "false") await this.page.keyboard.press("ArrowRight");
  }

  /** A letter, away from the outliner, which would look for a row of that name. */
  async press(key: string): Promise<void> {
    await this.page.getByRole("heading", { name: "Properties", exact: true }).click();
    await this.page.keyboard.press(key);
  }

  row(name: RegExp): Locator {
    return this.editor.tree.getByRole("treeitem", { name });
  }
}

const edgesOf = (bench: Bench): Locator => bench.editor.tree.getByRole("treeitem", { name: /^Edge / });

test("a room of the demo home is split, dissolved and extruded by the keys; each step taken back, done again and there after a reload", async ({
  page,
}) => {
  const bench = new Bench(page);
  test.setTimeout(240_000);
  const { keyboard } = page;
  await bench.open(DEMO_HOME_CLAIM);
  const found = await bench.records();
  await keyboard.press("3");
  await bench.under(/^Kitchen/);

  await test.step("a floor is cut between two corners, and across", async () => {
    await keyboard.press("1");
    await bench.under(/^Floor\b/);
    await bench
      .row(/^Corner 1\b/)
      .last()
      .click();
    await bench
      .row(/^Corner 3\b/)
      .last()
      .click({ modifiers: ["Shift"] });
    await bench.there("Split floor", { vertex: 0, edge: 1, face: 1 }, () => bench.press("k"));
  });

  await test.step("corners are merged, and one that is split off an edge is dissolved", async () => {
    await bench
      .row(/^Corner 1\b/)
      .last()
      .click();
    await bench
      .row(/^Corner 3\b/)
      .last()
      .click({ modifiers: ["Shift"] });
    await bench.press("j");
    await expect(page.getByRole("status").filter({ hasText: "A face would touch itself" })).toBeVisible();
    await keyboard.press("Escape");
    const chooseEdge = async () => {
      await keyboard.press("2");
      await edgesOf(bench).last().click();
    };
    await chooseEdge();
    await bench.there("Split edge", { vertex: 1, edge: 1, face: 0 }, () => bench.press("k"));
    await chooseEdge();
    await bench.press("k");
    await expect(page.getByRole("heading", { name: /^Corner/ })).toBeVisible();
    await bench.editor.saved();
    await bench.there("Dissolve element", { vertex: -1, edge: -1, face: 0 }, () => bench.press("Shift+Delete"));
    await keyboard.press("Control+z");
  });

  await test.step("a wall is extruded by a typed length; nonsense is refused where it was typed", async () => {
    await keyboard.press("3");
    await bench.row(/^Wall 1\b/).click();
    await bench.press("e");
    const prompt = page.getByRole("dialog", { name: "Extrude" });
    await prompt.getByRole("textbox").fill("far");
    await keyboard.press("Enter");
    await expect(prompt.getByRole("alert")).toContainText("“far” is no length");
    await keyboard.press("Escape");
    await expect(prompt).toBeHidden();
    await bench.there(
      "Extrude wall",
      { vertex: 4, edge: 6, face: 2 },
      async () => {
        await bench.press("e");
        await keyboard.type("60 cm");
        await keyboard.press("Enter");
      },
      "done",
    );
  });

  await test.step("after a reload it is all there", async () => {
    const saved = await bench.records();
    await page.reload();
    await expect(bench.editor.tree).toBeVisible();
    await bench.holds(saved);
  });

  // As it was found.
  await keyboard.press("Control+z");
  await bench.holds(found);
  await bench.editor.saved();
});
