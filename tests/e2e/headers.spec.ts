import { admit, expect, test } from "./fixtures";

test("every page carries the policy with its own nonce, forbids framing and sniffing, and is not stored", async ({
  page,
}) => {
  await admit(page);
  for (const path of ["/login", "/insured/policies", "/settings", "/error/404", "/no/such/page"]) {
    const answer = await page.request.get(path, { maxRedirects: 0 });
    const headers = answer.headers();
    expect([path, headers["x-content-type-options"]]).toEqual([path, "nosniff"]);
    expect([path, headers["cache-control"]]).toEqual([path, expect.stringContaining("no-store")]);
    expect(headers["x-powered-by"]).toBeUndefined();
    if (answer.status() >= 300) continue;
    const policy = headers["content-security-policy"] ?? "";
    expect(policy).toMatch(/script-src [^;]*'nonce-[^']+'[^;]*'strict-dynamic'/);
    expect(policy).not.toMatch(/script-src [^;]*'unsafe-inline'/);
    expect(policy).toContain("frame-ancestors 'none'");
  }
});

test("the session's cookie is HttpOnly, Lax, for the whole path, and small", async ({ page }) => {
  await admit(page);
  const cookies = (await page.context().cookies()).filter(({ httpOnly }) => httpOnly);
  expect(cookies).toHaveLength(1);
  expect(cookies[0]).toMatchObject({ httpOnly: true, sameSite: "Lax", path: "/" });
  expect(cookies[0]!.name.length + cookies[0]!.value.length).toBeLessThanOrEqual(4096);
});

test("the version is public", async ({ page }) => {
  const answer = await page.request.get("/api/version", { headers: { "X-Requested-With": "lintel" } });
  expect(answer.status()).toBe(200);
  expect(await answer.json()).toEqual({ build: expect.stringMatching(/.+/) });
});
