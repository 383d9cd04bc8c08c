/** Addresses of photos and films run out while a room is open. jsdom loads none: a load that fails is told to it. */
import { act, fireEvent, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { sessionLifetime } from "@/lib/client/session/session-lifetime";
import { Failure } from "@/tests/support/browser-backend";
import { installReview, kitchen, photo, press, setUpReview, showReview } from "@/tests/support/review-world";

jest.mock("next/navigation", () => jest.requireActual("@/tests/support/review-navigation").navigation);
setUpReview();
beforeEach(() => sessionLifetime.change());

const signed = (file: string, hour: number) => `https://bucket.test/${file}?expires=${hour}&signature=s${hour}`;

/** A backend whose addresses are of another hour at every read, as long as `isSigning`. */
function installHours() {
  const state = { hour: 0, isSigning: true, isDown: false };
  const room = () => {
    if (state.isDown) throw new Failure(500, "The disk is full.");
    if (state.isSigning) state.hour += 1;
    const shown = ["a", "b", "c"].map((name, at) =>
      photo(`img-${name}`, at, {
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

test("a photo whose address ran out is read again by itself, and shown under the fresh one", async () => {
  const { reads } = installHours();
  showReview();
  expect(await screen.findByRole("img", { name: "Photo 1 of Kitchen" })).toHaveAttribute("src", signed("a.jpg", 1));
  fireEvent.error(shown());
  await waitFor(() => expect(shown()).toHaveAttribute("src", signed("a.jpg", 2)));
  expect(screen.queryByText("This photo could not be loaded.")).toBeNull();
  expect(reads()).toBe(2);
});

test("where the fresh one fails too, that is said with Retry, and nothing is read in a loop", async () => {
  const { reads } = installHours();
  showReview();
  fireEvent.error(await screen.findByRole("img", { name: "Photo 1 of Kitchen" }));
  await waitFor(() => expect(shown()).toHaveAttribute("src", signed("a.jpg", 2)));
  fireEvent.error(shown());
  expect(await screen.findByText("This photo could not be loaded.")).toBeInTheDocument();
  expect(reads()).toBe(2);
  await userEvent.click(screen.getByRole("button", { name: "Retry" }));
  await waitFor(() => expect(shown()).toHaveAttribute("src", signed("a.jpg", 3)));
  expect(reads()).toBe(3);
});

test("where nothing can be read again, the message comes at once after the try; Retry brings the photo back", async () => {
  const { state } = installHours();
  showReview();
  const first = await screen.findByRole("img", { name: "Photo 1 of Kitchen" });
  state.isDown = true;
  fireEvent.error(first);
  expect(await screen.findByText("This photo could not be loaded.")).toBeInTheDocument();
  state.isDown = false;
  const failure = screen.getByText("This photo could not be loaded.").closest("[role=alert]") as HTMLElement;
  await userEvent.click(within(failure).getByRole("button", { name: "Retry" }));
  await waitFor(() => expect(shown()).toHaveAttribute("src", signed("a.jpg", 2)));
});

test("all small pictures that fail at once make one read, and show again", async () => {
  const { reads } = installHours();
  showReview();
  const strip = await screen.findByRole("navigation", { name: "Photos and videos of Kitchen" });
  const small = () => [...strip.querySelectorAll("img")].map((one) => one.getAttribute("src"));
  await waitFor(() => expect(small()).toEqual(["a", "b", "c"].map((name) => signed(`${name}-small.jpg`, 1))));
  for (const one of strip.querySelectorAll("img")) fireEvent.error(one);
  await waitFor(() => expect(small()).toEqual(["a", "b", "c"].map((name) => signed(`${name}-small.jpg`, 2))));
  expect(reads()).toBe(2);
  // The bucket itself is not to be had: what is fresh fails as well.
  for (const one of strip.querySelectorAll("img")) fireEvent.error(one);
  await waitFor(() => expect(small()).toEqual([]));
  expect(reads()).toBe(2);
});

test("a film whose address ran out while it played goes on from there by itself", async () => {
  const media = HTMLMediaElement.prototype;
  const play = jest.spyOn(media, "play").mockImplementation(async function (this: HTMLMediaElement) {
    Object.defineProperty(this, "paused", { value: false, configurable: true });
    this.dispatchEvent(new Event("play"));
  });
  jest.spyOn(media, "duration", "get").mockReturnValue(84);
  const { reads } = installHours();
  showReview("?photo=vid-1");
  const film = await screen.findByLabelText<HTMLVideoElement>("Video 1 of Kitchen");
  fireEvent.change(screen.getByRole("slider", { name: "Time in the video" }), { target: { value: "30" } });
  await press("Space");
  act(() => void film.dispatchEvent(new Event("error")));
  await waitFor(() => expect(film).toHaveAttribute("src", signed("film.mp4", 2)));
  expect(reads()).toBe(2);
  // What a browser does with a new source.
  Object.defineProperty(film, "paused", { value: true, configurable: true });
  film.currentTime = 0;
  act(() => void film.dispatchEvent(new Event("loadedmetadata")));
  expect(film.currentTime).toBe(30);
  expect(play).toHaveBeenCalledTimes(2);
  expect(screen.queryByText("This video could not be played.")).toBeNull();
});
