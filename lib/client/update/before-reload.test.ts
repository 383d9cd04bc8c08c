import { onBeforeReload, saveBeforeReload } from "./before-reload";

const leave: (() => void)[] = [];
const on = (save: () => unknown) => {
  const off = onBeforeReload(save);
  leave.push(off);
  return off;
};
afterEach(() => {
  for (const off of leave.splice(0)) off();
  jest.useRealTimers();
});

test("everything that was registered is saved, and waited for", async () => {
  const saved: string[] = [];
  on(() => saved.push("now"));
  on(async () => {
    await Promise.resolve();
    saved.push("later");
  });
  expect(await saveBeforeReload()).toBe(true);
  expect(saved).toEqual(["now", "later"]);
});

test("with nothing registered all is saved", async () => {
  expect(await saveBeforeReload()).toBe(true);
});

test("one that fails is told, and the others are saved all the same", async () => {
  let isSaved = false;
  on(() => {
    throw new Error("full");
  });
  on(() => Promise.reject(new Error("gone")));
  on(() => {
    isSaved = true;
  });
  expect(await saveBeforeReload()).toBe(false);
  expect(isSaved).toBe(true);
});

test("one that never ends is given up after 5 seconds", async () => {
  jest.useFakeTimers();
  on(() => new Promise(() => {}));
  let answer: boolean | null = null;
  void saveBeforeReload().then((isSaved) => {
    answer = isSaved;
  });
  await jest.advanceTimersByTimeAsync(4_999);
  expect(answer).toBeNull();
  await jest.advanceTimersByTimeAsync(1);
  expect(answer).toBe(false);
});

test("what was taken out is not saved any more; the same function may stand twice", async () => {
  const save = jest.fn();
  const off = on(save);
  on(save);
  off();
  await saveBeforeReload();
  expect(save).toHaveBeenCalledTimes(1);
});
