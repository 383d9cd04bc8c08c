import { act, fireEvent, renderHook, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { dismissUpload, useUploadSummary } from "@/lib/client/data/media/upload-summary";
import { uploadStore } from "@/lib/client/data/media/use-uploads";
import { browserQueue } from "@/lib/client/queue/browser-queue";
import { saveBeforeReload } from "@/lib/client/update/before-reload";
import type { Image } from "@/lib/domain/entities";
import { type Answers, Failure } from "@/tests/support/browser-backend";
import { jpegBytes, mp4Bytes } from "@/tests/support/file-bytes";
import { installReview, kitchen, setUpReview, showReview, startQueue } from "@/tests/support/review-world";

jest.mock("next/navigation", () => jest.requireActual("@/tests/support/review-navigation").navigation);

type Post = { url: string; form: FormData; request: FakeRequest };
let posts: Post[] = [];
/** Holds the backend's answers to new records. */
let held = Promise.resolve();

/** Holds answers until the returned function is called. */
function holdRecords(): () => void {
  let release = () => {};
  held = new Promise((resolve) => {
    release = resolve;
  });
  return release;
}

/** A bucket that answers when the test says so. */
class FakeRequest {
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
    posts.push({ url: this.url, form, request: this });
  }
  abort() {
    this.onabort();
  }
  answer(status: number, body = "") {
    this.status = status;
    this.responseText = body;
    this.onload();
  }
}

setUpReview();
beforeEach(() => {
  posts = [];
  held = Promise.resolve();
  Object.assign(globalThis, {
    XMLHttpRequest: FakeRequest,
    createImageBitmap: async () => ({ width: 640, height: 480, close: () => {} }),
  });
  Object.assign(URL, { createObjectURL: () => "blob:preview", revokeObjectURL: () => {} });
});
afterEach(() => {
  act(() => uploadStore.cancelAll());
  jest.restoreAllMocks();
});

const jpeg = (name: string, lastModified = 0) =>
  new File([jpegBytes(`bytes of ${name}`)], name, { type: "image/jpeg", lastModified });

async function open(query = "", answers: Answers = {}) {
  const room = kitchen({ images: [], videos: [] });
  let count = 0;
  const calls = installReview([room], {
    "image.uploadRequest": () => {
      count += 1;
      return {
        key: `img-new${count}`,
        url: "https://bucket.test/",
        fields: { key: "uploads/insured-generic/$" + "{filename}", policy: "p" },
      };
    },
    "image.create": async (sent) => {
      await held;
      const created = { ...(sent as Image), tags: [], createdAt: "2026-11-18T23:00:00Z" };
      room.images?.push(created);
      return created;
    },
    ...answers,
  });
  const { unmount } = showReview(query);
  await screen.findByText("No photos or videos in this room yet.");
  await startQueue();
  return { calls, unmount };
}

const pick = (files: File[]) =>
  userEvent.setup({ applyAccept: false }).upload(screen.getByLabelText("Photos or videos"), files);

test("posts every form field before the file, then creates the record without local fields", async () => {
  const { calls } = await open();
  await pick([jpeg("IMG_1.JPG")]);
  await waitFor(() => expect(posts).toHaveLength(1));
  const [post] = posts;
  expect(post?.url).toBe("https://bucket.test/");
  expect([...(post?.form.keys() ?? [])]).toEqual(["key", "policy", "file"]);
  expect(post?.form.get("file")).toMatchObject({ name: "img-new1.jpg" });
  act(() => post?.request.upload.onprogress?.({ loaded: 32, total: 50, lengthComputable: true }));
  expect(screen.getByRole("progressbar", { name: "Uploading IMG_1.JPG" })).toHaveAttribute("aria-valuenow", "64");
  await act(async () => post?.request.answer(204));
  expect(await screen.findByRole("img", { name: "Photo 1 of Kitchen" })).toBeInTheDocument();
  await waitFor(() =>
    expect(calls.find(({ name }) => name === "image.create")?.params).toEqual({
      key: "img-new1",
      parentKey: "reg-1",
      parentType: "region",
      companyKey: "cous-1",
      url: "https://bucket.test/uploads/insured-generic/img-new1.jpg",
      width: 640,
      height: 480,
      status: "new",
    }),
  );
});

test("a photo whose record is refused without a message is removed, with the specification's message", async () => {
  await open("", {
    "image.create": () => {
      throw new Failure(500, "");
    },
  });
  await pick([jpeg("IMG_1.JPG")]);
  await waitFor(() => expect(posts).toHaveLength(1));
  await act(async () => posts[0]?.request.answer(204));
  expect(await screen.findByText("Image creation failed")).toBeInTheDocument();
  await waitFor(() => expect(screen.queryByRole("img", { name: "Photo 1 of Kitchen" })).toBeNull());
});

