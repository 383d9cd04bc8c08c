/** @jest-environment ./tests/support/pglite-environment.mjs */
import { once } from "node:events";
import { type AddressInfo, connect } from "node:net";
import { seedKey } from "@/backend/seed/seed-key";
import { endpointNames, rowOf } from "@/lib/contract/endpoints";
import { failureType, TestBackend } from "@/tests/support/test-backend";

let backend: TestBackend;
let token: string;
beforeAll(async () => {
  backend = await TestBackend.start();
  token = await backend.tokenOf("superadmin");
}, 120_000);
afterAll(() => backend.stop());

const json = { "content-type": "application/json" };

test("answers an unknown call 404 in the contract's shape", async () => {
  const { status, body } = await backend.send("nothing/here", { method: "GET" });
  expect([status, body]).toEqual([404, { status: [{ message: "There is no such call.", type: "not_found" }] }]);
});

test("answers every non-public row 401 without a token, whatever is sent", async () => {
  for (const name of endpointNames.filter((each) => rowOf(each).access !== "public")) {
    const { method, path } = rowOf(name);
    const sharesPath = endpointNames.some(
      (each) => rowOf(each).method === method && rowOf(each).path === path && rowOf(each).access === "public",
    );
    const answer = await backend.call(
      name,
      {},
      undefined,
      rowOf(name).encoding === "json" ? {} : { "content-type": "" },
    );
    expect([name, answer.status, failureType(answer)]).toEqual([
      name,
      sharesPath ? answer.status : 401,
      sharesPath ? failureType(answer) : "unauthorized",
    ]);
  }
});

test("answers a made-up token 401", async () => {
  expect((await backend.call("employee.me", {}, "x".repeat(43))).status).toBe(401);
});

test.each([
  ["not JSON", "{", 400],
  ["a list", "[]", 400],
  ["empty", "", 400],
  ["an object with a prototype", '{"__proto__": {"a": 1}, "key": "a", "insuredKey": "b"}', 400],
  ["an object with a NUL", JSON.stringify({ key: "bookmark\u0000", targetType: "project", targetKey: "a" }), 400],
  ["half a surrogate pair", '{"key":"\\ud800","targetType":"project","targetKey":"a"}', 400],
  ["too large", JSON.stringify({ key: "a", targetType: "project", targetKey: "a", more: "x".repeat(1_048_576) }), 413],
])("refuses a body that is %s as invalid_input", async (_what, body, status) => {
  const answer = await backend.send("bookmark", {
    method: "POST",
    headers: { ...json, "x-access-token": token },
    body,
  });
  expect([answer.status, failureType(answer)]).toEqual([status, "invalid_input"]);
});

const nested = (depth: number) => `${"[".repeat(depth)}${"]".repeat(depth)}`;
test.each([
  ["a value nested as deep as a body may be", `{"more":${nested(63)}}`, "targetKey is a required field"],
  ["a value nested deeper", `{"more":${nested(64)}}`, "The body is nested too deeply."],
  ["a value nested as deep as a body is long", `{"more":${nested(400_000)}}`, "The body is nested too deeply."],
  ["a number that is too large to store", '{"more":{"size":1e400}}', "A number is too large."],
])("answers %s as invalid_input", async (_what, body, message) => {
  const answer = await backend.send("bookmark", {
    method: "POST",
    headers: { ...json, "x-access-token": token },
    body,
  });
  expect([answer.status, answer.body]).toEqual([400, { status: [{ message, type: "invalid_input" }] }]);
});

test.each([
  ["a malformed address", "%zz", {}, 400],
  ["headers that are too large", "healthz", { "x-more": "x".repeat(20_000) }, 431],
])("refuses %s in the contract's shape", async (_what, path, headers, status) => {
  const answer = await backend.send(path, { method: "GET", headers });
  expect([answer.status, answer.body]).toEqual([
    status,
    { status: [{ message: "The request could not be read.", type: "invalid_input" }] },
  ]);
});

