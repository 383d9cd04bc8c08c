/** A page of another site posts to ours, in a real browser with a real session (quality rule S5). */
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { admit, expect, relay, test } from "./fixtures";

const JSON_IN_A_FIELD = '{"key":"srv-1","pad":"';

/** Forms and calls that another origin can make a browser send. */
const page = (target: string) => `<!doctype html><title>Elsewhere</title>
<form id="plain" method="post" action="${target}"><input name="key" value="srv-1"></form>
<form id="text" method="post" enctype="text/plain" action="${target}"><input name='${JSON_IN_A_FIELD}' value='"}'></form>
<form id="file" method="post" enctype="multipart/form-data" action="${target}"><input name="key" value="srv-1"></form>`;

let elsewhere: Server;
test.beforeAll(async () => {
  elsewhere = createServer((request, response) => {
    const target = new URL(request.url ?? "/", "http://elsewhere").searchParams.get("target") ?? "";
    response.setHeader("content-type", "text/html").end(page(target));
  });
  await new Promise<void>((resolve) => elsewhere.listen(0, "127.0.0.1", resolve));
});
test.afterAll(() => new Promise((resolve) => elsewhere.close(resolve)));

test.use({ expectedErrors: /status of 40\d|CORS policy|Failed to fetch|ERR_FAILED|ERR_BLOCKED_BY_RESPONSE|sandbox/ });

test("a form of another origin changes nothing and signs no one in or out", async ({ page: tab, baseURL }) => {
  // Open no page of ours, so that no call of its own can interfere.
  await admit(tab);
  const origin = `http://127.0.0.1:${(elsewhere.address() as AddressInfo).port}`;
  const cookiesBefore = await tab.context().cookies(baseURL);
  const targets = [
    "/api/backend/project/invalidate",
    "/api/backend/vertex/batch",
    "/api/session",
    "/api/session/refresh",
  ];
  const before = (await relay.calls()).length;
  for (const path of targets) {
    for (const form of ["plain", "text", "file"]) {
      await tab.goto(`${origin}/?target=${encodeURIComponent(baseURL + path)}`);
      const answered = tab.waitForResponse((response) => response.url() === baseURL + path);
      await tab.evaluate((id) => (document.getElementById(id) as HTMLFormElement).submit(), form);
      const status = (await answered).status();
      await tab.waitForURL(baseURL + path);
      expect([path, form, [403, 404].includes(status)]).toEqual([path, form, true]);
    }
  }

  await tab.goto(`${origin}/`);
  const reached = await tab.evaluate(async (address) => {
    const outcomes: string[] = [];
    for (const init of [
      { method: "POST", mode: "no-cors", credentials: "include", body: "{}" },
      { method: "PUT", credentials: "include", headers: { "x-requested-with": "lintel" }, body: "{}" },
      { method: "DELETE", credentials: "include" },
      { method: "GET", credentials: "include" },
    ] as RequestInit[]) {
      outcomes.push(
        await fetch(`${address}/api/session`, init).then(
          (answer) => answer.type,
          () => "refused",
        ),
      );
    }
    return outcomes;
  }, baseURL);
  expect(reached).toEqual(["refused", "refused", "refused", "refused"]);

  expect((await relay.calls()).slice(before)).toEqual([]);
  expect(await tab.context().cookies(baseURL)).toEqual(cookiesBefore);
});
