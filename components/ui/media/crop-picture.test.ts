import { cropPicture } from "./crop-picture";

const bitmap = { width: 8, height: 4 } as ImageBitmap;

function mockCanvas(context: object | null) {
  const canvas = HTMLCanvasElement.prototype;
  jest.spyOn(canvas, "getContext").mockReturnValue(context as never);
  jest.spyOn(canvas, "toBlob").mockImplementation((callback) => callback(new Blob(["drawn"], { type: "image/png" })));
}

afterEach(() => jest.restoreAllMocks());

test("crops the full height of a wide picture to a square PNG of the same name", async () => {
  const drawImage = jest.fn();
  mockCanvas({ drawImage });
  const file = await cropPicture(bitmap, { x: 0.5, y: 0.5, zoom: 1 }, "me.png");
  expect([file.name, file.type]).toEqual(["me.png", "image/png"]);
  expect(drawImage).toHaveBeenCalledWith(bitmap, 2, 0, 4, 4, 0, 0, 4, 4);
});

test("throws instead of making an empty picture if the browser cannot draw", async () => {
  mockCanvas(null);
  await expect(cropPicture(bitmap, { x: 0.5, y: 0.5, zoom: 1 }, "me.png")).rejects.toThrow("Nothing to draw with");
});
