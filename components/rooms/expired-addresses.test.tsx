/**
 * Signed addresses of photos and videos that expire while a room is open. jsdom loads none, so each test fires the
 * failures.
 */
import { act, fireEvent, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { sessionLifetime } from "@/lib/client/calls/session-lifetime";
import { showNewImage } from "@/lib/client/data/media/optimistic";
import { addPatches } from "@/lib/client/reads/optimistic-view";
import { markStale } from "@/lib/client/reads/shown-reads";
import { Failure } from "@/tests/support/browser-backend";
import { deferred } from "@/tests/support/deferred";
import {
  installReview,
  kitchen,
  photo,
  press,
  setUpReview,
  showReview,
  startQueue,
} from "@/tests/support/review-world";

jest.mock("next/navigation", () => jest.requireActual("@/tests/support/review-navigation").navigation);
setUpReview();
beforeEach(() => sessionLifetime.change());

const signed = (file: string, hour: number) => `https://bucket.test/${file}?expires=${hour}&signature=s${hour}`;

/** Installs a backend that signs addresses again on each read, while `isSigning`. */
function installSigningBackend() {
  const state = { hour: 0, isSigning: true, isDown: false };
  const room = () => {
    if (state.isDown) throw new Failure(500, "The disk is full.");
    if (state.isSigning) state.hour += 1;
    const shown = ["a", "b", "c"].map((name, index) =>
      photo(`img-${name}`, index, {
        url: signed(`${name}.jpg`, state.hour),
        thumbnailUrl: signed(`${name}-small.jpg`, state.hour),
      }),
    );
    const [film] = kitchen().videos ?? [];
    return kitchen({
      images: shown,
      videos: film ? [{ ...film, images: [], url: signed("film.mp4", state.hour) }] : [],
    });
  };
  const calls = installReview([], { "region.listByProject": () => [room()] });
  const reads = () => calls.filter(({ name }) => name === "region.listByProject").length;
  return { state, reads };
}

const shown = () => screen.getByRole<HTMLImageElement>("img", { name: "Photo 1 of Kitchen" });

test("reads an expired photo's address again and shows the photo", async () => {
  const { reads } = installSigningBackend();
  showReview();
  expect(await screen.findByRole("img", { name: "Photo 1 of Kitchen" })).toHaveAttribute("src", signed("a.jpg", 1));
  fireEvent.error(shown());
  await waitFor(() => expect(shown()).toHaveAttribute("src", signed("a.jpg", 2)));
  expect(screen.queryByText("This photo couldn't be loaded.")).toBeNull();
  expect(reads()).toBe(2);
});

test("if the fresh address fails too, shows Retry and does not loop", async () => {
  const { reads } = installSigningBackend();
  showReview();
  fireEvent.error(await screen.findByRole("img", { name: "Photo 1 of Kitchen" }));
  await waitFor(() => expect(shown()).toHaveAttribute("src", signed("a.jpg", 2)));
  fireEvent.error(shown());
  expect(await screen.findByText("This photo couldn't be loaded.")).toBeInTheDocument();
  expect(reads()).toBe(2);
  await userEvent.click(screen.getByRole("button", { name: "Retry" }));
  await waitFor(() => expect(shown()).toHaveAttribute("src", signed("a.jpg", 3)));
  expect(reads()).toBe(3);
});

test("if the address cannot be read again, reports the failure after one try; Retry restores the photo", async () => {
  const { state } = installSigningBackend();
  showReview();
  const first = await screen.findByRole("img", { name: "Photo 1 of Kitchen" });
  state.isDown = true;
  fireEvent.error(first);
  expect(await screen.findByText("This photo couldn't be loaded.")).toBeInTheDocument();
  state.isDown = false;
  const failure = screen.getByText("This photo couldn't be loaded.").closest("[role=alert]") as HTMLElement;
  await userEvent.click(within(failure).getByRole("button", { name: "Retry" }));
  await waitFor(() => expect(shown()).toHaveAttribute("src", signed("a.jpg", 2)));
});

test("thumbnails that fail together cause one read and are shown again", async () => {
  const { reads } = installSigningBackend();
  showReview();
  const strip = await screen.findByRole("navigation", { name: "Photos and videos of Kitchen" });
  const small = () => [...strip.querySelectorAll("img")].map((one) => one.getAttribute("src"));
  await waitFor(() => expect(small()).toEqual(["a", "b", "c"].map((name) => signed(`${name}-small.jpg`, 1))));
  for (const one of strip.querySelectorAll("img")) fireEvent.error(one);
  await waitFor(() => expect(small()).toEqual(["a", "b", "c"].map((name) => signed(`${name}-small.jpg`, 2))));
  expect(reads()).toBe(2);
  // The bucket is unreachable, so fresh addresses fail too.
  for (const one of strip.querySelectorAll("img")) fireEvent.error(one);
  await waitFor(() => expect(small()).toEqual([]));
  expect(reads()).toBe(2);
});

test("a brief failure is retried once with the same address", async () => {
  const { state, reads } = installSigningBackend();
  showReview();
  const first = await screen.findByRole("img", { name: "Photo 1 of Kitchen" });
  state.isSigning = false;
  fireEvent.error(first);
  await waitFor(() => expect(screen.queryByRole("img", { name: "Photo 1 of Kitchen" })).not.toBe(first));
  await waitFor(() => expect(shown()).toHaveAttribute("src", signed("a.jpg", 1)));
  expect(reads()).toBe(2);
  fireEvent.error(shown());
  expect(await screen.findByText("This photo couldn't be loaded.")).toBeInTheDocument();
  expect(reads()).toBe(2);
});

test("thumbnails that failed are loaded again by Retry of the photo, and when the network returns", async () => {
  const { state, reads } = installSigningBackend();
  showReview();
  const strip = await screen.findByRole("navigation", { name: "Photos and videos of Kitchen" });
  const small = () => [...strip.querySelectorAll("img")].map((one) => one.getAttribute("src"));
  const firstAddresses = ["a", "b", "c"].map((name) => signed(`${name}-small.jpg`, 1));
  const failAll = async () => {
    await waitFor(() => expect(small()).toEqual(firstAddresses));
    for (const one of strip.querySelectorAll("img")) fireEvent.error(one);
  };
  // The bucket is unreachable for longer than one retry; the addresses stay valid.
  state.isSigning = false;
  await failAll();
  await waitFor(() => expect(reads()).toBe(2));
  await failAll();
  await waitFor(() => expect(small()).toEqual([]));
  fireEvent.error(shown());
  await userEvent.click(await screen.findByRole("button", { name: "Retry" }));
  await failAll();
  await waitFor(() => expect(small()).toEqual([]));
  act(() => void window.dispatchEvent(new Event("online")));
  await waitFor(() => expect(small()).toEqual(firstAddresses));
  expect(reads()).toBe(3);
});

test("a photo queued before a reload says so, requests nothing, and appears once saved", async () => {
  const state = { isSaved: false };
  const url = "https://bucket.test/late.jpg";
  const calls = installReview([], {
    "region.listByProject": () => [
      kitchen({
        images: [photo("img-a", 0), ...(state.isSaved ? [photo("img-late", 9, { url: `${url}?signature=x` })] : [])],
        videos: [],
      }),
    ],
  });
  const { status: _status, tags: _tags, ...record } = photo("img-late", 9, { url });
  const removePatch = addPatches(showNewImage({ ...record, status: "new" }, record.createdAt));
  showReview("?photo=img-late");
  expect(await screen.findByText("This photo appears here once it is saved.")).toBeInTheDocument();
  expect([...document.querySelectorAll("img")].map((one) => one.getAttribute("src"))).not.toContain(url);
  state.isSaved = true;
  await act(() => markStale(["region.listByProject"]));
  act(removePatch);
  expect(await screen.findByRole("img", { name: "Photo 2 of Kitchen" })).toHaveAttribute("src", `${url}?signature=x`);
  expect(calls.filter(({ name }) => name === "region.listByProject")).toHaveLength(2);
});

test("a restored photo is shown at once with its earlier address", async () => {
  const restored = deferred<null>();
  const images = [photo("img-a", 1, { url: signed("a.jpg", 1) }), photo("img-b", 2)];
  installReview([], {
    "region.listByProject": () => [kitchen({ images: [...images], videos: [] })],
    "image.delete": ({ key }) => {
      images.splice(0, images.length, ...images.filter((one) => one.key !== key));
      return null;
    },
    // The test decides when the backend answers.
    "image.create": () => restored.promise,
  });
  await startQueue();
  showReview("?photo=img-a");
  await screen.findByRole("img", { name: "Photo 1 of Kitchen" });
  await press("Delete");
  await waitFor(() => expect(shown()).not.toHaveAttribute("src", signed("a.jpg", 1)));
  await userEvent.click(await screen.findByRole("button", { name: "Undo" }));
  await waitFor(() => expect(shown()).toHaveAttribute("src", signed("a.jpg", 1)));
  images.unshift(photo("img-a", 1, { url: signed("a.jpg", 2) }));
  await act(async () => restored.resolve(null));
  await waitFor(() => expect(shown()).toHaveAttribute("src", signed("a.jpg", 2)));
});

test("a video whose address expires while playing continues from the same time", async () => {
  const media = HTMLMediaElement.prototype;
  const play = jest.spyOn(media, "play").mockImplementation(async function (this: HTMLMediaElement) {
    Object.defineProperty(this, "paused", { value: false, configurable: true });
    this.dispatchEvent(new Event("play"));
  });
  jest.spyOn(media, "duration", "get").mockReturnValue(84);
  const { reads } = installSigningBackend();
  showReview("?photo=vid-1");
  const film = await screen.findByLabelText<HTMLVideoElement>("Video 1 of Kitchen");
  fireEvent.change(screen.getByRole("slider", { name: "Video timeline" }), { target: { value: "30" } });
  await press("Space");
  act(() => void film.dispatchEvent(new Event("error")));
  await waitFor(() => expect(film).toHaveAttribute("src", signed("film.mp4", 2)));
  expect(reads()).toBe(2);
  // Simulates the events of a browser after a new source.
  Object.defineProperty(film, "paused", { value: true, configurable: true });
  film.currentTime = 0;
  act(() => void film.dispatchEvent(new Event("loadedmetadata")));
  expect(film.currentTime).toBe(30);
  expect(play).toHaveBeenCalledTimes(2);
  expect(screen.queryByText("This video couldn't be played.")).toBeNull();
});
