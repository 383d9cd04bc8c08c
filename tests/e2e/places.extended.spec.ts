/** Addresses suggested by the places service: a stand-in on another origin that counts requests and sessions. */
import type { BrowserContext, Page } from "@playwright/test";
import type { MapCalls } from "../support/vendors/maps-script";
import { PlacesStandIn } from "../support/vendors/places-stand-in";
import { keepPicture, look } from "./check-screen";
import { anotherContext, expect, giveFirstData, signIn, test } from "./fixtures";
import { OwnServer } from "./own-server";

const SLOW = "Suggestions are taking longer than usual. You can enter the address by hand.";
const FAILED = "Suggestions aren't available right now. Your text is kept; you can enter the address by hand.";
const run = Date.now().toString(36);

let places: PlacesStandIn;
let app: OwnServer;
let context: BrowserContext;
let page: Page;
/** Console messages about blocked requests of the page. */
let violations: string[];

test.describe.configure({ mode: "serial" });
test.beforeAll(async ({ browser }, { file }) => {
  await giveFirstData(file);
  places = await PlacesStandIn.open();
  app = await OwnServer.reserve();
  await app.start({
    SESSION_SECRET: "places-session-secret-of-enough-length",
    GOOGLE_MAPS_API_KEY: "key-1",
    MAPS_SCRIPT_URL: places.scriptUrl,
  });
  context = await anotherContext(browser, { baseURL: app.origin });
  page = await context.newPage();
  page.on("console", (message) => {
    if (/content.security.policy/i.test(message.text())) violations.push(message.text());
  });
  await signIn(page, "poweruser@lintel.test");
});
test.afterAll(async () => {
  await context.close();
  await app.stop();
  await places.close();
});
test.beforeEach(async () => {
  violations = [];
  places.forget();
  await page.emulateMedia({ colorScheme: "light", reducedMotion: null });
  await page.goto("/insured/policies");
});
test.afterEach(() => {
  expect(violations).toEqual([]);
  expect(places.spentAgain).toEqual([]);
});

const drawer = () => page.getByRole("dialog");
const search = () => drawer().getByRole("combobox", { name: "Property address" });
const option = (name: string | RegExp) => page.getByRole("option", { name });
const part = (label: string) => drawer().getByRole("textbox", { name: label, exact: true });
/** Waits until typing has paused and all requests are sent. */
const pause = () => page.waitForTimeout(700);

async function openNew(firstName: string): Promise<void> {
  await page.getByRole("button", { name: "New insured" }).click();
  await drawer()
    .getByLabel(/^First name/)
    .fill(firstName);
  await drawer()
    .getByLabel(/^Last name/)
    .fill("Quillfeather");
  const company = drawer().getByRole("combobox", { name: /^Company/ });
  if (!(await company.textContent())?.includes("Choose")) return;
  await company.click();
  await option(/./).first().click();
}

async function create(firstName: string): Promise<void> {
  await drawer().getByRole("button", { name: "Create insured" }).click();
  await expect(page.getByText(`${firstName} Quillfeather created`)).toBeVisible();
}

type Home = { key: string; address: Record<string, unknown>; latitude: number | null; longitude: number | null };
type Insured = { key: string; companyKey: string; properties: Home[] };

/** Returns the insured with this first name at the backend. */
async function insuredOf(firstName: string): Promise<Insured[]> {
  const headers = { "X-Requested-With": "lintel" };
  const answer = await page.request.get(`/api/backend/insured/list?search=${firstName}`, { headers });
  return ((await answer.json()) as { insureds: Insured[] }).insureds;
}
const homesOf = async (firstName: string) => (await insuredOf(firstName)).flatMap(({ properties }) => properties);
const onFile = async (firstName: string) => (await homesOf(firstName)).map(({ address }) => address);
/** Returns latitude and longitude of each of their homes. */
const placesOf = async (firstName: string) => (await homesOf(firstName)).map((home) => [home.latitude, home.longitude]);

async function expectParts(values: Record<string, string>): Promise<void> {
  for (const [label, value] of Object.entries(values)) await expect(part(label)).toHaveValue(value);
}

