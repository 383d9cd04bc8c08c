import { type Answers, installBackend } from "@/tests/support/browser-backend";
import { sendDocument } from "./documents";

/** An XMLHttpRequest with a scripted answer from the bucket. */
class FakeRequest {
  static last: FakeRequest | null = null;
  static answer = { status: 204, text: "" };
  upload: { onprogress?: (event: object) => void } = {};
  onload?: () => void;
  onabort?: () => void;
  status = 0;
  responseText = "";
  url = "";
  form = new FormData();
  open(_method: string, url: string) {
    FakeRequest.last = this;
    this.url = url;
  }
  send(form: FormData) {
    this.form = form;
    this.upload.onprogress?.({ loaded: 1, total: 2, lengthComputable: true });
    Object.assign(this, { status: FakeRequest.answer.status, responseText: FakeRequest.answer.text });
    setTimeout(() => this.onload?.());
  }
  abort() {
    this.onabort?.();
  }
}

const inputs = {
  url: "https://bucket.test",
  key: "doc-1",
  fields: { key: "uploads/insured-generic/${filename}", policy: "p" },
};
const file = new File(["%PDF-"], "Invoice.PDF");
const toClaim = (source: File) => ({
  file: source,
  kind: "document" as const,
  room: { key: "prj-1", name: "Documents", path: "/insured/overview/ins-1/prj-1?tab=documents" },
  companyKey: "cous-1",
  id: "upload-1",
  status: "sending" as const,
  progress: 0,
  message: null,
});

function upload(answers: Answers = {}) {
  const calls = installBackend({
    "document.uploadRequest": () => inputs,
    "document.create": (sent) => sent,
    ...answers,
  });
  const shares: number[] = [];
  const signal = new AbortController().signal;
  const onProgress = (share: number) => shares.push(share);
  return {
    calls,
    shares,
    outcome: sendDocument(toClaim(file), { signal, onProgress }),
  };
}

beforeEach(() => {
  Object.assign(globalThis, { XMLHttpRequest: FakeRequest });
  FakeRequest.answer = { status: 204, text: "" };
});

test("posts the file to the bucket under its key, then creates the record", async () => {
  const { calls, shares, outcome } = upload();
  await outcome;
  expect(FakeRequest.last?.url).toBe("https://bucket.test");
  const parts = [...(FakeRequest.last?.form.entries() ?? [])];
  expect(parts.map(([name]) => name)).toEqual(["key", "policy", "file"]);
  expect(parts[2]?.[1]).toMatchObject({ name: "doc-1.pdf" });
  expect(shares).toEqual([0.475]);
  expect(calls).toEqual([
    { name: "document.uploadRequest", params: { companyKey: "cous-1" } },
    {
      name: "document.create",
      params: {
        key: "doc-1",
        projectKey: "prj-1",
        name: "Invoice.PDF",
        url: "https://bucket.test/uploads/insured-generic/doc-1.pdf",
        size: 5,
        contentType: "application/pdf",
      },
    },
  ]);
});

test.each([
  [
    413,
    '{"status":[{"message":"The file is larger than 50 MB.","type":"invalid_input"}]}',
    "The file is larger than 50 MB.",
  ],
  [403, "<Error><Code>AccessDenied</Code></Error>", "The document couldn't be uploaded"],
])("creates no record if the bucket answers %i", async (status, text, message) => {
  FakeRequest.answer = { status, text };
  const { calls, outcome } = upload();
  await expect(outcome).rejects.toThrow(message);
  expect(calls.map(({ name }) => name)).toEqual(["document.uploadRequest"]);
});

test("requests no upload for an unsupported file type", async () => {
  const calls = installBackend({});
  const signal = new AbortController().signal;
  const program = new File(["x"], "virus.exe");
  const sending = sendDocument(toClaim(program), { signal, onProgress: () => {} });
  await expect(sending).rejects.toThrow("The document couldn't be uploaded");
  expect(calls).toEqual([]);
});
