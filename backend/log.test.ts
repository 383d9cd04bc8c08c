import { Writable } from "node:stream";
import { createLog } from "./log";

function logged(write: (log: ReturnType<typeof createLog>) => void): string {
  const lines: string[] = [];
  const stream = new Writable({
    write(chunk, _encoding, done) {
      lines.push(String(chunk));
      done();
    },
  });
  write(createLog(stream));
  return lines.join("");
}

test("of a request only its method and path are written", () => {
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

test("of a failed statement neither its text nor its values are written", () => {
  const cause = Object.assign(new Error("division by zero"), { code: "22012", params: ["canary"] });
  const error = new Error("Failed query: update employee\nparams: canary", { cause });
  const line = logged((log) => log.error({ err: error }, "unexpected failure"));
  expect(line).toContain("division by zero");
  expect(line).not.toContain("canary");
});
