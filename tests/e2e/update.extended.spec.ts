/** Two builds behind one address: what a page shows, when it reloads itself, and that nothing is lost. */
import type { Page, Request } from "@playwright/test";
import { EditorPage } from "./editor-page";
import { admit, enter, expect, test } from "./fixtures";
import { DEMO_HOME_CLAIM } from "./seeded";

const MINUTE = 60_000;

test.use({
  expectedErrors: /status of (404|50[0234])|ERR_FAILED|ERR_INTERNET_DISCONNECTED|Failed to load chunk/,
});

type Address = {
  /** Builds that answer /api/version, in turn; null means no answer. */
  answers: (string | null)[];
  requests: number;
  documents: number;
};

/** Answers /api/version in place of the servers and counts page loads. */
async function behindOneAddress(page: Page, answers: Address["answers"]): Promise<Address> {
  const address: Address = { answers, requests: 0, documents: 0 };
  await page.route("**/api/version", async (route) => {
    const build = address.answers[address.requests % address.answers.length] ?? null;
    address.requests += 1;
    if (build === null) await route.abort();
    else await route.fulfill({ json: { build } });
  });
  page.on("request", (request) => {
    if (request.isNavigationRequest() && request.frame() === page.mainFrame()) address.documents += 1;
  });
  return address;
}

const ownBuild = async (page: Page) =>
  ((await (await page.request.get("/api/version")).json()) as { build: string }).build;
/** Runs an action, and waits until the new document requests the session; the previous one may still request it. */
async function waitForNewDocument(page: Page, action: () => Promise<unknown>): Promise<void> {
  let hasLeft = false;
  const isOfNewDocument = (request: Request) => {
    if (request.isNavigationRequest() && request.frame() === page.mainFrame()) hasLeft = true;
    return hasLeft && new URL(request.url()).pathname === "/api/session";
  };
  const requests = page.waitForRequest(isOfNewDocument).then((request) => request.response());
  await Promise.all([requests, action()]);
}

const openLogin = (page: Page) => waitForNewDocument(page, () => page.goto("/login"));
const countDown = (page: Page) => waitForNewDocument(page, () => page.clock.runFor(31_000));
const modal = (page: Page) => page.getByRole("alertdialog", { name: "Update Available" });

test.beforeEach(async ({ page }) => {
  await page.clock.install();
});

test("the version is checked every 4 minutes after the first 15; 30 seconds after a mismatch the page reloads itself", async ({
  page,
}) => {
  await openLogin(page);
  const currentBuild = await ownBuild(page);
  const address = await behindOneAddress(page, [currentBuild]);
  await page.clock.runFor(4 * MINUTE);
  await expect.poll(() => address.requests).toBe(1);
  await page.clock.runFor(15 * MINUTE);
  expect(address.requests).toBe(1);
  await expect(modal(page)).toBeHidden();
  address.answers = ["another"];
  await page.clock.runFor(MINUTE);
  await expect(modal(page)).toBeVisible();
  expect(address.requests).toBe(2);
  expect(address.documents).toBe(0);
  await countDown(page);
  expect(address.documents).toBe(1);
});

test("activity stops the countdown; Cancel postpones the update for 2 hours", async ({ page }) => {
  await openLogin(page);
  const address = await behindOneAddress(page, ["another"]);
  await page.clock.runFor(4 * MINUTE);
  await expect(modal(page)).toContainText(/Reloads in \d+ seconds, unless you move, type or touch\./);
  await page.mouse.move(300, 300);
  await page.mouse.move(320, 310);
  await expect(modal(page)).toContainText("Countdown stopped.");
  await page.clock.runFor(10 * MINUTE);
  expect(address.documents).toBe(0);

  await modal(page).getByRole("button", { name: "Cancel" }).click();
  await expect(modal(page)).toBeHidden();
  await page.clock.fastForward(119 * MINUTE);
  await expect(modal(page)).toBeHidden();
  await page.clock.fastForward(MINUTE);
  await expect(modal(page)).toBeVisible();
  expect(address.documents).toBe(0);
});

