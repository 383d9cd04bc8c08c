import { judgeFiles } from "./judge-files";

function fileOf(name: string, size = 1, at = 0): File {
  const file = new File(["x"], name, { lastModified: at });
  Object.defineProperty(file, "size", { value: size });
  return file;
}

test("photos and videos are told apart by their names, whatever their case", () => {
  const { taken, refused } = judgeFiles([fileOf("a.JPG"), fileOf("b.mp4"), fileOf("c.WebP")]);
  expect(taken.map(({ file, kind }) => `${file.name} ${kind}`)).toEqual(["a.JPG image", "b.mp4 video", "c.WebP image"]);
  expect(refused).toEqual([]);
});

test("every file that is not taken is named, with its reason; the others are taken", () => {
  const { taken, refused } = judgeFiles([
    fileOf("notes.txt"),
    fileOf("ok.jpg"),
    fileOf("big.jpg", 25 * 1024 * 1024 + 1),
    fileOf("empty.png", 0),
    fileOf("ok.jpg"),
    fileOf("film.mp4", 200 * 1024 * 1024),
    fileOf("film2.mp4", 200 * 1024 * 1024 + 1),
  ]);
  expect(taken.map(({ file }) => file.name)).toEqual(["ok.jpg", "film.mp4"]);
  expect(refused.map(({ name }) => name)).toEqual(["notes.txt", "big.jpg", "empty.png", "ok.jpg", "film2.mp4"]);
  for (const { reason } of refused) expect(reason).not.toBe("");
});

test("fifty at once", () => {
  const { taken, refused } = judgeFiles(Array.from({ length: 52 }, (_, at) => fileOf(`${at}.jpg`, 1, at)));
  expect(taken).toHaveLength(50);
  expect(refused).toEqual([
    { name: "50.jpg", reason: "At most 50 files at once." },
    { name: "51.jpg", reason: "At most 50 files at once." },
  ]);
});
