import { watchContext } from "./context-loss";

test("a context that goes and comes back is told of, until the watch ends", () => {
  const canvas = document.createElement("canvas");
  const told: string[] = [];
  const stop = watchContext(canvas, { onLost: () => told.push("lost"), onRestored: () => told.push("restored") });
  canvas.dispatchEvent(new Event("webglcontextlost"));
  canvas.dispatchEvent(new Event("webglcontextrestored"));
  expect(told).toEqual(["lost", "restored"]);
  stop();
  canvas.dispatchEvent(new Event("webglcontextlost"));
  canvas.dispatchEvent(new Event("webglcontextrestored"));
  expect(told).toHaveLength(2);
});
