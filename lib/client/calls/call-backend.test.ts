import { scriptFetch } from "@/tests/support/scripted-fetch";
import { ApiError } from "./api-error";
import { callBackend } from "./call-backend";
import { sessionLifetime } from "./session-lifetime";

beforeEach(() => sessionLifetime.begin());

async function failureOf(call: Promise<unknown>): Promise<ApiError> {
  const error = await call.then(
    () => null,
    (thrown: unknown) => thrown,
  );
  expect(error).toBeInstanceOf(ApiError);
  return error as ApiError;
}

const survey = { key: "srv-1", projectKey: "prj-1", done: false, createdAt: "2026-01-01T00:00:00Z" };

describe("the request", () => {
  test("sends a query row with method, path, defined parameters and the app's header", async () => {
    const log = scriptFetch(() => ({ status: 200, body: { insureds: [], total: 0, nextCursor: null } }));
    await callBackend("insured.list", { search: "o'neil & co", isActive: true, cursor: undefined, limit: 50 });
    expect(log).toEqual([
      {
        method: "GET",
        url: "/api/backend/insured/list?search=o%27neil+%26+co&isActive=true&limit=50",
        headers: { "X-Requested-With": "lintel", Accept: "application/json" },
        body: undefined,
      },
    ]);
  });

  test("sends a body row as JSON", async () => {
    const log = scriptFetch(() => ({ status: 200, body: { survey } }));
    expect(await callBackend("survey.markReviewed", { key: "srv-1" })).toEqual(survey);
    expect(log[0]).toEqual({
      method: "PUT",
      url: "/api/backend/survey/mark-reviewed",
      headers: { "X-Requested-With": "lintel", Accept: "application/json", "Content-Type": "application/json" },
      body: { key: "srv-1" },
    });
  });

  test("sends no body for a row without one", async () => {
    const log = scriptFetch(() => ({ status: 200, body: { employee: { key: "emp-1" } } }));
    await callBackend("employee.refreshChartsToken", {});
    expect(log[0]).toMatchObject({ method: "PUT", url: "/api/backend/employee/refresh-charts-token", body: undefined });
  });

  test("sends CSV as bytes with its companies in the header", async () => {
    const log = scriptFetch(() => ({ status: 200, body: { employees: [] } }));
    await callBackend("employee.bulk", { csv: "email\na@b.c", companyKeys: ["cous-1", "cous-2"] });
    expect(log[0]?.headers).toMatchObject({
      "Content-Type": "application/octet-stream",
      "X-Company-Keys": "cous-1,cous-2",
    });
    expect(log[0]?.body).toBe("email\na@b.c");
  });

  test("sends a form with its parts, without setting a content type", async () => {
    const log = scriptFetch(() => ({ status: 200, body: { tags: [] } }));
    await callBackend("image.detect", { companyKey: "cous-1", image: new Blob(["x"], { type: "image/png" }) });
    expect(log[0]?.headers["Content-Type"]).toBeUndefined();
    const form = log[0]?.body as FormData;
    expect([form.get("companyKey"), (form.get("image") as File).type]).toEqual(["cous-1", "image/png"]);
  });

  test.each([
    ["vertex.createBatch", { vertices: [] }, []],
    ["face.updateBatch", { faces: [] }, []],
    ["edge.delete", { keys: [] }, null],
  ] as const)("sends nothing for an empty batch of %s", async (name, params, result) => {
    const log = scriptFetch(() => ({ status: 500 }));
    expect(await callBackend(name, params as never)).toEqual(result);
    expect(log).toEqual([]);
  });
});

