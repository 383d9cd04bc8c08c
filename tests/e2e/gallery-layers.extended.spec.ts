/**
 * Layers that open over a gallery page pass axe and look as approved, in both themes and at three widths; those that
 * open next to their trigger at two.
 */
import type { Page } from "@playwright/test";
import { auditOf } from "./check-screen";
import { expect, test } from "./fixtures";
import { PICTURES_AT_HALF_SIZE, settled, tolerance } from "./pictures";

test.use(PICTURES_AT_HALF_SIZE);

type Press = readonly [role: "button" | "combobox" | "menuitem", name: string];
type Layer = {
  /** The picture's name; null for a layer that looks like another. */
  picture?: string;
  /** Pressed in order: the first match on the page, or inside the previous layer. */
  presses: readonly Press[];
  role: "dialog" | "alertdialog" | "menu" | "listbox" | "tooltip";
  /** The accessible name, if several layers with this role are open. */
  name?: string;
  /** The picture includes the page behind. */
  isWithPage?: boolean;
  /** Below this width no control opens the layer. */
  narrowest?: number;
  /** The layer cannot be closed while its answer is being sent. */
  isHeld?: boolean;
  /** Opens on hover. */
  isHovered?: boolean;
};

const openedByButton =
  (role: Layer["role"]) =>
  (press: string, picture?: string): Layer => ({
    presses: [["button", press]],
    role,
    picture,
  });
const dialog = openedByButton("dialog");
const question = openedByButton("alertdialog");
const menu = openedByButton("menu");
const list = (press: string, picture?: string): Layer => ({ presses: [["combobox", press]], role: "listbox", picture });

const LAYERS: Readonly<Record<string, readonly Layer[]>> = {
  layers: [
    { ...dialog("Dialog", "dialog"), isWithPage: true },
    dialog("Long dialog", "long-dialog"),
    question("Question", "question"),
    { ...question("Question being answered"), isHeld: true },
    { ...dialog("Drawer", "drawer"), isWithPage: true },
    dialog("Wide drawer"),
    dialog("Left drawer"),
    {
      presses: [
        ["button", "Menu in a dialog in a drawer"],
        ["button", "Choose a company"],
        ["button", "Sort"],
      ],
      role: "menu",
      picture: "stack",
      isWithPage: true,
    },
    menu("Actions", "menu"),
    {
      presses: [
        ["button", "Nested"],
        ["menuitem", "Assign to"],
        ["menuitem", "A colleague"],
      ],
      role: "menu",
      name: "A colleague",
      picture: "submenu",
    },
    menu("View", "choices"),
    dialog("Status", "popover"),
    { presses: [["button", "Above"]], role: "tooltip", isHovered: true, picture: "tooltip", isWithPage: true },
  ],
  windows: [dialog("Notes"), dialog("Long window", "window")],
  shell: [
    question("Log Out"),
    question("Log Out with edits", "log-out"),
    question("Log Out with a table"),
    question("Idle", "idle"),
    question("Longest time"),
    dialog("Heads up!", "heads-up"),
    dialog("Impersonate", "impersonate"),
    dialog("Impersonate unread"),
    dialog("Bookmarks: some", "bookmarks"),
    dialog("Bookmarks: none"),
    dialog("Bookmarks: unread"),
    dialog("Open navigation", "navigation"),
    menu("Theme", "theme"),
    menu("Account of Dana Whitfield"),
    dialog("Report", "report"),
    dialog("Views", "views"),
  ],
  update: [question("Open", "update")],
  selects: [list("Channel"), list("Company", "select"), list("Companies", "multiselect"), list("Policies")],
  phone: [{ presses: [["button", "Country: United States +1"]], role: "listbox", picture: "country" }],
  table: [
    { ...dialog("Columns", "columns"), narrowest: 768 },
    menu("Row height"),
    menu("Actions for Policyholder 1", "row-actions"),
  ],
  actions: [dialog("Search or jump to", "palette"), menu("Actions"), dialog("Keyboard shortcuts", "shortcuts")],
};

