/**
 * Every call about employees, companies and customizations as a backend receives it: method, path, query, headers and
 * body to the letter, and the fallback message.
 */
import { callBackend } from "@/lib/client/calls/call-backend";
import { type EndpointName, endpointNames, rowOf } from "@/lib/contract/endpoints";
import type { SessionRecord } from "@/lib/server/session/session-record";
import { answerStatus } from "@/tests/support/fault-backend";
import { CANARY, ProxyWorld } from "@/tests/support/proxy-world";
import { SessionWorld } from "@/tests/support/session-world";

const world = new ProxyWorld();
const sessions = new SessionWorld();
const original = globalThis.fetch;
let session: Partial<SessionRecord>;

beforeAll(async () => {
  await world.start();
  await sessions.start();
  globalThis.fetch = ((url: string, init: RequestInit) =>
    world.call(`${init.method} ${url.replace("/api/backend/", "")}`, {
      headers: Object.fromEntries(new Headers(init.headers)),
      body: init.body ?? null,
      session,
    })) as typeof fetch;
});
afterAll(async () => {
  globalThis.fetch = original;
  await world.stop();
  await sessions.stop();
});

const HEADERS = ["accept", "content-type", "x-access-token", "x-role", "x-company-keys", "cookie", "x-requested-with"];
const shown = (headers: Record<string, string>) =>
  Object.fromEntries(HEADERS.flatMap((name) => (headers[name] === undefined ? [] : [[name, headers[name]]])));

/**
 * The session acts as a power user of two companies; calls about the own account are sent without the impersonation,
 * and public calls without a session.
 */
const ACTING = { "x-access-token": CANARY, "x-role": "poweruser", "x-company-keys": "cous-7,cous-8" };
const SELF = { "x-access-token": CANARY };
const NOBODY = {};
const GENERIC_FAILURE = "Something went wrong";

type WireCall = [
  name: EndpointName,
  params: object,
  call: string,
  body: object | string | null,
  as: Record<string, string>,
  failure: string,
];
const REPORT = { key: "cous-1", inspectionType: "claim", minDate: "2026-01-01", maxDate: "2026-03-31" };
const CSV = "email,givenName,familyName,phone,role\r\nzoë@bulk.test,Zoë,Ünal,,\r\n";

