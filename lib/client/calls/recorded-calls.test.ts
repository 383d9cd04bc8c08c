/** @jest-environment node */
import type { RecordedCall } from "../../telemetry/session-recorder";
import { callSession } from "../session/call-session";
import { callBackend } from "./call-backend";
import { recordCalls } from "./recorded-calls";

const CANARY = "canary-77aa";
let recorded: RecordedCall[] = [];
let mayRecord = true;
let stop: () => void;
const fetchMock = jest.spyOn(globalThis, "fetch");
const settle = () => new Promise((resolve) => setTimeout(resolve, 5));

beforeEach(() => {
  recorded = [];
  mayRecord = true;
  stop = recordCalls(
    () => mayRecord,
    (call) => recorded.push(call),
  );
});
afterEach(() => stop());

const answer = (body: object, status = 200) =>
  fetchMock.mockImplementationOnce(async () =>
    Response.json(body, { status, headers: { "X-Access-Token": CANARY, "X-Rows": "1" } }),
  );

test("records a call with bodies, without secrets and query", async () => {
  answer({ company: { key: "com-1", accessToken: CANARY } });
  const read = await callBackend("company.get", { key: "oak" } as never);
  await settle();
  expect(read).toEqual({ key: "com-1", accessToken: CANARY });
  expect(recorded).toEqual([
    {
      kind: "call",
      method: "GET",
      path: "/api/backend/company",
      status: 200,
      duration: expect.any(Number),
      request: { headers: { accept: "application/json", "x-requested-with": "lintel" }, body: null },
      response: {
        headers: { "content-type": "application/json", "x-rows": "1" },
        body: '{"company":{"key":"com-1"}}',
      },
    },
  ]);
});

test("records a rejected call, and status 0 for a call without an answer", async () => {
  answer({ status: [{ message: "No", type: "invalid_input" }] }, 400);
  await expect(callBackend("company.update", { key: "c", name: "x" } as never)).rejects.toThrow("No");
  fetchMock.mockRejectedValueOnce(new TypeError("gone"));
  await expect(callBackend("company.update", { key: "c", password: CANARY } as never)).rejects.toThrow();
  await settle();
  const bodies = recorded.map((call) => [call.status, call.request?.body, call.response?.body]);
  // The second is recorded at once, the first when its body is read.
  expect(bodies).toEqual(
    expect.arrayContaining([
      [400, '{"key":"c","name":"x"}', '{"status":[{"message":"No","type":"invalid_input"}]}'],
      [0, '{"key":"c"}', undefined],
    ]),
  );
});

test.each([
  [
    "employee.resetPassword",
    { email: "a@b.test", password: CANARY, passwordResetLink: CANARY },
    "employee/reset-password",
  ],
  ["employee.resetOwnPassword", { password: CANARY }, "employee/reset-password"],
  ["employee.backupCodes", {}, "employee/backup-codes"],
  ["employee.updateProfile", { key: "e", oldPassword: CANARY }, "employee"],
  ["employee.me", {}, "employee"],
  ["employee.requestAvatarUrls", { key: "e" }, "employee/request-avatar-urls"],
] as const)("records only the method, path and status of %s", async (name, params, path) => {
  answer({ employee: { key: CANARY }, backupCodes: [CANARY], backupCodesGeneratedAt: "", urls: {} });
  await callBackend(name, params as never);
  await settle();
  expect(recorded).toEqual([
    expect.objectContaining({ path: `/api/backend/${path}`, status: 200, request: null, response: null }),
  ]);
  expect(JSON.stringify(recorded)).not.toContain(CANARY);
});

test.each(["", "/mfa", "/activate"])("records only method, path and status of /api/session%s", async (path) => {
  answer({ code: CANARY });
  await callSession({ method: "POST", path, body: { code: CANARY }, fallback: "" });
  expect(recorded).toEqual([
    expect.objectContaining({
      method: "POST",
      path: `/api/session${path}`,
      status: 200,
      request: null,
      response: null,
    }),
  ]);
});

test("records nothing where recording is forbidden, even if the page is left before the answer", async () => {
  mayRecord = false;
  answer({ companies: [] });
  await callBackend("company.listAll", {} as never);
  mayRecord = true;
  answer({ companies: [] });
  const requested = callBackend("company.listAll", {} as never);
  mayRecord = false;
  await requested;
  await settle();
  stop();
  mayRecord = true;
  answer({ companies: [] });
  await callBackend("company.listAll", {} as never);
  await settle();
  expect(recorded).toEqual([]);
});

test("copies no answer after it has stopped, not even a pending one", async () => {
  const clone = jest.spyOn(Response.prototype, "clone");
  let resolveAnswer: (answer: Response) => void = () => undefined;
  fetchMock.mockImplementationOnce(() => new Promise((resolve) => (resolveAnswer = resolve)));
  const requested = callBackend("company.listAll", {} as never);
  fetchMock.mockRejectedValueOnce(new TypeError("gone"));
  const lost = callBackend("company.listAll", {} as never);
  stop();
  resolveAnswer(Response.json({ companies: [{ key: "com-1" }] }));
  expect(await requested).toEqual([{ key: "com-1" }]);
  await expect(lost).rejects.toThrow();
  answer({ companies: [] });
  await callBackend("company.listAll", {} as never);
  await settle();
  expect([clone.mock.calls.length, recorded]).toEqual([0, []]);
  clone.mockRestore();
});
