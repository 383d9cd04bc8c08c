import { heicBytes, jpegBytes, mp4Bytes } from "@/tests/support/file-bytes";
import { judgeFiles, refusalLines } from "./judge-files";

jest.mock("@/lib/client/data/media/picture-facts", () => ({ readVideo: async () => ({ facts: null, problem: null }) }));

function fileOf(name: string, content: BlobPart = jpegBytes(), size?: number): File {
  const file = new File([content], name, { lastModified: 0 });
  if (size !== undefined) Object.defineProperty(file, "size", { value: size });
  return file;
}

test("recognizes photos and videos by content, not by name", async () => {
  const files = [fileOf("a.mp4"), fileOf("b.JPG", mp4Bytes()), fileOf("c.jfif"), fileOf("d")];
  const { taken, refused } = await judgeFiles(files);
  expect(taken.map(({ file, kind }) => `${file.name} ${kind}`)).toEqual([
    "a.mp4 image",
    "b.JPG video",
    "c.jfif image",
    "d image",
  ]);
  expect(refused).toEqual([]);
});

test("names every rejected file with the reason, and accepts the others", async () => {
  const { taken, refused } = await judgeFiles([
    fileOf("notes.jpg", "notes"),
    fileOf("ok.jpg"),
    fileOf("big.jpg", jpegBytes(), 25 * 1024 * 1024 + 1),
    fileOf("empty.png", ""),
    fileOf("ok.jpg"),
    fileOf("film.mp4", mp4Bytes()),
    fileOf("film2.mp4", mp4Bytes(), 200 * 1024 * 1024 + 1),
    fileOf("IMG_1.jpg", heicBytes()),
  ]);
  expect(taken.map(({ file }) => file.name)).toEqual(["ok.jpg", "film.mp4"]);
  expect(refused.map(({ name, reason }) => `${name}: ${reason}`)).toEqual([
    expect.stringMatching(/^notes\.jpg: .*JPEG, PNG, WebP/),
    expect.stringMatching(/^big\.jpg: Too large: 25 MB/),
    "empty.png: The file is empty.",
    "ok.jpg: Already added.",
    expect.stringMatching(/^film2\.mp4: Too large: 200 MB/),
    expect.stringMatching(/^IMG_1\.jpg: HEIC photos aren’t supported yet/),
  ]);
});

test("gives each reason once, with the first file names", () => {
  const heic = Array.from({ length: 7 }, (_, index) => ({ name: `${index}.heic`, reason: "No HEIC." }));
  expect(refusalLines([...heic, { name: "a.txt", reason: "No text." }, { name: "b.txt", reason: "No text." }])).toEqual(
    ["0.heic, 1.heic, 2.heic and 4 more: No HEIC.", "a.txt and b.txt: No text."],
  );
  expect(refusalLines(heic.slice(0, 4))).toEqual(["0.heic, 1.heic, 2.heic and 3.heic: No HEIC."]);
});

test("accepts fifty files at once", async () => {
  const { taken, refused } = await judgeFiles(Array.from({ length: 52 }, (_, index) => fileOf(`${index}.jpg`)));
  expect(taken).toHaveLength(50);
  expect(refused).toEqual([
    { name: "50.jpg", reason: "At most 50 files at once." },
    { name: "51.jpg", reason: "At most 50 files at once." },
  ]);
});
