import { sessionLifetime } from "../../calls/session-lifetime";
import { saveBeforeReload } from "../../update/before-reload";
import { guardUploads } from "./guard-uploads";

function startGuard() {
  let hasUnsent = false;
  let notify = () => {};
  const subscribe = (listener: () => void) => {
    notify = listener;
    return () => {
      notify = () => {};
    };
  };
  const stop = guardUploads({ hasUnsent: () => hasUnsent, subscribe });
  const setHasUnsent = (next: boolean) => {
    hasUnsent = next;
    notify();
  };
  return { setHasUnsent, stop };
}

/** Whether the browser would ask before leaving the page. */
const asksBeforeLeaving = () => !window.dispatchEvent(new Event("beforeunload", { cancelable: true }));

beforeEach(() => sessionLifetime.begin());

test("asks before leaving and blocks reloads while any file is unsent", async () => {
  const { setHasUnsent, stop } = startGuard();
  expect([asksBeforeLeaving(), await saveBeforeReload()]).toEqual([false, true]);
  setHasUnsent(true);
  setHasUnsent(true);
  expect([asksBeforeLeaving(), await saveBeforeReload()]).toEqual([true, false]);
  setHasUnsent(false);
  expect([asksBeforeLeaving(), await saveBeforeReload()]).toEqual([false, true]);
  setHasUnsent(true);
  expect([asksBeforeLeaving(), await saveBeforeReload()]).toEqual([true, false]);
  stop();
  expect([asksBeforeLeaving(), await saveBeforeReload()]).toEqual([false, true]);
});

test("does not ask after sign-out, because files end with the session", () => {
  const { setHasUnsent, stop } = startGuard();
  setHasUnsent(true);
  sessionLifetime.end("manual");
  expect(asksBeforeLeaving()).toBe(false);
  stop();
});
