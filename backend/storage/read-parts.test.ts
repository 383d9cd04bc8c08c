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

async function* inPieces(bytes: Buffer, size: number): AsyncGenerator<Buffer> {
  for (let at = 0; at < bytes.length; at += size) yield bytes.subarray(at, at + size);
}

async function readAll(source: AsyncIterable<Buffer>) {
  const found: Sent[] = [];
  for await (const { name, fileName, body } of readParts(source, BOUNDARY)) {
    const chunks: Buffer[] = [];
    for await (const chunk of body) chunks.push(chunk);
    found.push({ name, ...(fileName === null ? {} : { fileName }), bytes: Buffer.concat(chunks) });
  }
  return found;
}

/** Bytes among which pieces of the boundary are likely. */
const bytes = fc
  .array(fc.oneof(fc.constantFrom("\r", "\n", "-", `\r\n--${BOUNDARY.slice(0, -1)}`, "\r\n--"), fc.string()), {
    maxLength: 12,
  })
  .map((pieces) => Buffer.from(pieces.join("").replaceAll(`--${BOUNDARY}`, "")));

test("every part comes back byte for byte, however the form is cut into pieces", async () => {
  const parts = fc.array(fc.record({ name: fc.constantFrom("key", "policy"), bytes }), { maxLength: 5 });
  await fc.assert(
    fc.asyncProperty(parts, bytes, fc.integer({ min: 1, max: 200 }), async (fields, file, size) => {
      const sent = [...fields, { name: "file", fileName: "img-1.png", bytes: file }];
      expect(await readAll(inPieces(formOf(sent), size))).toEqual(sent);
    }),
  );
});

test("what is left of a part is skipped", async () => {
  const sent = [
    { name: "long", bytes: Buffer.alloc(100_000, 120) },
    { name: "next", bytes: Buffer.from("yes") },
  ];
  const names: string[] = [];
  for await (const part of readParts(inPieces(formOf(sent), 1000), BOUNDARY)) names.push(part.name);
  expect(names).toEqual(["long", "next"]);
});

test("a file's name is the last of its path", async () => {
  const form = formOf([{ name: "file", fileName: "C:\\photos\\../img-1.png", bytes: Buffer.from("x") }]);
  expect((await readAll(inPieces(form, 64)))[0]?.fileName).toBe("img-1.png");
});

test.each([
  ["too early", formOf([{ name: "a", bytes: Buffer.from("b") }], ""), "The form ends too early."],
  ["other boundary", Buffer.from(`--other${"-".repeat(40)}`), "The form does not begin with its boundary."],
  ["no name", Buffer.from(`--${BOUNDARY}\r\nX: y\r\n\r\nz\r\n--${BOUNDARY}--`), "A part of the form has no name."],
  ["endless head", Buffer.from(`--${BOUNDARY}\r\nX: ${"y".repeat(20_000)}`), "A part of the form has too long a head."],
  ["bad end", formOf([{ name: "a", bytes: Buffer.from("b") }], `--${BOUNDARY}xx`), "The form cannot be read."],
])("refused: %s", async (_what, form, message) => {
  await expect(readAll(inPieces(form, 512))).rejects.toThrow(message);
});

test("a field has its limit", async () => {
  const form = formOf([{ name: "policy", bytes: Buffer.alloc(11, 120) }]);
  const read = async () => {
    for await (const part of readParts(inPieces(form, 64), BOUNDARY)) await readField(part, 10);
  };
  await expect(read()).rejects.toThrow("The field policy is too long.");
});

test("the boundary is read from the content type", () => {
  expect(boundaryOf("multipart/form-data; boundary=abc")).toBe("abc");
  expect(boundaryOf('multipart/form-data; charset=utf-8; boundary="a b"')).toBe("a b");
  for (const type of [undefined, "application/json", "multipart/form-data", "multipart/form-data; boundary="])
    expect(() => boundaryOf(type)).toThrow("The form has no boundary.");
});
