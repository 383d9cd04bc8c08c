/** The proxy from outside: raw requests over a socket, and what reaches the backend. */
import net from "node:net";
import { admit, expect, relay, test } from "./fixtures";

/** Sends a raw request line, which a library would normalize. Resolves with the status. */
function rawStatus(baseURL: string, method: string, target: string, headers: Record<string, string>): Promise<number> {
  const { hostname, port } = new URL(baseURL);
  return new Promise((resolve, reject) => {
    const socket = net.connect(Number(port), hostname, () => {
      const lines = [
        `${method} ${target} HTTP/1.1`,
        `Host: ${hostname}:${port}`,
        "Connection: close",
        ...Object.entries(headers).map(([name, value]) => `${name}: ${value}`),
      ];
      socket.write(`${lines.join("\r\n")}\r\n\r\n`);
    });
    let text = "";
    socket.on("data", (chunk) => {
      text += chunk.toString("latin1");
    });
    socket.on("end", () => resolve(Number(/^HTTP\/1\.1 (\d+)/.exec(text)?.[1] ?? 0)));
    socket.on("error", reject);
  });
}

const TARGETS = [
  ["GET", "/api/backend/nothing"],
  ["GET", "/api/backend/"],
  ["PATCH", "/api/backend/insured"],
  ["DELETE", "/api/backend/survey"],
  ["POST", "/api/backend/vertex"],
  ["PUT", "/api/backend/employee/login"],
  ["PUT", "/api/backend/employee/verify-mfa"],
  ["PUT", "/api/backend/employee/logout"],
  ["GET", "/api/backend/insured%2flist"],
  ["GET", "/api/backend/insured%2Flist"],
  ["GET", "/api/backend/insured%5clist"],
  ["GET", "/api/backend/insured\\list"],
  ["GET", "/api/backend/%2e%2e/employee"],
  ["GET", "/api/backend/insured/..%2femployee"],
  ["GET", "/api/backend/insured%00"],
  ["GET", "/api/backend/insured/%2e%2e/employee"],
  ["GET", "/api/backend/company/../employee"],
  ["GET", "/api/backend/./employee"],
  ["GET", "/login/%2e%2e/api/backend/employee"],
  ["GET", "/api/backend/company\\..\\employee"],
  ["TRACE", "/api/backend/employee"],
  ["GET", "/api/backend/insured%25"],
  ["GET", "/api/backend/insured;list"],
  ["GET", "/api/backend//insured"],
  ["GET", "/api/backend/insured//list"],
  ["GET", "/api/backend/%ff%fe"],
  ["GET", "/api/backend/employ%65e"],
  ["GET", "/api/backend/INSURED/LIST"],
] as const;

test("methods and paths outside the contract never reach the backend, encoded or not", async ({ page, baseURL }) => {
  await admit(page);
  const cookie = (await page.context().cookies()).map(({ name, value }) => `${name}=${value}`).join("; ");
  await page.goto("about:blank");
  const before = (await relay.calls()).length;
  for (const [method, target] of TARGETS) {
    const status = await rawStatus(baseURL!, method, target, {
      Cookie: cookie,
      "X-Requested-With": "lintel",
      "Sec-Fetch-Site": "same-origin",
      "Content-Type": "application/json",
      "Content-Length": "0",
    });
    expect([target, status >= 300 && status < 500]).toEqual([target, true]);
    if (/%|\.\.|\/\.|\\/.test(target)) expect([target, status >= 400]).toEqual([target, true]);
  }
  expect((await relay.calls()).slice(before)).toEqual([]);
});

test("a call of the contract passes only with a session and the app's own header", async ({ page, baseURL }) => {
  await admit(page);
  const cookie = (await page.context().cookies()).map(({ name, value }) => `${name}=${value}`).join("; ");
  const get = (headers: Record<string, string>) =>
    rawStatus(baseURL!, "GET", "/api/backend/insured/list?limit=1", headers);
  expect(await get({ Cookie: cookie, "X-Requested-With": "lintel" })).toBe(200);
  expect(await get({ Cookie: cookie })).toBe(403);
  expect(await get({ "X-Requested-With": "lintel" })).toBe(401);
});
