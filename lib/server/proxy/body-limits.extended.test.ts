import { createHash, randomBytes } from "node:crypto";
import { ProxyWorld } from "@/tests/support/proxy-world";

const world = new ProxyWorld();
const { backend } = world;
const KB = 1_024;
const MB = 1_024 * KB;
const sha = (bytes: Uint8Array) => createHash("sha256").update(bytes).digest("hex");

beforeAll(() => world.start({ BACKEND_TIMEOUT_MS: "10000", UPLOAD_TIMEOUT_MS: "10000" }));
afterAll(() => world.stop());
beforeEach(() => backend.behave((_request, response) => response.end("{}")));

const chunked = (bytes: Uint8Array) =>
  new ReadableStream<Uint8Array>({
    start(controller) {
      for (let from = 0; from < bytes.length; from += 64 * KB) controller.enqueue(bytes.subarray(from, from + 64 * KB));
      controller.close();
    },
  });

const JSON_TYPE = "application/json";
const CSV_TYPE = "application/octet-stream";
const FORM_TYPE = "multipart/form-data; boundary=x";

test.each([
  ["PUT survey/mark-reviewed", JSON_TYPE, 0],
  ["PUT survey/mark-reviewed", JSON_TYPE, 1],
  ["PUT survey/mark-reviewed", JSON_TYPE, MB],
  ["PUT vertex/batch", JSON_TYPE, 32 * MB],
  ["POST employee/bulk", CSV_TYPE, 5 * MB],
  ["POST image/detect", FORM_TYPE, 25 * MB],
])("%s, %s: %i bytes arrive byte-exact, with and without a declared length", async (call, type, size) => {
  const bytes = randomBytes(size);
  const sized = { "content-type": type, "content-length": String(size) };
  expect((await world.call(call, { body: bytes, headers: sized })).status).toBe(200);
  expect((await world.call(call, { body: chunked(bytes), headers: { "content-type": type } })).status).toBe(200);
  expect(backend.calls.map((received) => [received.body.length, sha(received.body)])).toEqual([
    [size, sha(bytes)],
    [size, sha(bytes)],
  ]);
});

test.each([
  ["PUT survey/mark-reviewed", JSON_TYPE, MB],
  ["PUT employee", JSON_TYPE, MB],
  ["PUT vertex/batch", JSON_TYPE, 32 * MB],
  ["POST employee/bulk", CSV_TYPE, 5 * MB],
  ["POST image/detect", FORM_TYPE, 25 * MB],
])("%s, %s: one byte over %i is 413, with and without a declared length", async (call, type, limit) => {
  const bytes = randomBytes(limit + 1);
  const sized = { "content-type": type, "content-length": String(limit + 1) };
  const first = await world.call(call, { body: bytes, headers: sized });
  expect([first.status, await first.json()]).toEqual([
    413,
    { status: [{ message: "This is too large to send", type: "invalid_input" }] },
  ]);
  expect((await world.call(call, { body: chunked(bytes), headers: { "content-type": type } })).status).toBe(413);
  expect(backend.calls).toEqual([]);
});

test("a body that is read to choose the row arrives byte for byte as well, up to its limit", async () => {
  for (const size of [MB, MB - 1]) {
    const start = '{"key":"emp-other","givenName":"';
    const name = "\u00e9".repeat(1_000).padEnd(size - start.length - 1_000 - 2, "n");
    const bytes = Buffer.from(`${start}${name}"}`);
    expect(bytes.length).toBe(size);
    const sized = { "content-type": JSON_TYPE, "content-length": String(size) };
    expect((await world.call("PUT employee", { body: bytes, headers: sized })).status).toBe(200);
    expect(
      (await world.call("PUT employee", { body: chunked(bytes), headers: { "content-type": JSON_TYPE } })).status,
    ).toBe(200);
    expect(backend.calls.map(({ body }) => sha(body))).toEqual([sha(bytes), sha(bytes)]);
    backend.calls.length = 0;
  }
});

test("refuses a body that is declared too long before the backend is called", async () => {
  backend.behaveEarly((_request, response) => response.end("{}"));
  const sized = { "content-type": JSON_TYPE, "content-length": String(MB + 1) };
  const answer = await world.call("PUT survey/mark-reviewed", { body: chunked(randomBytes(MB + 1)), headers: sized });
  expect(answer.status).toBe(413);
  // The backend might receive it a little later.
  await new Promise((resolve) => setTimeout(resolve, 100));
  expect(backend.calls).toEqual([]);
});

test("a call without a body in the contract forwards no body", async () => {
  await world.call("PUT employee/backup-codes", { body: '{"a":1}' });
  expect(backend.calls[0]?.body.length).toBe(0);
});
