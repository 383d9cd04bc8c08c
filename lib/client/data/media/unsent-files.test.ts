import { act, renderHook } from "@testing-library/react";
import { ATTIC, KITCHEN } from "@/tests/support/uploads-on-their-way";
import { clearAlert, useAlerts } from "../../alerts/alerts-store";
import { sessionLifetime } from "../../calls/session-lifetime";
import { writeScope } from "../../calls/session-scope";
import { browserQueue } from "../../queue/browser-queue";
import { rememberUnsent } from "./unsent-files";
import { createUploadStore, type UploadRoom } from "./upload-store";

const file = (name: string, room: UploadRoom) =>
  ({ file: new File(["x"], name), kind: "image", room, companyKey: "cous-1" }) as const;
const reported = () =>
  renderHook(() => useAlerts()).result.current.map(({ type, isPersistent, message }) => ({
    type,
    isPersistent,
    message: message.replace(/[\u2068\u2069]/g, ""),
  }));
const messages = () => reported().map(({ message }) => message);
const signIn = (scope: string) =>
  act(async () => {
    writeScope(scope);
    sessionLifetime.begin();
    await browserQueue().start(scope);
  });

let stop = () => {};
/** Signs Ann in with three uploads that never end and one that has failed. */
async function startUploads() {
  act(() => clearAlert());
  await signIn("emp-ann");
  const store = createUploadStore((upload) =>
    upload.file.name === "d.jpg" ? Promise.reject(new Error("Broken")) : new Promise(() => {}),
  );
  stop = rememberUnsent(store);
  const unsubscribe = sessionLifetime.onChangeOfHands(store.cancelAll);
  store.add([file("d.jpg", ATTIC)]);
  await act(async () => {});
  store.add([file("a.jpg", KITCHEN), file("b.jpg", KITCHEN), file("c.jpg", ATTIC)]);
  return { store, unsubscribe };
}
/** Ends the session in the page's order: the queue may stop before the uploads are dropped. */
const expire = () =>
  act(() => {
    browserQueue().stop();
    sessionLifetime.end("expired");
  });

afterEach(async () => {
  stop();
  browserQueue().stop();
  await browserQueue().settled();
});

const BY_ROOM = [
  "“d.jpg” and “c.jpg” were not sent to “Attic”, because the session ended. Add them there again.",
  "“a.jpg” and “b.jpg” were not sent to “Kitchen”, because the session ended. Add them there again.",
];

test("an expired session drops the files; the same person is shown their names and regions, once", async () => {
  const { store, unsubscribe } = await startUploads();
  expire();
  expect(store.list()).toEqual([]);
  expect(messages()).toEqual([]);
  await signIn("emp-ann");
  expect(reported()).toEqual(BY_ROOM.map((message) => ({ type: "warning", isPersistent: true, message })));
  act(() => clearAlert());
  expire();
  await signIn("emp-ann");
  expect(messages()).toEqual([]);
  unsubscribe();
});

test("shows nothing to another person, and shows the files to their owner later, even in another role", async () => {
  const { unsubscribe } = await startUploads();
  expire();
  await signIn("emp-bo");
  expect(messages()).toEqual([]);
  expire();
  await signIn("emp-ann employee cous-1");
  expect(messages()).toEqual(BY_ROOM);
  unsubscribe();
});

test("shows nothing after a sign-out or a change of role, which warns first", async () => {
  const { unsubscribe } = await startUploads();
  act(() => sessionLifetime.change());
  await signIn("emp-ann employee cous-1");
  expect(messages()).toEqual([]);
  unsubscribe();
});

test("a role changed by somebody else also drops the files and reports them", async () => {
  const { unsubscribe } = await startUploads();
  await act(async () => sessionLifetime.begin());
  expect(messages()).toEqual(BY_ROOM);
  unsubscribe();
});

test("waits while the browser has another session that the page has not adopted", async () => {
  const { unsubscribe } = await startUploads();
  writeScope("emp-bo");
  await act(async () => sessionLifetime.begin());
  expect(messages()).toEqual([]);
  unsubscribe();
});

test("names the first five of many files and counts the rest", async () => {
  const { store, unsubscribe } = await startUploads();
  for (const { id } of store.list()) store.cancel(id);
  store.add(Array.from({ length: 9 }, (_, index) => file(`${index}.jpg`, KITCHEN)));
  expire();
  await signIn("emp-ann");
  expect(messages()).toEqual([
    "“0.jpg”, “1.jpg”, “2.jpg”, “3.jpg”, “4.jpg” and 4 more were not sent to “Kitchen”, because the session ended. Add them there again.",
  ]);
  unsubscribe();
});