test("a failed version check shows nothing", async ({ page }) => {
  await openLogin(page);
  const address = await behindOneAddress(page, [null]);
  await page.clock.runFor(4 * MINUTE);
  await expect.poll(() => address.requests).toBe(1);
  await expect(modal(page)).toBeHidden();
  await expect(page.getByRole("status")).toHaveCount(0);
});

test("two builds that answer in turn cause no reload loop", async ({ page }) => {
  await openLogin(page);
  const currentBuild = await ownBuild(page);
  const address = await behindOneAddress(page, ["another", currentBuild, "another"]);
  await page.clock.runFor(4 * MINUTE);
  await expect(modal(page)).toBeVisible();
  await countDown(page);
  expect(address.documents).toBe(1);

  // The page loaded the old build and still receives both versions.
  for (let minute = 0; minute < 28; minute += 4) {
    await page.clock.runFor(4 * MINUTE);
    await expect(modal(page)).toBeHidden();
  }
  expect(address.requests).toBeGreaterThan(1);
  expect(address.documents).toBe(1);
});

test("a page of the new build does not consider the old one an update", async ({ page }) => {
  await openLogin(page);
  const currentBuild = await ownBuild(page);
  const address = await behindOneAddress(page, ["another", currentBuild, currentBuild]);
  // The reload gets the new build: the same page, with its version.
  let rewritten = 0;
  await page.route("**/login", async (route) => {
    const response = await route.fetch();
    const parts = (await response.text()).split(`build\\":\\"${currentBuild}`);
    rewritten += parts.length - 1;
    await route.fulfill({ response, body: parts.join('build\\":\\"another') });
  });
  await page.clock.runFor(4 * MINUTE);
  await expect(modal(page)).toBeVisible();
  await waitForNewDocument(page, () => modal(page).getByRole("button", { name: "Reload" }).click());
  expect(rewritten).toBeGreaterThan(0);
  await page.clock.runFor(20 * MINUTE);
  await expect.poll(() => address.requests).toBeGreaterThan(1);
  await expect(modal(page)).toBeHidden();
  expect(address.documents).toBe(1);
});

test("an unanswered edit survives the reload and is sent", async ({ page }) => {
  // The database answers in real time: by the test's clock it would be silent for minutes.
  await page.addInitScript(() => {
    AbortSignal.timeout = () => new AbortController().signal;
  });
  const editor = new EditorPage(page);
  await admit(page);
  await editor.openFromPolicies(DEMO_HOME_CLAIM);
  const moveCorner = async (x: number) => {
    await editor.coordinate("X").fill(String(x));
    await editor.coordinate("X").press("Enter");
  };
  const chooseCorner = async () => {
    await editor.tree.getByRole("treeitem", { name: /^Kitchen/ }).click();
    await page.keyboard.press("ArrowRight");
    await (await editor.floorCorners()).nth(0).click();
  };
  await chooseCorner();
  const [x] = await editor.coordinates();
  const newX = Math.round((x + 0.1) * 1000) / 1000;
  await page.route("**/api/backend/vertex/batch", (route) => route.abort());
  await moveCorner(newX);
  await expect(page.getByText(/1 (edit )?waiting/i)).toBeVisible();

  await editor.letGo();
  const address = await behindOneAddress(page, ["another"]);
  await page.clock.runFor(4 * MINUTE);
  await expect(modal(page)).toBeVisible();
  await countDown(page);
  expect(address.documents).toBe(1);
  await expect(editor.tree).toBeVisible();
  await chooseCorner();
  expect((await editor.coordinates())[0]).toBeCloseTo(newX, 3);

  await page.unroute("**/api/backend/vertex/batch");
  await page.clock.runFor(31_000);
  await editor.saved();
  await moveCorner(x);
  await editor.saved();
});

type Chunks = { areMissing: boolean; missed: number; documents: number };