test("a new insured's address is chosen by pointer, each choice ends one session, and the address is saved as shown", async () => {
  const firstName = `Ida${run}`;
  await openNew(firstName);
  await pause();
  expect(places.requests).toEqual([]);

  await search().click();
  await expect.poll(() => places.requests).toEqual([{ what: "script", key: "key-1", libraries: "marker,places" }]);
  await look(page, "places-entered");
  for (const short of ["77", " 77 ", "7"]) {
    await search().fill(short);
    await pause();
  }
  expect(places.of("suggest")).toEqual([]);

  await search().fill("77 m");
  await expect(option(/^77 Marble Hill Ave/)).toBeVisible();
  await search().fill("77 marbleh");
  await expect(option(/^77 Marble Hill Ave/)).toHaveCount(0);
  await expect(option(/^77 Marblehead Ln/)).toBeVisible();
  await look(page, "places-suggested", "[role='listbox']");
  expect(places.of("suggest").map(({ input }) => input)).toEqual(["77 m", "77 marbleh"]);
  expect(places.of("suggest")[0]?.settings).toMatchObject({ region: "us", language: "en" });
  expect(places.of("suggest")[0]?.settings).not.toHaveProperty("includedRegionCodes");
  await option(/^77 Marblehead Ln/).click();
  await expect(search()).toHaveValue("77 Marblehead Ln, Apt 4B, Novato, CA 94949");
  await look(page, "places-picked");

  // Search for another one, then the first again: three sessions.
  await search().fill("77 marble h");
  await option(/^77 Marble Hill Ave/).click();
  await expect(search()).toHaveValue("77 Marble Hill Ave, Bronx, NY 10463");
  await search().fill("77 marblehead");
  await option(/^77 Marblehead Ln/).click();
  await expect(search()).toHaveValue("77 Marblehead Ln, Apt 4B, Novato, CA 94949");
  const [first, second, third] = places.of("place").map(({ token }) => token);
  expect(new Set([first, second, third, ""]).size).toBe(4);
  expect(places.of("suggest").map(({ token }) => token)).toEqual([first, first, second, third]);
  expect(places.of("place").map(({ id, fields }) => [id, fields])).toEqual([
    ["marblehead", "addressComponents,location"],
    ["marble-hill", "addressComponents,location"],
    ["marblehead", "addressComponents,location"],
  ]);
  expect(places.of("script")).toHaveLength(1);

  await drawer().getByRole("button", { name: "Enter by hand" }).click();
  await expectParts({
    "Address line 1": "77 Marblehead Ln",
    "Address line 2": "Apt 4B",
    City: "Novato",
    State: "CA",
    "ZIP code": "94949",
    Country: "US",
  });
  await look(page, "places-by-hand");
  await create(firstName);
  await page.reload();
  expect(await onFile(firstName)).toEqual([
    { line1: "77 Marblehead Ln", line2: "Apt 4B", city: "Novato", region: "CA", postalCode: "94949", country: "US" },
  ]);
  expect(await placesOf(firstName)).toEqual([[38.0681, -122.5312]]);
});

test("the address of an insured is chosen by keyboard alone, saves automatically, and is shown after a reload", async () => {
  const firstName = `Ida${run}`;
  const edit = async () => {
    await page.goto(`/insured/policies?search=${firstName}`);
    await page.getByRole("button", { name: `Actions for ${firstName} Quillfeather` }).click();
    await page.getByRole("menuitem", { name: "Edit insured" }).click();
    await expect(part("Address line 1")).toBeVisible();
  };
  await edit();
  await part("Country").focus();
  expect(places.requests).toEqual([]);
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await expect(search()).toBeFocused();
  await page.keyboard.press("ControlOrMeta+a");
  await page.keyboard.type("254 calle");
  await expect(option(/^254 Calle de San Francisco/)).toBeVisible();
  await page.keyboard.press("ArrowDown");
  await expect(option(/^254 Calle/)).toHaveAttribute("aria-selected", "true");
  await page.keyboard.press("Enter");
  await expect(search()).toHaveValue("254 C. de San Francisco, San Juan, PR 00901");
  await expect(search()).toBeFocused();
  await page.keyboard.press("Tab");
  await expect(drawer().getByText("Saved", { exact: true })).toBeVisible();
  expect(new Set(places.of("suggest").map(({ token }) => token))).toEqual(
    new Set(places.of("place").map(({ token }) => token)),
  );
  await edit();
  await expectParts({
    "Address line 1": "254 C. de San Francisco",
    "Address line 2": "",
    City: "San Juan",
    State: "PR",
    "ZIP code": "00901",
    Country: "US",
  });
  expect(await onFile(firstName)).toMatchObject([{ line1: "254 C. de San Francisco", region: "PR", country: "US" }]);
  expect(await placesOf(firstName)).toEqual([[18.4655, -66.1166]]);
});