const CALLS: WireCall[] = [
  [
    "employee.sendMfa",
    { channel: "text" },
    "PUT /employee/send-mfa",
    { channel: "text" },
    SELF,
    "Lintel can't be reached right now. Try again in a minute.",
  ],
  ["employee.me", {}, "GET /employee", null, SELF, GENERIC_FAILURE],
  [
    "employee.updateProfile",
    { key: "emp-1", givenName: "Zoë" },
    "PUT /employee",
    { key: "emp-1", givenName: "Zoë" },
    SELF,
    "Failed to update employee profile!",
  ],
  [
    "employee.updateProfile",
    { key: "emp-1", oldPassword: "Harbor#Lantern7", password: "Meadow#Compass7" },
    "PUT /employee",
    { key: "emp-1", oldPassword: "Harbor#Lantern7", password: "Meadow#Compass7" },
    SELF,
    "Failed to update employee profile!",
  ],
  [
    "employee.update",
    { key: "emp-9", role: "admin" },
    "PUT /employee",
    { key: "emp-9", role: "admin" },
    ACTING,
    "Failed to update employee!",
  ],
  [
    "employee.create",
    { key: "emp-9", email: "ada@keystone.test", givenName: "Ada", familyName: "Nwosu", companyKeys: ["cous-1"] },
    "POST /employee",
    { key: "emp-9", email: "ada@keystone.test", givenName: "Ada", familyName: "Nwosu", companyKeys: ["cous-1"] },
    ACTING,
    "Failed to create employee!",
  ],
  ["employee.delete", { key: "emp-9" }, "DELETE /employee", { key: "emp-9" }, ACTING, "Failed to delete employee!"],
  [
    "employee.bulk",
    { csv: CSV, companyKeys: ["cous-1", "cous-2"] },
    "POST /employee/bulk",
    CSV,
    // The companies of the new employees replace those of the impersonation.
    { ...ACTING, "x-company-keys": "cous-1,cous-2", "content-type": "application/octet-stream" },
    "Failed to bulk add employees!",
  ],
  [
    "employee.list",
    { companyKeys: '["cous-1","cous-2"]' },
    "GET /employee/list?companyKeys=%5B%22cous-1%22%2C%22cous-2%22%5D",
    null,
    ACTING,
    GENERIC_FAILURE,
  ],
  ["employee.list", {}, "GET /employee/list", null, ACTING, GENERIC_FAILURE],
  ["employee.listAll", {}, "GET /employee/list-all", null, ACTING, GENERIC_FAILURE],
  ["employee.listDataStewards", {}, "GET /employee/list-data-stewards", null, ACTING, GENERIC_FAILURE],
  ["employee.listAllSuperadmins", {}, "GET /employee/list-all-superadmins", null, ACTING, GENERIC_FAILURE],
  [
    "employee.requestAvatarUrls",
    { key: "emp-9" },
    "PUT /employee/request-avatar-urls",
    { key: "emp-9" },
    ACTING,
    "Failed to update employee profile!",
  ],
  [
    "employee.refreshChartsToken",
    {},
    "PUT /employee/refresh-charts-token",
    null,
    SELF,
    "Failed to refresh charts token!",
  ],
  ["employee.backupCodes", {}, "PUT /employee/backup-codes", null, SELF, "Failed to generate backup codes!"],
  [
    "employee.requestPasswordReset",
    { email: "ada@keystone.test" },
    "PUT /employee/request-password-reset",
    { email: "ada@keystone.test" },
    NOBODY,
    "Oops. Something went wrong",
  ],
  [
    "employee.checkLink",
    { email: "ada@keystone.test", passwordResetLink: "link" },
    "PUT /employee/check-link",
    { email: "ada@keystone.test", passwordResetLink: "link" },
    NOBODY,
    "Something went wrong",
  ],
  [
    "employee.requestActivation",
    { email: "ada@keystone.test" },
    "PUT /employee/request-activation",
    { email: "ada@keystone.test" },
    NOBODY,
    "Oops. Something went wrong",
  ],
  [
    "employee.resetPassword",
    { email: "ada@keystone.test", password: "Meadow#Compass7", passwordResetLink: "link" },
    "PUT /employee/reset-password",
    { email: "ada@keystone.test", password: "Meadow#Compass7", passwordResetLink: "link" },
    NOBODY,
    "Failed to reset password!",
  ],
  [
    "employee.resetOwnPassword",
    { password: "Meadow#Compass7" },
    "PUT /employee/reset-password",
    { password: "Meadow#Compass7" },
    SELF,
    "Failed to reset password!",
  ],
  [
    "employee.forcePasswordReset",
    { key: "emp-9" },
    "PUT /employee/force-password-reset",
    { key: "emp-9" },
    ACTING,
    "Failed to initiate password reset!",
  ],
  ["employee.unlock", { key: "emp-9" }, "PUT /employee/unlock", { key: "emp-9" }, ACTING, "Failed to unlock account."],
  [
    "employee.resendActivation",
    { key: "emp-9" },
    "PUT /employee/resend-activation",
    { key: "emp-9" },
    ACTING,
    "Failed to resend the invitation!",
  ],
  ["company.listAll", {}, "GET /company/list-all", null, ACTING, GENERIC_FAILURE],
  ["company.get", { key: "cous-1" }, "GET /company?key=cous-1", null, ACTING, "Company not found"],
  [
    "company.reportPaginated",
    { ...REPORT, timezone: "America/New_York", sort: "-createdAt", limit: 50, status: '["delivered"]' },
    "GET /company/report-paginated?key=cous-1&inspectionType=claim&minDate=2026-01-01&maxDate=2026-03-31" +
      "&timezone=America%2FNew_York&sort=-createdAt&limit=50&status=%5B%22delivered%22%5D",
    null,
    ACTING,
    GENERIC_FAILURE,
  ],
  [
    "company.reportSummary",
    { ...REPORT, timezone: "UTC" },
    "GET /company/report-summary?key=cous-1&inspectionType=claim&minDate=2026-01-01&maxDate=2026-03-31&timezone=UTC",
    null,
    ACTING,
    GENERIC_FAILURE,
  ],
  [
    "company.create",
    { key: "cous-1", name: "Zeta & Söhne" },
    "POST /company",
    { key: "cous-1", name: "Zeta & Söhne" },
    ACTING,
    "Failed to create company!",
  ],
  [
    "company.update",
    { key: "cous-1", isActive: false, revision: 3 },
    "PUT /company",
    { key: "cous-1", isActive: false, revision: 3 },
    ACTING,
    "Failed to update company!",
  ],
  ["company.delete", { key: "cous-1" }, "DELETE /company?key=cous-1", null, ACTING, "Failed to delete company!"],
  ["company.reset", { key: "cous-1" }, "PUT /company/reset", { key: "cous-1" }, ACTING, "Failed to reset company!"],
  [
    "company.listAllReviewCompanies",
    { key: "cous-1" },
    "GET /company/list-all-review-companies?key=cous-1",
    null,
    ACTING,
    GENERIC_FAILURE,
  ],
  [
    "company.requestLogoUrls",
    { key: "cous-1" },
    "PUT /company/request-logo-urls",
    { key: "cous-1" },
    ACTING,
    "Failed to update company!",
  ],
  [
    "company.sendReport",
    { ...REPORT, timezone: "America/New_York" },
    "POST /company/send-report",
    {
      key: "cous-1",
      inspectionType: "claim",
      minDate: "2026-01-01",
      maxDate: "2026-03-31",
      timezone: "America/New_York",
    },
    ACTING,
    "Failed to send the report!",
  ],
  [
    "customization.list",
    { companyKey: "cous-1", parentType: "underwriting-report", inspectionReportKey: "crpt-1" },
    "GET /customization?companyKey=cous-1&parentType=underwriting-report&inspectionReportKey=crpt-1",
    null,
    ACTING,
    GENERIC_FAILURE,
  ],
  [
    "customization.list",
    { companyKey: "cous-1", parentType: "scan-my-home" },
    "GET /customization?companyKey=cous-1&parentType=scan-my-home",
    null,
    ACTING,
    GENERIC_FAILURE,
  ],
  ["customization.get", { key: "cust-1" }, "GET /customization?key=cust-1", null, ACTING, GENERIC_FAILURE],
  [
    "customization.update",
    { key: "cust-1", title: "Rooms", fields: [{ name: "attic", isEnabled: false }] },
    "PUT /customization",
    { key: "cust-1", title: "Rooms", fields: [{ name: "attic", isEnabled: false }] },
    ACTING,
    "Failed to update customization!",
  ],
];

