/** The phone field of the profile while its code is loading. */
import { enter, expect, test } from "./fixtures";

test("a phone number typed before the field has loaded is kept", async ({ page }) => {
  let isSlow = false;
  await page.route("**/_next/static/chunks/**", async (route) => {
    if (isSlow) await new Promise((resolve) => setTimeout(resolve, 1_200));
    await route.continue();
  });
  await enter(page, "/settings", "poweruser@lintel.test");
  const phone = page.getByRole("textbox", { name: "Phone" });
  await expect(phone).toBeVisible();
  await expect(phone).not.toHaveAttribute("readonly");
  isSlow = true;
  // The first key starts everything that waits for input.
  await page.getByRole("textbox", { name: "Last name" }).focus();
  await page.keyboard.press("Tab");
  for (let steps = 0; steps < 4 && !(await phone.evaluate((node) => node === document.activeElement)); steps += 1)
    await page.keyboard.press("Tab");
  await expect(phone).toBeFocused();
  await page.keyboard.type("2025550177");
  await expect(phone).toHaveValue("2025550177");
  const country = page.getByRole("button", { name: /United States/ });
  await expect(country).toHaveCount(0);
  await expect(country).toBeVisible();
  await expect(phone).toBeFocused();
  await expect(phone).toHaveValue("2025550177");
  await page.keyboard.press("Tab");
  await expect(phone).toHaveValue("+1 (202) 555-0177");
  await expect(page.getByText("Saved", { exact: true })).toBeVisible();
  await page.reload();
  await expect(phone).toHaveValue("+1 (202) 555-0177");
});