/** Returns the center of the map created last. */
const lastCenter = () =>
  page.evaluate(() => (window as unknown as { mapCalls: MapCalls }).mapCalls.options.at(-1)?.center);

test("a chosen home is on the maps of the list and of its claim; a home edited by hand is on no map; one chosen again is at its new position", async () => {
  const firstName = `Ida${run}`;
  const [insured] = await insuredOf(firstName);
  const [home] = insured?.properties ?? [];
  const key = `prj-${run}`;
  const { key: insuredKey, companyKey } = insured as Insured;
  const claim = {
    key,
    insuredKey,
    companyKey,
    propertyKey: home?.key,
    orderType: "claim",
    claimNumber: `PLACED-${run}`,
  };
  const status = await page.evaluate(async (body) => {
    const headers = { "X-Requested-With": "lintel", "Content-Type": "application/json" };
    return (await fetch("/api/backend/project", { method: "POST", headers, body })).status;
  }, JSON.stringify(claim));
  expect(status).toBe(200);

  const onList = async (address: string) => {
    await page.goto(`/insured/policies?view=map&search=${firstName}`);
    const map = page.getByRole("region", { name: "Map of insured properties" });
    await expect(map.getByTitle(`${firstName} Quillfeather, ${address}`)).toBeVisible();
    const table = page.getByRole("table", { name: "Properties on the map" });
    await expect(table.getByRole("row", { name: new RegExp(`${firstName} Quillfeather.*${address}`) })).toBeVisible();
    await expect(page.getByText("1 property on the map.")).toBeVisible();
  };
  await onList("254 C. de San Francisco, San Juan, PR 00901");
  await look(page, "places-list-map");

  await page.goto(`/insured/overview/${insuredKey}/${key}`);
  const map = (address: string) => page.getByRole("region", { name: `Map of ${address}` });
  const first = "254 C. de San Francisco, San Juan, PR 00901";
  await expect(map(first).getByTitle(first)).toBeVisible();
  expect(await lastCenter()).toEqual({ lat: 18.4655, lng: -66.1166 });
  await page.getByText("Map as a table").click();
  await expect(page.getByRole("row", { name: `${first} 18.46550 -66.11660` })).toBeVisible();
  await look(page, "places-claim-map");

  await page.getByRole("button", { name: "Edit insured" }).click();
  await part("Address line 1").fill("9 Elm St");
  await part("City").focus();
  await expect(drawer().getByText("Saved", { exact: true })).toBeVisible();
  await expect(page.getByText("Map as a table")).toHaveCount(0);
  expect(await placesOf(firstName)).toEqual([[null, null]]);

  await drawer().getByRole("button", { name: "Search instead" }).click();
  await search().fill("77 marble h");
  await option(/^77 Marble Hill Ave/).click();
  await expect(search()).toHaveValue("77 Marble Hill Ave, Bronx, NY 10463");
  await page.keyboard.press("Tab");
  await expect.poll(() => placesOf(firstName)).toEqual([[40.8762, -73.9104]]);
  await page.keyboard.press("Escape");
  const second = "77 Marble Hill Ave, Bronx, NY 10463";
  await expect(map(second).getByTitle(second)).toBeVisible();
  expect(await lastCenter()).toEqual({ lat: 40.8762, lng: -73.9104 });
  await onList(second);

  // An insured created while the map is open is added to it.
  await openNew(`${firstName}2`);
  await search().fill("77 marbleh");
  await option(/^77 Marblehead Ln/).click();
  await expect(search()).toHaveValue("77 Marblehead Ln, Apt 4B, Novato, CA 94949");
  await create(`${firstName}2`);
  const onMap = page.getByRole("region", { name: "Map of insured properties" });
  await expect(
    onMap.getByTitle(`${firstName}2 Quillfeather, 77 Marblehead Ln, Apt 4B, Novato, CA 94949`),
  ).toBeVisible();
  await expect(page.getByText("2 properties on the map.")).toBeVisible();
});

