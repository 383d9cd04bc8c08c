import { act, fireEvent, screen, waitFor, within } from "@testing-library/react";
import {
  attic,
  installReview,
  kitchen,
  photo,
  press,
  setUpReview,
  showReview,
  tag,
} from "@/tests/support/review-world";

jest.mock("next/navigation", () => jest.requireActual("@/tests/support/review-navigation").navigation);

setUpReview();

const print = jest.fn();
beforeEach(() => {
  print.mockReset();
  window.print = print;
});

const paper = () => document.querySelector<HTMLElement>("[data-print='only']");
const pages = () => within(paper() as HTMLElement).queryAllByRole("banner", { hidden: true });

const text = () => paper()?.textContent ?? "";

/** Eight entries: seven photos and a video. */
const room = () =>
  kitchen({
    images: [
      photo("img-1", 1, {
        takenAt: "2026-11-18T21:20:00Z",
        caption: "Sink cabinet",
        tags: [tag("t-1", "img-1", "Water stain"), tag("t-2", "img-1", "Mold")],
      }),
      ...[2, 3, 4, 5, 6, 7].map((minute) => photo(`img-${minute}`, minute)),
    ],
    videos: [{ ...(kitchen().videos?.[0] as object), images: [] } as never],
  });

async function startPrinting(query = "", regionKey = "reg-1", regions = [room(), attic]) {
  installReview(regions);
  showReview(query, regionKey);
  await screen.findByRole("button", { name: "Print room" });
  await press("mod+p");
}
const settle = (pictures: Iterable<Element>, eventName: "load" | "error") =>
  act(async () => {
    for (const picture of pictures) fireEvent[eventName](picture);
  });
const pictures = () => [...(paper()?.querySelectorAll("img") ?? [])];

test("prints six photos per page under the claim, with number, caption, tags and time, once every picture is loaded", async () => {
  await startPrinting();
  expect(pictures()).toHaveLength(7);
  const [last, ...others] = pictures().reverse();
  await settle(others, "load");
  expect(print).not.toHaveBeenCalled();
  expect(screen.getByRole("button", { name: "Print room" })).toHaveAttribute("aria-busy", "true");
  let printed = "";
  print.mockImplementation(() => {
    printed = text();
    expect(pages().map((header) => header.textContent)).toEqual([
      "KitchenClaim KM-26-104417Marisol Figueroa · 9 Elm St, Round Rock, TX 78664Page 1 of 2",
      "KitchenClaim KM-26-104417Marisol Figueroa · 9 Elm St, Round Rock, TX 78664Page 2 of 2",
    ]);
    const sections = [...(paper() as HTMLElement).querySelectorAll("section")];
    expect(sections.map((section) => section.querySelectorAll("figure").length)).toEqual([6, 2]);
  });
  await settle([last as Element], "load");
  expect(print).toHaveBeenCalledTimes(1);
  expect(printed).toMatch(/Photo 1 Taken Nov 18, 2026, \d+:20 [AP]M \S+Sink cabinetWater stain, Mold/);
  expect(printed).toMatch(/Photo 2 Added Nov 18, 2026/);
  expect(printed).toMatch(/Open this video in Lintel to play it\.Video 1 1:24 · Added/);
  expect(paper()).toBeNull();
});

test("a picture that fails to load does not delay printing, and is named in its place", async () => {
  await startPrinting();
  let printed = "";
  print.mockImplementation(() => {
    printed = text();
  });
  await settle(pictures().slice(0, 1), "error");
  // Its address is read again, and the second try fails too.
  await waitFor(() => expect(pictures()).toHaveLength(7));
  await settle(pictures().slice(0, 1), "error");
  await settle(pictures().slice(-6), "load");
  await waitFor(() => expect(print).toHaveBeenCalledTimes(1));
  expect(printed).toContain("This photo couldn't be loaded.Photo 1");
});

test("pages filtered by hazards say so", async () => {
  let printed = "";
  print.mockImplementation(() => {
    printed = text();
  });
  await startPrinting("?only=hazards");
  await settle(pictures(), "load");
  expect(printed).toContain("Hazards only, 1 of 8 photos and videos");
});

test("a room without photos prints its header and says so", async () => {
  let printed = "";
  print.mockImplementation(() => {
    printed = text();
  });
  await startPrinting("", "reg-2");
  await waitFor(() => expect(print).toHaveBeenCalledTimes(1));
  expect(printed).toContain("Page 1 of 1");
  expect(printed).toContain("No photos or videos in this room yet.");
});
