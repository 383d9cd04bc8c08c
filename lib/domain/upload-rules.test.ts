import { extensionOf, UPLOAD_LIMITS, uploadTypeOf } from "./upload-rules";

test("limits: 25 MB per image, 200 per video, 50 per document, 5 per logo or employee photo", () => {
  expect(UPLOAD_LIMITS).toEqual({
    image: 26_214_400,
    video: 209_715_200,
    document: 52_428_800,
    logo: 5_242_880,
    avatar: 5_242_880,
  });
});

test.each([
  ["IMG_0001.JPG", "jpg"],
  ["archive.tar.gz", "gz"],
  ["none", ""],
  [".png", ""],
  ["photo.", ""],
  ["photo.jp g", ""],
])("the extension of %s is %j", (name, extension) => {
  expect(extensionOf(name)).toBe(extension);
});

test.each([
  ["image", "wall.JPEG", "image/jpeg"],
  ["image", "wall.svg", null],
  ["image", "clip.mp4", null],
  ["image", "wall.constructor", null],
  ["video", "clip.mov", "video/quicktime"],
  ["video", "clip.avi", null],
  ["document", "invoice.pdf", "application/pdf"],
  ["document", "wall.png", "image/png"],
  ["document", "page.html", null],
] as const)("uploaded as %s, %s has the type %s", (kind, name, type) => {
  expect(uploadTypeOf(kind, name)).toBe(type);
});
