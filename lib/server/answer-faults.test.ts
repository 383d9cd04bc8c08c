import { answerFaults, refuseOtherMethods } from "./answer-faults";
import { log } from "./log";

beforeAll(() => {
  Object.assign(process.env, {
    BACKEND_URL: "http://db-host-7.internal:4000",
    SESSION_SECRET: "a-secret-of-at-least-32-letters-000",
    APP_ENVIRONMENT: "artisan",
    APP_ORIGIN: "https://lintel.test",
  });
});

const request = new Request("https://lintel.test/api/session?secret=canary", { method: "POST" });
const SHAPE = { status: [{ message: "Something went wrong", type: "server_error" }] };

test.each([
  ["an exception", new TypeError("connect ECONNREFUSED db-host-7.internal:4000")],
  ["no exception", "canary"],
  ["nothing", undefined],
])("answers %s thrown by a handler with a 500 in the contract's shape, which reveals nothing", async (_, thrown) => {
  const answer = await answerFaults(() => Promise.reject(thrown))(request);
  expect([answer.status, await answer.json()]).toEqual([500, SHAPE]);
  expect(Object.fromEntries(answer.headers)).toEqual({
    "cache-control": "no-store",
    "content-type": "application/json",
    "strict-transport-security": "max-age=63072000; includeSubDomains",
    "x-content-type-options": "nosniff",
  });
});

test("catches a handler that throws before it returns a promise", async () => {
  const answer = await answerFaults(() => {
    throw new Error("at once");
  })(request);
  expect(answer.status).toBe(500);
});

test("the log names the file, and neither message nor query", async () => {
  const lines = jest.spyOn(log, "error").mockImplementation(() => undefined);
  await answerFaults(() => Promise.reject(new SyntaxError('Unexpected token "canary"')))(request);
  expect(lines).toHaveBeenCalledTimes(1);
  expect(lines.mock.calls[0]).toEqual([
    expect.objectContaining({ method: "POST", path: "/api/session", error: "SyntaxError" }),
    "a call broke",
  ]);
  const text = JSON.stringify(lines.mock.calls);
  expect(text).toContain("answer-faults.test");
  expect(text).not.toContain("canary");
});

test("answers other methods with 405 and the allowed methods", async () => {
  const { PUT, OPTIONS } = refuseOtherMethods("GET", "POST");
  for (const refused of [PUT, OPTIONS]) {
    const answer = refused();
    expect([answer.status, answer.headers.get("allow"), await answer.json()]).toEqual([
      405,
      "GET, POST",
      { status: [{ message: "This call has no such method", type: "invalid_input" }] },
    ]);
  }
});