test("address parts unknown to the service are requested from the user", async () => {
  const firstName = `Una${run}`;
  await openNew(firstName);
  await search().fill("4410 county");
  await search().focus();
  await option(/^4410 County Road/).click();
  await expect(part("City")).toBeFocused();
  await look(page, "places-incomplete");
  await page.keyboard.type("Bertram");
  await create(firstName);
  expect(await onFile(firstName)).toMatchObject([{ line1: "4410 Co Rd 207", city: "Bertram", postalCode: "78605" }]);
  expect(await placesOf(firstName)).toEqual([[30.7411, -98.0537]]);
});

test("an address search without results is reported", async () => {
  await openNew(`Nil${run}`);
  await search().fill("1 nowhere");
  await expect(drawer().getByText("No address found. You can enter it by hand.")).toBeVisible();
  await look(page, "places-none");
});

for (const [name, prepare] of [
  ["the key is refused", () => (places.mood = "refused")],
  ["the script is an error", () => (places.mood = "broken")],
  ["the script is blocked", () => page.route("**/maps/api/js*", (route) => route.abort("blockedbyclient"))],
] as const) {
  test(`if ${name}, the field says so, keeps the typed text, and the address is entered by hand`, async () => {
    const firstName = `${name.replace(/^.* /, "")}${run}`;
    await prepare();
    await openNew(firstName);
    await search().fill("9 Elm St");
    await expect(drawer().getByText(FAILED)).toBeVisible();
    await expect(search()).toHaveValue("9 Elm St");
    expect([places.of("suggest"), places.of("place")]).toEqual([[], []]);
    await look(page, `places-${firstName.slice(0, -run.length)}`);
    await page.unrouteAll();
    await drawer().getByRole("button", { name: "Enter by hand" }).click();
    await expect(part("Address line 1")).toHaveValue("9 Elm St");
    await part("City").fill("Novato");
    await part("State").fill("CA");
    await part("ZIP code").fill("94949");
    await create(firstName);
    expect(await onFile(firstName)).toMatchObject([{ line1: "9 Elm St", city: "Novato", region: "CA" }]);
    expect(await placesOf(firstName)).toEqual([[null, null]]);
  });
}

test("a script that failed is requested again by the next search", async () => {
  places.mood = "broken";
  await openNew(`Anew${run}`);
  await search().fill("77 m");
  await expect(drawer().getByText(FAILED)).toBeVisible();
  places.mood = "well";
  await search().fill("77 marbleh");
  await expect(option(/^77 Marblehead Ln/)).toBeVisible();
  await expect(drawer().getByText(FAILED)).toHaveCount(0);
});

test("a slow service is reported, its late answer does not override newer input, and manual entry works", async () => {
  await openNew(`Slow${run}`);
  await search().click();
  await expect.poll(() => places.of("script")).toHaveLength(1);
  // The draft of the previous insured, which was never sent, is restored.
  await search().fill("");
  places.mood = "slow";
  await search().fill("77 marbleh");
  await expect(drawer().getByText(SLOW)).toBeVisible();
  // A lookup takes longer than the field waits.
  await keepPicture(page, "places-slow");
  expect(places.of("suggest").map(({ input }) => input)).toEqual(["77 marbleh"]);
  await search().fill("254 calle");
  await expect.poll(() => places.of("suggest").length).toBe(2);
  places.mood = "well";
  places.answer();
  await expect(option(/^254 Calle/)).toBeVisible();
  await expect(option(/^77 Marblehead/)).toHaveCount(0);
  await expect(search()).toHaveValue("254 calle");

  // A chosen address that arrives after more typing is ignored.
  places.mood = "slow";
  await option(/^254 Calle/).click();
  await expect.poll(() => places.of("place").length).toBe(1);
  await search().fill("9 Elm St");
  places.mood = "well";
  places.answer();
  await expect(drawer().getByText("No address found. You can enter it by hand.")).toBeVisible();
  await expect(search()).toHaveValue("9 Elm St");
  await drawer().getByRole("button", { name: "Enter by hand" }).click();
  await expect(part("Address line 1")).toHaveValue("9 Elm St");
  await expect(part("City")).toHaveValue("");
});
