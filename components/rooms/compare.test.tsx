import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { installReview, kitchen, photo, press, setUpReview, showReview } from "@/tests/support/review-world";

jest.mock("next/navigation", () => jest.requireActual("@/tests/support/review-navigation").navigation);
setUpReview();

const side = (count: number) => within(screen.getByRole("list", { name: `${count} photos side by side` }));
const transforms = (count: number) =>
  side(count)
    .getAllByRole("img")
    .map((image) => image.style.transform);

test("c compares the photo with the next; one camera moves both and is in the address", async () => {
  const images = [photo("img-1", 1), photo("img-2", 2, { width: 1000, height: 500 }), photo("img-3", 3)];
  installReview([kitchen({ images, videos: [] })]);
  const { address } = showReview();
  await screen.findByText("1 of 3");
  await press("c");
  expect(await screen.findByRole("list", { name: "2 photos side by side" })).toBeInTheDocument();
  await waitFor(() => expect(address().get("compare")).toBe("img-1,img-2"));
  expect(new Set(transforms(2)).size).toBe(1);
  const [, second] = side(2).getAllByRole("img");
  fireEvent.wheel(second?.parentElement as HTMLElement, { deltaY: -400, clientX: 420, clientY: 300 });
  await waitFor(() => expect(transforms(2)[0]).toMatch(/^matrix\(2\.2255, 0, 0, 2\.2255/));
  expect(new Set(transforms(2)).size).toBe(1);
  await waitFor(() => expect(address().get("cam")).toBe("2.2255,0.5,0.5,0"));
  await press("shift+r");
  await waitFor(() => expect(address().get("cam")).toMatch(/,1$/));
  expect(new Set(transforms(2)).size).toBe(1);
});

test("each photo shows its capture time, or when it was added", async () => {
  const takenAt = new Date(2026, 10, 18, 12, 5).toISOString();
  const createdAt = new Date(2026, 11, 18, 15, 0).toISOString();
  installReview([kitchen({ images: [photo("img-1", 1, { takenAt }), photo("img-2", 2, { createdAt })], videos: [] })]);
  showReview("?compare=img-1,img-2");
  await screen.findByRole("list", { name: "2 photos side by side" });
  expect(side(2).getByText("Photo 1 · Nov 18, 2026, 12:05 PM")).toBeInTheDocument();
  expect(side(2).getByText("Photo 2 · Added Dec 18, 2026, 3:00 PM")).toBeInTheDocument();
});

test("a link opens its comparison; photos of the strip are added and removed, four at most", async () => {
  const images = Array.from({ length: 6 }, (_, index) => photo(`img-${index}`, index));
  installReview([kitchen({ images, videos: [] })]);
  const { address } = showReview("?compare=img-1,img-3&cam=2,0.4,0.6,0");
  await screen.findByRole("list", { name: "2 photos side by side" });
  expect(side(2).getByRole("img", { name: "Photo 2, Kitchen" })).toBeInTheDocument();
  expect(side(2).getByRole("img", { name: "Photo 4, Kitchen" })).toBeInTheDocument();
  const strip = within(screen.getByRole("navigation", { name: "Photos and videos of Kitchen" }));
  await userEvent.click(strip.getByRole("button", { name: "Photo 1" }));
  await userEvent.click(strip.getByRole("button", { name: "Photo 6" }));
  await userEvent.click(strip.getByRole("button", { name: "Photo 5" }));
  await waitFor(() => expect(address().get("compare")).toBe("img-1,img-3,img-0,img-5"));
  expect(side(4).getAllByRole("img")).toHaveLength(4);
  for (const name of ["Photo 1", "Photo 6", "Photo 4"]) {
    await userEvent.click(screen.getByRole("button", { name: `Remove ${name} from comparison` }));
  }
  expect(await screen.findByRole("img", { name: "Photo 2 of Kitchen" })).toBeInTheDocument();
  await waitFor(() => expect(address().get("compare")).toBeNull());
  expect(address().get("cam")).toBeNull();
});

test("a missing photo leaves no comparison; an invalid camera shows the whole photo", async () => {
  installReview([kitchen()]);
  const first = showReview("?compare=img-1,img-9");
  expect(await screen.findByText("1 of 5")).toBeInTheDocument();
  first.unmount();
  showReview("?compare=img-1,img-2&cam=nonsense");
  await screen.findByRole("list", { name: "2 photos side by side" });
  expect(transforms(2)[0]).toBe("matrix(1, 0, 0, 1, 0, 90)");
});

test("the sheet compares the selected photos; with one selected, Compare is disabled", async () => {
  installReview([kitchen()]);
  const { address } = showReview("?view=sheet");
  await screen.findByRole("button", { name: "Photo 1" });
  await userEvent.click(screen.getByRole("checkbox", { name: "Select Photo 1" }));
  expect(screen.getByRole("button", { name: "Compare" })).toHaveAttribute("aria-disabled", "true");
  await userEvent.click(screen.getByRole("checkbox", { name: "Select Photo 3" }));
  await userEvent.click(screen.getByRole("button", { name: "Compare" }));
  await screen.findByRole("list", { name: "2 photos side by side" });
  expect(address().get("compare")).toBe("img-1,img-3");
  await press("Escape");
  expect(await screen.findByRole("img", { name: /^Photo 1 of Kitchen/ })).toBeInTheDocument();
});

test("a room with one photo offers no comparison", async () => {
  installReview([kitchen({ images: [photo("img-1", 1)], videos: [] })]);
  showReview();
  await screen.findByText("1 of 1");
  await expect(press("c")).rejects.toThrow("Compare needs two photos");
});
