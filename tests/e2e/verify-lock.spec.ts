/** Locks mfa@ for an hour, so its name puts it late in the order of files. */
import { expect, PASSWORD, test } from "./fixtures";

const TRIES_PER_HOUR = 10;

test.use({ expectedErrors: /status of 40[03]/ });

test("too many wrong codes lock the account: the fields are disabled and the page names whom to ask", async ({
  page,
}) => {
  await page.goto("/login");
  await page.getByLabel("Email").fill("mfa@lintel.test");
  await page.getByLabel("Password", { exact: true }).fill(PASSWORD);
  await page.keyboard.press("Enter");
  await page.waitForURL(/\/verify-mfa/);
  const boxes = page.getByRole("textbox", { name: /Digit/ });
  const answers: number[] = [];
  while (answers.length <= TRIES_PER_HOUR && answers.at(-1) !== 403) {
    await boxes.first().click();
    const answered = page.waitForResponse(/\/api\/session\/mfa$/);
    await page.keyboard.type("000000");
    answers.push((await answered).status());
    await expect(boxes.first()).toHaveValue("");
  }
  // Wrong codes of other tests in this hour count too.
  expect(answers.slice(-5)).toEqual([400, 400, 400, 400, 403]);
  await expect(page.getByText("Your account has been locked. Please contact support.")).toBeVisible();
  for (let box = 0; box < 6; box += 1) await expect(boxes.nth(box)).toBeDisabled();
  await expect(page.getByRole("button", { name: "Verify" })).toBeDisabled();

  await page.getByRole("link", { name: "Enter Backup Code" }).click();
  await page.getByRole("textbox", { name: "Character 1 of 16" }).click();
  await page.keyboard.type("lintelbackup0010");
  await page.keyboard.press("Enter");
  await expect(page.getByText("Your account has been locked. Please contact support.")).toBeVisible();
  await expect(page.getByRole("textbox", { name: "Character 1 of 16" })).toBeDisabled();
});