test("while its record is saved, a photo is listed once, is no longer an upload, and delays no other file", async () => {
  const save = holdRecords();
  const { calls } = await open("?view=sheet");
  const { result } = renderHook(useUploadSummary);
  await pick(["a.jpg", "b.jpg", "c.jpg", "d.jpg"].map((name) => jpeg(name)));
  await waitFor(() => expect(posts).toHaveLength(3));
  for (const { request } of posts.slice(0, 3)) await act(async () => request.answer(204));
  await waitFor(() => expect(calls.some(({ name }) => name === "image.create")).toBe(true));
  // Three uploads wait only for their records, so the fourth starts.
  await waitFor(() => expect(posts).toHaveLength(4));
  const sheet = within(screen.getByRole("list", { name: "Contact sheet of Kitchen" }));
  expect(sheet.getAllByRole("listitem")).toHaveLength(4);
  expect(sheet.getAllByRole("button", { name: /^Photo / })).toHaveLength(3);
  expect(sheet.getAllByRole("progressbar")).toEqual([sheet.getByRole("progressbar", { name: "Uploading d.jpg" })]);
  expect(sheet.getAllByRole("button", { name: /^Cancel / })).toHaveLength(1);
  expect(screen.getByText("1 file uploading")).toBeInTheDocument();
  expect(result.current).toEqual({ open: 1, failed: [] });
  await act(async () => save());
  await waitFor(() => expect(calls.filter(({ name }) => name === "image.create")).toHaveLength(3));
  expect(sheet.getAllByRole("button", { name: /^Photo / })).toHaveLength(3);
});

test("a video whose duration the browser does not know, such as a recording, is uploaded too", async () => {
  const save = holdRecords();
  jest.spyOn(HTMLMediaElement.prototype, "src", "set").mockImplementation(function (this: HTMLMediaElement) {
    Object.defineProperty(this, "videoWidth", { value: 640 });
    this.onloadedmetadata?.(new Event("loadedmetadata"));
  });
  const { calls } = await open("?view=sheet", {
    "video.uploadRequest": () => ({
      key: "vid-new",
      url: "https://bucket.test/",
      fields: { key: "v/$" + "{filename}" },
    }),
    "video.create": (sent) => held.then(() => sent),
  });
  await pick([new File([mp4Bytes()], "cursor.mp4", { type: "video/mp4" })]);
  await waitFor(() => expect(posts).toHaveLength(1));
  await act(async () => posts[0]?.request.answer(204));
  await waitFor(() =>
    expect(calls.find(({ name }) => name === "video.create")?.params).toEqual({
      key: "vid-new",
      regionKey: "reg-1",
      url: "https://bucket.test/v/vid-new.mp4",
    }),
  );
  expect(await screen.findByRole("button", { name: "Video 1" })).toBeInTheDocument();
  expect(screen.queryByRole("progressbar")).toBeNull();
  expect(screen.queryByRole("button", { name: "Cancel cursor.mp4" })).toBeNull();
  save();
  await act(() => browserQueue().settled());
});

test("if three of twenty photos fail, each is reported and can be retried, and the others are added", async () => {
  const { calls } = await open("?view=sheet");
  await pick(Array.from({ length: 20 }, (_, index) => jpeg(`${index}.jpg`, index)));
  const answered = new Set<Post>();
  const failing = new Set(["bytes of 3.jpg", "bytes of 7.jpg", "bytes of 19.jpg"]);
  const failed = () => screen.queryAllByRole("button", { name: /^Retry \d/ });
  const step = async () => {
    for (const post of posts.filter((one) => !answered.has(one))) {
      answered.add(post);
      const text = /bytes of \d+\.jpg/.exec(await readText(post.form.get("file") as File))?.[0] ?? "";
      // Refused the first time only.
      await act(async () => post.request.answer(failing.delete(text) ? 503 : 204));
    }
  };
  await waitFor(
    async () => {
      await step();
      expect(calls.filter(({ name }) => name === "image.create")).toHaveLength(17);
      expect(failed()).toHaveLength(3);
    },
    { timeout: 40_000 },
  );
  expect(failed().map((one) => one.getAttribute("aria-label"))).toEqual(["Retry 3.jpg", "Retry 7.jpg", "Retry 19.jpg"]);
  expect(screen.getAllByText("Failed")).toHaveLength(3);
  expect(screen.getByText("3 files failed")).toBeInTheDocument();
  await userEvent.click(screen.getByRole("button", { name: "Retry all" }));
  await waitFor(
    async () => {
      await step();
      expect(calls.filter(({ name }) => name === "image.create")).toHaveLength(20);
    },
    { timeout: 20_000 },
  );
  await waitFor(() => expect(failed()).toHaveLength(0));
}, 90_000);

