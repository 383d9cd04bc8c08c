import { Readable } from "node:stream";
import fc from "fast-check";
import { boundaryOf, readField, readParts } from "./read-parts";

const BOUNDARY = "----boundary7";

type Sent = { name: string; fileName?: string; bytes: Buffer };

function formOf(parts: readonly Sent[], end = `--${BOUNDARY}--\r\n`): Buffer {
  const chunks = parts.flatMap(({ name, fileName, bytes }) => {
    const file = fileName === undefined ? "" : `; filename="${fileName}"\r\nContent-Type: image/png`;
    return [
      Buffer.from(`--${BOUNDARY}\r\nContent-Disposition: form-data; name="${name}"${file}\r\n\r\n`),
      bytes,
      Buffer.from("\r\n"),
    ];
  });
  return Buffer.concat([...chunks, Buffer.from(end)]);
}

function inPieces(bytes: Buffer, size: number): Readable {
  const count = Math.ceil(bytes.length / size);
  return Readable.from(Array.from({ length: count }, (_, index) => bytes.subarray(index * size, (index + 1) * size)));
}

async function readAll(source: Readable) {
  const found: Sent[] = [];
  for await (const { name, fileName, body } of readParts(source, BOUNDARY)) {
    const chunks: Buffer[] = [];
    for await (const chunk of body) chunks.push(chunk);
    found.push({ name, ...(fileName === null ? {} : { fileName }), bytes: Buffer.concat(chunks) });
  }
  return found;
}

/** Bytes that often contain pieces of the boundary. */
const bytes = fc
  .array(fc.oneof(fc.constantFrom("\r", "\n", "-", `\r\n--${BOUNDARY.slice(0, -1)}`, "\r\n--"), fc.string()), {
    maxLength: 12,
  })
  .map((pieces) => Buffer.from(pieces.join("").replaceAll(`--${BOUNDARY}`, "")));

test("returns every part byte for byte, however the form is split into chunks", async () => {
  const parts = fc.array(fc.record({ name: fc.constantFrom("key", "policy"), bytes }), { maxLength: 5 });
  await fc.assert(
    fc.asyncProperty(parts, bytes, fc.integer({ min: 1, max: 200 }), async (fields, file, size) => {
      const sent = [...fields, { name: "file", fileName: "img-1.png", bytes: file }];
      expect(await readAll(inPieces(formOf(sent), size))).toEqual(sent);
    }),
  );
});

test("decodes a file name that is not ASCII, and its quotes", async () => {
  const form = formOf([{ name: "file", fileName: "Küche %22é%22 \u{1f3e0}.png", bytes: Buffer.from("x") }]);
  expect((await readAll(inPieces(form, 3)))[0]?.fileName).toBe('Küche "é" \u{1f3e0}.png');
});

test("never returns a part that is cut off as complete, however late it is read", async () => {
  const source = inPieces(formOf([{ name: "file", fileName: "a.png", bytes: Buffer.alloc(5000, 120) }], ""), 1000);
  const read = async () => {
    for await (const { body } of readParts(source, BOUNDARY)) {
      await new Promise((resolve) => setTimeout(resolve, 50));
      for await (const _ of body);
    }
  };
  await expect(read()).rejects.toThrow("The form ends too early.");
});

test("reads the complete parts before a malformed one", async () => {
  const form = Buffer.concat([
    formOf([{ name: "a", bytes: Buffer.from("b") }], ""),
    Buffer.from(`--${BOUNDARY}\r\nX: y\r\n\r\nsome bytes`),
  ]);
  const names: string[] = [];
  const read = async () => {
    for await (const part of readParts(inPieces(form, 1000), BOUNDARY)) names.push(await readField(part));
  };
  await expect(read()).rejects.toThrow("A part of the form has no name.");
  expect(names).toEqual(["b"]);
});

