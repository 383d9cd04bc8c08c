/** An employee of a test's own, so that nobody else's name, role or password changes under other tests. */
import type { Browser, Page } from "@playwright/test";
import { admit, anotherContext, expect } from "./fixtures";
import { mailedLink } from "./outbox";

const CALL = { "X-Requested-With": "lintel", "Sec-Fetch-Site": "same-origin" };

export type NewEmployee = { key: string; email: string; givenName: string; familyName: string; role: string };

/** Of the first company, invited by an administrator. */
export async function invite(browser: Browser, employee: NewEmployee): Promise<void> {
  const context = await anotherContext(browser);
  const page = await context.newPage();
  await admit(page, "superadmin@lintel.test");
  const listed = await page.request.get("/api/backend/company/list-all", { headers: CALL });
  const [company] = ((await listed.json()) as { companies: { key: string }[] }).companies;
  const data = { ...employee, companyKeys: [company?.key] };
  const made = await page.request.post("/api/backend/employee", { headers: CALL, data });
  expect(made.status()).toBe(200);
  await context.close();
}

/** Signs the page in, as the link of the invitation does. */
export async function activate(page: Page, email: string, password: string): Promise<void> {
  const [activationToken, token] = (await mailedLink(email)).split("/").reverse();
  const data = { email, token, activationToken, password, timezone: "America/New_York" };
  const answer = await page.request.post("/api/session/activate", { headers: CALL, data });
  expect(answer.status()).toBe(200);
}