test("an empty room offers to add the first photo", async () => {
  await open();
  const picker = jest.spyOn(screen.getByLabelText<HTMLInputElement>("Photos or videos"), "click");
  const add = screen.getByRole("button", { name: /^Add photos or videos/ });
  expect(add).toHaveAttribute("aria-keyshortcuts", "u");
  await userEvent.click(add);
  expect(picker).toHaveBeenCalledTimes(1);
});

test("an upload can be canceled", async () => {
  await open();
  await pick([jpeg("a.jpg")]);
  await waitFor(() => expect(posts).toHaveLength(1));
  await userEvent.click(screen.getByRole("button", { name: "Cancel a.jpg" }));
  expect(screen.queryByRole("progressbar")).toBeNull();
  expect(await screen.findByText("No photos or videos in this room yet.")).toBeInTheDocument();
});

test("an upload continues after leaving its room; until it ends, leaving the page asks first and no reload happens", async () => {
  const blocksUnload = () => !window.dispatchEvent(new Event("beforeunload", { cancelable: true }));
  const { unmount } = await open();
  await pick([jpeg("a.jpg")]);
  await waitFor(() => expect(posts).toHaveLength(1));
  expect(blocksUnload()).toBe(true);
  unmount();
  expect(blocksUnload()).toBe(true);
  expect(await saveBeforeReload()).toBe(false);
  await act(async () => posts[0]?.request.answer(503));
  const { result } = renderHook(useUploadSummary);
  await waitFor(() => expect(result.current.failed).toHaveLength(1));
  expect(blocksUnload()).toBe(true);
  expect(await saveBeforeReload()).toBe(false);
  act(() => dismissUpload(result.current.failed[0]?.id ?? ""));
  expect(blocksUnload()).toBe(false);
  expect(await saveBeforeReload()).toBe(true);
});

test("a file that fails out of view is reported with its room", async () => {
  const { unmount } = await open();
  await pick([jpeg("a.jpg")]);
  await waitFor(() => expect(posts).toHaveLength(1));
  unmount();
  const { result } = renderHook(useUploadSummary);
  expect(result.current).toEqual({ open: 1, failed: [] });
  await act(async () => posts[0]?.request.answer(503));
  await waitFor(() => expect(result.current.open).toBe(0));
  const path = "/insured/overview/ins-1/prj-1/region-review/reg-1";
  expect(result.current.failed).toMatchObject([{ fileName: "a.jpg", room: { key: "reg-1", name: "Kitchen", path } }]);
});

test("files of unsupported types are named with the reason, and the rest are added", async () => {
  await open();
  await pick([new File(["x"], "notes.txt"), jpeg("a.jpg")]);
  expect(await screen.findByText(/^1 file was not added\. notes\.txt: .*JPEG, PNG/)).toBeInTheDocument();
  expect(await screen.findByRole("progressbar", { name: "Uploading a.jpg" })).toBeInTheDocument();
});

test("stores a photo under the extension of its content, not of its name", async () => {
  await open();
  await pick([new File([jpegBytes()], "IMG_2.png", { type: "image/png" })]);
  await waitFor(() => expect(posts).toHaveLength(1));
  expect(posts[0]?.form.get("file")).toMatchObject({ name: "img-new1.jpg" });
});

test("accepts files dropped anywhere, and pasted outside of text", async () => {
  await open();
  fireEvent.dragOver(document.body, { dataTransfer: { types: ["Files"], files: [] } });
  expect(screen.getByRole("button", { name: "Add to Kitchen" })).toBeInTheDocument();
  fireEvent.drop(document.body, { dataTransfer: { types: ["Files"], files: [jpeg("dropped.jpg")] } });
  fireEvent.paste(document.body, { clipboardData: { files: [jpeg("pasted.jpg")] } });
  const strip = await screen.findByRole("list", { name: "Contact sheet of Kitchen" });
  await waitFor(() =>
    expect(
      within(strip)
        .getAllByRole("progressbar")
        .map((bar) => bar.getAttribute("aria-label")),
    ).toEqual(["Uploading dropped.jpg", "Uploading pasted.jpg"]),
  );
});

test("does not upload a photo that cannot be read", async () => {
  Object.assign(globalThis, { createImageBitmap: () => Promise.reject(new Error("no picture")) });
  const { calls } = await open();
  await pick([jpeg("broken.jpg")]);
  expect(await screen.findByText(/This photo can't be read/)).toBeInTheDocument();
  expect(posts).toHaveLength(0);
  expect(calls.some(({ name }) => name === "image.uploadRequest")).toBe(false);
});

function readText(file: Blob): Promise<string> {
  return new Promise((resolve) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.readAsText(file);
  });
}
