import { waitForFrame } from "./wait-for-frame";

type State = { videoWidth: number; readyState: number; seeking: boolean };

/** Returns a video whose state the test sets, because jsdom plays none. */
function videoIn(state: State) {
  const video = document.createElement("video");
  for (const name of ["videoWidth", "readyState", "seeking"] as const)
    Object.defineProperty(video, name, { get: () => state[name] });
  const emit = (name: string, next: Partial<State>) => {
    Object.assign(state, next);
    video.dispatchEvent(new Event(name));
  };
  return { video, emit };
}

const LOADED = { videoWidth: 800, readyState: 4, seeking: false };

async function hasSettled(waiting: Promise<boolean>): Promise<boolean> {
  const pending = Symbol("open");
  return (await Promise.race([waiting, Promise.resolve(pending)])) !== pending;
}

test("a paused video is ready at once", async () => {
  await expect(waitForFrame(videoIn(LOADED).video)).resolves.toBe(true);
});

test("waits for a video that reloads, and for its seek", async () => {
  const { video, emit } = videoIn({ videoWidth: 0, readyState: 0, seeking: false });
  const waiting = waitForFrame(video);
  emit("loadeddata", { videoWidth: 800, readyState: 2, seeking: true });
  expect(await hasSettled(waiting)).toBe(false);
  emit("seeked", { seeking: false });
  await expect(waiting).resolves.toBe(true);
});

test("resolves false for a video that fails to load", async () => {
  const { video, emit } = videoIn({ videoWidth: 0, readyState: 0, seeking: false });
  const waiting = waitForFrame(video);
  emit("error", {});
  await expect(waiting).resolves.toBe(false);
});

test("stops waiting after the time limit", async () => {
  jest.useFakeTimers();
  const waiting = waitForFrame(videoIn({ ...LOADED, seeking: true }).video);
  jest.advanceTimersByTime(9_999);
  expect(await hasSettled(waiting)).toBe(false);
  jest.advanceTimersByTime(1);
  await expect(waiting).resolves.toBe(false);
  jest.useRealTimers();
});
