import { extensionOf, UPLOAD_LIMITS, uploadTypeOf } from "./upload-rules";

test("25 MB an image, 200 a video, 50 a document, 5 a logo or a photo of an employee", () => {
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
] as const)("as %s, %s is %s", (kind, name, type) => {
  expect(uploadTypeOf(kind, name)).toBe(type);
});
