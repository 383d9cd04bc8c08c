import { onBeforeReload, saveBeforeReload } from "./before-reload";

const cleanups: (() => void)[] = [];
const register = (save: () => unknown) => {
  const unregister = onBeforeReload(save);
  cleanups.push(unregister);
  return unregister;
};
afterEach(() => {
  for (const unregister of cleanups.splice(0)) unregister();
  jest.useRealTimers();
});

test("runs and awaits every registered save", async () => {
  const saved: string[] = [];
  register(() => saved.push("now"));
  register(async () => {
    await Promise.resolve();
    saved.push("later");
  });
  expect(await saveBeforeReload()).toBe(true);
  expect(saved).toEqual(["now", "later"]);
});

test("succeeds without registered saves", async () => {
  expect(await saveBeforeReload()).toBe(true);
});

test("reports a failure, and runs the other saves", async () => {
  let isSaved = false;
  register(() => {
    throw new Error("full");
  });
  register(() => Promise.reject(new Error("gone")));
  register(() => {
    isSaved = true;
  });
  expect(await saveBeforeReload()).toBe(false);
  expect(isSaved).toBe(true);
});

test("gives up after 5 seconds", async () => {
  jest.useFakeTimers();
  register(() => new Promise(() => {}));
  let answer: boolean | null = null;
  void saveBeforeReload().then((isSaved) => {
    answer = isSaved;
  });
  await jest.advanceTimersByTimeAsync(4_999);
  expect(answer).toBeNull();
  await jest.advanceTimersByTimeAsync(1);
  expect(answer).toBe(false);
});

test("does not run a removed save, and lets a function be registered twice", async () => {
  const save = jest.fn();
  const unregister = register(save);
  register(save);
  unregister();
  await saveBeforeReload();
  expect(save).toHaveBeenCalledTimes(1);
});
