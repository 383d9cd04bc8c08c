/**
 * Compares the editor with the backend after commands, after undo, after redo, and after going back through the
 * history.
 */
import type { Locator, Page } from "@playwright/test";
import { BackendScene, type Kind } from "./backend-scene";
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
/** The queue collects edits for a second before sending, so a check after each command would wait that long. */
const UNTIL_SAVED = { intervals: [50, 100, 200], timeout: 20_000 };

/** The command's name in the history, and how to perform it. */
export type Command = readonly [label: string | RegExp, act: () => Promise<void>];
type Figures = (after: BackendScene, before: BackendScene) => void;
type Counts = Partial<Record<Kind, number>>;

export type Row = {
  commands: readonly Command[];
  /** The expected change of each count; counts not listed must not change. */
  more?: Counts;
  figures: Figures;
};
/** Commands in sequence on one part of a home; each receives what the backend held before it. */
export type Rows<Result = void> = Generator<Row, Result, BackendScene>;

function summed(all: readonly Counts[]): Counts {
  const sums = new Map<Kind, number>();
  for (const [kind, count] of all.flatMap((counts) => Object.entries(counts) as [Kind, number][]))
    sums.set(kind, (sums.get(kind) ?? 0) + count);
  return Object.fromEntries([...sums].filter(([, count]) => count !== 0));
}

export class EditorBench {
  readonly editor: EditorPage;
  private surveyKey = "";
  /** The backend's last verified or expected state; null before the first read. */
  private known: BackendScene | null = null;

  constructor(readonly page: Page) {
    this.editor = new EditorPage(page);
    // Fail with the difference before the whole test times out.
    page.setDefaultTimeout(20_000);
  }

  async open(claim: string): Promise<void> {
    await admit(this.page);
    await this.editor.open(claim);
    this.surveyKey = this.editor.surveyKey();
  }

  /** Returns the backend's records by kind, sorted, without fields that it sets itself and without empty fields. */
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

  async held(): Promise<BackendScene> {
    this.known ??= new BackendScene(await this.records());
    return this.known;
  }

  /** Returns the backend's records of one kind. */
  async all<T = { key: string }>(kind: Kind): Promise<T[]> {
    return new BackendScene(await this.records()).all(kind) as unknown as T[];
  }

  private get undo(): Locator {
    return this.page.getByLabel("Undo", { exact: true });
  }

  /** Expects the next undo to revert this command; null: there is nothing to undo. */
  private async expectNextUndo(label: string | RegExp | null): Promise<void> {
    if (label === null) await expect(this.undo).not.toHaveAttribute("aria-description");
    else await expect(this.undo).toHaveAttribute("aria-description", label);
  }

  /** Waits until the backend holds `records` and no edits are unsent. */
  async holds(records: readonly string[]): Promise<void> {
    await this.editor.waitForPanels();
    await this.editor.settled();
    const expected = records.join("\n");
    let found: readonly string[] = [];
    // Compared as one string: a list of differences at each poll would be slow.
    const isHeld = async () => {
      found = await this.records();
      return found.join("\n") === expected;
    };
    await expect
      .poll(isHeld, UNTIL_SAVED)
      .toBe(true)
      .catch(() => expect(found).toEqual(records));
  }

  /**
   * Performs commands one after the other, undoes them one by one, and redoes them. The backend must hold what
   * `figures` expects, then exactly its initial state. The state after redo, which is returned, is verified when the
   * next row is undone or by `isSaved`.
   */
  async inARow(commands: readonly Command[], figures: Figures): Promise<BackendScene> {
    const before = await this.held();
    const labels: (string | RegExp | null)[] = [await this.undo.getAttribute("aria-description")];
    for (const [label, act] of commands) {
      await act();
      await this.expectNextUndo(label);
      labels.push(label);
    }
    let after = before;
    await expect(async () => {
      await this.editor.saved();
      after = new BackendScene(await this.records());
      figures(after, before);
    }).toPass(UNTIL_SAVED);
    for (const label of labels.slice(0, -1).reverse()) {
      await this.page.keyboard.press("Control+z");
      await this.expectNextUndo(label);
    }
    await this.holds(before.records);
    for (const label of labels.slice(1)) {
      await this.page.keyboard.press("Control+y");
      await this.expectNextUndo(label);
    }
    this.known = after;
    return after;
  }

