import { PostError, postForm } from "./post-form";

class FakeRequest {
  static last: FakeRequest;
  upload: { onprogress?: (event: object) => void } = {};
  onload = () => {};
  onerror = () => {};
  onabort = () => {};
  status = 0;
  responseText = "";
  sent: [string, FormData | null] = ["", null];
  open(_method: string, url: string) {
    this.sent = [url, null];
    FakeRequest.last = this;
  }
  send(form: FormData) {
    this.sent[1] = form;
  }
  abort() {
    this.onabort();
  }
  answer(status: number, text: string) {
    this.status = status;
    this.responseText = text;
    this.onload();
  }
}

beforeEach(() => Object.assign(globalThis, { XMLHttpRequest: FakeRequest }));

function post(signal = new AbortController().signal) {
  const shares: number[] = [];
  const outcome = postForm({
    url: "https://bucket.test/",
    fields: { key: "k", policy: "p" },
    file: new Blob(["x"]),
    fileName: "img-1.jpg",
    signal,
    onProgress: (share) => shares.push(share),
    fallback: "The upload broke off.",
  });
  return { outcome, shares };
}

test("sends the fields in order, then the file under its new name", async () => {
  const { outcome, shares } = post();
  const { sent, upload } = FakeRequest.last;
  expect(sent[0]).toBe("https://bucket.test/");
  expect([...(sent[1]?.keys() ?? [])]).toEqual(["key", "policy", "file"]);
  expect(sent[1]?.get("file")).toMatchObject({ name: "img-1.jpg" });
  upload.onprogress?.({ loaded: 1, total: 4, lengthComputable: true });
  upload.onprogress?.({ loaded: 1, total: 0, lengthComputable: false });
  FakeRequest.last.answer(204, "");
  await outcome;
  expect(shares).toEqual([0.25]);
});

test.each([
  [
    413,
    '{"status":[{"message":"The file is larger than 25 MB.","type":"invalid_input"}]}',
    "The file is larger than 25 MB.",
  ],
  [403, "<Error><Code>AccessDenied</Code></Error>", "The upload broke off."],
  [500, "", "The upload broke off."],
  [502, "null", "The upload broke off."],
])("rejects %d with the message from the bucket, or else the fallback", async (status, text, message) => {
  const { outcome } = post();
  FakeRequest.last.answer(status, text);
  await expect(outcome).rejects.toEqual(new PostError(message, status));
});

test("reports status 0 for a broken connection", async () => {
  const { outcome } = post();
  FakeRequest.last.onerror();
  await expect(outcome).rejects.toMatchObject({ message: "The upload broke off.", status: 0 });
});

test("aborts with the signal's reason, even if aborted before the start", async () => {
  const abort = new AbortController();
  const { outcome } = post(abort.signal);
  abort.abort(new Error("Canceled"));
  await expect(outcome).rejects.toThrow("Canceled");
  await expect(post(abort.signal).outcome).rejects.toThrow("Canceled");
});
