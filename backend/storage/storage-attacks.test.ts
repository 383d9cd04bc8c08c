/** Attacks on the bucket: by a caller with a form of their own, with another's address, or with neither. */
import { readdir } from "node:fs/promises";
import http from "node:http";
import path from "node:path";
import { deflateSync } from "node:zlib";
import { TestBucket } from "@/tests/support/test-bucket";
import { objectName, thumbnailName } from "./object-names";
import { Signatures } from "./signatures";
import { putStoredFile } from "./storage";

const KEY = "img-7k0bcdfghjklmnpqrstvwxz01234567";
const SECRET = "s".repeat(32);
const JPEG = Buffer.from([0xff, 0xd8, 0xff, 0xe0, 1, 2, 3, 4]);
const NOW = new Date("2026-03-02T10:20:00.000Z");

let bucket: TestBucket;
let host: string;
beforeEach(async () => {
  bucket = await TestBucket.start({ secret: SECRET, appOrigin: "https://lintel.test", clock: () => NOW });
  host = new URL((await bucket.fetch("https://files.test/healthz")).url).host;
});
afterEach(() => bucket.stop());

const fieldsOf = (kind: "image" | "video" | "document" = "image") => bucket.storage.formInputs(kind, KEY).fields;
const field = (name: string, value: string) =>
  `--b\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`;
const fieldsText = (fields: Record<string, string> = fieldsOf()) =>
  Object.entries(fields)
    .map(([name, value]) => field(name, value))
    .join("");
const fileHead = (fileName = `${KEY}.jpg`) =>
  `--b\r\nContent-Disposition: form-data; name="file"; filename="${fileName}"\r\nContent-Type: image/jpeg\r\n\r\n`;
const END = "\r\n--b--\r\n";
const formOf = (...parts: (string | Buffer)[]) => Buffer.concat(parts.map((part) => Buffer.from(part)));

/** Posts a body in chunks without a declared length, and returns the status and message of the answer. */
function post(body: Buffer, headers: http.OutgoingHttpHeaders = {}): Promise<[number, string]> {
  return new Promise((resolve, reject) => {
    const request = http.request(`http://${host}/`, {
      method: "POST",
      headers: { "content-type": "multipart/form-data; boundary=b", ...headers },
    });
    request.on("response", (answer) => {
      let text = "";
      answer.on("data", (chunk) => {
        text += String(chunk);
      });
      answer.on("end", () => {
        const message = text ? (JSON.parse(text) as { status: { message: string }[] }).status[0]?.message : "";
        resolve([answer.statusCode ?? 0, message ?? ""]);
      });
    });
    request.on("error", reject);
    for (let start = 0; start < body.length; start += 65_536) request.write(body.subarray(start, start + 65_536));
    request.end();
  });
}

async function stored(): Promise<string[]> {
  const folder = path.dirname(bucket.storage.fileOf(objectName(KEY, "jpg")));
  return readdir(folder).catch(() => []);
}

test("accepts a complete form, whatever follows the file", async () => {
  const more = `\r\n${field("kind", "video").trimEnd()}`;
  expect(await post(formOf(fieldsText(), fileHead(), JPEG, more, END))).toEqual([204, ""]);
  expect(await stored()).toEqual([`${KEY}.jpg`]);
});

test("ignores fields after the file", async () => {
  const answer = await post(formOf(fileHead(), JPEG, "\r\n", fieldsText().trimEnd(), END));
  expect(answer).toEqual([403, "The upload was not asked for here."]);
  expect(await stored()).toEqual([]);
});

test.each([
  ["another file's key", `${KEY.slice(0, -1)}8.jpg`, 403],
  ["a folder before it", `../../${KEY}.jpg`, 204],
  ["a folder after it", `${KEY}.jpg/../../x.jpg`, 403],
  ["two extensions", `${KEY}.php.jpg`, 400],
  ["an extension of another kind", `${KEY}.pdf`, 400],
  ["no extension", KEY, 403],
  ["a script's extension", `${KEY}.svg`, 400],
  ["a blank at the end", `${KEY}.jpg `, 400],
  ["a letter of another alphabet", `${KEY}.j\u0440g`, 400],
  ["a zero byte", `${KEY}.jpg\u0000.png`, 400],
  ["only the placeholder", "${filename}", 403],
])("a file name with %s (%j) is answered %i", async (_what, fileName, status) => {
  expect((await post(formOf(fieldsText(), fileHead(fileName), JPEG, END)))[0]).toBe(status);
  // Only the last part of the name counts, whatever folder a browser sends.
  expect(await stored()).toEqual(status === 204 ? [`${KEY}.jpg`] : []);
});