  /**
   * Runs rows on independent parts of a home: the first row of every part is performed, saved, undone and redone
   * together, since each of these waits for the queue; then the second row, and so on.
   */
  async abreast(...parts: readonly Rows[]): Promise<void> {
    for (let unfinished = parts; ; ) {
      const state = await this.held();
      const results = unfinished.map((part) => ({ part, next: part.next(state) }));
      const rows = results.flatMap(({ next }) => (next.done ? [] : [next.value]));
      if (rows.length === 0) return;
      unfinished = results.filter(({ next }) => !next.done).map(({ part }) => part);
      const more = summed(rows.map((row) => row.more ?? {}));
      await this.inARow(
        rows.flatMap(({ commands }) => commands),
        (after, before) => {
          expect(after.more(before)).toEqual(more);
          for (const { figures } of rows) figures(after, before);
        },
      );
    }
  }

  /** Waits until the backend holds the result of all rows. */
  async isSaved(): Promise<void> {
    await this.holds((await this.held()).records);
  }

  /** Goes back to the start of the history, where the survey was opened; the backend must hold its initial state. */
  async backToOpened(initial: readonly string[]): Promise<void> {
    const list = this.page.getByRole("region", { name: "History" }).getByRole("listbox");
    // A branch that was open before a reload is open again.
    if ((await list.count()) === 0) await this.press("Shift+H");
    await list.focus();
    await this.page.keyboard.press("End");
    await this.page.keyboard.press("Enter");
    await expect(list.getByRole("option", { selected: true })).toHaveText("As opened");
    await this.holds(initial);
    await this.editor.saved();
  }

  /** Presses a letter key with the focus outside the outliner, which would search for the letter. */
  async press(key: string): Promise<void> {
    await this.page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
    await this.page.keyboard.press(key);
  }

  /** Presses a key, types a value, and confirms with Enter. */
  async answer(key: string, text: string): Promise<void> {
    await this.press(key);
    await this.page.keyboard.type(text);
    await this.page.keyboard.press("Enter");
  }

  get properties(): Locator {
    return this.page.getByRole("region", { name: "Properties" });
  }

  /** Returns a button in Properties. */
  button(name: string): Locator {
    return this.properties.getByRole("button", { name, exact: true });
  }

  /** Types into a field of Properties and confirms with Enter. */
  async typeIn(label: string, text: string): Promise<void> {
    const field = this.properties.getByLabel(label, { exact: true });
    await field.fill(text);
    await field.press("Enter");
  }

  /** Chooses from a list in Properties. */
  async pick(label: string, option: string): Promise<void> {
    await this.properties.getByRole("combobox", { name: label }).click();
    await this.page.getByRole("option", { name: option, exact: true }).first().click();
  }

  /** Selects records by key, found in the outliner. */
  async choose(mode: "1" | "2" | "3" | "4", ...keys: string[]): Promise<void> {
    await this.press(mode);
    for (const [index, key] of keys.entries()) await this.click(key, mode === "4", index > 0);
    await this.search.fill("");
  }

  /** Adds one corner, edge or face to the selection. */
  async chooseToo(key: string): Promise<void> {
    await this.click(key, false, true);
    await this.search.fill("");
  }

  private get search(): Locator {
    return this.page.getByRole("searchbox", { name: "Search the outliner" });
  }

  private async click(key: string, isObject: boolean, isAdded: boolean): Promise<void> {
    await this.search.fill(key);
    // An opening or object is in the last matching row.
    const name = isObject ? /./ : /^(Corner|Edge|Wall|Floor|Ceiling)/;
    const row = this.editor.tree.getByRole("treeitem", { name }).last();
    await row.click(isAdded ? { modifiers: ["Shift"] } : {});
  }
}
