/** An employee for one test, so that no other test is affected by changes of name, role or password. */
import type { Browser, Page } from "@playwright/test";
import { seedKey } from "../../backend/seed/seed-key";
import { admit, anotherContext, expect } from "./fixtures";
import { mailedLink } from "./outbox";

/** A company with insureds of its own: companies of other tests may precede it in the list. */
const COMPANY_KEY = seedKey("company", "Alder & Finch Mutual");
const CALL_HEADERS = { "X-Requested-With": "lintel", "Sec-Fetch-Site": "same-origin" };

export type NewEmployee = { key: string; email: string; givenName: string; familyName: string; role: string };

/** Invites an employee of Alder & Finch Mutual, as an administrator. */
export async function invite(browser: Browser, employee: NewEmployee): Promise<void> {
  const context = await anotherContext(browser);
  const page = await context.newPage();
  await admit(page, "superadmin@lintel.test");
  const data = { ...employee, companyKeys: [COMPANY_KEY] };
  const answer = await page.request.post("/api/backend/employee", { headers: CALL_HEADERS, data });
  expect(answer.status()).toBe(200);
  await context.close();
}

/** Signs in through the link of the invitation. */
export async function activate(page: Page, email: string, password: string): Promise<void> {
  const [activationToken, token] = (await mailedLink(email)).split("/").reverse();
  const data = { email, token, activationToken, password, timezone: "America/New_York" };
  const answer = await page.request.post("/api/session/activate", { headers: CALL_HEADERS, data });
  expect(answer.status()).toBe(200);
}