describe("the answer", () => {
  test("returns null for 204, even if the row has an envelope", async () => {
    scriptFetch(() => ({ status: 204 }));
    expect(await callBackend("survey.get", { key: "srv-1" })).toBeNull();
  });

  test("keeps the whole object of a row that unwraps nothing", async () => {
    const page = { insureds: [{ key: "ins-1" }], total: 1, nextCursor: null };
    scriptFetch(() => ({ status: 200, body: page }));
    expect(await callBackend("insured.list", {})).toEqual(page);
  });

  test("ignores the body for a row without a result", async () => {
    scriptFetch(() => ({ status: 200, body: "<html>" }));
    expect(await callBackend("insured.delete", { key: "ins-1" })).toBeNull();
  });

  test.each([
    ["a body without the key", { surveys: [] }],
    ["a body that is not JSON", "<html>"],
    ["an empty body", ""],
    ["a body that is not an object", "null"],
  ])("rejects %s: Invalid response JSON", async (_case, body) => {
    scriptFetch(() => ({ status: 200, body }));
    expect(await failureOf(callBackend("survey.get", { key: "srv-1" }))).toMatchObject({
      message: "Invalid response JSON",
      status: 200,
      isUnanswered: false,
    });
  });

  test("rejects a page without a total", async () => {
    scriptFetch(() => ({ status: 200, body: { insureds: [], nextCursor: null } }));
    expect((await failureOf(callBackend("insured.list", {}))).message).toBe("Invalid response JSON");
  });
});

describe("a failure", () => {
  test("takes message and type from the first status entry", async () => {
    const status = [
      { message: "Already delivered", type: "conflict" },
      { message: "And more", type: "invalid_input" },
    ];
    scriptFetch(() => ({ status: 409, body: { status, conflicts: [{ key: "prj-1", revision: 4 }] } }));
    expect(await failureOf(callBackend("project.deliver", { key: "prj-1" }))).toMatchObject({
      message: "Already delivered",
      type: "conflict",
      status: 409,
      conflicts: [{ key: "prj-1", revision: 4 }],
      isUnanswered: false,
    });
  });

  test("passes on the lockout and the reset link", async () => {
    scriptFetch(() => ({ status: 403, body: { status: [], isLockedOut: true, passwordResetLink: "t0k3n" } }));
    expect(await failureOf(callBackend("employee.sendMfa", { channel: "email" }))).toMatchObject({
      message: "Your account is locked. Contact support.",
      isLockedOut: true,
      passwordResetLink: "t0k3n",
    });
  });

  test.each(["<html>Bad</html>", "", { message: "no" }, { status: "x" }, { status: [null] }])(
    "uses the row's fallback for any other body: %j",
    async (body) => {
      scriptFetch(() => ({ status: 500, body }));
      expect(await failureOf(callBackend("region.create", {} as never))).toMatchObject({
        message: "Region create failed",
        type: "server_error",
        isUnanswered: false,
      });
    },
  );

  test.each([502, 503, 504])("treats %i as no answer from the backend", async (status) => {
    scriptFetch(() => ({ status, body: { status: [{ message: "Timed out", type: "server_error" }] } }));
    expect(await failureOf(callBackend("survey.get", { key: "srv-1" }))).toMatchObject({ status, isUnanswered: true });
  });

  test("uses the fallback if there is no answer", async () => {
    scriptFetch(() => new TypeError("Failed to fetch"));
    expect(await failureOf(callBackend("survey.get", { key: "srv-1" }))).toMatchObject({
      message: "survey not found",
      status: 0,
      isUnanswered: true,
    });
  });

  test("uses the fallback for a broken answer, and leaves open whether the call was carried out", async () => {
    scriptFetch(() => ({ status: 200, isBroken: true }));
    expect(await failureOf(callBackend("survey.markReviewed", { key: "srv-1" }))).toMatchObject({
      message: "Failed to mark survey as reviewed.",
      isUnanswered: true,
    });
  });

  test("throws the signal's reason for an aborted call", async () => {
    const controller = new AbortController();
    scriptFetch(() => {
      controller.abort(new Error("left"));
      return { status: 200, body: { survey } };
    });
    await expect(callBackend("survey.get", { key: "srv-1" }, { signal: controller.signal })).rejects.toThrow("left");
  });

  test("reads the rejected rows of a bulk call", async () => {
    scriptFetch(() => ({ status: 400, body: { errors: [{ row: 2, message: "No email" }] } }));
    expect(await failureOf(callBackend("employee.bulk", { csv: "x", companyKeys: [] }))).toMatchObject({
      message: "Failed to bulk add employees!",
      rowErrors: [{ row: 2, message: "No email" }],
    });
  });
});

