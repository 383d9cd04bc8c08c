/** A superadmin finds, creates, renames, deactivates, deletes and restores companies; others cannot. */
import { writeFile } from "node:fs/promises";
import sharp from "sharp";
import { look } from "./check-screen";
import { admit, enter, expect, heldUndo, test } from "./fixtures";

/** Returns a logo that is wider than tall. */
const logo = () =>
  sharp({ create: { width: 300, height: 120, channels: 3, background: "#1b5e4b" } })
    .png()
    .toBuffer();
const name = `Zeta Mutual ${Date.now().toString(36)}`;
const renamed = `${name} Group`;

test("an administrator opens Admin from the navigation, searches, and creates and edits a company", async ({
  page,
}) => {
  await enter(page, "/insured/policies", "superadmin@lintel.test");
  await page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "Admin" }).click();
  await expect(page.getByRole("heading", { name: "Companies", level: 1 })).toBeVisible();
  await expect(page).toHaveURL(/\/admin\/companies$/);
  await page.getByRole("searchbox", { name: "Search companies" }).fill("bright");
  await expect(page.getByText("1 found")).toBeVisible();
  await expect(page.getByRole("row", { name: /Brightwater/ })).toBeVisible();
  await page.getByRole("button", { name: "Clear search" }).click();
  await expect(page.getByRole("link", { name: /Alder & Finch/ })).toBeVisible();
  await look(page, "admin-companies");

  // From here on with the keyboard alone.
  await page.getByRole("link", { name: /Alder & Finch/ }).focus();
  await page.keyboard.press("n");
  const dialog = page.getByRole("dialog", { name: "New company" });
  await expect(dialog.getByLabel(/^Name/)).toBeFocused();
  await page.keyboard.type(name);
  await page.keyboard.press("Enter");
  const createdLink = page.getByRole("link", { name });
  await expect(createdLink).toBeVisible();
  await expect(page.getByText(`${name} created`)).toBeVisible();
  await expect(dialog).toBeHidden();
  await expect(page.getByRole("link", { name: /Alder & Finch/ })).toBeFocused();
  await createdLink.press("Enter");
  await expect(page.getByRole("heading", { name, level: 1 })).toBeVisible();

  const field = page.getByLabel(/^Name/);
  const saved = page.waitForResponse((answer) => answer.request().method() === "PUT" && answer.ok());
  await field.fill(renamed);
  await field.press("Enter");
  await saved;
  await expect(page.getByRole("heading", { name: renamed, level: 1 })).toBeVisible();
  await page.getByRole("button", { name: "Upload logo" }).press("Enter");
  const drop = page.getByRole("dialog", { name: `Logo of ${renamed}` });
  const input = drop.locator("input[type='file']");
  const scripted = `<svg xmlns="http://www.w3.org/2000/svg"><script>document.title = "owned"</script></svg>`;
  const drawing = { name: "logo.svg", mimeType: "image/svg+xml", buffer: Buffer.from(scripted) };
  const disguised = { name: "drawing.png", mimeType: "image/png", buffer: Buffer.from(scripted) };
  const huge = test.info().outputPath("huge.png");
  await writeFile(huge, Buffer.alloc(50 * 1024 * 1024));
  for (const [file, reason] of [
    [{ ...drawing, name: "empty.png", mimeType: "image/png", buffer: Buffer.alloc(0) }, "The file is empty."],
    [huge, "Too large: 50 MB, at most 5 MB."],
    [drawing, "Unsupported file type. Use PNG, JPEG or WebP."],
    [disguised, "Unsupported file type. Use PNG, JPEG or WebP."],
  ] as const) {
    await input.setInputFiles(file);
    await expect(drop.getByRole("list", { name: "Files that were not added" })).toContainText(`Not added: ${reason}`);
  }
  const half = { name: "half.png", mimeType: "image/png", buffer: (await logo()).subarray(0, 60) };
  await input.setInputFiles(half);
  await expect(drop.getByRole("list", { name: "Files that were not added" })).toContainText("Not added: This photo is");
  const picture = { name: "logo.png", mimeType: "image/png", buffer: await logo() };
  await input.setInputFiles(picture);
  await expect(drop.getByRole("slider", { name: "Zoom" })).toBeVisible();
  await look(page, "admin-company-logo");
  await drop.getByRole("button", { name: "Keep it whole" }).press("Enter");
  await expect(page.getByText("Logo saved")).toBeVisible();
  await page.reload();
  await expect(page.getByRole("heading", { name: renamed, level: 1 })).toBeVisible();
  await expect(page.getByRole("button", { name: "Replace logo" })).toBeVisible();
  await expect
    .poll(() => page.locator("section img").evaluate((drawn: HTMLImageElement) => drawn.naturalWidth))
    .toBe(300);
  await expect(page.getByRole("link", { name: "Active insured 0", exact: true })).toBeVisible();
  await look(page, "admin-company");

  await page.getByRole("button", { name: "More actions" }).press("Enter");
  await page.getByRole("menuitem", { name: "Delete" }).press("Enter");
  const question = page.getByRole("alertdialog", { name: `Delete ${renamed}?` });
  await expect(question.getByText("The access of everyone who works for it")).toBeVisible();
  await question.getByRole("button", { name: "Delete" }).press("Enter");
  await expect(page.getByRole("heading", { name: "Companies", level: 1 })).toBeVisible();
  await expect(page.getByRole("link", { name: renamed })).toBeHidden();
  const undo = await heldUndo(page, `${renamed} deleted`);
  await undo.press("Enter");
  const companyLink = page.getByRole("link", { name: renamed });
  await expect(companyLink).toBeVisible();

  const deactivate = async () => {
    await page.getByRole("button", { name: `Actions for ${renamed}` }).press("Enter");
    await page.getByRole("menuitem", { name: "Deactivate" }).press("Enter");
  };
  await deactivate();
  await expect(companyLink).toBeHidden();
  await (await heldUndo(page, `${renamed} deactivated`)).press("Enter");
  await expect(companyLink).toBeVisible();
  await deactivate();
  await expect(companyLink).toBeHidden();
  await page.getByRole("link", { name: /^Inactive \d/ }).click();
  await expect(page).toHaveURL(/tab=inactive/);
  await expect(companyLink).toBeVisible();
});

