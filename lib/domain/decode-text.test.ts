import { decodeText, isNoText, type TextEncoding } from "./decode-text";

const bytes = (...values: number[]) => Uint8Array.from(values);
/** Text with bytes for non-ASCII letters, such as "Ren<8e>". */
const raw = (text: string) =>
  Uint8Array.from(
    Buffer.from(
      text.replace(/<(..)>/g, (_, hex) => String.fromCharCode(Number.parseInt(hex, 16))),
      "latin1",
    ),
  );

test.each<[string, Uint8Array, TextEncoding, string]>([
  ["UTF-8", bytes(0x5a, 0x6f, 0xc3, 0xab), "utf-8", "Zoë"],
  ["UTF-8 with a byte order mark", bytes(0xef, 0xbb, 0xbf, 0x41), "utf-8", "A"],
  ["UTF-16, little-endian", bytes(0xff, 0xfe, 0x5a, 0x00, 0xeb, 0x00), "utf-16le", "Zë"],
  ["UTF-16, big-endian", bytes(0xfe, 0xff, 0x00, 0x5a, 0x00, 0xeb), "utf-16be", "Zë"],
  ["UTF-16 without a byte order mark", Buffer.from("ann@k.test,Łoś", "utf16le"), "utf-16le", "ann@k.test,Łoś"],
  [
    "UTF-16 without a byte order mark, big-endian",
    Buffer.from("ann@k.test,Łoś", "utf16le").swap16(),
    "utf-16be",
    "ann@k.test,Łoś",
  ],
  ["Windows, Western Europe", raw("Ren<e9>,M<fc>ller"), "windows-1252", "René,Müller"],
  ["Windows, Central Europe", raw("Pawe<b3>,W<f3>jcik"), "windows-1250", "Paweł,Wójcik"],
  ["Mac Roman", raw("Ren<8e>,M<9f>ller"), "macintosh", "René,Müller"],
  ["Windows, Cyrillic", raw("<c8><e2><e0><ed>,<cf><e5><f2><f0><ee><e2>"), "windows-1251", "Иван,Петров"],
  ["nothing", bytes(), "utf-8", ""],
])("detects %s with certainty", (_, input, encoding, text) => {
  expect(decodeText(input)).toEqual({ text, encoding, isDoubtful: false });
});

test.each<[string, Uint8Array, TextEncoding, string]>([
  ["a letter that two encodings have", raw("Mu<f1>oz"), "windows-1252", "Muñoz"],
  ["UTF-8 that is cut off", bytes(...Buffer.from("José,Łoś,Bj"), 0xc3), "utf-8", "José,Łoś,Bj\ufffd"],
  ["a line of another encoding", bytes(...Buffer.from("José,Łoś,"), 0xe9, 0x2c, 0x41), "utf-8", "José,Łoś,\ufffd,A"],
  ["characters that no name has", raw("a<b0><a4>"), "windows-1252", "a°¤"],
])("is doubtful about %s", (_, input, encoding, text) => {
  expect(decodeText(input)).toEqual({ text, encoding, isDoubtful: true });
});

test("uses a chosen encoding", () => {
  expect(decodeText(raw("Mu<f1>oz"), "windows-1250").text).toBe("Muńoz");
});

test("a spreadsheet file is not text; a table with a stray control character is", () => {
  expect(isNoText("PK\u0003\u0004\u0014\0\u0006\0")).toBe(true);
  expect(isNoText("\0\u0001".repeat(100))).toBe(true);
  expect(isNoText("Email,Name\na\0nn@k.test,Ann")).toBe(false);
});

test("detects bytes that are not text without scoring their letters", () => {
  const noise = Uint8Array.from({ length: 4_096 }, (_, index) => (index * index * 31 + (index >> 3)) % 251);
  const { text, encoding } = decodeText(noise);
  expect([isNoText(text), encoding]).toEqual([true, "macintosh"]);
});