/** Returns the selector of a layer's own element. */
const elementOf = (role: Layer["role"]) => (role === "dialog" ? ':is([role="dialog"], dialog)' : `[role="${role}"]`);

/** The narrower widths, each in one theme: the wide page covers the colors of both. */
const NARROWER = [
  [768, "dark"],
  [390, "light"],
] as const;

/** Presses in order the first match on the page, or inside the previous layer. */
async function press(page: Page, { presses, isHovered }: Layer): Promise<void> {
  for (const [of, name] of presses) {
    const control = page.getByRole(of, { name, exact: true }).first();
    if (isHovered) await control.hover({ timeout: 2_000 });
    else await control.click({ timeout: 2_000 });
  }
}

for (const [id, layers] of Object.entries(LAYERS)) {
  test(`the layers of the gallery's ${id} page pass axe in both themes, fit three widths, and look as approved`, async ({
    page,
    browser,
  }) => {
    const allowed = await tolerance(page, browser.version());
    await page.emulateMedia({ reducedMotion: "reduce" });
    await page.goto(`/gallery/${id}`);
    await page.waitForLoadState("networkidle");
    for (const one of layers) {
      const { presses, role, name, picture, isWithPage, isHeld, narrowest = 0 } = one;
      const path = `${id}: ${presses.map(([, named]) => named).join(", ")}`;
      await settled(page, 1440);
      // Some layers are part of the page itself.
      const all = page.getByRole(role);
      const atRest = await all.count();
      const layer = name ? page.getByRole(role, { name }) : all.nth(atRest);
      const open = async () => {
        const [[first, named]] = presses as [Press];
        // Wait until nothing scrolls: scrolling closes a popover.
        await page.getByRole(first, { name: named, exact: true }).first().scrollIntoViewIfNeeded();
        await expect(async () => {
          await press(page, one);
          await expect(layer, path).toBeVisible({ timeout: 2_000 });
        }).toPass();
      };
      const close = async () => {
        if (isHeld) {
          await page.keyboard.press("Escape");
          await expect(layer).toBeVisible();
          await page.reload();
          await page.waitForLoadState("networkidle");
          return;
        }
        await expect(async () => {
          await page.keyboard.press("Escape");
          await expect(all).toHaveCount(atRest, { timeout: 500 });
          await expect(page.getByRole("dialog")).toHaveCount(0, { timeout: 500 });
        }, path).toPass();
      };
      const comparePicture = async (file: string) => {
        const options = { scale: "device", ...allowed } as const;
        if (isWithPage) await expect.soft(page).toHaveScreenshot(file, options);
        else await expect.soft(layer).toHaveScreenshot(file, options);
      };
      const setTheme = async (theme: "light" | "dark", width: number) => {
        await page.emulateMedia({ colorScheme: theme, reducedMotion: "reduce" });
        await settled(page, width);
      };
      await open();
      // A layer without a picture looks like one that has a picture, in dark too.
      for (const theme of picture ? (["light", "dark"] as const) : (["light"] as const)) {
        await setTheme(theme, 1440);
        const rules = theme === "dark" ? "colors" : undefined;
        expect.soft(await auditOf(page, rules, elementOf(role)), `${path}, ${theme}`).toEqual([]);
        if (picture && theme === "light") await comparePicture(`open-${picture}-light.png`);
      }
      for (const [width, theme] of picture ? NARROWER.filter(([narrower]) => narrower >= narrowest) : []) {
        const isOverPage =
          role === "alertdialog" || (role === "dialog" && (await layer.getAttribute("aria-modal")) === "true");
        // A layer over the page stays open on resize; one next to its trigger moves, and is opened again where it may
        // become a sheet.
        if (!isOverPage) {
          if (width !== 390) continue;
          await close();
          await settled(page, width);
          await open();
        }
        await setTheme(theme, width);
        const wider = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
        expect.soft([path, width, wider <= 0]).toEqual([path, width, true]);
        // A phone has its own order and sizes.
        if (width === 390) {
          expect.soft(await auditOf(page, undefined, elementOf(role)), `${path}, ${width}`).toEqual([]);
        }
      }
      await close();
    }
  });
}
