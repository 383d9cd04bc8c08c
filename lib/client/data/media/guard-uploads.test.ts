import { sessionLifetime } from "../../calls/session-lifetime";
import { saveBeforeReload } from "../../update/before-reload";
import { guardUploads } from "./guard-uploads";

function world() {
  let hasUnsent = false;
  let notify = () => {};
  const subscribe = (listener: () => void) => {
    notify = listener;
    return () => {
      notify = () => {};
    };
  };
  const stop = guardUploads({ hasUnsent: () => hasUnsent, subscribe });
  const become = (next: boolean) => {
    hasUnsent = next;
    notify();
  };
  return { become, stop };
}

/** Whether the browser would ask before leaving the page. */
const asks = () => !window.dispatchEvent(new Event("beforeunload", { cancelable: true }));

beforeEach(() => sessionLifetime.begin());

test("asks before leaving and blocks reloads from the first file to the last", async () => {
  const { become, stop } = world();
  expect([asks(), await saveBeforeReload()]).toEqual([false, true]);
  become(true);
  become(true);
  expect([asks(), await saveBeforeReload()]).toEqual([true, false]);
  become(false);
  expect([asks(), await saveBeforeReload()]).toEqual([false, true]);
  become(true);
  expect([asks(), await saveBeforeReload()]).toEqual([true, false]);
  stop();
  expect([asks(), await saveBeforeReload()]).toEqual([false, true]);
});

test("does not ask after sign-out, whose files end with the session", () => {
  const { become, stop } = world();
  become(true);
  sessionLifetime.end("manual");
  expect(asks()).toBe(false);
  stop();
});
