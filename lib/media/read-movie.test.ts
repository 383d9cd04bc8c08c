import { box, mp4Bytes } from "@/tests/support/file-bytes";
import { isWebmCutOff, readMp4 } from "./read-movie";

const read = (...parts: Uint8Array<ArrayBuffer>[]) => readMp4(new Blob(parts));

test.each([
  ["H.264", ["avc1"]],
  ["HEVC", ["hvc1"]],
  ["sound only", []],
])("reads the codecs of a complete MP4, with the index first or last: %s", async (_what, codecs) => {
  expect(await read(mp4Bytes({ codecs }))).toEqual({ isCutOff: false, codecs });
  expect(await read(mp4Bytes({ codecs, isIndexFirst: true }))).toEqual({ isCutOff: false, codecs });
});

test.each([true, false])(
  "a file that ends within its frames or its index is cut off (index first: %s)",
  async (first) => {
    const complete = mp4Bytes({ isIndexFirst: first });
    for (const length of [40, 200, 350, complete.length - 1]) {
      expect([length, (await read(complete.slice(0, length))).isCutOff]).toEqual([length, true]);
    }
  },
);

test("a file that ends just before its index is cut off", async () => {
  expect(await read(box("ftyp", "isom\0\0\0\0"), box("mdat", "pictures"))).toEqual({ isCutOff: true, codecs: [] });
});

test("accepts bytes after the last box, and a last box without a length", async () => {
  expect((await read(mp4Bytes(), new Uint8Array(5))).isCutOff).toBe(false);
  expect((await read(mp4Bytes(), new Uint8Array(64))).isCutOff).toBe(false);
  const open = new Uint8Array([0, 0, 0, 0, 0x6d, 0x64, 0x61, 0x74, 1, 2, 3]);
  expect(await read(mp4Bytes(), open)).toEqual({ isCutOff: false, codecs: ["avc1"] });
});

/** Returns a WebM: its EBML header, then a segment with an id, a length of eight bytes and the content. */
function webm(length: number | null, content: number): Blob {
  const head = [0x1a, 0x45, 0xdf, 0xa3, 0x87, 0x42, 0x82, 0x84, 0x77, 0x65, 0x62, 0x6d];
  const size = new Uint8Array(8).fill(0xff);
  if (length !== null) new DataView(size.buffer).setBigUint64(0, BigInt(length) | (1n << 56n));
  if (length === null) size[0] = 1;
  return new Blob([Uint8Array.from([...head, 0x18, 0x53, 0x80, 0x67]), size, new Uint8Array(content)]);
}

test.each([
  ["complete", 5000, 5000, false],
  ["cut off", 5000, 4999, true],
  ["streamed without a length", null, 100, false],
])("detects whether a WebM is cut off: %s", async (_what, length, content, isCutOff) => {
  expect(await isWebmCutOff(webm(length, content))).toBe(isCutOff);
});