describe("ETag", () => {
  const vertices = [{ key: "vrx-1" }];

  test("keeps the value with its tag and returns it on 304", async () => {
    const log = scriptFetch((sent) =>
      sent.headers["If-None-Match"] === '"one"' ? { status: 304 } : { status: 200, body: { vertices }, etag: '"one"' },
    );
    const first = await callBackend("vertex.list", { surveyKey: "srv-1" });
    expect(await callBackend("vertex.list", { surveyKey: "srv-1" })).toBe(first);
    await callBackend("vertex.list", { surveyKey: "srv-2" });
    expect(log.map((sent) => sent.headers["If-None-Match"])).toEqual([undefined, '"one"', undefined]);
  });

  test("drops cached values when the session ends", async () => {
    const log = scriptFetch(() => ({ status: 200, body: { vertices }, etag: '"one"' }));
    await callBackend("vertex.list", { surveyKey: "srv-3" });
    sessionLifetime.end("manual");
    await callBackend("vertex.list", { surveyKey: "srv-3" });
    expect(log.map((sent) => sent.headers["If-None-Match"])).toEqual([undefined, undefined]);
  });
});

describe("401", () => {
  test("ends the session once, however many calls receive it", async () => {
    const ends: unknown[] = [];
    const unsubscribe = sessionLifetime.subscribe((event) => ends.push(event));
    scriptFetch(() => ({ status: 401, body: { status: [{ message: "Signed out", type: "unauthorized" }] } }));
    const calls = Array.from({ length: 20 }, () => failureOf(callBackend("survey.get", { key: "srv-1" })));
    expect((await Promise.all(calls)).map(({ status }) => status)).toEqual(Array(20).fill(401));
    expect(ends).toEqual([{ type: "ended", reason: "expired" }]);
    unsubscribe();
  });

  test("does not end the session for exempt rows or a 403", async () => {
    const ends: unknown[] = [];
    const unsubscribe = sessionLifetime.subscribe((event) => ends.push(event));
    scriptFetch((sent) => ({ status: sent.url.endsWith("send-mfa") ? 401 : 403 }));
    await failureOf(callBackend("employee.sendMfa", { channel: "email" }));
    await failureOf(callBackend("survey.get", { key: "srv-1" }));
    expect(ends).toEqual([]);
    unsubscribe();
  });

  test("ignores a 401 to a call of an earlier session", async () => {
    let answer = () => {};
    scriptFetch(() => new Promise((resolve) => (answer = () => resolve({ status: 401 }))));
    const late = failureOf(callBackend("survey.get", { key: "srv-1" }));
    sessionLifetime.end("manual");
    sessionLifetime.begin();
    const ends: unknown[] = [];
    const unsubscribe = sessionLifetime.subscribe((event) => ends.push(event));
    answer();
    await late;
    expect(ends).toEqual([]);
    unsubscribe();
  });
});

describe("a closing page", () => {
  const keepalives = () => {
    const seen: (boolean | undefined)[] = [];
    scriptFetch(() => ({ status: 200, body: { survey } }));
    const scripted = globalThis.fetch;
    globalThis.fetch = (input, init) => {
      seen.push(init?.keepalive);
      return scripted(input, init);
    };
    return seen;
  };
  afterEach(() => {
    jest.restoreAllMocks();
    window.dispatchEvent(new Event("pageshow"));
  });

  test("keeps its last changes alive, but not reads or large bodies", async () => {
    const seen = keepalives();
    await callBackend("survey.markReviewed", { key: "srv-1" });
    window.dispatchEvent(new Event("pagehide"));
    await callBackend("survey.markReviewed", { key: "srv-1" });
    await callBackend("survey.get", { key: "srv-1" });
    await callBackend("survey.update", { key: "srv-1", name: "é".repeat(31_000) });
    await callBackend("survey.update", { key: "srv-1", name: "é".repeat(30_000) });
    window.dispatchEvent(new Event("pageshow"));
    await callBackend("survey.markReviewed", { key: "srv-1" });
    expect(seen).toEqual([false, true, false, false, true, false]);
  });

  test("keeps changes of a hidden page alive", async () => {
    const seen = keepalives();
    jest.spyOn(document, "visibilityState", "get").mockReturnValue("hidden");
    await callBackend("survey.markReviewed", { key: "srv-1" });
    expect(seen).toEqual([true]);
  });
});