/** Sends a call without the end of its body; the returned function sends the end and returns the status line. */
async function hold(token: string, body: string): Promise<() => Promise<string>> {
  const { port } = backend.app.server.address() as AddressInfo;
  const socket = connect(port, "127.0.0.1");
  let answer = "";
  socket.on("data", (bytes) => {
    answer += String(bytes);
  });
  const head = ["POST /bookmark HTTP/1.1", "Host: x", "Connection: close", "Content-Type: application/json"];
  const more = [`X-Access-Token: ${token}`, `Content-Length: ${body.length}`];
  const received = once(backend.app.server, "request");
  socket.write(`${[...head, ...more].join("\r\n")}\r\n\r\n${body.slice(0, -1)}`);
  await received;
  return async () => {
    socket.write(body.slice(-1));
    await once(socket, "close");
    return answer.split("\r\n")[0] ?? "";
  };
}

const BOOKMARK = (key: string) => JSON.stringify({ key, targetType: "project", targetKey: "prj-1" });

test("refuses a call whose body arrives after the session was signed out or the role removed", async () => {
  const poweruserToken = await backend.tokenOf("poweruser");
  const afterLogOut = await hold(poweruserToken, BOOKMARK("book-signed-out"));
  expect((await backend.call("employee.logout", {}, poweruserToken)).status).toBe(204);
  expect(await afterLogOut()).toBe("HTTP/1.1 401 Unauthorized");

  const demoted = await backend.tokenOf("employee");
  const afterDemotion = await hold(demoted, BOOKMARK("book-demoted"));
  const role = { key: seedKey("employee", "employee"), role: "claims_reviewer" };
  expect((await backend.call("employee.update", role, token)).status).toBe(200);
  expect(await afterDemotion()).toBe("HTTP/1.1 403 Forbidden");
  expect(await (await hold(token, BOOKMARK("book-in-time")))()).toBe("HTTP/1.1 200 OK");
});

test.each([
  ["employee/send-mfa", { channel: { toString: "email" } }],
  ["employee/send-mfa", { channel: ["email"] }],
  ["annotation-task", { key: "anno", status: { toString: null } }],
])("%s refuses an object in place of a text: %j", async (path, body) => {
  const headers = { ...json, "x-access-token": token };
  const answer = await backend.send(path, { method: "PUT", headers, body: JSON.stringify(body) });
  expect([answer.status, failureType(answer)]).toEqual([400, "invalid_input"]);
});

test("answers another content type 415", async () => {
  const headers = { "content-type": "text/plain", "x-access-token": token };
  const answer = await backend.send("bookmark", { method: "POST", headers, body: "{}" });
  expect([answer.status, failureType(answer)]).toEqual([415, "invalid_input"]);
});

test("names a missing parameter", async () => {
  const answer = await backend.call("insured.get", {}, token);
  expect(answer.body).toEqual({ status: [{ message: "key is a required field", type: "invalid_input" }] });
});

test("refuses a repeated parameter", async () => {
  const answer = await backend.send("insured?key=a&key=b", { method: "GET", headers: { "x-access-token": token } });
  expect([answer.status, failureType(answer)]).toEqual([400, "invalid_input"]);
});

test("answers a missing record 404 with the row's message", async () => {
  const messages: Record<string, string> = {};
  for (const name of ["insured.get", "project.get", "survey.get", "region.get", "company.get"] as const) {
    const answer = await backend.call(name, { key: "nothing" }, token);
    expect([answer.status, failureType(answer)]).toEqual([404, "not_found"]);
    messages[name] = (answer.body.status as { message: string }[])[0]?.message ?? "";
  }
  expect(messages).toEqual({
    "insured.get": "Insured not found!",
    "project.get": "Project not found",
    "survey.get": "survey not found",
    "region.get": "Region not found",
    "company.get": "Company not found",
  });
});

test("healthz needs no token", async () => {
  expect((await backend.send("healthz", { method: "GET" })).body).toEqual({ isUp: true });
});
