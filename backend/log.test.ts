import { Writable } from "node:stream";
import { buildApp } from "./app";
import type { Db } from "./db/database";
import { createLog } from "./log";
import type { Storage } from "./storage/storage";

function keepLines() {
  const lines: string[] = [];
  const stream = new Writable({
    write(chunk, _encoding, done) {
      lines.push(String(chunk));
      done();
    },
  });
  return { log: createLog(stream), written: () => lines.join("") };
}

function logged(write: (log: ReturnType<typeof createLog>) => void): string {
  const { log, written } = keepLines();
  write(log);
  return written();
}

test("logs only the method and path of a request", () => {
  const request = {
    id: "req-1",
    method: "GET",
    url: "/insured?key=canary-query",
    headers: { "x-access-token": "canary-token" },
    body: { password: "canary-password" },
  };
  const line = logged((log) => log.info({ req: request }, "incoming request"));
  expect(line).toContain('"path":"/insured"');
  expect(line).not.toContain("canary");
});

test("logs neither the text nor the values of a failed statement", () => {
  const cause = Object.assign(new Error("division by zero"), { code: "22012", params: ["canary"] });
  const error = new Error("Failed query: update employee\nparams: canary", { cause });
  const line = logged((log) => log.error({ err: error }, "unexpected failure"));
  expect(line).toContain("division by zero");
  expect(line).not.toContain("canary");
});

test("uses the caller's id of a call if it is well-formed", async () => {
  const { log, written } = keepLines();
  const app = buildApp({ db: {} as Db, storage: {} as Storage, secret: "s".repeat(32), logger: log });
  const address = await app.listen({ port: 0, host: "127.0.0.1" });
  for (const id of ["abc-12345678", "short", 'x"} {"forged":"line'])
    await (await fetch(`${address}/healthz`, { headers: { "x-request-id": id } })).text();
  await app.close();
  const ids = written()
    .trim()
    .split("\n")
    .flatMap((line) => (JSON.parse(line) as { req?: { id: string } }).req?.id ?? []);
  expect(ids).toEqual([
    "abc-12345678",
    expect.stringMatching(/^[0-9a-f-]{36}$/),
    expect.stringMatching(/^[0-9a-f-]{36}$/),
  ]);
});