test("a policy needs its own signature, for the same use and by the same secret", async () => {
  const fields = fieldsOf();
  const policy = fields.policy ?? "";
  for (const signature of [
    new Signatures(SECRET).of("read", policy),
    new Signatures("t".repeat(32)).of("policy", policy),
    (fields.signature ?? "").toUpperCase(),
    "",
  ]) {
    const answer = await post(formOf(fieldsText({ ...fields, signature }), fileHead(), JPEG, END));
    expect(answer).toEqual([403, "The upload was not asked for here."]);
  }
});

test("a form for one kind accepts no other kind, though both allow the type", async () => {
  const asDocument = { ...fieldsOf("document"), kind: "image" };
  expect((await post(formOf(fieldsText(asDocument), fileHead(), JPEG, END)))[0]).toBe(403);
  // Of two fields with one name the last counts, and is the one that is checked.
  const twice = formOf(fieldsText(), field("kind", "document"), fileHead(), JPEG, END);
  expect((await post(twice))[0]).toBe(403);
});

test("stops reading at the size limit, also without a declared length", async () => {
  const large = Buffer.alloc(25 * 1024 * 1024 + 1);
  large.set(JPEG);
  expect(await post(formOf(fieldsText(), fileHead(), large, END))).toEqual([413, "The file is larger than 25 MB."]);
  expect(await stored()).toEqual([]);
});

test("refuses a malformed form with a message, and accepts the next one", async () => {
  const manyFields = Array.from({ length: 41 }, (_, index) => field(`x${index}`, "y")).join("");
  const broken: [Buffer, string][] = [
    [formOf("nothing of a form"), "The form does not begin with its boundary."],
    [formOf(fieldsText(), fileHead(), JPEG), "The form ends too early."],
    [formOf(`--b\r\nX: ${"y".repeat(20_000)}\r\n\r\nz`, END), "A part of the form has too long a head."],
    [formOf(field("x", "y".repeat(70_000)), END), "The field x is too long."],
    [formOf(manyFields, END), "The form has too many parts."],
    [formOf("--b\r\nContent-Type: text/plain\r\n\r\nz", END), "A part of the form has no name."],
  ];
  for (const [body, message] of broken) expect(await post(body)).toEqual([400, message]);
  expect(await post(Buffer.from("x"), { "content-type": "multipart/form-data" })).toEqual([
    400,
    "The form has no boundary.",
  ]);
  expect((await post(formOf(fieldsText(), fileHead(), JPEG, END)))[0]).toBe(204);
});

test("refuses requests that list, change or delete files", async () => {
  await putStoredFile(bucket.storage, objectName(KEY, "jpg"), JPEG);
  const address = bucket.storage.sign(bucket.storage.addressOf(objectName(KEY, "jpg")));
  for (const [method, target] of [
    ["PUT", address],
    ["DELETE", address],
    ["POST", address],
    ["GET", "https://files.test/"],
    ["GET", "https://files.test/uploads/insured-generic/"],
    ["GET", "https://files.test/uploads"],
  ] as const) {
    expect([method, target, (await bucket.fetch(target, { method })).status]).toEqual([method, target, 404]);
  }
  expect(await stored()).toEqual([`${KEY}.jpg`]);
});

