/**
 * One photo under its camera: 4000 by 2000 pixels in a frame of 840 by 600, so that it fits at 0.21 with 90 above it.
 */
import { fireEvent, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { Failure } from "@/tests/support/browser-backend";
import { firePointer } from "@/tests/support/pointer";
import { installReview, kitchen, press, setUpReview, showReview, startQueue } from "@/tests/support/review-world";

jest.mock("next/navigation", () => jest.requireActual("@/tests/support/review-navigation").navigation);
setUpReview();

const FITS = "matrix(1, 0, 0, 1, 0, 90)";
/** One photo pixel per screen pixel. */
const ACTUAL_SIZE = "matrix(4.7619, 0, 0, 4.7619, -1580, -700)";

const image = () => screen.getByRole("img", { name: /of Kitchen/ });
const frame = () => image().parentElement as HTMLElement;
const expectTransform = (transform: string) => waitFor(() => expect(image().style.transform).toBe(transform));

async function open() {
  const calls = installReview([kitchen()]);
  showReview();
  await screen.findByText("1 of 5");
  await expectTransform(FITS);
  return calls;
}

test("keys zoom around the center, fit, show the actual size, rotate and pan", async () => {
  await open();
  await press("+");
  await expectTransform("matrix(1.25, 0, 0, 1.25, -105, 37.5)");
  await press("-");
  await expectTransform(FITS);
  await press("z");
  await expectTransform(ACTUAL_SIZE);
  await press("shift+ArrowLeft");
  await expectTransform("matrix(4.7619, 0, 0, 4.7619, -1500, -700)");
  await press("shift+ArrowDown");
  await expectTransform("matrix(4.7619, 0, 0, 4.7619, -1500, -780)");
  await press("0");
  await expectTransform(FITS);
  await press("shift+r");
  await expectTransform("matrix(0, 0.7143, -0.7143, 0, 570, 0)");
});

test("the wheel zooms at the pointer without scrolling the page", async () => {
  await open();
  // The point 105 pixels right of the center stays in place: e^0.8 is 2.2255.
  const isDefaultAllowed = fireEvent.wheel(frame(), { deltaY: -400, clientX: 525, clientY: 300 });
  expect(isDefaultAllowed).toBe(false);
  await waitFor(() =>
    expect(image().style.transform).toMatch(/^matrix\(2\.2255, 0, 0, 2\.2255, -643\.4\d+, -167\.3\d+\)$/),
  );
});

test("two pointers pinch, one pans a zoomed photo, a double press toggles the actual size", async () => {
  await open();
  firePointer(frame(), "pointerdown", { pointerId: 1, clientX: 320, clientY: 300 });
  firePointer(frame(), "pointerdown", { pointerId: 2, clientX: 520, clientY: 300 });
  firePointer(frame(), "pointermove", { pointerId: 2, clientX: 720, clientY: 300 });
  await expectTransform("matrix(2, 0, 0, 2, -520, -120)");
  firePointer(frame(), "pointerup", { pointerId: 1, clientX: 320, clientY: 300 });
  firePointer(frame(), "pointermove", { pointerId: 2, clientX: 750, clientY: 280 });
  await expectTransform("matrix(2, 0, 0, 2, -490, -140)");
  firePointer(frame(), "pointerup", { pointerId: 2, clientX: 750, clientY: 280 });
  fireEvent.doubleClick(frame(), { clientX: 420, clientY: 300 });
  await expectTransform(FITS);
  fireEvent.doubleClick(frame(), { clientX: 420, clientY: 300 });
  await expectTransform(ACTUAL_SIZE);
});

test("until bookmarks are loaded, key and button are disabled with the reason", async () => {
  const calls = installReview([kitchen()], {
    "bookmark.list": () => {
      throw new Failure(500, "The bookmarks cannot be read.");
    },
    "bookmark.create": (sent) => sent,
  });
  showReview();
  const button = await screen.findByRole("button", { name: "Bookmark photo" });
  await startQueue();
  expect(button).toHaveAttribute("aria-disabled", "true");
  await userEvent.click(button);
  expect(await screen.findByRole("tooltip")).toHaveTextContent("Your bookmarks are still loading");
  await expect(press("m")).rejects.toThrow("Your bookmarks are still loading");
  expect(calls.filter(({ name }) => name === "bookmark.create")).toEqual([]);
});

test("m bookmarks the current photo and removes the bookmark", async () => {
  const bookmarks: { key: string; targetType: string; targetKey: string }[] = [];
  const calls = installReview([kitchen()], {
    "bookmark.list": () => [...bookmarks],
    "bookmark.create": (sent) => {
      bookmarks.push(sent as (typeof bookmarks)[number]);
      return sent;
    },
    "bookmark.delete": ({ key }) => {
      bookmarks.splice(0, bookmarks.length, ...bookmarks.filter((one) => one.key !== key));
      return null;
    },
  });
  showReview();
  await screen.findByText("1 of 5");
  await startQueue();
  expect(await screen.findByRole("button", { name: "Bookmark photo" })).not.toHaveAttribute("aria-disabled");
  await press("m");
  expect(await screen.findByRole("button", { name: "Remove bookmark", pressed: true })).toBeVisible();
  await waitFor(() => expect(bookmarks).toMatchObject([{ targetType: "image", targetKey: "img-1" }]));
  await press("m");
  expect(await screen.findByRole("button", { name: "Bookmark photo", pressed: false })).toBeVisible();
  await waitFor(() => expect(calls.filter(({ name }) => name === "bookmark.delete")).toHaveLength(1));
  expect(bookmarks).toEqual([]);
});
