/** The editor held against the backend: what it holds after each command, taken back, done again, and back through the history. */
import type { Locator, Page } from "@playwright/test";
import { EditorPage } from "./editor-page";
import { admit, expect } from "./fixtures";

const LISTS = [
  ["vertex", "vertices"],
  ["edge", "edges"],
  ["face", "faces"],
  ["object-planar", "objectsPlanar"],
  ["object3d", "object3ds"],
] as const;
const SET_BY_THE_BACKEND = new Set(["revision", "updatedAt", "updatedBy"]);

type Counts = { vertex: number; edge: number; face: number };
export type Rec = { key: string; label: string; roomLabel?: string; loops: string[][]; vertexKeys: [string, string] };

export class EditorBench {
  readonly editor: EditorPage;
  /** What the backend held after each command that was left done. */
  readonly results: string[][] = [];
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
    await expect(this.page.getByLabel("Undo", { exact: true })).toHaveAttribute("aria-description", label);
  }

  /** Waits until the backend holds this. */
  async holds(records: string[]): Promise<void> {
    await expect.poll(() => this.records(), { intervals: [100, 200, 400] }).toEqual(records);
  }

  /** Does something, sees it saved, takes it back, does it again; each time the backend has exactly that. Left undone. */
  async there(label: string, change: Partial<Counts>, act: () => Promise<void>, ends: "undone" | "done" = "done") {
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
    if (ends === "done") {
      this.results.push(after);
      return;
    }
    await this.page.keyboard.press("Control+z");
    await this.holds(before);
  }

  /**
   * Back through the history, command by command, to the very values that they had led to; at last to `found`. What goes out
   * is waited for at every third, since the queue gathers before it sends.
   */
  async backThrough(found: string[]): Promise<void> {
    await this.press("Shift+H");
    const list = this.page.getByRole("region", { name: "History" }).getByRole("listbox");
    await list.focus();
    const before = [...this.results.slice(0, -1).reverse(), found];
    for (const [at, result] of before.entries()) {
      await this.page.keyboard.press("ArrowDown");
      await this.page.keyboard.press("Enter");
      if (at % 3 === 2 || result === found) await this.holds(result);
    }
    await expect(list.getByRole("option").last()).toHaveAttribute("aria-selected", "true");
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

  /** The records that the backend holds of one kind. */
  async all<T = Rec>(kind: (typeof LISTS)[number][0]): Promise<T[]> {
    const records = await this.records();
    return records
      .filter((one) => one.startsWith(`${kind} `))
      .map((one) => JSON.parse(one.slice(kind.length + 1)) as T);
  }

  /** Selects records by their keys, found in the outliner. */
  async choose(mode: "1" | "2" | "3" | "4", ...keys: string[]): Promise<void> {
    await this.press(mode);
    const search = this.page.getByRole("searchbox", { name: "Search the outliner" });
    for (const [index, key] of keys.entries()) {
      await search.fill(key);
      // What is on a wall, and a thing, is the last of the rows that lead to it.
      const row = this.row(mode === "4" ? /./ : /^(Corner|Edge|Wall|Floor|Ceiling)/).last();
      await row.click(index > 0 ? { modifiers: ["Shift"] } : {});
    }
    await search.fill("");
  }

  row(name: RegExp): Locator {
    return this.editor.tree.getByRole("treeitem", { name });
  }
}
