/** The editor in a real browser, whose memory only that can tell: `page-memory.spec.ts` says what is done there. */
import { runBrowser } from "./run-browser";

test("a thousand edits in the page leave its memory as it was", async () => {
  expect(await runBrowser("page-memory")).toBe(0);
}, 1_800_000);
