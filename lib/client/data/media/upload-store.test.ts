import { createUploadStore, type SendUpload, type UploadFile } from "./upload-store";

type Running = {
  name: string;
  finish: () => void;
  fail: (message: string) => void;
  progress: (share: number) => void;
  signal: AbortSignal;
};

function openStore() {
  const running: Running[] = [];
  const send: SendUpload = (upload, { signal, onProgress }) =>
    new Promise((resolve, reject) => {
      signal.addEventListener("abort", () => reject(signal.reason));
      const fail = (message: string) => reject(new Error(message));
      running.push({ name: upload.file.name, finish: resolve, fail, progress: onProgress, signal });
    });
  const store = createUploadStore(send);
  const states = () => store.list().map(({ file, status, progress }) => `${file.name} ${status} ${progress}`);
  return { store, running, states };
}

const fileNamed = (name: string): UploadFile => ({
  file: new File(["x"], name),
  kind: "image",
  room: { key: "reg-1", name: "Kitchen", path: "/kitchen" },
  companyKey: "cous-1",
});
const settle = () => new Promise((resolve) => setTimeout(resolve));

test("uploads three files at a time in order, and removes finished ones", async () => {
  const { store, running, states } = openStore();
  store.add(["a", "b", "c", "d", "e"].map(fileNamed));
  expect(states()).toEqual(["a sending 0", "b sending 0", "c sending 0", "d waiting 0", "e waiting 0"]);
  running[1]?.finish();
  await settle();
  expect(states()).toEqual(["a sending 0", "c sending 0", "d sending 0", "e waiting 0"]);
  expect(store.hasUnsent()).toBe(true);
});

test("progress moves forward in hundredths", async () => {
  const { store, running, states } = openStore();
  store.add([fileNamed("a")]);
  for (const share of [0.126, 0.12, 0.129, 7]) running[0]?.progress(share);
  expect(states()).toEqual(["a sending 1"]);
  let progress = 0;
  store.subscribe(() => (progress += 1));
  running[0]?.progress(0.5);
  expect(progress).toBe(0);
});

test("a failed file stays with its reason until retried, and the others continue", async () => {
  const { store, running, states } = openStore();
  store.add(["a", "b"].map(fileNamed));
  running[0]?.fail("The file is larger than 25 MB.");
  await settle();
  expect(states()).toEqual(["a failed 0", "b sending 0"]);
  expect(store.list()[0]?.message).toBe("The file is larger than 25 MB.");
  const id = store.list()[0]?.id ?? "";
  store.retry(id);
  expect(states()).toEqual(["a sending 0", "b sending 0"]);
  store.retry(id);
  expect(running).toHaveLength(3);
  running[1]?.finish();
  running[2]?.finish();
  await settle();
  expect(states()).toEqual([]);
});

test("canceling a file stops it and starts the next", async () => {
  const { store, running, states } = openStore();
  store.add(["a", "b", "c", "d"].map(fileNamed));
  store.cancel(store.list()[0]?.id ?? "");
  expect(running[0]?.signal.aborted).toBe(true);
  await settle();
  expect(states()).toEqual(["b sending 0", "c sending 0", "d sending 0"]);
});

test("drops all files when all uploads are canceled", async () => {
  const { store, running, states } = openStore();
  store.add(["a", "b", "c", "d"].map(fileNamed));
  store.cancelAll();
  await settle();
  expect(states()).toEqual([]);
  expect(running.every(({ signal }) => signal.aborted)).toBe(true);
  expect(running).toHaveLength(3);
});

test("has unsent files until the last is stored or dismissed", async () => {
  const { store, running } = openStore();
  expect(store.hasUnsent()).toBe(false);
  store.add(["a", "b"].map(fileNamed));
  running[0]?.finish();
  running[1]?.fail("The connection broke off.");
  await settle();
  expect(store.hasUnsent()).toBe(true);
  store.cancel(store.list()[0]?.id ?? "");
  expect(store.hasUnsent()).toBe(false);
});