test("an unread body pauses the source, so that a large file is not held in memory", async () => {
  let sent = 0;
  const chunk = Buffer.alloc(64 * 1024, 120);
  const source = Readable.from(
    (function* () {
      yield formOf([{ name: "file", fileName: "a.mp4", bytes: Buffer.alloc(0) }], "").subarray(0, -2);
      for (; sent < 3200; sent += 1) yield chunk;
      yield Buffer.from(`\r\n--${BOUNDARY}--`);
    })(),
  );
  let received = 0;
  for await (const { body } of readParts(source, BOUNDARY)) {
    for await (const piece of body) {
      received += piece.length;
      if (received % (256 * chunk.length) < piece.length) {
        await new Promise((resolve) => setTimeout(resolve, 5));
        expect(sent * chunk.length - received).toBeLessThan(4 * 1024 * 1024);
      }
    }
  }
  expect(received).toBe(3200 * chunk.length);
});

test("fails with the error of its source, and leaves its source open when the caller stops", async () => {
  const broken = Readable.from(
    (async function* () {
      yield formOf([{ name: "file", fileName: "a.png", bytes: Buffer.alloc(10) }], "");
      throw new Error("reset");
    })(),
  );
  await expect(readAll(broken)).rejects.toThrow("reset");
  const source = inPieces(formOf([{ name: "a", bytes: Buffer.alloc(400_000) }]), 1000);
  for await (const { body } of readParts(source, BOUNDARY)) {
    for await (const _ of body) break;
    break;
  }
  expect(source.destroyed).toBe(false);
  source.resume();
  await new Promise((resolve) => source.on("end", resolve));
});

test("skips the unread rest of a part", async () => {
  const sent = [
    { name: "long", bytes: Buffer.alloc(100_000, 120) },
    { name: "next", bytes: Buffer.from("yes") },
  ];
  const names: string[] = [];
  for await (const part of readParts(inPieces(formOf(sent), 1000), BOUNDARY)) names.push(part.name);
  expect(names).toEqual(["long", "next"]);
});

test("drops the folders of a file name", async () => {
  const form = formOf([{ name: "file", fileName: "C:\\photos\\../img-1.png", bytes: Buffer.from("x") }]);
  expect((await readAll(inPieces(form, 64)))[0]?.fileName).toBe("img-1.png");
});

test.each([
  ["an early end", formOf([{ name: "a", bytes: Buffer.from("b") }], ""), "The form ends too early."],
  ["another boundary", Buffer.from(`--other${"-".repeat(40)}`), "The form does not begin with its boundary."],
  ["no name", Buffer.from(`--${BOUNDARY}\r\nX: y\r\n\r\nz\r\n--${BOUNDARY}--`), "A part of the form has no name."],
  ["a long head", Buffer.from(`--${BOUNDARY}\r\nX: ${"y".repeat(20_000)}`), "A part of the form has too long a head."],
  ["a bad end", formOf([{ name: "a", bytes: Buffer.from("b") }], `--${BOUNDARY}xx`), "The form cannot be read."],
])("refuses a form with %s", async (_what, form, message) => {
  await expect(readAll(inPieces(form, 512))).rejects.toThrow(message);
});

test("refuses a field over its limit", async () => {
  const form = formOf([{ name: "policy", bytes: Buffer.alloc(11, 120) }]);
  const read = async () => {
    for await (const part of readParts(inPieces(form, 64), BOUNDARY)) await readField(part, 10);
  };
  await expect(read()).rejects.toThrow("The field policy is too long.");
});

test("reads the boundary from the content type", () => {
  expect(boundaryOf("multipart/form-data; boundary=abc")).toBe("abc");
  expect(boundaryOf('multipart/form-data; charset=utf-8; boundary="a b"')).toBe("a b");
  for (const type of [undefined, "application/json", "multipart/form-data", "multipart/form-data; boundary="])
    expect(() => boundaryOf(type)).toThrow("The form has no boundary.");
});
