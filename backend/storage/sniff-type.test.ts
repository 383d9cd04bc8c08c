import { looksLike } from "./sniff-type";

const text = (latin1: string) => Buffer.from(latin1, "latin1");

test.each([
  ["image/jpeg", "\xff\xd8\xff\xe0\x00\x10JFIF"],
  ["image/png", "\x89PNG\r\n\x1a\n\x00\x00\x00\rIHDR"],
  ["image/webp", "RIFF\x24\x00\x00\x00WEBPVP8 "],
  ["image/avif", "\x00\x00\x00\x20ftypavif\x00\x00\x00\x00"],
  ["image/gif", "GIF89a"],
  ["video/mp4", "\x00\x00\x00\x18ftypmp42"],
  ["video/quicktime", "\x00\x00\x00\x14ftypqt  "],
  ["video/webm", "\x1a\x45\xdf\xa3\x01"],
  ["application/pdf", "%PDF-1.7\n"],
  ["text/csv", "name,amount\r\n"],
])("%s", (type, head) => {
  expect(looksLike(type, text(head))).toBe(true);
  expect(looksLike(type, text("<!doctype html>\x00"))).toBe(false);
});

test("no other type is known", () => {
  expect(looksLike("text/html", text("<html>"))).toBe(false);
});
