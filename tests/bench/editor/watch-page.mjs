/** What runs in the measured page: counts of what is drawn, marks around each step, and real events at real places. */

/** Runs before the page's own scripts. */
export function watch() {
  const bench = { draws: 0, frames: 0, readings: 0, isShown: false, isBlind: false };
  window.bench = bench;
  const gl = WebGL2RenderingContext.prototype;
  for (const name of ["drawArrays", "drawElements", "drawArraysInstanced", "drawElementsInstanced"]) {
    const draw = gl[name];
    gl[name] = function (...given) {
      bench.draws += 1;
      // The ground alone has a handful of corners; a home has thousands.
      const count = name.startsWith("drawArrays") ? given[2] : given[1];
      if (count > 500 && !bench.isShown) {
        bench.isShown = true;
        setTimeout(() => performance.mark("bench-shown"));
      }
      return bench.isBlind ? undefined : draw.apply(this, given);
    };
  }
  const request = window.requestAnimationFrame;
  window.requestAnimationFrame = (callback) => {
    bench.frames += 1;
    return request.call(window, (time) => {
      performance.mark("bench-script");
      // React draws what the callback has changed right behind it.
      try {
        callback(time);
      } finally {
        queueMicrotask(() => performance.mark("bench-scripted"));
      }
    });
  };
  const note = (address) => {
    if (!/\/(vertex|edge|face|object-planar|object3d)\?/.test(String(address))) return;
    if (bench.readings === 0) performance.mark("bench-json");
    bench.readings += 1;
  };
  const ask = window.fetch;
  window.fetch = async (...given) => {
    const response = await ask(...given);
    note(given[0]);
    return response;
  };
  // A list that a worker asks for in the page's stead counts from when the worker is told to.
  const post = Worker.prototype.postMessage;
  Worker.prototype.postMessage = function (...given) {
    note(given[0]?.url);
    return post.apply(this, given);
  };
}

/**
 * Does `step(at)` so often. From `step` to `end` it is the event and the frame with its picture; up to `all` also what follows
 * behind the frame, ten times a second at most: the panels, drawn in a frame of theirs.
 */
export async function steps({ count, body, given }) {
  const step = new Function("at", "given", body);
  // Heard of right at its end, before answers and timers that have come meanwhile.
  const soon = (work) => window.scheduler.postTask(work, { priority: "user-blocking" });
  const frame = () => new Promise((resolve) => requestAnimationFrame(() => soon(resolve)));
  await frame();
  for (let at = 0; at < count; at += 1) {
    performance.mark(`bench-step-${at}`);
    const drawn = frame();
    performance.mark("bench-script");
    step(at, given);
    await Promise.resolve();
    performance.mark("bench-scripted");
    await drawn;
    performance.mark(`bench-end-${at}`);
    await new Promise((resolve) => setTimeout(resolve, 120));
    await frame();
    performance.mark(`bench-all-${at}`);
  }
}

/** The same without the frame: what the event itself costs. */
export async function events({ count, body, given }) {
  const step = new Function("at", "given", body);
  for (let at = 0; at < count; at += 1) {
    performance.mark(`bench-step-${at}`);
    step(at, given);
    performance.mark(`bench-end-${at}`);
    await new Promise((resolve) => setTimeout(resolve));
  }
}

/** Points at a place of the canvas, in pixels of the window; the mouse that the browser knows has number 1. */
export const POINT = `
  document.querySelector("[aria-label='3D view of the survey']").dispatchEvent(new PointerEvent("pointermove", {
    bubbles: true, pointerId: 1, pointerType: "mouse", clientX: given.places[at % given.places.length][0],
    clientY: given.places[at % given.places.length][1],
  }));
`;

/** A box over the whole picture, drawn and let go; the next step clears what it has selected. */
export const MARQUEE = `
  const surface = document.querySelector("[aria-label='3D view of the survey']");
  const { left, top, right, bottom } = surface.getBoundingClientRect();
  const send = (type, clientX, clientY) => surface.dispatchEvent(new PointerEvent(type, {
    bubbles: true, pointerId: 1, pointerType: "mouse", button: 0, ctrlKey: true, clientX, clientY,
  }));
  if (at % 2 === 0) {
    send("pointerdown", left + 2, top + 2);
    send("pointermove", left + 60, top + 60);
    send("pointermove", right - 2, bottom - 2);
    send("pointerup", right - 2, bottom - 2);
  } else document.dispatchEvent(new KeyboardEvent("keydown", { key: "Escape", bubbles: true, cancelable: true }));
`;

/** So many places of the canvas where something lies under the pointer, from the middle out, with what the mode line says. */
export function find({ columns, rows, most, cursor }) {
  const surface = document.querySelector("[aria-label='3D view of the survey']");
  const { left, top, width, height } = surface.getBoundingClientRect();
  const found = [];
  const places = [];
  for (let row = 1; row < rows; row += 1) {
    for (let column = 1; column < columns; column += 1) {
      places.push([left + (width * column) / columns, top + (height * row) / rows]);
    }
  }
  const middle = [left + width / 2, top + height / 2];
  const away = ([x, y]) => Math.hypot(x - middle[0], y - middle[1]);
  places.sort((a, b) => away(a) - away(b));
  const said = () => document.querySelector("footer [role='status']").textContent;
  const point = ([clientX, clientY]) => {
    const at = { bubbles: true, pointerId: 1, pointerType: "mouse", clientX, clientY };
    surface.dispatchEvent(new PointerEvent("pointermove", at));
  };
  return (async () => {
    for (const place of places) {
      point(place);
      if (surface.style.cursor === "" || (cursor && surface.style.cursor !== cursor)) continue;
      // What it says follows at once, without a frame.
      for (let turn = 0; turn < 3; turn += 1) await Promise.resolve();
      found.push({ place, said: said() });
      if (found.length === most) return found;
    }
    return found;
  })();
}
