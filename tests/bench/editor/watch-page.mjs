/** Runs in the measured page: counts of draws, marks around each step, and real events at real positions. */

/** Runs before the page's own scripts. */
export function watch() {
  const bench = { draws: 0, frames: 0, readings: 0, isShown: false, isBlind: false };
  window.bench = bench;
  const gl = WebGL2RenderingContext.prototype;
  for (const name of ["drawArrays", "drawElements", "drawArraysInstanced", "drawElementsInstanced"]) {
    const draw = gl[name];
    gl[name] = function (...args) {
      bench.draws += 1;
      // The ground alone has a handful of vertices; a home has thousands.
      const count = name.startsWith("drawArrays") ? args[2] : args[1];
      if (count > 500 && !bench.isShown) {
        bench.isShown = true;
        setTimeout(() => performance.mark("bench-shown"));
      }
      return bench.isBlind ? undefined : draw.apply(this, args);
    };
  }
  const requestFrame = window.requestAnimationFrame;
  window.requestAnimationFrame = (callback) => {
    bench.frames += 1;
    return requestFrame.call(window, (time) => {
      performance.mark("bench-script");
      // React renders the callback's changes right after it.
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
  const originalFetch = window.fetch;
  window.fetch = async (...args) => {
    const response = await originalFetch(...args);
    note(args[0]);
    return response;
  };
  // A list that a worker requests for the page counts from the message to the worker.
  const post = Worker.prototype.postMessage;
  Worker.prototype.postMessage = function (...args) {
    note(args[0]?.url);
    return post.apply(this, args);
  };
}

/**
 * Runs `step(at)` this many times. From `step` to `end` is the event and the frame with its picture; up to `all`
 * includes what follows the frame, at most ten times a second: the panels, in a frame of their own.
 */
export async function steps({ count, body, given }) {
  const step = new Function("at", "given", body);
  // Runs right at the end of the frame, before pending answers and timers.
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

/** Runs `step(at)` this many times without waiting for a frame: the cost of the event itself. */
export async function events({ count, body, given }) {
  const step = new Function("at", "given", body);
  for (let at = 0; at < count; at += 1) {
    performance.mark(`bench-step-${at}`);
    step(at, given);
    performance.mark(`bench-end-${at}`);
    await new Promise((resolve) => setTimeout(resolve));
  }
}

/** Points at a position of the canvas, in pixels of the window; the browser's mouse has number 1. */
export const POINT = `
  document.querySelector("[aria-label='3D view of the survey']").dispatchEvent(new PointerEvent("pointermove", {
    bubbles: true, pointerId: 1, pointerType: "mouse", clientX: given.places[at % given.places.length][0],
    clientY: given.places[at % given.places.length][1],
  }));
`;

/** A marquee over the whole picture; the next step clears its selection. */
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

/** Returns canvas positions with an element under the pointer, from the middle outward, and the mode line's text. */
export function find({ columns, rows, most, cursor }) {
  const surface = document.querySelector("[aria-label='3D view of the survey']");
  const { left, top, width, height } = surface.getBoundingClientRect();
  const found = [];
  const positions = [];
  for (let row = 1; row < rows; row += 1) {
    for (let column = 1; column < columns; column += 1) {
      positions.push([left + (width * column) / columns, top + (height * row) / rows]);
    }
  }
  const middle = [left + width / 2, top + height / 2];
  const distance = ([x, y]) => Math.hypot(x - middle[0], y - middle[1]);
  positions.sort((a, b) => distance(a) - distance(b));
  const status = () => document.querySelector("footer [role='status']").textContent;
  const point = ([clientX, clientY]) => {
    const init = { bubbles: true, pointerId: 1, pointerType: "mouse", clientX, clientY };
    surface.dispatchEvent(new PointerEvent("pointermove", init));
  };
  return (async () => {
    for (const position of positions) {
      point(position);
      if (surface.style.cursor === "" || (cursor && surface.style.cursor !== cursor)) continue;
      // The mode line updates in microtasks, without a frame.
      for (let tick = 0; tick < 3; tick += 1) await Promise.resolve();
      found.push({ place: position, status: status() });
      if (found.length === most) return found;
    }
    return found;
  })();
}
