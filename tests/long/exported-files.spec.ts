/** Exports both lists as a person does, for `spreadsheet.test.ts` to open. */
import path from "node:path";
import type { Page } from "@playwright/test";
import { createKey } from "@/lib/domain/keys";
import { admit, expect, test } from "../e2e/fixtures";
import { HOSTILE } from "./hostile-texts";

const FOLDER = process.env.EXPORTS_FOLDER ?? "";
/** The family name by which the lists find the hostile records. */
const FAMILY = "Hostileton";

/** Makes a call as the page does. */
async function call(page: Page, method: string, row: string, body?: object): Promise<Record<string, unknown>> {
  const answer = await page.evaluate(
    async ([how, where, sent]) => {
      const headers = { "X-Requested-With": "lintel", ...(sent ? { "Content-Type": "application/json" } : {}) };
      const response = await fetch(`/api/backend/${where}`, { method: how, headers, body: sent ?? undefined });
      return { status: response.status, text: await response.text() };
    },
    [method, row, body ? JSON.stringify(body) : null] as const,
  );
  expect(answer.status, `${row} ${answer.text}`).toBe(200);
  return JSON.parse(answer.text) as Record<string, unknown>;
}

async function exportList(page: Page, list: string): Promise<void> {
  await page.goto(`/insured/${list}?search=${FAMILY}`);
  await expect(page.getByText(`${HOSTILE.length} found`, { exact: true })).toBeVisible();
  const download = page.waitForEvent("download");
  await page.getByRole("button", { name: "Export CSV" }).click();
  await (await download).saveAs(path.join(FOLDER, `exported-${list}.csv`));
}

test("exports lists with hostile names", async ({ page }) => {
  await admit(page, "superadmin@lintel.test");
  await page.goto("/insured/policies");
  const { companies } = (await call(page, "GET", "company/list-all")) as { companies: { key: string }[] };
  const companyKey = companies[0]?.key;
  for (const text of HOSTILE) {
    const insuredKey = createKey("insured", "-");
    const projectKey = createKey("project", "-");
    const insured = { key: insuredKey, companyKey, givenName: text, familyName: FAMILY, phone: "+15125550148" };
    await call(page, "POST", "insured/create-contact", insured);
    // A claim's number and an inspection's name have one line.
    const line = text.replace(/\s/g, "");
    await call(page, "POST", "project", { key: projectKey, insuredKey, claimNumber: line });
    await call(page, "POST", "survey", { key: createKey("survey", "-"), projectKey, name: line });
  }
  await exportList(page, "policies");
  await exportList(page, "inspections");
});
