import { heicBytes, jpegBytes, mp4Bytes } from "@/tests/support/file-bytes";
import { FILE_FAULTS, inspectFile } from "./inspect-file";

/** Simulates a browser's answer to a video. */
function browserThat(answer: "plays" | "refuses" | "has no picture") {
  Object.assign(URL, { createObjectURL: () => "blob:video", revokeObjectURL: () => {} });
  jest.spyOn(HTMLMediaElement.prototype, "src", "set").mockImplementation(function (this: HTMLMediaElement) {
    Object.defineProperty(this, "videoWidth", { value: answer === "plays" ? 640 : 0 });
    if (answer === "refuses") this.onerror?.("");
    else this.onloadedmetadata?.(new Event("loadedmetadata"));
  });
}
afterEach(() => jest.restoreAllMocks());

const inspect = (content: BlobPart, name = "file.bin") => inspectFile(new File([content], name), ["image", "video"]);
const fault = (text: string | null) => ({ kind: null, fault: text });

test("checks a photo by its content and header, before decoding", async () => {
  expect(await inspect(jpegBytes("", { width: 12_000, height: 10_000 }))).toEqual({ kind: "image" });
  expect(await inspect(jpegBytes("", { width: 12_000, height: 11_167 }))).toEqual(
    fault("This photo has 134 megapixels, and the limit is 120. Export it at a smaller size, then upload it."),
  );
  expect(await inspect(jpegBytes("half", { isWhole: false }))).toEqual(fault(FILE_FAULTS.photoCutOff));
  expect(await inspect(heicBytes(), "IMG_1.jpg")).toEqual(fault(FILE_FAULTS.heic));
  expect(await inspect("<svg/>", "roof.jpg")).toEqual(fault(null));
});

test.each([
  ["H.264", { codecs: ["avc1"] }, "plays", null],
  ["HEVC in a browser that plays it", { codecs: ["hvc1"] }, "plays", null],
  ["HEVC in a browser that refuses it", { codecs: ["hvc1"], brand: "qt  " }, "refuses", FILE_FAULTS.hevc],
  ["HEVC in a browser that plays only its sound", { codecs: ["hev1"] }, "has no picture", FILE_FAULTS.hevc],
  ["another codec", { codecs: ["apcn"] }, "refuses", FILE_FAULTS.unplayable],
  ["sound only", { codecs: [] }, "plays", FILE_FAULTS.noPicture],
] as const)("accepts or rejects a video with %s", async (_what, movie, answer, expected) => {
  browserThat(answer);
  expect(await inspect(mp4Bytes(movie))).toEqual(expected === null ? { kind: "video" } : fault(expected));
});

test("does not pass a truncated video to the browser", async () => {
  browserThat("plays");
  const whole = mp4Bytes({ isIndexFirst: true });
  expect(await inspect(whole.slice(0, whole.length - 10))).toEqual(fault(FILE_FAULTS.videoCutOff));
});

test("rejects a WebM with sound only", async () => {
  browserThat("has no picture");
  const recording = [0x1a, 0x45, 0xdf, 0xa3, 0x84, 0x77, 0x65, 0x62, 0x6d, 0x18, 0x53, 0x80, 0x67, 0xff];
  expect(await inspect(Uint8Array.from(recording), "walk.mp4")).toEqual(fault(FILE_FAULTS.noPicture));
});

test("rejects a file whose bytes cannot be read, with the reason", async () => {
  const unreadable = new File([jpegBytes()], "cloud.jpg");
  const refuse = () => Promise.reject(new DOMException("", "NotReadableError"));
  unreadable.slice = () => Object.assign(new Blob(), { arrayBuffer: refuse });
  expect(await inspectFile(unreadable, ["image", "video"])).toEqual(
    fault("This file can’t be read. Copy it to this computer, then choose it again."),
  );
});
