import { readEnv } from "../env";
import { readRouteSession } from "./read-route-session";
import { readSession } from "./read-session";
import { sealCookie } from "./seal-cookie";
import { clearSessionCookie, readSessionCookie, SessionTooLargeError } from "./session-cookie";
import type { SessionRecord } from "./session-record";
import { sealSession, unsealSession } from "./session-seal";
import { toSessionView } from "./session-view";

const OLD = "an-old-secret-of-at-least-32-letters";
const NEW = "a-new-secret-of-at-least-32-letters!";
const NOW = Date.parse("2026-03-01T12:00:00.000Z");
const MINUTE = 60_000;
const VARIABLES = { APP_ENVIRONMENT: "artisan", BACKEND_URL: "https://backend.test", SESSION_SECRET: OLD };
const HTTPS = readEnv({ ...VARIABLES, APP_ORIGIN: "https://lintel.test" });
const HTTP = readEnv({ ...VARIABLES, APP_ORIGIN: "http://localhost:3000" });

const record = (more: Partial<SessionRecord> = {}): SessionRecord => ({
  accessToken: "canary-token",
  employeeKey: "emp-7k0bcdfghjklmnpqrstvwxz012345678",
  role: "employee",
  passwordExpiresAt: "2026-06-01T12:00:00.000Z",
  isMfaPending: false,
  availableMfaChannels: [],
  impersonation: null,
  issuedAt: NOW,
  touchedAt: NOW,
  ...more,
});
const cookieOf = async (session: SessionRecord, env = HTTPS) => (await sealCookie(session, env)).split(";")[0] ?? "";

test("unseals a session as it was sealed", async () => {
  const whole = record({
    role: "admin",
    passwordExpiresAt: null,
    isMfaPending: true,
    availableMfaChannels: ["email", "text"],
    impersonation: { role: "employee", companyKeys: ["cous-1", "cous-2"] },
  });
  expect(await unsealSession(await sealSession(whole, [OLD]), [OLD])).toEqual(whole);
  expect(await unsealSession(await sealSession(record(), [OLD]), [OLD])).toEqual(record());
});

test("secrets rotate without signing anybody out", async () => {
  const sealedBefore = await sealSession(record(), [OLD]);
  expect(await unsealSession(sealedBefore, [NEW, OLD])).toEqual(record());
  const sealedMeanwhile = await sealSession(record(), [NEW, OLD]);
  expect(await unsealSession(sealedMeanwhile, [NEW])).toEqual(record());
  expect(await unsealSession(sealedBefore, [NEW])).toBeNull();
});

test.each(["", "x", "Fe26.2*1*a*b*c**d*e~2", "Fe26.2**********~2", "~2", "null", "%00", "a".repeat(5_000)])(
  "unseals %s to no session",
  async (sealed) => {
    expect(await unsealSession(sealed, [OLD, NEW])).toBeNull();
  },
);

test("one changed character anywhere breaks the seal", async () => {
  const sealed = await sealSession(record(), [OLD]);
  for (let index = 0; index < sealed.length - 2; index += 17) {
    const other = sealed[index] === "A" ? "B" : "A";
    expect(await unsealSession(sealed.slice(0, index) + other + sealed.slice(index + 1), [OLD])).toBeNull();
  }
});

test.each([200, 2_700])("a token of %i characters fits a cookie", async (length) => {
  const cookie = await sealCookie(record({ accessToken: "t".repeat(length) }), HTTPS);
  expect(cookie.length).toBeLessThanOrEqual(4_096);
});

test.each([3_500, 20_000])("refuses a token of %i characters with a clear error", async (length) => {
  const sealing = sealCookie(record({ accessToken: "t".repeat(length) }), HTTPS);
  await expect(sealing).rejects.toThrow(SessionTooLargeError);
  await expect(sealing).rejects.toThrow(/at most 4096: the backend's access token is too long/);
});

test("the cookie has the __Host- prefix and Secure on https only", async () => {
  expect(await sealCookie(record(), HTTPS)).toMatch(/^__Host-lintel=[^;]+; Path=\/; HttpOnly; SameSite=Lax; Secure$/);
  expect(await sealCookie(record(), HTTP)).toMatch(/^lintel-3000=[^;]+; Path=\/; HttpOnly; SameSite=Lax$/);
  expect(clearSessionCookie(HTTPS)).toBe("__Host-lintel=; Path=/; HttpOnly; SameSite=Lax; Secure; Max-Age=0");
  expect(await sealCookie(record(), HTTPS)).not.toContain("canary");
});

test("finds the cookie among others, only by its full name", () => {
  expect(readSessionCookie("a=1; __Host-lintel=seal; b=2", HTTPS)).toBe("seal");
  expect(readSessionCookie("x__Host-lintel=no;__Host-lintel=seal", HTTPS)).toBe("seal");
  expect(readSessionCookie("lintel-3001=other", HTTP)).toBeNull();
  expect(readSessionCookie("__Host-lintel=", HTTPS)).toBeNull();
  expect(readSessionCookie(null, HTTPS)).toBeNull();
});

test.each([
  ["just signed in", 0, 0, true],
  ["idle for 29:59", 0, 30 * MINUTE - 1_000, true],
  ["idle for 30 minutes", 0, 30 * MINUTE, false],
  ["touched a minute ago, after 7:59 hours", 479 * MINUTE - MINUTE, 479 * MINUTE, true],
  ["touched a minute ago, after 8 hours", 479 * MINUTE, 480 * MINUTE, false],
])("%s: signed in is %4$s", async (_name, touched, later, isAlive) => {
  const cookie = await cookieOf(record({ touchedAt: NOW + touched }));
  // Twice: the second read comes from the cache, and is checked again.
  for (let read = 0; read < 2; read += 1) {
    expect((await readSession(cookie, HTTPS, NOW + later)).session !== null).toBe(isAlive);
  }
  expect((await readRouteSession(cookie, NOW + later, HTTPS)) !== null).toBe(isAlive);
});

test("the middleware gets the effective role, and no token", async () => {
  const session = record({ role: "admin", impersonation: { role: "claims_reviewer", companyKeys: [] } });
  expect(await readRouteSession(await cookieOf(session), NOW, HTTPS)).toEqual({
    effectiveRole: "claims_reviewer",
    isMfaPending: false,
    passwordExpiresAt: "2026-06-01T12:00:00.000Z",
  });
});

test("the browser's view has no token, and its idle end is never later than its absolute end", () => {
  expect(toSessionView(record({ touchedAt: NOW + 470 * MINUTE }), HTTPS)).toEqual({
    employeeKey: "emp-7k0bcdfghjklmnpqrstvwxz012345678",
    role: "employee",
    isMfaPending: false,
    availableMfaChannels: [],
    passwordExpiresAt: "2026-06-01T12:00:00.000Z",
    impersonation: null,
    effectiveRole: "employee",
    idleExpiresAt: "2026-03-01T20:00:00.000Z",
    absoluteExpiresAt: "2026-03-01T20:00:00.000Z",
  });
});