/** After `areMissing` is set, scripts and styles that this page has not loaded yet are not found. */
async function chunksOf(page: Page, { returnWithDocument = false } = {}): Promise<Chunks> {
  const chunks: Chunks = { areMissing: false, missed: 0, documents: 0 };
  const known = new Set<string>();
  page.on("request", (request) => {
    if (!request.isNavigationRequest() || request.frame() !== page.mainFrame()) return;
    chunks.documents += 1;
    if (returnWithDocument) chunks.areMissing = false;
  });
  await page.route("**/_next/static/chunks/**", async (route) => {
    const url = route.request().url();
    if (!chunks.areMissing) known.add(url);
    if (known.has(url)) return route.continue();
    chunks.missed += 1;
    await route.fulfill({ status: 404, contentType: "text/plain", body: "Not found" });
  });
  return chunks;
}

const updated = (page: Page) => page.getByRole("listitem").filter({ hasText: "Lintel was updated." });
const palette = (page: Page) => page.getByRole("dialog").getByRole("combobox");

test("a missing chunk of the palette reloads the page once, then shows a button", async ({ page }) => {
  const chunks = await chunksOf(page);
  await enter(page, "/insured/policies");
  await expect(page.getByRole("table").getByRole("link").first()).toBeVisible();
  Object.assign(chunks, { areMissing: true, documents: 0 });
  await waitForNewDocument(page, () => page.keyboard.press("Control+k"));
  await expect(page.getByRole("table").getByRole("link").first()).toBeVisible();
  await page.keyboard.press("Control+k");
  await expect(updated(page)).toContainText("Reload to continue.");
  expect(chunks).toMatchObject({ documents: 1 });
  chunks.areMissing = false;
  await waitForNewDocument(page, () => updated(page).getByRole("button", { name: "Reload" }).click());
  expect(chunks).toMatchObject({ documents: 2 });
  await page.keyboard.press("Control+k");
  await expect(palette(page)).toBeVisible();
});

test("a missing chunk of a page loads that page from the new build", async ({ page }) => {
  const chunks = await chunksOf(page, { returnWithDocument: true });
  await enter(page, "/insured/policies");
  await page.getByRole("searchbox").fill(DEMO_HOME_CLAIM);
  const claim = page.getByRole("link", { name: DEMO_HOME_CLAIM }).first();
  await expect(claim).toBeVisible();
  Object.assign(chunks, { areMissing: true, documents: 0 });
  await claim.click();
  await expect(page.getByRole("heading", { name: DEMO_HOME_CLAIM })).toBeVisible();
  expect(chunks).toMatchObject({ areMissing: false, documents: 1 });
});

test("a missing chunk of the editor's canvas loads the editor from the new build", async ({ page }) => {
  const chunks = await chunksOf(page, { returnWithDocument: true });
  await enter(page, "/insured/policies");
  await page.getByRole("searchbox").fill(DEMO_HOME_CLAIM);
  await page.getByRole("link", { name: DEMO_HOME_CLAIM }).first().click();
  await expect(page.getByRole("heading", { name: DEMO_HOME_CLAIM })).toBeVisible();
  // This page has loaded everything that it needs and has nothing to reload for.
  await page.reload({ waitUntil: "networkidle" });
  Object.assign(chunks, { areMissing: true, documents: 0 });
  await page.getByRole("link", { name: "Open scan editor" }).first().click();
  await expect(page.locator("canvas").first()).toBeVisible();
  expect(chunks.documents).toBe(1);
});

test("a chunk that failed with the network loads at the next attempt, without a reload", async ({ page }) => {
  const chunks = await chunksOf(page);
  await enter(page, "/insured/policies");
  await expect(page.getByRole("table").getByRole("link").first()).toBeVisible();
  chunks.documents = 0;
  await page.context().setOffline(true);
  await page.keyboard.press("Control+k");
  await expect(page.getByText("This part of the page couldn't be loaded. Check your connection")).toBeVisible();
  await page.context().setOffline(false);
  // A press before the first load has failed starts no second one.
  await expect(async () => {
    await page.keyboard.press("Control+k");
    await expect(palette(page)).toBeVisible({ timeout: 2_000 });
  }).toPass({ timeout: 20_000 });
  expect(chunks.documents).toBe(0);
});
