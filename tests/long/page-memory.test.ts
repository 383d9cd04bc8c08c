/** The editor in a real browser, the only place to measure its memory: `page-memory.spec.ts` has the steps. */
import { runBrowser } from "./run-browser";

test("a thousand edits leave the page's memory unchanged", async () => {
  expect(await runBrowser("page-memory")).toBe(0);
}, 1_800_000);
