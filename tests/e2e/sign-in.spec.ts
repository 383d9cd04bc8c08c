import { expect, PASSWORD, relay, signIn, test } from "./fixtures";
import { sentCode } from "./outbox";

test("a visitor who requests a page signs in first and then gets that page, with its query", async ({ page }) => {
  await page.goto("/insured/inspections?search=oak");
  await expect(page).toHaveURL(/\/login/);
  await page.getByLabel("Email").fill("employee@lintel.test");
  await page.getByLabel("Password", { exact: true }).fill(PASSWORD);
  await page.keyboard.press("Enter");
  await page.waitForURL(/\/insured\/inspections\?search=oak/);
});

for (const [role, home] of [
  ["employee", "/insured/policies"],
  ["admin", "/insured/policies"],
  ["superadmin", "/insured/policies"],
  ["poweruser", "/insured/policies"],
  ["claims_reviewer", "/settings"],
  ["underwriting_reviewer", "/insured/inspections"],
] as const) {
  const tag = home === "/insured/policies" && role !== "employee" ? "@extended" : [];
  test(`${role} lands on ${home}, and a bookmark of a page outside the role leads back there`, { tag }, async ({
    page,
  }) => {
    await signIn(page, `${role}@lintel.test`);
    await expect(page).toHaveURL(new RegExp(`${home}$`));
    await page.goto("/no/such/page");
    await expect(page).toHaveURL(new RegExp(`${home}$`));
  });
}

test("sign-in has its links and notices, and password managers recognize its fields", async ({ page }) => {
  await page.goto("/login");
  const footer = page.getByRole("contentinfo");
  for (const [name, href] of [
    ["Terms", "https://example.com/terms"],
    ["Privacy", "https://example.com/privacy"],
    ["Protected by US patents.", "https://example.com/patents"],
  ] as const) {
    await expect(footer.getByRole("link", { name })).toHaveAttribute("href", href);
  }
  await expect(footer).toContainText("Sessions are recorded.");
  await expect(page.getByLabel("Email")).toHaveAttribute("autocomplete", "username");
  await expect(page.getByLabel("Password", { exact: true })).toHaveAttribute("autocomplete", "current-password");
  // At human speed: the error of the email that the press leaves empty must not move the link away.
  await page.getByRole("link", { name: "Forgot your password?" }).click({ delay: 150 });
  await expect(page).toHaveURL(/\/forgot-password$/);
  await expect(page.getByRole("contentinfo").getByRole("link", { name: "Terms" })).toBeVisible();
});

test.describe("before hydration", () => {
  test.use({ javaScriptEnabled: false, expectedErrors: /status of 405/ });

  test("Enter puts no input into the address", async ({ page }) => {
    await page.goto("/login");
    await page.getByLabel("Email").fill("employee@lintel.test");
    await page.getByLabel("Password", { exact: true }).fill(PASSWORD);
    await page.getByLabel("Password", { exact: true }).press("Enter");
    await page.waitForTimeout(1_000);
    expect(page.url()).not.toContain("lintel.test");
    expect(page.url()).not.toContain("2026");
  });
});

for (const [path, button] of [
  ["/login", "Login"],
  ["/forgot-password", "Send link"],
] as const) {
  test(`input typed at ${path} while the page is still loading is kept`, { tag: "@extended" }, async ({ page }) => {
    await page.route(/\/_next\/static\/.*\.js/, async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 1_500));
      await route.continue();
    });
    await page.goto(path, { waitUntil: "commit" });
    await page.getByLabel("Email").fill("nobody@lintel.test");
    await expect(page.getByRole("button", { name: button, exact: true })).toBeEnabled();
    await expect(page.getByLabel("Email")).toHaveValue("nobody@lintel.test");
  });
}

for (const how of ["Enter", "the button"] as const) {
  test(`fields that a password manager fills without an event sign in by ${how}`, async ({ page }) => {
    await page.goto("/login");
    const button = page.getByRole("button", { name: "Login", exact: true });
    await expect(button).toBeDisabled();
    for (const [label, text] of [
      ["Email", "employee@lintel.test"],
      ["Password", PASSWORD],
    ] as const) {
      await page.getByLabel(label, { exact: true }).evaluate((field: HTMLInputElement, filled) => {
        field.value = filled;
      }, text);
    }
    if (how === "Enter") await page.getByLabel("Password", { exact: true }).press("Enter");
    else await button.click();
    await page.waitForURL(/\/insured\/policies$/);
  });
}

test("a browser that refuses cookies returns to a form that can be sent again", async ({ page, context }) => {
  await page.route(/\/api\/session$/, async (route) => {
    const answer = await route.fetch();
    const { "set-cookie": _, ...headers } = answer.headers();
    const body = await answer.body();
    // The call's answer is stored, and the page continues as soon as it receives it.
    await context.clearCookies();
    await route.fulfill({ status: answer.status(), headers, body });
  });
  await page.goto("/login");
  await page.getByLabel("Email").fill("employee@lintel.test");
  await page.getByLabel("Password", { exact: true }).fill(PASSWORD);
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\/login\?from=/);
  await expect(page.getByRole("button", { name: "Login", exact: true })).not.toHaveAttribute("aria-busy");
});