test.each(CALLS)("%s with %j is sent as %s", async (name, params, call, body, as, failure) => {
  session = {
    employeeKey: "emp-1",
    role: "superadmin",
    ...(name === "employee.sendMfa"
      ? { isMfaPending: true }
      : { impersonation: { role: "poweruser", companyKeys: ["cous-7", "cous-8"] } }),
  };
  world.backend.behave(answerStatus(500));
  await expect(callBackend(name, params as never)).rejects.toMatchObject({ status: 500, message: failure });
  expect(world.backend.calls).toHaveLength(1);
  const [sent] = world.backend.calls;
  expect(`${sent?.method} ${sent?.target}`).toBe(call);
  const type = body === null ? {} : { "content-type": "application/json" };
  expect(shown(sent?.headers ?? {})).toEqual({ accept: "application/json", ...type, ...as });
  const text = sent?.body.toString("utf8") ?? "";
  if (typeof body === "string") expect(text).toBe(body);
  else expect(text === "" ? null : JSON.parse(text)).toEqual(body);
});

const JSON_CALL = { accept: "application/json", "content-type": "application/json" };

/** Calls that write the session are made by the app itself. */
test("login, MFA code, activation and log-out reach the backend with the app's additions", async () => {
  const { POST, DELETE } = await import("@/app/api/session/route");
  const mfa = await import("@/app/api/session/mfa/route");
  const activation = await import("@/app/api/session/activate/route");
  const { backend } = sessions;
  const receivedBy = async (handler: (request: Request) => Promise<Response>, method: string, options: object) => {
    backend.behave(answerStatus(500));
    await sessions.call(handler, method, options);
    return backend.calls.map(({ method: verb, target, headers, body }) => [
      `${verb} ${target}`,
      shown(headers),
      body.length === 0 ? null : JSON.parse(body.toString("utf8")),
    ]);
  };
  const credentials = { email: "ada@keystone.test", password: "Harbor#Lantern7", timezone: "Europe/Paris" };
  expect(await receivedBy(POST, "POST", { body: credentials })).toEqual([
    [
      "PUT /employee/login",
      JSON_CALL,
      { email: "ada@keystone.test", password: "Harbor#Lantern7", timezone: "Europe/Paris" },
    ],
  ]);
  const pending = await sessions.cookie({ accessToken: "pending-token", isMfaPending: true });
  expect(await receivedBy(mfa.POST, "POST", { body: { code: "123456" }, cookie: pending })).toEqual([
    ["PUT /employee/verify-mfa", { ...JSON_CALL, "x-access-token": "pending-token" }, { code: "123456" }],
  ]);
  const invited = { ...credentials, token: "reading-token", activationToken: "activation-token" };
  expect(await receivedBy(activation.POST, "POST", { body: invited })).toEqual([
    ["GET /employee", { accept: "application/json", "x-access-token": "reading-token" }, null],
    [
      "PUT /employee",
      { ...JSON_CALL, "x-access-token": "reading-token" },
      { email: "ada@keystone.test", password: "Harbor#Lantern7", activationToken: "activation-token" },
    ],
  ]);
  const cookie = await sessions.cookie({ accessToken: "a-token" });
  expect(await receivedBy(DELETE, "DELETE", { cookie })).toEqual([
    ["PUT /employee/logout", { accept: "application/json", "x-access-token": "a-token" }, null],
  ]);
});

test("every such call is listed here, except the app's own", () => {
  const rows = endpointNames.filter((name) => /^(employee|company|customization)\./.test(name));
  const specified = new Set(CALLS.map(([name]) => name));
  expect(rows.filter((name) => !specified.has(name)).sort()).toEqual([
    "employee.activate",
    "employee.login",
    "employee.logout",
    "employee.verifyMfa",
  ]);
  expect(rows.filter((name) => !specified.has(name) && !rowOf(name).isAppOnly)).toEqual([]);
});
