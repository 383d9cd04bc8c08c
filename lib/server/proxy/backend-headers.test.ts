import { answerJson } from "@/tests/support/fault-backend";
import { CANARY, ProxyWorld } from "@/tests/support/proxy-world";

const world = new ProxyWorld();
const { backend } = world;
const IMPERSONATED = { impersonation: { role: "employee" as const, companyKeys: ["cous-1", "cous-2"] } };

beforeAll(() => world.start({ BACKEND_TIMEOUT_MS: "20000" }));
afterAll(() => world.stop());
beforeEach(() => backend.behave(answerJson(200, { employee: { key: "emp-me" } })));

/** 200 arbitrary headers, and some harmful headers. */
const FOREIGN: Record<string, string> = {
  ...Object.fromEntries(
    Array.from({ length: 200 }, (_, index) => [`x-foreign-${index}-${(index * 7919) % 1009}`, "v"]),
  ),
  authorization: "Bearer x",
  "x-access-token": "forged",
  "x-role": "superadmin",
  "x-company-keys": "cous-9",
  "x-forwarded-for": "1.2.3.4",
  "x-forwarded-host": "evil.test",
  forwarded: "for=1.2.3.4",
  referer: "https://lintel.test/insured?secret",
  "user-agent": "x",
  "accept-encoding": "br",
  range: "bytes=0-1",
  "if-modified-since": "x",
  "x-http-method-override": "DELETE",
};

test("exactly the allowed headers reach the backend", async () => {
  const headers = { ...FOREIGN, accept: "application/json", "accept-language": "en", "if-none-match": '"1"' };
  await world.call("GET insured?key=ins-1", { headers });
  expect(Object.keys(backend.calls[0]?.headers ?? {}).sort()).toEqual(
    ["accept", "accept-language", "connection", "host", "if-none-match", "x-access-token", "x-request-id"].sort(),
  );
  expect(backend.calls[0]?.headers["x-access-token"]).toBe(CANARY);

  await world.call("PUT survey/mark-reviewed", {
    headers: { ...FOREIGN, "content-length": "15" },
    body: '{"key":"srv-1"}',
  });
  expect(Object.keys(backend.calls[1]?.headers ?? {}).sort()).toEqual(
    ["connection", "content-length", "content-type", "host", "x-access-token", "x-request-id"].sort(),
  );
});

test("exactly the allowed headers come back", async () => {
  backend.behave((_request, response) => {
    response.writeHead(200, {
      ...FOREIGN,
      "content-type": "application/json",
      "content-length": "2",
      etag: '"7"',
      "set-cookie": "a=b",
      server: "nginx",
      "access-control-allow-origin": "*",
      "cache-control": "public, max-age=600",
      location: "https://evil.test",
      "content-security-policy": "x",
    });
    response.end("{}");
  });
  const { headers } = await world.call("GET vertex?surveyKey=srv-1");
  expect([...headers.keys()].sort()).toEqual(
    [
      "cache-control",
      "content-length",
      "content-type",
      "etag",
      "strict-transport-security",
      "x-content-type-options",
      "x-request-id",
    ].sort(),
  );
  expect(headers.get("cache-control")).toBe("no-store");
});

test("a well-formed request id passes, a malformed one is replaced", async () => {
  const plain = await world.call("GET employee", { headers: { "x-request-id": "abc-12345678" } });
  expect([plain.headers.get("x-request-id"), backend.calls[0]?.headers["x-request-id"]]).toEqual([
    "abc-12345678",
    "abc-12345678",
  ]);
  const odd = await world.call("GET employee", { headers: { "x-request-id": "a b<script>" } });
  expect(odd.headers.get("x-request-id")).toMatch(/^[0-9a-f-]{36}$/);
});

describe("impersonation", () => {
  const rolesOf = async (call: string, body?: string) => {
    await world.call(call, { session: IMPERSONATED, ...(body !== undefined && { body }) });
    const headers = backend.calls.at(-1)?.headers;
    return [headers?.["x-role"], headers?.["x-company-keys"]];
  };

  test.each([
    ["GET insured?key=ins-1", undefined],
    ["PUT survey/mark-reviewed", '{"key":"srv-1"}'],
    ["PUT employee", '{"key":"emp-other","givenName":"A"}'],
  ])("%s is sent with the impersonation", async (call, body) => {
    expect(await rolesOf(call, body)).toEqual(["employee", "cous-1,cous-2"]);
  });

  test.each([
    ["GET employee", undefined],
    ["PUT employee/backup-codes", undefined],
    ["PUT employee/refresh-charts-token", undefined],
    ["PUT employee/reset-password", '{"password":"x"}'],
    ["PUT employee", '{"key":"emp-me","givenName":"A"}'],
  ])("%s concerns the employee, and is sent without the impersonation", async (call, body) => {
    expect(await rolesOf(call, body)).toEqual([undefined, undefined]);
  });

  test("bulk add names its own companies", async () => {
    const headers = { "content-type": "application/octet-stream", "x-company-keys": "cous-5,cous-6" };
    await world.call("POST employee/bulk", { headers, body: "email\n", session: IMPERSONATED });
    expect(backend.calls[0]?.headers["x-company-keys"]).toBe("cous-5,cous-6");
    expect(backend.calls[0]?.headers["x-role"]).toBe("employee");
  });
});
