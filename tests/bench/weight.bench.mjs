/** The first load of login, the lists and the reports, and all style sheets. */
import path from "node:path";
import { weighAppStyles, weighPage } from "./weigh.mjs";

export const title = "Weight, brotli";

const KB = 1_024;
const inKb = (bytes) => bytes / KB;

export async function run({ browser, origin, signIn }) {
  const signedOutPage = await browser.newPage();
  const login = await weighPage(signedOutPage, `${origin}/login`);
  await signedOutPage.context().close();

  const page = await browser.newPage();
  await signIn(page);
  const rows = [{ what: "JS of login", value: inKb(login.js), unit: "KB", goal: 150 }];
  for (const [name, pagePath] of [
    ["policies", "/insured/policies"],
    ["inspections", "/insured/inspections"],
    ["settings", "/settings"],
    ["reporting", "/reporting"],
  ]) {
    const { js } = await weighPage(page, `${origin}${pagePath}`);
    rows.push({ what: `JS of ${name}`, value: inKb(js), unit: "KB", goal: 215 });
  }
  await page.context().close();
  const styles = weighAppStyles(path.resolve(".next"));
  return [...rows, { what: "CSS, whole app", value: inKb(styles), unit: "KB", goal: 14 }];
}
