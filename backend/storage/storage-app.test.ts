import { createHash } from "node:crypto";
import { readdir } from "node:fs/promises";
import http from "node:http";
import path from "node:path";
import sharp from "sharp";
import { heicBytes } from "@/tests/support/file-bytes";
import { TestBucket } from "@/tests/support/test-bucket";
import { objectName, thumbnailName } from "./object-names";
import { putStoredFile } from "./storage";

const APP_ORIGIN = "https://lintel.test";
const NOW = "2026-03-02T10:20:00.000Z";
const KEY = "img-7k0bcdfghjklmnpqrstvwxz01234567";
const NAME = `uploads/insured-generic/${KEY}.jpg`;

let bucket: TestBucket;
let now = NOW;

beforeEach(async () => {
  now = NOW;
  bucket = await TestBucket.start({ secret: "s".repeat(32), appOrigin: APP_ORIGIN, clock: () => new Date(now) });
});
afterEach(() => bucket.stop());

/** A picture whose left half is red. */
function picture(width = 40, height = 20) {
  const half = Buffer.from(
    `<svg width="${width}" height="${height}"><rect width="${width / 2}" height="${height}" fill="red"/></svg>`,
  );
  return sharp({ create: { width, height, channels: 3, background: "blue" } }).composite([{ input: half }]);
}

const signed = (name: string) => bucket.storage.sign(bucket.storage.addressOf(name));
const messageOf = async (answer: Response) =>
  ((await answer.json()) as { status: { message: string; type: string }[] }).status[0];
const passTime = (milliseconds: number) => {
  now = new Date(Date.parse(now) + milliseconds).toISOString();
};

