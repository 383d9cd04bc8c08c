/** The scan editor's page object. */
import { expect, type Locator, type Page } from "@playwright/test";
import { HOME_SCENE, IMPORT_SCENES } from "../../backend/seed/demo-scenes";
import { seedKey } from "../../backend/seed/seed-key";
import { scanViewerPath } from "../../lib/domain/insured-paths";
import { relay } from "./fixtures";

/** Returns the editor's address for a claim of the demo data. */
function addressOf(insuredName: string): string {
  const scene = [HOME_SCENE, ...IMPORT_SCENES].find(
    ({ givenName, familyName }) => `${givenName} ${familyName}` === insuredName,
  );
  if (!scene) throw new Error(`The seed has no scene of ${insuredName}`);
  const { name } = scene;
  const keys = { datasetKey: seedKey("dataset", name), annotationTaskKey: seedKey("annotationTask", name) };
  return scanViewerPath(seedKey("insured", name), seedKey("project", name), keys);
}

export class EditorPage {
  readonly tree: Locator;
  readonly quantities: Locator;
  #surveyKey: string | null = null;

  constructor(readonly page: Page) {
    page.on("request", (request) => {
      this.#surveyKey = new URL(request.url()).searchParams.get("surveyKey") ?? this.#surveyKey;
    });
    this.tree = page.getByRole("tree", { name: "Outliner" });
    this.quantities = page.getByRole("region", { name: "Quantities" });
  }

  /** Opens the editor by address. `within`: milliseconds for a large home. */
  async open(insuredName: string, { within }: { within?: number } = {}): Promise<void> {
    await this.page.goto(addressOf(insuredName));
    await expect(this.tree).toBeVisible({ timeout: within });
  }

  /** Opens the editor from the list of policies: search, open the claim, open the editor. */
  async openFromPolicies(insuredName: string): Promise<void> {
    await this.page.goto("/insured/policies");
    await this.page.getByRole("searchbox").fill(insuredName);
    await this.page.getByRole("link", { name: insuredName }).first().click();
    await this.page.waitForURL(/\/insured\/overview\//);
    await expect(this.page.getByRole("heading", { name: insuredName })).toBeVisible();
    await this.page.getByRole("link", { name: "Open scan editor" }).first().click();
    await this.page.waitForURL(/\/scan-viewer\?/);
    await expect(this.tree).toBeVisible();
  }

  async import(...files: string[]): Promise<void> {
    const chooser = this.page.waitForEvent("filechooser");
    await this.page.getByRole("button", { name: "Import", exact: true }).click();
    await (await chooser).setFiles(files);
  }

  /** Confirms the preview of an import, or closes it if there is nothing to import. */
  async closeReport(): Promise<void> {
    const dialog = this.page.getByRole("dialog");
    await dialog.getByRole("button", { name: /^(Import( [\d,]+ (room|element)s?)?|Done)$/ }).click();
    await expect(dialog).toBeHidden();
  }

  /** Returns the survey key of the most recent geometry request of the page or its worker. */
  surveyKey(): string {
    if (!this.#surveyKey) throw new Error("The editor has asked for no list of a survey.");
    return this.#surveyKey;
  }

  row(name: string): Locator {
    const heading = this.page.getByRole("rowheader", { name, exact: true });
    return this.quantities.getByRole("row").filter({ has: heading });
  }

  coordinate(axis: "X" | "Y" | "Z"): Locator {
    return this.page.getByLabel(axis, { exact: true });
  }

  /** Returns the coordinates after the panels have followed a change. */
  async coordinates(): Promise<[number, number, number]> {
    await this.waitForPanels();
    const read = async (axis: "X" | "Y" | "Z") => Number(await this.coordinate(axis).inputValue());
    return [await read("X"), await read("Y"), await read("Z")];
  }

  /** Waits until no edit is unsent. */
  async saved(): Promise<void> {
    await expect(this.page.getByRole("status").filter({ hasText: /^Saved/ })).toBeVisible();
  }

  /** Waits until no edit is unsent; refused edits are listed instead. */
  async settled(): Promise<void> {
    await expect(this.page.getByRole("status").filter({ hasText: /^(Saving|\d+ waiting)/ })).toHaveCount(0);
  }

  /** Clears the selection, which a reload would restore and reveal in the outliner. */
  async letGo(): Promise<void> {
    await expect(async () => {
      await this.page.keyboard.press("Escape");
      await expect(this.page.getByText("Nothing is selected.")).toBeVisible({ timeout: 400 });
    }).toPass({ intervals: [0] });
    await expect(this.page).not.toHaveURL(/selection=/);
  }

  /** Expands the outliner to the floor's corners and returns their rows. */
  async floorCorners(): Promise<Locator> {
    // In a field, the key would be a digit.
    await this.page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
    await this.page.keyboard.press("1");
    const floor = this.tree.getByRole("treeitem", { name: /^Floor\b/ }).last();
    await floor.click();
    await this.page.keyboard.press("ArrowRight");
    return this.tree.getByRole("treeitem", { name: /^Corner \d/ });
  }

  /** Returns the box of a mark on the canvas, after the frames in which the camera may still move. */
  async placeOf(mark: Locator): Promise<{ x: number; y: number; width: number; height: number }> {
    await this.nextFrames();
    const place = await mark.boundingBox();
    if (!place) throw new Error("It has no place on the canvas");
    return place;
  }

  /** Waits longer than the panels' update interval: they update in a task after a frame, at most ten times a second. */
  async waitForPanels(): Promise<void> {
    await this.page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 120)));
    await this.nextFrames();
    // Panels update in a task after the frame.
    await this.page.evaluate(() => new Promise((resolve) => setTimeout(resolve)));
  }

  private async nextFrames(): Promise<void> {
    await this.page.evaluate(async () => {
      for (let frame = 0; frame < 3; frame += 1) await new Promise(requestAnimationFrame);
    });
  }

  async vertexBatches(): Promise<number> {
    return (await relay.calls()).filter((call) => call.method === "PUT" && call.path === "vertex/batch").length;
  }
}
