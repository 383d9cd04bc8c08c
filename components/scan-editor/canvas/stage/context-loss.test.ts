import { watchContext } from "./context-loss";

test("reports the loss and the return of the WebGL context until the watch stops", () => {
  const canvas = document.createElement("canvas");
  const events: string[] = [];
  const stop = watchContext(canvas, { onLost: () => events.push("lost"), onRestored: () => events.push("restored") });
  canvas.dispatchEvent(new Event("webglcontextlost"));
  canvas.dispatchEvent(new Event("webglcontextrestored"));
  expect(events).toEqual(["lost", "restored"]);
  stop();
  canvas.dispatchEvent(new Event("webglcontextlost"));
  canvas.dispatchEvent(new Event("webglcontextrestored"));
  expect(events).toHaveLength(2);
});