describe("posting", () => {
  test("a posted file is named by its key and extension, and is read by a signed address", async () => {
    const bytes = await picture().jpeg().toBuffer();
    const form = bucket.storage.formInputs("image", KEY);
    expect(form).toMatchObject({ url: "https://files.test", key: KEY });
    expect(form.fields.key).toBe("uploads/insured-generic/${filename}");
    const posted = await bucket.post(form, bytes, "jpg", "image/jpeg");
    expect(posted.status).toBe(204);
    expect(posted.headers.get("location")).toBe(`https://files.test/${NAME}`);
    expect(posted.headers.get("access-control-allow-origin")).toBe(APP_ORIGIN);
    const read = await bucket.fetch(signed(NAME));
    expect(read.status).toBe(200);
    expect(read.headers.get("content-type")).toBe("image/jpeg");
    expect(Buffer.from(await read.arrayBuffer()).equals(bytes)).toBe(true);
  });

  test("posting the same file again succeeds; another file under the same name is a conflict", async () => {
    const form = bucket.storage.formInputs("image", KEY);
    const bytes = await picture().jpeg().toBuffer();
    for (const status of [204, 204]) expect((await bucket.post(form, bytes, "jpg")).status).toBe(status);
    const other = await bucket.post(form, await picture(60).jpeg().toBuffer(), "jpg");
    expect([other.status, (await messageOf(other))?.type]).toEqual([409, "conflict"]);
  });

  test("a policy expires after an hour", async () => {
    const form = bucket.storage.formInputs("image", KEY);
    passTime(3_600_000);
    const late = await bucket.post(form, await picture().jpeg().toBuffer(), "jpg");
    expect([late.status, (await messageOf(late))?.type]).toEqual([400, "expired"]);
  });

  test("refuses every change of the signed fields", async () => {
    const { url, fields } = bucket.storage.formInputs("image", KEY);
    const bytes = await picture().jpeg().toBuffer();
    const policy = JSON.parse(Buffer.from(fields.policy ?? "", "base64").toString()) as { expiration: string };
    const longer = Buffer.from(JSON.stringify({ ...policy, expiration: "2030-01-01T00:00:00.000Z" })).toString(
      "base64",
    );
    const changed: [Record<string, string>, string][] = [
      [{ ...fields, signature: "0".repeat(64) }, KEY],
      [{ ...fields, signature: "short" }, KEY],
      [{ ...fields, policy: longer }, KEY],
      [{ ...fields, kind: "document" }, KEY],
      [{ ...fields, key: "uploads/elsewhere/${filename}" }, KEY],
      [{ ...fields, key: "../../etc/${filename}" }, KEY],
      [fields, `${KEY.slice(0, -1)}8`],
    ];
    for (const [sent, key] of changed) {
      const answer = await bucket.post({ url, fields: sent, key }, bytes, "jpg");
      expect([answer.status, (await messageOf(answer))?.type]).toEqual([403, "forbidden"]);
    }
  });

  test.each(["img.html", "svg", "jpg/../../x.jpg", "exe", "mp4"])("refuses .%s as an image", async (extension) => {
    const answer = await bucket.post(bucket.storage.formInputs("image", KEY), Buffer.from("x"), extension);
    expect([400, 403]).toContain(answer.status);
    expect(await bucket.storage.sizeOf(NAME)).toBeNull();
  });

  test("refuses a page that claims to be a picture, and an empty file", async () => {
    const form = bucket.storage.formInputs("image", KEY);
    const page = await bucket.post(form, Buffer.from("<script>alert(1)</script>"), "jpg", "image/jpeg");
    expect((await messageOf(page))?.message).toBe("The file's content doesn't match its type (image/jpeg).");
    const empty = await bucket.post(form, Buffer.alloc(0), "jpg");
    expect((await messageOf(empty))?.message).toBe("The file is empty.");
  });

  test("refuses a HEIC that claims to be an AVIF", async () => {
    const form = bucket.storage.formInputs("image", KEY);
    const heic = await bucket.post(form, heicBytes(), "avif", "image/avif");
    expect((await messageOf(heic))?.message).toBe("The file's content doesn't match its type (image/avif).");
  });

  test("an image has at most 25 MB, to the byte", async () => {
    const limit = 25 * 1024 * 1024;
    const large = Buffer.alloc(limit + 1);
    large.set([0xff, 0xd8, 0xff]);
    const refused = await bucket.post(bucket.storage.formInputs("image", KEY), large, "jpg");
    expect([refused.status, (await messageOf(refused))?.message]).toEqual([413, "The file is larger than 25 MB."]);
    expect(await bucket.storage.sizeOf(NAME)).toBeNull();
    expect((await bucket.post(bucket.storage.formInputs("image", KEY), large.subarray(0, limit), "jpg")).status).toBe(
      204,
    );
    expect(await bucket.storage.sizeOf(NAME)).toBe(limit);
  });

  test("an upload that is cut off stores nothing", async () => {
    const { fields } = bucket.storage.formInputs("image", KEY);
    const head = Object.entries(fields)
      .map(([name, value]) => `--b\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`)
      .join("");
    const file = `--b\r\nContent-Disposition: form-data; name="file"; filename="${KEY}.jpg"\r\n\r\n`;
    const { host } = new URL((await bucket.fetch("https://files.test/healthz")).url);
    await new Promise<void>((resolve) => {
      const request = http.request(`http://${host}/`, {
        method: "POST",
        headers: { "content-type": "multipart/form-data; boundary=b", "content-length": "1000000" },
      });
      request.on("error", () => resolve());
      request.write(head + file);
      request.write(Buffer.concat([Buffer.from([0xff, 0xd8, 0xff]), Buffer.alloc(50_000)]));
      setTimeout(() => request.destroy(), 100);
    });
    const incoming = path.dirname(await bucket.storage.newTemporaryFile());
    for (let tries = 0; tries < 50 && (await readdir(incoming)).length > 0; tries += 1)
      await new Promise((resolve) => setTimeout(resolve, 20));
    expect(await readdir(incoming)).toEqual([]);
    expect(await bucket.storage.sizeOf(NAME)).toBeNull();
  });

  test("refuses a form without a file, and a body that is no form", async () => {
    const { fields } = bucket.storage.formInputs("image", KEY);
    const form = new FormData();
    for (const [name, value] of Object.entries(fields)) form.append(name, value);
    const without = await bucket.fetch("https://files.test/", { method: "POST", body: form });
    expect((await messageOf(without))?.message).toBe("The form has no file.");
    const json = { method: "POST", body: "{}", headers: { "content-type": "application/json" } };
    expect((await bucket.fetch("https://files.test/", json)).status).toBe(415);
  });
});

