/** The main-thread cost of opening a long list of options, on the gallery's page of selects. */
import { busyMs } from "./table-measures.mjs";

/**
 * Opens the page, and opens and closes one list, so that shared code is loaded. Returns the session that `openingMs`
 * needs.
 */
export async function openSelects(page, origin = "") {
  await page.goto(`${origin}/gallery/selects`);
  await page.waitForLoadState("networkidle");
  await openList(page, "Companies");
  await page.keyboard.press("Escape");
  const session = await page.context().newCDPSession(page);
  // Time that the thread itself worked, without other programs of the machine.
  await session.send("Performance.enable", { timeDomain: "threadTicks" });
  return session;
}

const listOf = (page, label) => page.getByRole("listbox", { name: label, exact: true });

/** Opens a list by keyboard; repeats the press, because the first may come before the page listens. */
export async function openList(page, label) {
  const field = page.getByRole("combobox", { name: label, exact: true }).first();
  for (let tries = 0; ; tries += 1) {
    await field.press("ArrowDown");
    const isOpen = await listOf(page, label)
      .waitFor({ timeout: 1_000 })
      .then(
        () => true,
        () => false,
      );
    if (isOpen) return;
    if (tries === 20) throw new Error(`The list of ${label} does not open.`);
  }
}

/**
 * Opens the list of one field and closes it again. Returns milliseconds of the main thread's own time from the press to
 * the painted list: script, style, layout and paint.
 */
export async function openingMs(page, session, label) {
  const field = page.getByRole("combobox", { name: label, exact: true }).first();
  const before = await busyMs(session);
  await field.evaluate(async (button) => {
    const frame = () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
    button.click();
    for (let count = 0; count < 4; count += 1) await frame();
  });
  const after = await busyMs(session);
  await listOf(page, label).waitFor();
  await page.keyboard.press("Escape");
  await listOf(page, label).waitFor({ state: "detached" });
  return after - before;
}
