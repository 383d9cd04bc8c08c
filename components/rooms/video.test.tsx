import { act, fireEvent, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { sessionLifetime } from "@/lib/client/calls/session-lifetime";
import { browserQueue } from "@/lib/client/queue/browser-queue";
import { markStale } from "@/lib/client/reads/shown-reads";
import type { Image } from "@/lib/domain/entities";
import { type Answers, Failure } from "@/tests/support/browser-backend";
import { deferred } from "@/tests/support/deferred";
import { installReview, kitchen, press, setUpReview, showReview, startQueue } from "@/tests/support/review-world";

jest.mock("next/navigation", () => jest.requireActual("@/tests/support/review-navigation").navigation);

let bucketStatus = 204;
/** The bucket answers once this promise resolves. */
let held = Promise.resolve();
class FakeRequest {
  upload = {};
  onload = () => {};
  status = 0;
  responseText = "";
  open() {}
  send() {
    this.status = bucketStatus;
    void held.then(() => setTimeout(() => this.onload()));
  }
  abort() {}
}

setUpReview();
beforeEach(() => {
  bucketStatus = 204;
  held = Promise.resolve();
  Object.assign(globalThis, { XMLHttpRequest: FakeRequest });
  Object.assign(URL, { createObjectURL: () => "blob:frame", revokeObjectURL: () => {} });
  // jsdom plays nothing, so the element only stores its state.
  const media = HTMLMediaElement.prototype;
  jest.spyOn(media, "play").mockImplementation(async function (this: HTMLMediaElement) {
    Object.defineProperty(this, "paused", { value: false, configurable: true });
    this.dispatchEvent(new Event("play"));
  });
  jest.spyOn(media, "pause").mockImplementation(function (this: HTMLMediaElement) {
    Object.defineProperty(this, "paused", { value: true, configurable: true });
    this.dispatchEvent(new Event("pause"));
  });
  jest.spyOn(media, "duration", "get").mockReturnValue(84);
  jest.spyOn(HTMLVideoElement.prototype, "videoWidth", "get").mockReturnValue(1280);
  jest.spyOn(HTMLVideoElement.prototype, "videoHeight", "get").mockReturnValue(720);
  jest.spyOn(media, "readyState", "get").mockReturnValue(HTMLMediaElement.HAVE_ENOUGH_DATA);
  jest.spyOn(HTMLCanvasElement.prototype, "getContext").mockReturnValue({ drawImage: () => {} } as never);
  jest.spyOn(HTMLCanvasElement.prototype, "toBlob").mockImplementation((done) => done(new Blob(["jpeg"])));
});

afterEach(async () => {
  for (const { id } of browserQueue().getState().failed) await browserQueue().dismiss(id);
});

const videoOf = () => screen.getByLabelText<HTMLVideoElement>("Video 1 of Kitchen");

async function open(query = "?photo=vid-1", answers: Answers = {}) {
  const room = kitchen();
  const calls = installReview([room], {
    "image.uploadRequest": () => ({
      key: "img-new",
      url: "https://bucket.test/",
      fields: { key: "uploads/insured-generic/$" + "{filename}" },
    }),
    "image.create": (sent) => {
      room.videos?.[0]?.images?.push({ ...(sent as Image), createdAt: "2026-11-18T23:00:00Z", tags: [] });
      return sent;
    },
    ...answers,
  });
  const shown = showReview(query);
  await startQueue();
  return { ...shown, calls };
}

test("the timeline marks the snapshots, and a mark seeks to its frame", async () => {
  await open();
  await userEvent.click(await screen.findByRole("button", { name: "Snapshot at 0:42" }));
  expect(videoOf().currentTime).toBe(42);
  expect(screen.getByRole("slider", { name: "Video timeline" })).toHaveAttribute("aria-valuetext", "0:42 of 1:24");
});

test("Space on the thumbnail plays the video, arrows seek by a second on the timeline", async () => {
  await open();
  const slider = await screen.findByRole("slider", { name: "Video timeline" });
  fireEvent.change(slider, { target: { value: "10" } });
  act(() => slider.focus());
  await userEvent.keyboard("{ArrowRight}{ArrowRight}{ArrowRight}{ArrowLeft}");
  expect(videoOf().currentTime).toBe(12);
  const strip = screen.getByRole("navigation", { name: "Photos and videos of Kitchen" });
  act(() => within(strip).getByRole("button", { name: "Video 1" }).focus());
  await userEvent.keyboard(" ");
  expect(await screen.findByRole("button", { name: "Pause" })).toBeInTheDocument();
  expect(within(strip).getByRole("button", { name: "Video 1" })).toHaveFocus();
});

test("comma and period pause and step by frame; the timeline seeks; the speed is selectable", async () => {
  await open();
  const slider = await screen.findByRole("slider", { name: "Video timeline" });
  fireEvent.change(slider, { target: { value: "10" } });
  expect(videoOf().currentTime).toBe(10);
  await press("Space");
  expect(await screen.findByRole("button", { name: "Pause" })).toBeInTheDocument();
  await press(".");
  expect(videoOf().currentTime).toBeCloseTo(10 + 1 / 30, 6);
  expect(await screen.findByRole("button", { name: "Play" })).toBeInTheDocument();
  await press(",");
  await press(",");
  expect(videoOf().currentTime).toBeCloseTo(10 - 1 / 30, 6);
  await userEvent.click(screen.getByRole("button", { name: "Speed: 1×" }));
  await userEvent.click(await screen.findByRole("menuitemradio", { name: "0.25×" }));
  expect(videoOf().playbackRate).toBe(0.25);
});

test("a snapshot becomes an analyzed photo of the video, with its time", async () => {
  const { calls } = await open();
  fireEvent.change(await screen.findByRole("slider"), { target: { value: "12.5" } });
  await press("p");
  expect(await screen.findByText("Snapshot taken")).toBeInTheDocument();
  expect(calls.find(({ name }) => name === "image.create")?.params).toEqual({
    key: "img-new",
    parentKey: "vid-1",
    parentType: "video",
    companyKey: "cous-1",
    url: "https://bucket.test/uploads/insured-generic/img-new.jpg",
    width: 1280,
    height: 720,
    videoTimestamp: 12.5,
    status: "analyzed",
  });
  expect(await screen.findByRole("button", { name: "Snapshot at 0:12" })).toBeInTheDocument();
});

test.each([
  ["the bucket refuses the snapshot", () => ({})],
  ["the snapshot's record is refused", () => ({ "image.create": () => Promise.reject(new Failure(500, "")) })],
  ["the upload request is refused", () => ({ "image.uploadRequest": () => Promise.reject(new Failure(500, "")) })],
])("when %s, reports 'Take snapshot failed' and removes the mark", async (name, answers) => {
  if (name === "the bucket refuses the snapshot") bucketStatus = 500;
  await open("?photo=vid-1", answers() as Answers);
  fireEvent.change(await screen.findByRole("slider"), { target: { value: "12.5" } });
  await press("p");
  expect(await screen.findByText("Take snapshot failed")).toBeInTheDocument();
  await waitFor(() => expect(screen.queryByRole("button", { name: "Snapshot at 0:12" })).toBeNull());
});

test("a browser without canvas support sends no empty snapshot", async () => {
  jest.spyOn(HTMLCanvasElement.prototype, "getContext").mockReturnValue(null);
  const { calls } = await open();
  fireEvent.change(await screen.findByRole("slider"), { target: { value: "12.5" } });
  await press("p");
  expect(await screen.findByText("Take snapshot failed")).toBeInTheDocument();
  expect(calls.filter(({ name }) => /^image\.(uploadRequest|create)$/.test(name))).toEqual([]);
});

test("a refused record can be retried without another frame", async () => {
  let isRefused = true;
  const { calls } = await open("?photo=vid-1", {
    "image.create": (sent) => {
      if (isRefused) throw new Failure(500, "");
      return sent;
    },
  });
  fireEvent.change(await screen.findByRole("slider"), { target: { value: "12.5" } });
  await press("p");
  await screen.findByText("Take snapshot failed");
  expect(browserQueue().getState().failed).toHaveLength(1);
  isRefused = false;
  await userEvent.click(screen.getByRole("button", { name: "Retry" }));
  await waitFor(() => expect(browserQueue().getState()).toMatchObject({ pending: 0, failed: [] }));
  expect(calls.filter(({ name }) => name === "image.uploadRequest")).toHaveLength(1);
  expect(calls.filter(({ name }) => name === "image.create").map(({ params }) => params.key)).toEqual([
    "img-new",
    "img-new",
  ]);
});

const failedReasons = () =>
  browserQueue()
    .getState()
    .failed.map(({ failure }) => failure.message);

test("a record refused twice is reported as a failed snapshot, in the alert and the list", async () => {
  const { calls } = await open("?photo=vid-1", {
    "image.create": () => {
      throw new Failure(500, "Image creation failed");
    },
  });
  fireEvent.change(await screen.findByRole("slider"), { target: { value: "12.5" } });
  await press("p");
  await screen.findByText("Take snapshot failed");
  expect(failedReasons()).toEqual(["Take snapshot failed"]);
  await userEvent.click(screen.getByRole("button", { name: "Retry" }));
  await waitFor(() => expect(calls.filter(({ name }) => name === "image.create")).toHaveLength(2));
  await waitFor(() => expect(screen.getAllByText("Take snapshot failed")).toHaveLength(2));
  expect(failedReasons()).toEqual(["Take snapshot failed"]);
  expect(screen.queryByText("Image creation failed")).toBeNull();
});

test("a record refused after waiting is reported the same way, with the backend's message if any", async () => {
  let answer = (): never => {
    throw new TypeError("network");
  };
  await open("?photo=vid-1", { "image.create": () => answer() });
  fireEvent.change(await screen.findByRole("slider"), { target: { value: "12.5" } });
  await press("p");
  await screen.findByText("Snapshot taken. Saves when the connection is back.");
  answer = () => {
    throw new Failure(500, "");
  };
  act(() => browserQueue().sendNow());
  expect(await screen.findByText("Take snapshot failed")).toBeInTheDocument();
  expect(failedReasons()).toEqual(["Take snapshot failed"]);
  answer = () => {
    throw new Failure(400, "A video has at most 500 photos.");
  };
  await userEvent.click(screen.getByRole("button", { name: "Retry" }));
  expect(await screen.findByText("A video has at most 500 photos.")).toBeInTheDocument();
  expect(failedReasons()).toEqual(["A video has at most 500 photos."]);
});

test("a snapshot during which the session changes waits for its author, unseen by others", async () => {
  const answer = deferred();
  held = answer.promise;
  const { calls } = await open();
  fireEvent.change(await screen.findByRole("slider"), { target: { value: "12.5" } });
  await press("p");
  expect(await screen.findByRole("button", { name: "Snapshot at 0:12" })).toBeInTheDocument();
  const queue = browserQueue();
  act(() => {
    sessionLifetime.end("expired");
    queue.stop();
  });
  await act(async () => {
    sessionLifetime.begin();
    await queue.start("emp-next");
  });
  expect(screen.queryByRole("button", { name: "Snapshot at 0:12" })).toBeNull();
  await act(async () => answer.resolve());
  await act(() => new Promise((resolve) => setTimeout(resolve, 50)));
  expect(await queue.openGestures()).toEqual([]);
  expect(queue.getState().failed).toEqual([]);
  expect(screen.queryByText(/^(Snapshot taken|Take snapshot failed)/)).toBeNull();
  expect(screen.queryByRole("button", { name: "Snapshot at 0:12" })).toBeNull();
  await startQueue();
  await waitFor(() => expect(queue.getState()).toMatchObject({ pending: 0, failed: [] }));
  expect(calls.filter(({ name }) => name === "image.create").map(({ params }) => params.key)).toEqual(["img-new"]);
});

test("a photo links to its frame in the video", async () => {
  const { address } = await open("?photo=img-frame");
  const details = within(await screen.findByRole("region", { name: "Details" }));
  await userEvent.click(details.getByRole("button", { name: "Show in video: Video 1, at 0:42" }));
  await waitFor(() => expect(address().get("photo")).toBe("vid-1"));
  expect(address().get("at")).toBe("42");
  expect(videoOf().currentTime).toBe(42);
});

test("with a fresh address, the video continues at its time, and frame steps start there", async () => {
  const room = kitchen();
  installReview([room]);
  showReview("?photo=vid-1");
  fireEvent.change(await screen.findByRole("slider", { name: "Video timeline" }), { target: { value: "10" } });
  const element = videoOf();
  const [video] = room.videos ?? [];
  if (video) room.videos = [{ ...video, url: "https://bucket.test/vid-1.mp4?again=1" }];
  await act(() => markStale(["region.listByProject"]));
  await waitFor(() => expect(videoOf()).toHaveAttribute("src", expect.stringMatching(/again=1$/)));
  expect(videoOf()).toBe(element);
  element.currentTime = 0;
  fireEvent(element, new Event("loadedmetadata"));
  expect(element.currentTime).toBe(10);
  await press(".");
  expect(element.currentTime).toBeCloseTo(10 + 1 / 30, 6);
});

test("a video that fails to play is retried once, then reported", async () => {
  const load = jest.spyOn(HTMLMediaElement.prototype, "load").mockImplementation(() => {});
  await open();
  await screen.findByRole("slider");
  const video = videoOf();
  Object.defineProperty(video, "error", { value: { code: 4 } });
  act(() => void video.dispatchEvent(new Event("error")));
  await waitFor(() => expect(load).toHaveBeenCalledTimes(1));
  expect(screen.queryByText("This video couldn't be played.")).toBeNull();
  act(() => void video.dispatchEvent(new Event("error")));
  expect(await screen.findByText("This video couldn't be played.")).toBeInTheDocument();
});

test("a reviewer cannot take snapshots", async () => {
  installReview([kitchen()], {}, "underwriting_reviewer");
  showReview("?photo=vid-1");
  await screen.findByRole("slider");
  expect(screen.queryByRole("button", { name: "Take snapshot" })).toBeNull();
});

test("without an answer for its record, the snapshot stays visible and waits in the queue", async () => {
  await open("?photo=vid-1", { "image.create": () => Promise.reject(new TypeError("network")) });
  fireEvent.change(await screen.findByRole("slider"), { target: { value: "12.5" } });
  await press("p");
  expect(await screen.findByText("Snapshot taken. Saves when the connection is back.")).toBeInTheDocument();
  expect((await browserQueue().openGestures()).map(({ label }) => label)).toEqual(["Take snapshot"]);
  expect(screen.getByRole("button", { name: "Snapshot at 0:12" })).toBeInTheDocument();
});
