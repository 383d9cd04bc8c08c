import { act, fireEvent, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import type { Employee } from "@/lib/domain/entities";
import { type Answers, Failure, installBackend, renderScreen } from "@/tests/support/browser-backend";
import { jpegBytes } from "@/tests/support/file-bytes";
import { startQueue, stopQueue } from "@/tests/support/queue-of-test";
import { ShownAlerts } from "@/tests/support/shown-alerts";
import { PhotoField } from "./photo-field";

const NEW = "https://bucket.test/new.png";
const ada: Employee = {
  key: "emp-2",
  givenName: "Ada",
  familyName: "Nwosu",
  email: "ada@keystone.test",
  role: "employee",
  companyKeys: ["cous-1"],
};

/** The uploads that the fake bucket has received. */
const posted: [string, FormData][] = [];
/** While `isHeld`, an upload waits until the test reports its progress and its end; otherwise it succeeds by itself. */
const held = { isHeld: false, request: null as BucketRequest | null, aborted: 0 };
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
    posted.push([this.url, form]);
    this.status = 204;
    if (held.isHeld) held.request = this;
    else setTimeout(() => this.onload());
  }
  abort() {
    held.aborted += 1;
    this.onabort();
  }
}

function open(answers: Answers = {}, employeeKey = "emp-1") {
  const calls = installBackend(
    {
      "employee.requestAvatarUrls": () => ({ url: "https://bucket.test/", fields: { key: "new.png" }, publicUrl: NEW }),
      // One call serves the viewer's own row and those of others.
      "employee.updateProfile": (fields) => ({ ...ada, ...fields }),
      ...answers,
    },
    { role: "admin", employeeKey },
  );
  renderScreen(
    <>
      <PhotoField employee={ada} />
      <ShownAlerts />
    </>,
  );
  return () => calls.map(({ name, params }) => [name, params]);
}
async function savePhoto() {
  await userEvent.click(screen.getByRole("button", { name: "Upload photo" }));
  const dialog = await screen.findByRole("dialog", { name: "Photo of Ada Nwosu" });
  const input = dialog.querySelector<HTMLInputElement>("input[type='file']") as HTMLInputElement;
  await act(async () => {
    fireEvent.change(input, {
      target: { files: [new File([jpegBytes("a picture")], "me.webp", { type: "image/webp" })] },
    });
  });
  await userEvent.click(await within(dialog).findByRole("button", { name: "Save photo" }));
  return within(dialog);
}

beforeEach(async () => {
  posted.length = 0;
  Object.assign(held, { isHeld: false, request: null, aborted: 0 });
  Object.assign(globalThis, {
    XMLHttpRequest: BucketRequest,
    createImageBitmap: async () => ({ width: 1_024, height: 512, close: () => {} }),
  });
  Object.assign(URL, { createObjectURL: () => "blob:picture", revokeObjectURL: () => undefined });
  jest.spyOn(HTMLCanvasElement.prototype, "getContext").mockReturnValue({ drawImage: () => {} } as never);
  jest.spyOn(HTMLCanvasElement.prototype, "toBlob").mockImplementation(function (this: HTMLCanvasElement, done, type) {
    done(new Blob([`${this.width} by ${this.height}`], { type }));
  });
  await startQueue("emp-1");
});
afterEach(async () => {
  await act(stopQueue);
  jest.restoreAllMocks();
});

test("a photo is cropped to the chosen square, uploaded to the bucket, and saved with the employee", async () => {
  const calls = open();
  await savePhoto();
  expect(await screen.findByText("Photo saved")).toBeVisible();
  expect(calls()).toEqual([
    ["employee.requestAvatarUrls", { key: "emp-2" }],
    ["employee.updateProfile", { key: "emp-2", photoUrl: NEW }],
  ]);
  const [url, form] = posted[0] ?? ["", new FormData()];
  const file = form.get("file") as File;
  expect([url, file.name, file.type, file.size]).toEqual([
    "https://bucket.test/",
    "photo.png",
    "image/png",
    "512 by 512".length,
  ]);
  expect(screen.queryByRole("dialog")).toBeNull();
});

test("a photo refused by the backend is reported with the reason, and can be retried", async () => {
  let isRefused = true;
  open({
    "employee.updateProfile": (fields) => {
      if (isRefused) throw new Failure(500, "");
      return { ...ada, ...fields };
    },
  });
  const dialog = await savePhoto();
  expect(await dialog.findByText(/Not sent: Failed to update employee!/)).toBeVisible();
  isRefused = false;
  await userEvent.click(dialog.getByRole("button", { name: "Retry me.webp" }));
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
});

test.each([
  ["somebody else's", "emp-1", "Failed to update employee!"],
  ["one's own", "emp-2", "Failed to update employee profile!"],
])("a refused upload address for %s photo has that record's message", async (_, viewerKey, message) => {
  const refuse = () => {
    throw new Failure(500, "");
  };
  open({ "employee.requestAvatarUrls": refuse }, viewerKey);
  const dialog = await savePhoto();
  expect(await dialog.findByText(new RegExp(`Not sent: ${message}`))).toBeVisible();
  expect(posted).toEqual([]);
});

test("progress is shown; closing during the upload cancels it, and no record changes", async () => {
  held.isHeld = true;
  const calls = open();
  const dialog = await savePhoto();
  await waitFor(() => expect(held.request).not.toBeNull());
  await act(async () => held.request?.upload.onprogress?.({ loaded: 3, total: 8, lengthComputable: true }));
  expect(dialog.getByRole("progressbar", { name: "me.webp" })).toHaveAttribute("aria-valuenow", "37");
  expect(dialog.getByText(/Sending 37%/)).toBeVisible();
  await userEvent.click(dialog.getByRole("button", { name: "Cancel" }));
  await waitFor(() => expect(held.aborted).toBe(1));
  expect(screen.queryByRole("dialog")).toBeNull();
  expect(calls()).toEqual([["employee.requestAvatarUrls", { key: "emp-2" }]]);
  expect(screen.getByTestId("alerts")).toBeEmptyDOMElement();
});

test("a photo whose connection is lost says so, and Retry sends it", async () => {
  held.isHeld = true;
  open();
  const dialog = await savePhoto();
  await waitFor(() => expect(held.request).not.toBeNull());
  await act(async () => held.request?.onerror());
  expect(await dialog.findByText(/Not sent: The upload broke off\./)).toBeVisible();
  held.isHeld = false;
  await userEvent.click(dialog.getByRole("button", { name: "Retry me.webp" }));
  expect(await screen.findByText("Photo saved")).toBeVisible();
});