describe("reading", () => {
  const film = Buffer.concat([Buffer.from("\x00\x00\x00\x18ftypmp42", "latin1"), Buffer.alloc(5000, 7)]);
  const FILM = objectName("vid-1", "mp4");

  test("answers 403 without a signature, with another's, or with a changed expiry", async () => {
    await putStoredFile(bucket.storage, FILM, film);
    await putStoredFile(bucket.storage, objectName("vid-2", "mp4"), film);
    const address = signed(FILM);
    for (const bad of [
      address.split("?")[0] ?? "",
      address.replace("vid-1", "vid-2"),
      address.replace(/expires=\d+/, "expires=9999999999"),
      address.replace(/signature=\w+/, "signature=0"),
    ]) {
      const answer = await bucket.fetch(bad);
      expect([answer.status, (await messageOf(answer))?.type]).toEqual([403, "forbidden"]);
    }
  });

  test("a signed address is valid for one to two hours, and stays the same within an hour", async () => {
    await putStoredFile(bucket.storage, FILM, film);
    const address = signed(FILM);
    passTime(39 * 60_000);
    expect(signed(FILM)).toBe(address);
    passTime(60_000);
    expect(signed(FILM)).not.toBe(address);
    passTime(59 * 60_000);
    expect((await bucket.fetch(address)).status).toBe(200);
    passTime(60_000);
    const late = await bucket.fetch(address);
    expect([late.status, (await messageOf(late))?.type]).toEqual([403, "expired"]);
  });

  test("serves videos in ranges", async () => {
    await putStoredFile(bucket.storage, FILM, film);
    const read = (range: string, headers = {}) => bucket.fetch(signed(FILM), { headers: { range, ...headers } });
    const part = await read("bytes=10-19");
    expect([part.status, part.headers.get("content-range")]).toEqual([206, "bytes 10-19/5012"]);
    expect(Buffer.from(await part.arrayBuffer()).equals(film.subarray(10, 20))).toBe(true);
    const outside = await read("bytes=5012-");
    expect([outside.status, outside.headers.get("content-range")]).toEqual([416, "bytes */5012"]);
    const changed = await read("bytes=10-19", { "if-range": '"another"' });
    expect([changed.status, (await changed.arrayBuffer()).byteLength]).toEqual([200, 5012]);
    const whole = await bucket.fetch(signed(FILM), { method: "HEAD" });
    expect([whole.status, whole.headers.get("content-length")]).toEqual([200, "5012"]);
    const known = await bucket.fetch(signed(FILM), { headers: { "if-none-match": whole.headers.get("etag") ?? "" } });
    expect(known.status).toBe(304);
  });

  test("the app's pages may read the files, and no file runs as a page", async () => {
    const names = [FILM, objectName("doc-1", "pdf"), objectName("doc-2", "csv")];
    for (const name of names) await putStoredFile(bucket.storage, name, film);
    const answers = await Promise.all(names.map((name) => bucket.fetch(signed(name))));
    for (const { headers } of answers) {
      expect(headers.get("access-control-allow-origin")).toBe(APP_ORIGIN);
      expect(headers.get("x-content-type-options")).toBe("nosniff");
      expect(headers.get("content-security-policy")).toBe("default-src 'none'; sandbox");
      expect(headers.get("cross-origin-resource-policy")).toBe("cross-origin");
    }
    expect(answers.map(({ headers }) => headers.get("content-disposition"))).toEqual([
      "inline",
      'attachment; filename="doc-1.pdf"',
      'attachment; filename="doc-2.csv"',
    ]);
    const preflight = await bucket.fetch("https://files.test/", { method: "OPTIONS" });
    expect([preflight.status, preflight.headers.get("access-control-allow-methods")]).toEqual([204, "GET, HEAD, POST"]);
  });

  test.each([
    "uploads/insured-generic/..%2f..%2fpg%2fPG_VERSION",
    "uploads/insured-generic/%2e%2e/%2e%2e/x.jpg",
    "uploads/%2e%2e/incoming/x.jpg",
    "uploads/insured-generic/a/b.jpg",
    "uploads/insured-generic/x.html",
    "incoming/x.jpg",
  ])("answers 404 for %s", async (name) => {
    expect((await bucket.fetch(`https://files.test/${name}?expires=9999999999&signature=x`)).status).toBe(404);
  });
});

describe("thumbnails", () => {
  test("are created once, upright, at most 512 pixels long", async () => {
    const sideways = await picture(1200, 600).jpeg().withMetadata({ orientation: 6 }).toBuffer();
    await putStoredFile(bucket.storage, objectName("img-1", "JPG"), sideways);
    const [first, second] = await Promise.all([1, 2].map(() => bucket.fetch(signed(thumbnailName("img-1")))));
    const small = Buffer.from((await first?.arrayBuffer()) ?? new ArrayBuffer(0));
    expect(first?.headers.get("content-type")).toBe("image/webp");
    expect(await sharp(small).metadata()).toMatchObject({ width: 256, height: 512, format: "webp" });
    // After a quarter turn, the left side is on top.
    const { data } = await sharp(small)
      .extract({ left: 100, top: 20, width: 1, height: 1 })
      .raw()
      .toBuffer({ resolveWithObject: true });
    expect(data[0]).toBeGreaterThan(200);
    const digest = (bytes: Uint8Array) => createHash("sha256").update(bytes).digest("hex");
    expect(digest(new Uint8Array((await second?.arrayBuffer()) ?? new ArrayBuffer(0)))).toBe(digest(small));
  });

  test("are missing for files that are not images", async () => {
    await putStoredFile(bucket.storage, objectName("img-1", "jpg"), Buffer.from([0xff, 0xd8, 0xff, 0]));
    expect((await bucket.fetch(signed(thumbnailName("img-1")))).status).toBe(404);
    expect((await bucket.fetch(signed(thumbnailName("img-2")))).status).toBe(404);
  });
});
