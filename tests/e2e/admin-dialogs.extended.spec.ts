/** Every dialog of administration, settings and reporting passes axe in both themes, wide and narrow. */
import { readFile } from "node:fs/promises";
import { look } from "./check-screen";
import { enter, expect, test } from "./fixtures";
import { activate, invite } from "./new-employee";

const mark = Date.now().toString(36);

test("the dialogs of companies pass axe", async ({ page }) => {
  await enter(page, "/admin/companies", "superadmin@lintel.test");
  await expect(page.getByRole("link", { name: /Alder & Finch/ })).toBeVisible();
  await page.getByRole("button", { name: "New company" }).click();
  const newCompany = page.getByRole("dialog", { name: "New company" });
  await newCompany.getByLabel(/^Name/).fill("alder & finch MUTUAL");
  await expect(newCompany.getByText("A company named “Alder & Finch Mutual” already exists.")).toBeVisible();
  await look(page, "admin-company-new");
  await newCompany.getByRole("button", { name: "Cancel" }).click();
  await page.getByRole("button", { name: /^Actions for Alder/ }).click();
  await page.getByRole("menuitem", { name: "Delete" }).click();
  const question = page.getByRole("alertdialog", { name: "Delete Alder & Finch Mutual?" });
  await expect(question.getByText(/insured with every property and claim/)).toBeVisible();
  await look(page, "admin-company-delete");
  await question.getByRole("button", { name: "Cancel" }).click();
  await expect(question).toBeHidden();
});

test("the dialogs of employees pass axe", async ({ page }) => {
  await enter(page, "/admin/employees", "superadmin@lintel.test");
  await expect(page.getByRole("link", { name: /Edda Farrow/ })).toBeVisible();
  await page.getByRole("button", { name: "New employee" }).click();
  const form = page.getByRole("dialog", { name: "New employee" });
  await form.getByLabel(/^First name/).fill("👩‍👩‍👧 שרה");
  await form.getByRole("button", { name: "Invite employee" }).click();
  await expect(form.getByText("Choose at least one company.")).toBeVisible();
  await look(page, "admin-employee-new");
  await form.getByRole("button", { name: "Cancel" }).click();
  for (const [item, title, name] of [
    ["Force password reset", /password/i, "reset"],
    ["Delete", /^Delete/, "delete"],
  ] as const) {
    await page.getByRole("button", { name: /^Actions for Edda/ }).click();
    await page.getByRole("menuitem", { name: item }).click();
    const question = page.getByRole("alertdialog", { name: title });
    await expect(question).toBeVisible();
    await look(page, `admin-employee-${name}`);
    await question.getByRole("button", { name: "Cancel" }).click();
    await expect(question).toBeHidden();
  }
  const photo = { name: "edda.png", mimeType: "image/png", buffer: await page.screenshot() };
  await page.getByRole("link", { name: /Edda Farrow/ }).click();
  await page.getByRole("button", { name: "Upload photo" }).click();
  const crop = page.getByRole("dialog", { name: "Photo of Edda Farrow" });
  await crop.locator("input[type='file']").setInputFiles(photo);
  await crop.getByRole("slider", { name: "Zoom" }).press("ArrowRight");
  await look(page, "admin-employee-photo", "[role=dialog]");
  await page.keyboard.press("Escape");
  await expect(crop).toBeHidden();
});

test("each step of adding employees by table passes axe", async ({ page }) => {
  test.slow();
  await enter(page, "/admin/employees", "admin@lintel.test");
  await page.getByRole("button", { name: "Add from CSV" }).click();
  const drawer = page.getByRole("dialog", { name: "Add employees from CSV" });
  await expect(drawer.getByRole("textbox", { name: /^Or paste rows/ })).toBeVisible();
  await look(page, "admin-bulk-file");
  const employees = [
    `sara.${mark}@lintel.test;👩‍👩‍👧 שרה;الأندلسي;;Claims reviewer`,
    "owen@;Owen;Castellaw;;",
    "l@k.test;;Bergstrom;;",
  ];
  const text = ["Email;First name;Last name;Phone;Role", ...employees].join("\n");
  await drawer.getByRole("textbox", { name: /^Or paste rows/ }).fill(text);
  await drawer.getByRole("button", { name: "Read rows" }).click();
  await drawer.getByRole("button", { name: "Continue" }).click();
  await expect(drawer.getByText("Choose at least one company.")).toBeVisible();
  await look(page, "admin-bulk-columns");
  await drawer.getByRole("combobox", { name: /^Companies/ }).click();
  await page.getByRole("option", { name: /Alder & Finch/ }).click();
  await page.keyboard.press("Escape");
  await drawer.getByRole("button", { name: "Continue" }).click();
  await drawer.getByText("All 3", { exact: true }).click();
  await expect(drawer.getByRole("cell", { name: "👩‍👩‍👧 שרה" })).toBeVisible();
  await look(page, "admin-bulk-rows");
  await drawer.getByRole("button", { name: "Add 1 employee" }).click();
  await expect(drawer.getByText("1 employee was invited.")).toBeVisible();
  await look(page, "admin-bulk-result");
  await drawer.getByRole("button", { name: "Done" }).click();
  await page.getByRole("searchbox", { name: "Search employees" }).fill(`sara.${mark}`);
  await expect(page.getByRole("link", { name: "👩‍👩‍👧 שרה الأندلسي" })).toBeVisible();
});

