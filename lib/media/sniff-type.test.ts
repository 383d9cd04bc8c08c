import { box, heicBytes, jpegBytes, mp4Bytes } from "@/tests/support/file-bytes";
import { looksLike, looksLikeImage, SNIFFED_BYTES, sniffType, typeByContent } from "./sniff-type";

const text = (latin1: string) => Buffer.from(latin1, "latin1");
const PNG = text("\x89PNG\r\n\x1a\n\x00\x00\x00\rIHDR");
const WEBM = text("\x1a\x45\xdf\xa3\x9f\x42\x86\x81\x01\x42\x82\x84webm");
const UTF16 = text("\xff\xfen\x00a\x00m\x00e\x00");
const DOCX = "application/vnd.openxmlformats-officedocument.wordprocessingml.document";

test.each([
  ["image/jpeg", text("\xff\xd8\xff\xe0\x00\x10JFIF")],
  ["image/png", PNG],
  ["image/webp", text("RIFF\x24\x00\x00\x00WEBPVP8 ")],
  ["image/avif", text("\x00\x00\x00\x20ftypavif\x00\x00\x00\x00")],
  ["image/avif", text("\x00\x00\x00\x1cftypmif1\x00\x00\x00\x00mif1avifmiaf")],
  ["image/gif", text("GIF89a")],
  ["video/mp4", text("\x00\x00\x00\x18ftypmp42")],
  ["video/quicktime", text("\x00\x00\x00\x14ftypqt  ")],
  ["video/webm", WEBM],
  ["application/pdf", text("%PDF-1.7\n")],
  [DOCX, text("PK\x03\x04")],
  ["text/csv", text("name,amount\r\n")],
  ["text/plain", UTF16],
])("recognizes %s by its first bytes, and rejects HTML", (type, head) => {
  expect(looksLike(type, head)).toBe(true);
  expect(looksLike(type, text("<!doctype html>\x00"))).toBe(false);
});

test("text/html is no accepted type", () => {
  expect(looksLike("text/html", text("<html>"))).toBe(false);
});

test.each(["heic", "heix", "hevc", "mif1"])("a photo of brand %s is a HEIC, and no AVIF", (brand) => {
  const head = text(`\x00\x00\x00\x1cftyp${brand}\x00\x00\x00\x00mif1heicmiaf`);
  expect(sniffType(head)).toBe("image/heic");
  expect([looksLike("image/avif", head), looksLikeImage(head)]).toEqual([false, false]);
});

test.each([
  ["heif", "mif1heic"],
  ["MiHE", "mif1miafMiHBMiHEheix"],
  ["MiHA", "msf1hevc"],
  ["????", "mif1"],
])("a photo of brand %s that lists HEIC among its brands is a HEIC, and no movie", (major, others) => {
  const head = box("ftyp", major, "\0\0\0\0", others);
  expect(sniffType(head)).toBe("image/heic");
  expect(typeByContent("video", "roof.mp4", head)).toBeNull();
});

test.each(["isom", "iso6", "mp42", "avc1", "M4V ", "3gp5", "MSNV", "qt  "])(
  "a movie of brand %s stays a movie, whatever else it lists",
  (major) => {
    const type = sniffType(box("ftyp", major, "\0\0\0\0", "mif1heic"));
    expect(type).toBe(major === "qt  " ? "video/quicktime" : "video/mp4");
  },
);

test.each([
  ["a line end", "\r\n%PDF-1.4\n"],
  ["a byte order mark", "\xef\xbb\xbf%PDF-1.7\n"],
  ["the header of a mail", `Content-Type: application/pdf\r\n${"X: y\r\n".repeat(100)}\r\n%PDF-1.4\n`],
  ["the header of an old Mac", `${"\0".repeat(128)}%PDF-1.3\n`],
  ["the most that viewers skip", `${" ".repeat(1_019)}%PDF-1.4\n`],
])("a PDF that begins after %s is a PDF", (_, latin1) => {
  const head = text(latin1).subarray(0, SNIFFED_BYTES);
  expect(typeByContent("document", "a.pdf", head)).toEqual({ contentType: "application/pdf", extension: "pdf" });
  expect(looksLike("application/pdf", head)).toBe(true);
});

test("a text that mentions the start of a PDF stays a text, and a ZIP stays a ZIP", () => {
  const note = text("A PDF begins with %PDF-1.4 or later.");
  expect(typeByContent("document", "note.txt", note)).toEqual({ contentType: "text/plain", extension: "txt" });
  expect([looksLike("text/plain", note), looksLike("text/csv", note)]).toEqual([true, true]);
  expect(typeByContent("document", "plan.docx", text("PK\x03\x04%PDF-1.4"))?.contentType).toBe(DOCX);
});

test("a WebM that names its writer libmatroska stays a WebM, and a text with a late zero byte stays a text", () => {
  expect(sniffType(text(`\x1a\x45\xdf\xa3\x9fwebm${"\0".repeat(100)}libmatroska`))).toBe("video/webm");
  expect(sniffType(text(`${"name,amount\n".repeat(10)}\0`))).toBe("text/plain");
});

test.each([
  ["image", "roof.jpg", PNG, "image/png", "png"],
  ["image", "roof.png", text("RIFF\x24\x00\x00\x00WEBPVP8 "), "image/webp", "webp"],
  ["image", "roof.jfif", jpegBytes(), "image/jpeg", "jpg"],
  ["image", "roof", jpegBytes(), "image/jpeg", "jpg"],
  ["video", "walk.mp4", WEBM, "video/webm", "webm"],
  ["video", "walk.mp4", mp4Bytes({ brand: "qt  " }), "video/quicktime", "mov"],
  ["video", "walk.m4v", mp4Bytes(), "video/mp4", "mp4"],
  ["document", "roof.jpg", text("%PDF-1.7\n"), "application/pdf", "pdf"],
  ["document", "plan.docx", text("PK\x03\x04"), DOCX, "docx"],
  ["document", "list.csv", text("name,amount"), "text/csv", "csv"],
  ["logo", "logo.jfif", jpegBytes(), "image/jpeg", "jpg"],
] as const)("as %s, %s with other bytes has the type of its bytes", (kind, name, head, contentType, extension) => {
  expect(typeByContent(kind, name, head)).toEqual({ contentType, extension });
});

test.each([
  ["image", "roof.jpg", heicBytes()],
  ["image", "roof.jpg", text("<svg xmlns='http://www.w3.org/2000/svg'/>")],
  ["image", "roof.jpg", text("%PDF-1.7\n")],
  ["image", "roof.png", text("<!doctype html>")],
  ["image", "roof.jpg", text("II*\x00\x08\x00\x00\x00")],
  ["image", "roof.jpg", text("BM\x46\x00\x00\x00\x00\x00")],
  ["image", "roof.jpg", text("")],
  ["image", "walk.jpg", mp4Bytes()],
  ["video", "walk.mp4", jpegBytes()],
  ["video", "walk.webm", text("\x1a\x45\xdf\xa3\x01\x00\x00\x00matroska")],
  ["logo", "logo.png", text("GIF89a")],
  ["document", "program.zip", text("PK\x03\x04")],
  ["document", "page.html", text("<!doctype html>")],
] as const)("as %s, refuses %s with other bytes", (kind, name, head) => {
  expect(typeByContent(kind, name, head)).toBeNull();
});