test.describe("sign-in errors", () => {
  test.use({ expectedErrors: /status of 40[13]/ });

  test("a wrong password is reported, and the fields stay", async ({ page }) => {
    await page.goto("/login");
    const button = page.getByRole("button", { name: "Login", exact: true });
    await expect(button).toBeDisabled();
    await page.getByLabel("Email").fill("not an address");
    await expect(button).toBeDisabled();
    await page.getByLabel("Email").fill("employee@lintel.test");
    await page.getByLabel("Password", { exact: true }).fill("Wrong-1!");
    await button.click();
    await expect(page.getByText("Incorrect email or password")).toBeVisible();
    await expect(page.getByLabel("Email")).toHaveValue("employee@lintel.test");
  });

  test("a locked account disables the fields and names whom to ask", async ({ page }) => {
    await page.goto("/login");
    await page.getByLabel("Email").fill("locked@lintel.test");
    await page.getByLabel("Password", { exact: true }).fill(PASSWORD);
    await page.getByRole("button", { name: "Login", exact: true }).click();
    await expect(page.getByText("Your account has been locked. Please contact support.")).toBeVisible();
    await expect(page.getByLabel("Email")).toBeDisabled();
    await expect(page.getByLabel("Password", { exact: true })).toBeDisabled();
  });
});

test.describe("a failing backend", () => {
  test.use({ expectedErrors: /status of 50[023]/ });

  test("sends no link, which the page reports; the button is enabled again after 7 seconds", {
    tag: "@extended",
  }, async ({ page }) => {
    await relay.misbehave([{ match: "PUT employee/request-password-reset", mode: "html", times: 1 }]);
    await page.goto("/forgot-password");
    const send = page.getByRole("button", { name: "Send link" });
    await expect(send).toBeDisabled();
    await page.getByLabel("Email").fill("nobody@lintel.test");
    await expect(send).toBeEnabled();
    // By the page's own clock: how long the button was disabled after the press.
    await send.evaluate((button: HTMLButtonElement) => {
      const rested = new Promise<number>((resolve) => {
        let since = 0;
        new MutationObserver(() => {
          if (button.disabled) since ||= performance.now();
          else if (since > 0) resolve(performance.now() - since);
        }).observe(button, { attributes: true });
      });
      Object.assign(window, { rested });
    });
    await send.click();
    await expect(page.getByText("Oops. Something went wrong", { exact: true })).toBeVisible();
    await expect(send).toBeEnabled();
    const rested = await page.evaluate(() => (window as unknown as { rested: Promise<number> }).rested);
    expect(rested).toBeGreaterThan(6_500);
    await send.click();
    await expect(page.getByRole("heading", { name: "Email Sent!" })).toBeVisible();
  });

  test("is not reported as a wrong password or code, and accepts both once it is back", async ({ page }) => {
    const down = page.getByText("Lintel can't be reached right now. Try again in a minute.");
    const firstBox = page.getByRole("textbox", { name: "Digit 1 of 6" });
    await page.goto("/login");
    await page.getByLabel("Email").fill("mfa@lintel.test");
    await page.getByLabel("Password", { exact: true }).fill(PASSWORD);
    for (const mode of ["drop", "html", "busy"] as const) {
      await relay.misbehave([{ match: "PUT employee/login", mode, times: 1 }]);
      await page.getByRole("button", { name: "Login", exact: true }).click();
      await expect(down).toBeVisible();
      await expect(page.getByText("Incorrect email or password")).toHaveCount(0);
    }
    await page.getByRole("button", { name: "Login", exact: true }).click();
    await page.waitForURL(/\/verify-mfa/);
    await expect(firstBox).toBeFocused();
    await relay.misbehave([{ match: "PUT employee/verify-mfa", mode: "drop", times: 1 }]);
    await page.keyboard.type(await sentCode("mfa@lintel.test"));
    await expect(down).toBeVisible();
    await expect(page.getByText("Incorrect code")).toHaveCount(0);
    await expect(firstBox).not.toHaveAttribute("aria-invalid", "true");
    await page.getByRole("button", { name: "Verify" }).click();
    await page.waitForURL(/\/insured\/policies$/);
  });

  test("sets no password, which the page reports", async ({ page }) => {
    await relay.misbehave([
      { match: "PUT employee/check-link", mode: "html", times: 1 },
      { match: "PUT employee/reset-password", mode: "html", times: 1 },
    ]);
    await page.goto("/reset-password/nobody%40lintel.test/a-token");
    await page.waitForURL(/\/-\/-$/);
    await page.getByLabel("New password").fill("Meadow#Compass7");
    await page.getByLabel("Confirm password").fill("Meadow#Compass7");
    await page.keyboard.press("Enter");
    await expect(page.getByText("Ooops. Something went wrong.")).toBeVisible();
  });
});

test("an account with a second factor must enter its code before anything else opens", async ({ page }) => {
  await signIn(page, "mfa@lintel.test");
  await expect(page).toHaveURL(/\/verify-mfa/);
  await page.goto("/insured/policies");
  await expect(page).toHaveURL(/\/verify-mfa/);
});

test("logging out asks first, and afterwards Back shows no data", async ({ page }) => {
  await signIn(page);
  await expect(page.getByRole("table").getByRole("row").nth(2)).toBeVisible();
  await page.getByRole("link", { name: "Inspections" }).click();
  await expect(page).toHaveURL(/\/insured\/inspections/);
  await expect(page.getByRole("table").getByRole("row").nth(2)).toBeVisible();
  await page.getByRole("button", { name: /^Account of/ }).click();
  await page.getByRole("menuitem", { name: "Log Out" }).click();
  await expect(page.getByText("Are you sure you want to log out from this device?")).toBeVisible();
  await page.getByRole("button", { name: "Cancel" }).click();
  await page.getByRole("button", { name: /^Account of/ }).click();
  await page.getByRole("menuitem", { name: "Log Out" }).click();
  await page.getByRole("button", { name: "Logout", exact: true }).click();
  await expect(page).toHaveURL(/\/login$/);
  await page.goBack();
  await expect(page).toHaveURL(/\/login/);
  await expect(page.getByRole("table")).toHaveCount(0);
});
