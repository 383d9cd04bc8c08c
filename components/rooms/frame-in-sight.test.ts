import { frameInSight } from "./frame-in-sight";

type State = { videoWidth: number; readyState: number; seeking: boolean };

/** A film whose state the test sets; jsdom plays none. */
function film(state: State) {
  const video = document.createElement("video");
  for (const name of ["videoWidth", "readyState", "seeking"] as const)
    Object.defineProperty(video, name, { get: () => state[name] });
  const tell = (name: string, next: Partial<State>) => {
    Object.assign(state, next);
    video.dispatchEvent(new Event(name));
  };
  return { video, tell };
}

const LOADED = { videoWidth: 800, readyState: 4, seeking: false };

async function hasSettled(waiting: Promise<boolean>): Promise<boolean> {
  const open = Symbol("open");
  return (await Promise.race([waiting, Promise.resolve(open)])) !== open;
}

test("a film that stands still on a frame gives it at once", async () => {
  await expect(frameInSight(film(LOADED).video)).resolves.toBe(true);
});

test("a film that is read anew is waited for, and for the time it goes back to", async () => {
  const { video, tell } = film({ videoWidth: 0, readyState: 0, seeking: false });
  const waiting = frameInSight(video);
  tell("loadeddata", { videoWidth: 800, readyState: 2, seeking: true });
  expect(await hasSettled(waiting)).toBe(false);
  tell("seeked", { seeking: false });
  await expect(waiting).resolves.toBe(true);
});

test("a film that cannot be read gives none", async () => {
  const { video, tell } = film({ videoWidth: 0, readyState: 0, seeking: false });
  const waiting = frameInSight(video);
  tell("error", {});
  await expect(waiting).resolves.toBe(false);
});

test("a frame that does not come is not waited for without end", async () => {
  jest.useFakeTimers();
  const waiting = frameInSight(film({ ...LOADED, seeking: true }).video);
  jest.advanceTimersByTime(9_999);
  expect(await hasSettled(waiting)).toBe(false);
  jest.advanceTimersByTime(1);
  await expect(waiting).resolves.toBe(false);
  jest.useRealTimers();
});
