/** @jest-environment ./tests/support/pglite-environment.mjs */
import { request } from "node:http";
import sharp from "sharp";
import type { Tag } from "@/lib/domain/entities";
import { COMPANY_KEY, photo } from "@/tests/support/media-world";
import { type Answer, failureType, TestBackend } from "@/tests/support/test-backend";

let backend: TestBackend;
let reviewer: string;
beforeAll(async () => {
  backend = await TestBackend.start();
  reviewer = await backend.tokenOf("underwriting_reviewer");
}, 120_000);
afterAll(() => backend.stop());

function detect(fields: Record<string, string | Blob>, token = reviewer): Promise<Answer> {
  const body = new FormData();
  for (const [name, value] of Object.entries(fields)) body.append(name, value);
  return backend.send("image/detect", { method: "POST", headers: { "x-access-token": token }, body });
}
const blob = (bytes: Uint8Array) => new Blob([new Uint8Array(bytes)], { type: "image/jpeg" });

const CRACKED = `<svg xmlns="http://www.w3.org/2000/svg" width="800" height="600"><rect width="800" height="600" fill="#d8d2c4"/>
  <polyline fill="none" stroke="#3b3530" stroke-width="4"
  points="420,40 447,86 431,130 470,171 452,224 495,262 480,315 520,358 508,410 549,452 540,505"/></svg>`;

test("suggests a box for a cracked wall, the same each time, and stores nothing", async () => {
  const bytes = await sharp(Buffer.from(CRACKED)).jpeg().toBuffer();
  const answer = await detect({ companyKey: COMPANY_KEY, image: blob(bytes) });
  expect(answer.status).toBe(200);
  expect(answer.body.tags).toMatchObject([
    {
      key: expect.stringMatching(/^tgus-/),
      label: "Crack",
      detectorLabel: "crack",
      box: { x: expect.any(Number), y: expect.any(Number), width: expect.any(Number), height: expect.any(Number) },
      score: expect.any(Number),
    },
  ]);
  expect((await detect({ companyKey: COMPANY_KEY, image: blob(bytes) })).body).toEqual(answer.body);
  const [suggestion] = answer.body.tags as [Tag];
  expect((await backend.call("tag.update", { key: suggestion.key, label: "Damp" }, reviewer)).status).toBe(404);
});

test("suggests nothing for a plain wall", async () => {
  const answer = await detect({ companyKey: COMPANY_KEY, image: blob(await photo()) });
  expect([answer.status, answer.body.tags]).toEqual([200, []]);
});

test("answers 400 for bytes that are no image, no file or no form", async () => {
  const bad = await detect({ companyKey: COMPANY_KEY, image: blob(Buffer.from("<svg/>")) });
  expect(bad.body.status).toEqual([{ message: "The file can't be read as an image.", type: "invalid_input" }]);
  const text = await detect({ companyKey: COMPANY_KEY, image: "photo.jpg" });
  expect(text.body.status).toEqual([{ message: "image must be a file", type: "invalid_input" }]);
  expect([
    (await detect({ companyKey: COMPANY_KEY })).status,
    (await detect({ image: blob(Buffer.from("x")) })).status,
  ]).toEqual([400, 400]);
  const broken = await backend.send("image/detect", {
    method: "POST",
    headers: { "x-access-token": reviewer, "content-type": "multipart/form-data; boundary=b" },
    body: '--b\r\nContent-Disposition: form-data; name="image"; filename="a.jpg"\r\n\r\nhalf',
  });
  expect([broken.status, failureType(broken)]).toEqual([400, "invalid_input"]);
});

test("refuses more than 25 MB, with or without a declared length", async () => {
  const large = new Blob([new Uint8Array(25 * 1024 * 1024)]);
  expect((await detect({ companyKey: COMPANY_KEY, image: large })).status).toBe(413);
  const { port } = backend.app.server.address() as { port: number };
  const status = await new Promise<number | undefined>((resolve, reject) => {
    const headers = { "x-access-token": reviewer, "content-type": "multipart/form-data; boundary=b" };
    const call = request({ host: "127.0.0.1", port, method: "POST", path: "/image/detect", headers });
    call.on("response", (answer) => resolve(answer.resume().statusCode));
    call.on("error", reject);
    call.write('--b\r\nContent-Disposition: form-data; name="image"; filename="a.jpg"\r\n\r\n');
    for (let megabyte = 0; megabyte < 26; megabyte += 1) call.write(Buffer.alloc(1024 * 1024));
    call.end("\r\n--b--\r\n");
  });
  expect(status).toBe(413);
});

test("accepts photos only for a company that the caller sees; no other call accepts a form", async () => {
  const image = blob(await photo());
  expect((await detect({ companyKey: "cous-nobody", image })).status).toBe(404);
  expect((await detect({ companyKey: COMPANY_KEY, image }, await backend.tokenOf("claims_reviewer"))).status).toBe(403);
  const body = new FormData();
  body.append("key", "x");
  const other = await backend.send("tag", { method: "PUT", headers: { "x-access-token": reviewer }, body });
  expect(other.status).toBe(415);
});
