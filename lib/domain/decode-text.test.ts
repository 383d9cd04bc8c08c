import { decodeText } from "./decode-text";

const bytes = (...values: number[]) => Uint8Array.from(values);

test.each([
  ["UTF-8", bytes(0x5a, 0x6f, 0xc3, 0xab), "Zoë"],
  ["UTF-8 with a mark", bytes(0xef, 0xbb, 0xbf, 0x41), "A"],
  ["the Windows letters", bytes(0x5a, 0x6f, 0xeb), "Zoë"],
  ["UTF-16, little end first", bytes(0xff, 0xfe, 0x5a, 0x00, 0xeb, 0x00), "Zë"],
  ["UTF-16, big end first", bytes(0xfe, 0xff, 0x00, 0x5a, 0x00, 0xeb), "Zë"],
  ["nothing", bytes(), ""],
])("%s", (_, given, text) => {
  expect(decodeText(given)).toBe(text);
});
