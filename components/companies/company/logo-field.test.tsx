import { act, fireEvent, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import type { Company } from "@/lib/domain/entities";
import { type Answers, Failure, installBackend, renderScreen } from "@/tests/support/browser-backend";
import { jpegBytes } from "@/tests/support/file-bytes";
import { startQueue, stopQueue } from "@/tests/support/queue-of-test";
import { ShownAlerts } from "@/tests/support/shown-alerts";
import { CompanyScreen } from "./company-screen";

jest.mock("next/navigation", () => ({
  ...jest.requireActual("next/navigation"),
  useRouter: () => ({ push: jest.fn() }),
}));

const OLD = "https://bucket.test/old.png";
const NEW = "https://bucket.test/new.png";

/** A bucket that records uploads and answers on command. */
const bucket = {
  status: 204,
  answer: "",
  posted: [] as [string, FormData][],
  /** If true, a request waits until the test reports its progress and completion. */
  isHeld: false,
  held: null as BucketRequest | null,
  aborted: 0,
};
class BucketRequest {
  upload: { onprogress?: (event: object) => void } = {};
  onload = () => {};
  onerror = () => {};
  onabort = () => {};
  status = 0;
  responseText = "";
  private url = "";
  open(_method: string, url: string) {
    this.url = url;
  }
  send(form: FormData) {
    bucket.posted.push([this.url, form]);
    this.status = bucket.status;
    this.responseText = bucket.answer;
    if (bucket.isHeld) bucket.held = this;
    else setTimeout(() => this.onload());
  }
  abort() {
    bucket.aborted += 1;
    this.onabort();
  }
}

async function open(logoUrl: string | null = null, answers: Answers = {}) {
  let stored: Company = { key: "cous-1", name: "Keystone Mutual", isActive: true, logoUrl, revision: 1 };
  const calls = installBackend(
    {
      "company.get": () => stored,
      "company.listAll": () => [stored],
      "company.requestLogoUrls": () => ({ url: "https://bucket.test/", fields: { key: "new.png" }, publicUrl: NEW }),
      "company.update": (fields) => {
        stored = { ...stored, ...fields };
        return stored;
      },
      ...answers,
    },
    { role: "admin" },
  );
  const { container } = renderScreen(
    <>
      <CompanyScreen companyKey="cous-1" />
      <ShownAlerts />
    </>,
  );
  await screen.findByRole("heading", { level: 1 });
  return {
    logo: () => container.querySelector("section img"),
    sent: () => calls.filter(({ name }) => name === "company.update").map(({ params }) => params),
  };
}

async function pick(file: File) {
  await userEvent.click(await screen.findByRole("button", { name: /^(Upload|Replace) logo$/ }));
  const dialog = await screen.findByRole("dialog", { name: "Logo of Keystone Mutual" });
  const input = dialog.querySelector<HTMLInputElement>("input[type='file']") as HTMLInputElement;
  await act(async () => {
    fireEvent.change(input, { target: { files: [file] } });
  });
  return within(dialog);
}
const press = async (dialog: ReturnType<typeof within>, name: string) =>
  userEvent.click(await dialog.findByRole("button", { name }));
const png = () => new File([jpegBytes("a picture")], "logo.png", { type: "image/png" });

/** The pixel sizes of all canvases that were turned into files. */
const drawnSizes: [number, number][] = [];

beforeEach(async () => {
  drawnSizes.length = 0;
  Object.assign(bucket, { status: 204, answer: "", posted: [], isHeld: false, held: null, aborted: 0 });
  Object.assign(globalThis, {
    XMLHttpRequest: BucketRequest,
    createImageBitmap: async () => ({ width: 1_024, height: 512, close: () => {} }),
  });
  Object.assign(URL, { createObjectURL: () => "blob:picture", revokeObjectURL: () => undefined });
  jest.spyOn(HTMLCanvasElement.prototype, "getContext").mockReturnValue({ drawImage: () => {} } as never);
  jest.spyOn(HTMLCanvasElement.prototype, "toBlob").mockImplementation(function (this: HTMLCanvasElement, save, type) {
    drawnSizes.push([this.width, this.height]);
    save(new Blob([`${this.width} by ${this.height}`], { type }));
  });
  await startQueue("emp-1");
});
afterEach(async () => {
  await act(stopQueue);
  jest.restoreAllMocks();
});

test("a logo is redrawn, uploaded to the bucket, and saved with the company", async () => {
  const { logo, sent } = await open();
  expect(logo()).toBeNull();
  await press(await pick(new File([jpegBytes("a picture")], "Our Logo.webp", { type: "image/webp" })), "Keep it whole");
  await waitFor(() => expect(sent()).toEqual([{ key: "cous-1", logoUrl: NEW }]));
  await waitFor(() => expect(logo()).toHaveAttribute("src", NEW));
  const [url, form] = bucket.posted[0] ?? ["", new FormData()];
  expect([url, [...form.keys()]]).toEqual(["https://bucket.test/", ["key", "file"]]);
  const file = form.get("file") as File;
  expect([file.name, file.type, file.size]).toEqual(["logo.png", "image/png", "512 by 256".length]);
  expect(screen.queryByRole("dialog")).toBeNull();
  expect(screen.getByTestId("alerts")).toHaveTextContent("Logo saved");
});

test("the chosen square of a logo is saved, or another picture is chosen", async () => {
  const { sent } = await open();
  const dialog = await pick(png());
  fireEvent.change(await dialog.findByRole("slider", { name: "Zoom" }), { target: { value: "2" } });
  await press(dialog, "Choose another");
  expect(dialog.queryByRole("slider")).toBeNull();
  expect(bucket.posted).toEqual([]);
  const input = screen.getByRole("dialog").querySelector<HTMLInputElement>("input[type='file']") as HTMLInputElement;
  await act(async () => {
    fireEvent.change(input, { target: { files: [png()] } });
  });
  fireEvent.change(await dialog.findByRole("slider", { name: "Zoom" }), { target: { value: "4" } });
  await press(dialog, "Save the square");
  await waitFor(() => expect(sent()).toEqual([{ key: "cous-1", logoUrl: NEW }]));
  // A quarter of the picture's 512 pixels of height.
  expect(drawnSizes[0]).toEqual([128, 128]);
});

test.each([
  ["a drawing", new File(["<svg/>"], "logo.svg", { type: "image/svg+xml" }), /PNG, JPEG or WebP/],
  ["empty", new File([], "logo.png", { type: "image/png" }), /empty/i],
  ["too large", Object.defineProperty(png(), "size", { value: 50 * 1024 * 1024 }), /5 MB/],
])("a file that is %s is not sent, and the reason is shown", async (_name, file, reason) => {
  await open();
  const dialog = await pick(file);
  const refusals = await dialog.findByRole("list", { name: /not|refus/i });
  expect(refusals).toHaveTextContent(reason);
  expect(bucket.posted).toEqual([]);
});

test("a logo that is unreadable, or refused by bucket or backend, is reported with the reason and can be retried", async () => {
  let isRefused = true;
  const { sent } = await open(OLD, {
    "company.update": (fields) => {
      if (isRefused) throw new Failure(500, "");
      return { name: "Keystone Mutual", isActive: true, ...fields };
    },
  });
  Object.assign(globalThis, { createImageBitmap: () => Promise.reject(new Error("no picture")) });
  const dialog = await pick(png());
  expect(await dialog.findByText(/Not sent: This picture can't be read. It may be damaged./)).toBeVisible();
  Object.assign(globalThis, { createImageBitmap: async () => ({ width: 8, height: 8, close: () => {} }) });
  bucket.status = 500;
  await userEvent.click(dialog.getByRole("button", { name: "Retry logo.png" }));
  await press(dialog, "Keep it whole");
  const retry = () => userEvent.click(dialog.getByRole("button", { name: "Retry logo.png" }));
  expect(await dialog.findByText(/Not sent: The upload broke off./)).toBeVisible();
  bucket.status = 204;
  await retry();
  expect(await dialog.findByText(/Not sent: Failed to update company!/)).toBeVisible();
  isRefused = false;
  await retry();
  await waitFor(() => expect(sent()).toHaveLength(2));
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
});

test("a logo is removed at once, and Undo restores it", async () => {
  const { logo, sent } = await open(`${OLD}?expires=1&signature=x`);
  expect(logo()).not.toBeNull();
  await userEvent.click(screen.getByRole("button", { name: "Remove" }));
  await waitFor(() => expect(logo()).toBeNull());
  await userEvent.click(await screen.findByRole("button", { name: "Undo" }));
  await waitFor(() => expect(logo()).toHaveAttribute("src", OLD));
  expect(sent()).toEqual([
    { key: "cous-1", logoUrl: null },
    { key: "cous-1", logoUrl: OLD },
  ]);
});

describe("during upload", () => {
  async function start() {
    bucket.isHeld = true;
    const opened = await open(OLD);
    const dialog = await pick(png());
    await press(dialog, "Keep it whole");
    await waitFor(() => expect(bucket.held).not.toBeNull());
    const reportProgress = (loaded: number) =>
      act(async () => bucket.held?.upload.onprogress?.({ loaded, total: 400, lengthComputable: true }));
    return { ...opened, dialog, reportProgress };
  }

  test("progress is shown and never decreases", async () => {
    const { dialog, reportProgress, sent } = await start();
    const bar = () => dialog.getByRole("progressbar", { name: "logo.png" });
    expect(bar()).toHaveAttribute("aria-valuenow", "0");
    await reportProgress(100);
    expect(bar()).toHaveAttribute("aria-valuenow", "25");
    expect(dialog.getByText(/Sending 25%/)).toBeVisible();
    await reportProgress(40);
    expect(bar()).toHaveAttribute("aria-valuenow", "25");
    await reportProgress(380);
    expect(dialog.getByText(/Sending 95%/)).toBeVisible();
    expect(sent()).toEqual([]);
    await act(async () => bucket.held?.onload());
    await waitFor(() => expect(sent()).toEqual([{ key: "cous-1", logoUrl: NEW }]));
  });

  test.each([
    ["Remove logo.png", 1],
    ["Cancel", 0],
  ])("%s aborts the upload: nothing more is sent, and the logo stays unchanged", async (name, dialogs) => {
    const { dialog, reportProgress, sent, logo } = await start();
    await reportProgress(100);
    await press(dialog, name);
    await waitFor(() => expect(bucket.aborted).toBe(1));
    expect(screen.queryAllByRole("dialog")).toHaveLength(dialogs);
    expect(screen.queryByRole("progressbar")).toBeNull();
    expect(screen.queryByText(/Not sent/)).toBeNull();
    expect(sent()).toEqual([]);
    expect(logo()).toHaveAttribute("src", OLD);
    expect(screen.getByTestId("alerts")).toBeEmptyDOMElement();
  });

  test("a lost connection is reported, and a bucket's message is shown unchanged", async () => {
    const { dialog, sent } = await start();
    await act(async () => bucket.held?.onerror());
    expect(await dialog.findByText(/Not sent: The upload broke off\./)).toBeVisible();
    Object.assign(bucket, { isHeld: false, status: 413 });
    bucket.answer = JSON.stringify({ status: [{ message: "A logo has at most 5 MB.", type: "invalid_input" }] });
    await press(dialog, "Retry logo.png");
    expect(await dialog.findByText(/Not sent: A logo has at most 5 MB\./)).toBeVisible();
    expect(sent()).toEqual([]);
  });
});
