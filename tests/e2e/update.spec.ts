/** Two builds behind one address: what a page says, when it reloads itself, and that nothing is lost by it. */
import type { Page, Request } from "@playwright/test";
import { EditorPage } from "./editor-page";
import { admit, expect, test } from "./fixtures";
import { DEMO_HOME_CLAIM } from "./seeded";

const MINUTE = 60_000;

test.use({ expectedErrors: /status of (50[0234])|ERR_FAILED/ });

type Address = {
  /** Builds that answer /api/version, in turn; null is no answer. */
  answers: (string | null)[];
  asked: number;
  documents: number;
};

/** Answers /api/version in the place of the servers, and counts how often the page is loaded. */
async function behindOneAddress(page: Page, answers: Address["answers"]): Promise<Address> {
  const address: Address = { answers, asked: 0, documents: 0 };
  await page.route("**/api/version", async (route) => {
    const build = address.answers[address.asked % address.answers.length] ?? null;
    address.asked += 1;
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
/** A document that comes now has come to life once it asks who is signed in; the one before it may still be asking too. */
async function alive(page: Page, happens: () => Promise<unknown>): Promise<void> {
  let hasLeft = false;
  const isOfNewDocument = (request: Request) => {
    if (request.isNavigationRequest() && request.frame() === page.mainFrame()) hasLeft = true;
    return hasLeft && new URL(request.url()).pathname === "/api/session";
  };
  const asked = page.waitForRequest(isOfNewDocument).then((request) => request.response());
  await Promise.all([asked, happens()]);
}

const openLogin = (page: Page) => alive(page, () => page.goto("/login"));
const countDown = (page: Page) => alive(page, () => page.clock.runFor(31_000));
const modal = (page: Page) => page.getByRole("alertdialog", { name: "Update Available" });

test.beforeEach(async ({ page }) => {
  await page.clock.install();
});

test("it is asked every 4 minutes when 15 have passed; 30 seconds later the page reloads itself", async ({ page }) => {
  await openLogin(page);
  const own = await ownBuild(page);
  const address = await behindOneAddress(page, [own]);
  await page.clock.runFor(4 * MINUTE);
  await expect.poll(() => address.asked).toBe(1);
  await page.clock.runFor(15 * MINUTE);
  expect(address.asked).toBe(1);
  await expect(modal(page)).toBeHidden();
  address.answers = ["another"];
  await page.clock.runFor(MINUTE);
  await expect(modal(page)).toBeVisible();
  expect(address.asked).toBe(2);
  expect(address.documents).toBe(0);
  await countDown(page);
  expect(address.documents).toBe(1);
});

test("moving stops the countdown; Cancel puts it away for 2 hours", async ({ page }) => {
  await openLogin(page);
  const address = await behindOneAddress(page, ["another"]);
  await page.clock.runFor(4 * MINUTE);
  await expect(modal(page)).toContainText(/Reloads in \d+ seconds, unless you move, type or touch\./);
  await page.mouse.move(300, 300);
  await page.mouse.move(320, 310);
  await expect(modal(page)).toContainText("The countdown has stopped.");
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

test("a version that cannot be asked says nothing", async ({ page }) => {
  await openLogin(page);
  const address = await behindOneAddress(page, [null]);
  await page.clock.runFor(4 * MINUTE);
  await expect.poll(() => address.asked).toBe(1);
  await expect(modal(page)).toBeHidden();
  await expect(page.getByRole("status")).toHaveCount(0);
});

test("two builds that answer in turn are no reload loop", async ({ page }) => {
  await openLogin(page);
  const own = await ownBuild(page);
  const address = await behindOneAddress(page, ["another", own, "another"]);
  await page.clock.runFor(4 * MINUTE);
  await expect(modal(page)).toBeVisible();
  await countDown(page);
  expect(address.documents).toBe(1);

  // It landed on the old build, and still hears of both.
  for (let minute = 0; minute < 28; minute += 4) {
    await page.clock.runFor(4 * MINUTE);
    await expect(modal(page)).toBeHidden();
  }
  expect(address.asked).toBeGreaterThan(1);
  expect(address.documents).toBe(1);
});

test("a page of the new build does not take the old one for an update", async ({ page }) => {
  await openLogin(page);
  const own = await ownBuild(page);
  const address = await behindOneAddress(page, ["another", own, own]);
  // The reload lands on the new build: the same page, which says so of itself.
  let rewritten = 0;
  await page.route("**/login", async (route) => {
    const response = await route.fetch();
    const parts = (await response.text()).split(`build\\":\\"${own}`);
    rewritten += parts.length - 1;
    await route.fulfill({ response, body: parts.join('build\\":\\"another') });
  });
  await page.clock.runFor(4 * MINUTE);
  await expect(modal(page)).toBeVisible();
  await alive(page, () => modal(page).getByRole("button", { name: "Reload" }).click());
  expect(rewritten).toBeGreaterThan(0);
  await page.clock.runFor(20 * MINUTE);
  await expect.poll(() => address.asked).toBeGreaterThan(1);
  await expect(modal(page)).toBeHidden();
  expect(address.documents).toBe(1);
});

test("an edit that nobody has answered survives the reload, and is sent", async ({ page }) => {
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
  const wanted = Math.round((x + 0.1) * 1000) / 1000;
  await page.route("**/api/backend/vertex/batch", (route) => route.abort());
  await moveCorner(wanted);
  await expect(page.getByText(/1 (edit )?waiting/i)).toBeVisible();

  await editor.letGo();
  const address = await behindOneAddress(page, ["another"]);
  await page.clock.runFor(4 * MINUTE);
  await expect(modal(page)).toBeVisible();
  await countDown(page);
  expect(address.documents).toBe(1);
  await expect(editor.tree).toBeVisible();
  await chooseCorner();
  expect((await editor.coordinates())[0]).toBeCloseTo(wanted, 3);

  await page.unroute("**/api/backend/vertex/batch");
  await page.clock.runFor(31_000);
  await editor.saved();
  await moveCorner(x);
  await editor.saved();
});
