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

test("runs and awaits every registered save", async () => {
  const saved: string[] = [];
  on(() => saved.push("now"));
  on(async () => {
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

test("gives up after 5 seconds", async () => {
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

test("runs no removed save, and allows a function twice", async () => {
  const save = jest.fn();
  const off = on(save);
  on(save);
  off();
  await saveBeforeReload();
  expect(save).toHaveBeenCalledTimes(1);
});
