/** The scan editor as a person uses it, for the tests. */
import { expect, type Locator, type Page } from "@playwright/test";
import { HOME_SCENE, IMPORT_SCENES } from "../../backend/seed/demo-scenes";
import { seedKey } from "../../backend/seed/seed-key";
import { scanViewerPath } from "../../lib/domain/insured-paths";
import { relay } from "./fixtures";

/** The editor's own address, of a claim that the demo seed puts there. */
function addressOf(insuredName: string): string {
  const scene = [HOME_SCENE, ...IMPORT_SCENES].find((one) => `${one.givenName} ${one.familyName}` === insuredName);
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

  /** By its address, as a bookmark does. `within`: milliseconds that a large home may take. */
  async open(insuredName: string, { within }: { within?: number } = {}): Promise<void> {
    await this.page.goto(addressOf(insuredName));
    await expect(this.tree).toBeVisible({ timeout: within });
  }

  /** From the list of policies: search, open the claim, open its scan editor. */
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

  /** Takes what the preview of an import shows; where there is nothing to take, only closes it. */
  async closeReport(): Promise<void> {
    const dialog = this.page.getByRole("dialog");
    await dialog.getByRole("button", { name: /^(Take( [\d,]+ (room|element)s?)?|Done)$/ }).click();
    await expect(dialog).toBeHidden();
  }

  /** The last that lists were asked for of, by the page or a worker of it. */
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

  /** As they stand once the panels have followed a change. */
  async coordinates(): Promise<[number, number, number]> {
    await this.toldPanels();
    const read = async (axis: "X" | "Y" | "Z") => Number(await this.coordinate(axis).inputValue());
    return [await read("X"), await read("Y"), await read("Z")];
  }

  /** Waits until nothing is on its way to the backend. */
  async saved(): Promise<void> {
    await expect(this.page.getByRole("status").filter({ hasText: /^Saved/ })).toBeVisible();
  }

  /** The same where some edits were refused, too: those are listed, and no longer on their way. */
  async settled(): Promise<void> {
    await expect(this.page.getByRole("status").filter({ hasText: /^(Saving|\d+ waiting)/ })).toHaveCount(0);
  }

  /** Lets go of what is selected: a reload would select it again, and open the outliner down to it. */
  async letGo(): Promise<void> {
    await expect(async () => {
      await this.page.keyboard.press("Escape");
      await expect(this.page.getByText("Nothing is selected.")).toBeVisible({ timeout: 400 });
    }).toPass({ intervals: [0] });
    await expect(this.page).not.toHaveURL(/selection=/);
  }

  /** Opens the branches down to the floor's corners and returns those. */
  async floorCorners(): Promise<Locator> {
    // In a field it would be a digit.
    await this.page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
    await this.page.keyboard.press("1");
    const floor = this.tree.getByRole("treeitem", { name: /^Floor\b/ }).last();
    await floor.click();
    await this.page.keyboard.press("ArrowRight");
    return this.tree.getByRole("treeitem", { name: /^Corner \d/ });
  }

  /** Where something on the canvas stands once the camera's jump is drawn, which is in the frame after it. */
  async placeOf(mark: Locator): Promise<{ x: number; y: number; width: number; height: number }> {
    await this.nextFrames();
    const place = await mark.boundingBox();
    if (!place) throw new Error("It has no place on the canvas");
    return place;
  }

  /** Panels follow behind a frame, ten times a second at most: what is asked for later than that finds them told. */
  async toldPanels(): Promise<void> {
    await this.page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 120)));
    await this.nextFrames();
    // They are told in a task behind the frame.
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