describe("signed addresses", () => {
  const NAME = objectName(KEY, "jpg");
  const signed = (name = NAME) => bucket.storage.sign(bucket.storage.addressOf(name));
  const statusOf = async (address: string, init?: RequestInit) => (await bucket.fetch(address, init)).status;
  beforeEach(() => putStoredFile(bucket.storage, NAME, Buffer.alloc(1000, 7)));

  test("are valid for one name, not for its thumbnail, another extension, or another spelling", async () => {
    const address = signed();
    expect(await statusOf(address)).toBe(200);
    for (const other of [
      address.replace(NAME, thumbnailName(KEY)),
      address.replace(".jpg", ".png"),
      address.replace(".jpg", ".JPG"),
      `${address}&expires=9999999999`,
      address.replace("signature=", "signature=x&signature="),
      address.replace(/expires=(\d+)/, "expires=$1.5"),
      address.replace(/expires=(\d+)/, "expires=%20$1"),
    ]) {
      expect([other, await statusOf(other)]).toEqual([other, 403]);
    }
    expect(await statusOf(address.replace("insured-generic/", "insured-generic//"))).toBe(404);
    expect(await statusOf(address.replace("/uploads", "/uploads/../uploads"))).toBe(200);
  });

  test("exist only for names of this bucket", () => {
    const { storage } = bucket;
    for (const address of [
      "https://elsewhere.test/x.jpg",
      `https://elsewhere.test/x?y=/${NAME}`,
      `javascript:alert(1)//${NAME}`,
      `https://files.test/uploads/insured-generic/../../${KEY}.jpg`,
      "",
    ]) {
      expect(storage.sign(address)).toBe(address);
    }
    // An address from an earlier origin is read at the current one.
    expect(storage.sign(`https://old.test/${NAME}`)).toMatch(/^https:\/\/files\.test\/uploads\//);
  });

  test.each([
    ["bytes=0-0", 206, "bytes 0-0/1000", 1],
    ["bytes=990-", 206, "bytes 990-999/1000", 10],
    ["bytes=-5", 206, "bytes 995-999/1000", 5],
    ["bytes=-5000", 206, "bytes 0-999/1000", 1000],
    ["bytes=0-99999999999999999999999", 206, "bytes 0-999/1000", 1000],
    ["bytes=1000-1001", 416, "bytes */1000", 0],
    ["bytes=-0", 416, "bytes */1000", 0],
    ["bytes=99999999999999999999999-", 416, "bytes */1000", 0],
    ["bytes=5-2", 200, null, 1000],
    ["bytes=0-1,5-6", 200, null, 1000],
    ["lines=0-1", 200, null, 1000],
    ["bytes=a-b", 200, null, 1000],
  ])("the range %s is answered %i", async (range, status, contentRange, length) => {
    const answer = await bucket.fetch(signed(), { headers: { range } });
    expect([answer.status, answer.headers.get("content-range")]).toEqual([status, contentRange]);
    expect((await answer.arrayBuffer()).byteLength).toBe(length);
  });
});

/** Returns a PNG that is small as a file and has 22,000 x 22,000 equal pixels. */
function bomb(): Buffer {
  const side = 22_000;
  const chunk = (type: string, data: Buffer) => {
    const body = Buffer.concat([Buffer.from(type, "latin1"), data]);
    const [head, tail] = [Buffer.alloc(4), Buffer.alloc(4)];
    head.writeUInt32BE(data.length);
    tail.writeUInt32BE(crc(body));
    return Buffer.concat([head, body, tail]);
  };
  const header = Buffer.alloc(13);
  header.writeUInt32BE(side, 0);
  header.writeUInt32BE(side, 4);
  header.set([1, 0, 0, 0, 0], 8);
  const rows = deflateSync(Buffer.alloc((side / 8 + 1) * 100));
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  return Buffer.concat([signature, chunk("IHDR", header), chunk("IDAT", rows), chunk("IEND", Buffer.alloc(0))]);
}

function crc(bytes: Buffer): number {
  let value = 0xffffffff;
  for (const byte of bytes) {
    value ^= byte;
    for (let bit = 0; bit < 8; bit += 1) value = (value >>> 1) ^ (value & 1 ? 0xedb88320 : 0);
  }
  return (value ^ 0xffffffff) >>> 0;
}

test("a picture with too many pixels has no thumbnail", async () => {
  await putStoredFile(bucket.storage, objectName(KEY, "png"), bomb());
  const small = bucket.storage.sign(bucket.storage.addressOf(thumbnailName(KEY)));
  expect((await bucket.fetch(small)).status).toBe(404);
  const { readPicture } = await import("./read-picture");
  await expect(readPicture(bucket.storage.fileOf(objectName(KEY, "png")))).rejects.toThrow(
    "The file can't be read as an image.",
  );
});