test("the dialogs of one-time codes pass axe", async ({ page, browser }) => {
  const email = `codes.${mark}@lintel.test`;
  const names = { givenName: "Cleo", familyName: "Quill" };
  await invite(browser, { key: `emp-codes-${mark}`, email, ...names, role: "poweruser" });
  await activate(page, email, "Meadow#Compass7");
  await page.goto("/settings/security");
  await expect(page.getByRole("link", { name: /profile/i }).last()).toBeVisible();
  await look(page, "settings-security-without-phone");
  await page.getByRole("button", { name: "Create backup codes" }).click();
  const codes = page.getByRole("dialog", { name: "Your backup codes" });
  await expect(codes.getByRole("listitem")).toHaveCount(10);
  await look(page, "settings-backup-codes");

  const question = (title: string) => page.getByRole("alertdialog", { name: title });
  await codes.getByRole("button", { name: "Done" }).click();
  await expect(question("Close without saving the codes?")).toBeVisible();
  await look(page, "settings-codes-unkept");
  await page.getByRole("button", { name: "Back to the codes" }).click();
  // A headless browser has no printer.
  await page.evaluate(() => Object.assign(window, { print: () => undefined }));
  await codes.getByRole("button", { name: "Print" }).click();
  await codes.getByRole("button", { name: "Done" }).click();
  await expect(question("Do you have the printed codes?")).toBeVisible();
  await look(page, "settings-codes-printed");
  await page.getByRole("button", { name: "I have them" }).click();
  await expect(codes).toBeHidden();
  await page.getByRole("button", { name: "Create new codes" }).click();
  await expect(question("Create new backup codes?")).toBeVisible();
  await look(page, "settings-codes-anew");
  await page.getByRole("button", { name: "Cancel" }).click();

  const codesSwitch = page.getByRole("switch", { name: "Require a code at every sign-in" });
  await codesSwitch.press("Space");
  await expect(page.getByText("On. A password alone isn't enough to sign in.")).toBeVisible();
  await codesSwitch.press("Space");
  const off = page.getByRole("dialog", { name: "Sign in without a code?" });
  await off.getByRole("button", { name: "Turn off" }).click();
  await expect(off.getByLabel("Current password")).toHaveAttribute("aria-invalid", "true");
  await look(page, "settings-codes-off");
});

test("a report's range and tables pass axe, and its CSV files have rows of numbers", async ({ page }) => {
  await enter(page, "/reporting", "poweruser@lintel.test");
  await expect(page.getByRole("region", { name: "Figures" })).toBeVisible();
  await page.getByRole("button", { name: /^Date/ }).click();
  const range = page.getByRole("dialog", { name: "Date" });
  await range.getByLabel(/^To/).fill("2020-01-01");
  await range.getByRole("button", { name: "Apply" }).click();
  await expect(range.getByLabel(/^To/)).toHaveAttribute("aria-invalid", "true");
  await look(page, "reporting-range");
  await page.keyboard.press("Escape");
  for (const title of ["Inspections per week", "Status today", "Turnaround"]) {
    const button = page.getByRole("button", { name: new RegExp(`^Export ${title}.* as CSV$`) });
    const [file] = await Promise.all([page.waitForEvent("download"), button.click()]);
    const text = await readFile(await file.path(), "utf8");
    expect(text).toMatch(/^\ufeff(Week of|Status|From),/);
    const [, ...lines] = text.trimEnd().split("\r\n");
    expect(lines.length).toBeGreaterThan(1);
    expect(lines.every((line) => /^("[^"]+"|[^,]+)(,\d*(\.\d+)?)+$/.test(line))).toBe(true);
  }
  const asTable = page.getByRole("button", { name: "Show as a table" });
  for (const remaining of [2, 1, 0]) {
    await asTable.first().click();
    await expect(asTable).toHaveCount(remaining);
  }
  await look(page, "reporting-tables");
});