test("an administrator chooses captured parts and review companies, and resets the demo", async ({ page }) => {
  await enter(page, "/admin/companies", "admin@lintel.test");
  await page.getByRole("link", { name: /Cedar Ridge/ }).press("Enter");
  await expect(page.getByRole("heading", { name: "Cedar Ridge Assurance", level: 1 })).toBeVisible();
  const attic = page.getByRole("switch", { name: "Attic" });
  await expect(attic).toBeChecked();
  const saved = () =>
    page.waitForResponse(
      (answer) => answer.url().includes("/customization") && answer.request().method() === "PUT" && answer.ok(),
    );
  const savedAttic = saved();
  await attic.press("Space");
  await expect(attic).not.toBeChecked();
  await savedAttic;

  // Find the field by its claim: each report has its own.
  await page.getByRole("searchbox", { name: "Find an underwriting claim" }).fill("CLM-24883");
  const ofReport = page.waitForRequest(/\/customization\?.*inspectionReportKey=crpt-/);
  await page.getByRole("button", { name: /^CLM-24883/ }).press("Enter");
  expect(new URL((await ofReport).url()).searchParams.get("parentType")).toBe("underwriting-report");
  const requiredSwitch = (part: string) => page.getByRole("switch", { name: part, exact: true });
  await expect(requiredSwitch("Trampoline")).not.toBeChecked();
  const savedSkylights = saved();
  await requiredSwitch("Skylights").press("Space");
  await savedSkylights;
  await page.getByRole("button", { name: "Rename Pipe material" }).press("Enter");
  const savedName = saved();
  await page.getByRole("textbox", { name: "Part name" }).fill("Pipes, by material");
  await page.keyboard.press("Enter");
  await savedName;
  await page.reload();
  await expect(requiredSwitch("Pipes, by material")).toBeChecked();
  await expect(requiredSwitch("Skylights")).not.toBeChecked();
  await expect(requiredSwitch("Moss or lifted shingles")).toBeChecked();
  await expect(page.getByText("No other company reviews its claims.")).toBeVisible();
  await page.getByRole("button", { name: "Add company" }).press("Enter");
  await expect(page.getByRole("combobox", { name: "Add company" })).toBeFocused();
  await page.keyboard.type("bright");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("link", { name: "Brightwater Insurance" })).toBeVisible();
  await look(page, "admin-company-demo");

  await page.getByRole("button", { name: "More actions" }).press("Enter");
  await page.getByRole("menuitem", { name: "Reset demo" }).press("Enter");
  const question = page.getByRole("alertdialog", { name: "Reset Cedar Ridge Assurance?" });
  await expect(question.getByText("39 insured with every property and claim").first()).toBeVisible();
  await look(page, "admin-company-reset");
  await question.getByRole("button", { name: "Reset demo" }).press("Enter");
  await expect(page.getByText("Cedar Ridge Assurance reset")).toBeVisible();
  await expect(attic).toBeChecked();
  await expect(requiredSwitch("Skylights")).toBeChecked();
  await expect(requiredSwitch("Pipe material")).toBeChecked();
  await expect(page.getByText("No other company reviews its claims.")).toBeVisible();
});

test("a role without administration is redirected, and the backend refuses its calls", async ({ page }) => {
  const put = { data: { key: "cous-any", name: "Mine" }, headers: { "X-Requested-With": "lintel" } };
  for (const [who, leadsTo, items] of [
    ["claims_reviewer", "/settings", []],
    ["employee", "/error/403", ["Insured"]],
  ] as const) {
    await admit(page, `${who}@lintel.test`);
    await page.goto("/admin/companies");
    await expect(page).toHaveURL(new RegExp(`${leadsTo}$`));
    const side = page.getByRole("navigation", { name: "Main" }).getByRole("listitem");
    await expect(side.filter({ has: page.getByRole("link") })).toHaveText([...items]);
    const origin = { ...put.headers, "Sec-Fetch-Site": "same-origin" };
    const answer = await page.request.put("/api/backend/company", { ...put, headers: origin });
    const refusal = { status: [{ message: "You may not do this.", type: "forbidden" }] };
    expect([who, answer.status(), await answer.json()]).toEqual([who, 403, refusal]);
  }
});
