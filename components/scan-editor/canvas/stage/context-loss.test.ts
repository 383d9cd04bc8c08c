import { watchRestored } from "./context-loss";

test("a context that is back asks for a picture, until the watch ends", () => {
  const canvas = document.createElement("canvas");
  const asked = jest.fn();
  const stop = watchRestored(canvas, asked);
  canvas.dispatchEvent(new Event("webglcontextrestored"));
  expect(asked).toHaveBeenCalledTimes(1);
  stop();
  canvas.dispatchEvent(new Event("webglcontextrestored"));
  expect(asked).toHaveBeenCalledTimes(1);
});
