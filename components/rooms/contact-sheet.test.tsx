import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { Failure } from "@/tests/support/browser-backend";
import {
  attic,
  installReview,
  kitchen,
  photo,
  press,
  setUpReview,
  showReview,
  startQueue,
  tag,
} from "@/tests/support/review-world";

jest.mock("next/navigation", () => jest.requireActual("@/tests/support/review-navigation").navigation);
setUpReview();

const sheet = () => within(screen.getByRole("list", { name: "Contact sheet of Kitchen" }));
const photos = (count: number) => Array.from({ length: count }, (_, index) => photo(`img-${index}`, index));

test("of 500 photos, renders only visible tiles, in under 1,500 nodes, each with its position", async () => {
  installReview([kitchen({ images: photos(500), videos: [] })]);
  const { container } = showReview("?view=sheet");
  await screen.findByRole("list", { name: "Contact sheet of Kitchen" });
  expect(sheet().getAllByRole("listitem").length).toBeLessThan(60);
  expect(container.querySelectorAll("*").length).toBeLessThan(1500);
  expect(sheet().getAllByRole("listitem")[2]).toHaveAttribute("aria-setsize", "500");
  expect(sheet().getAllByRole("listitem")[2]).toHaveAttribute("aria-posinset", "3");
});

test("arrow keys move the focus through the sheet, Enter opens the photo", async () => {
  installReview([kitchen({ images: photos(12), videos: [] })]);
  const { address } = showReview("?view=sheet");
  const first = await screen.findByRole("button", { name: "Photo 1" });
  expect(first).toHaveFocus();
  await userEvent.keyboard("{ArrowDown}{ArrowRight}");
  await waitFor(() => expect(screen.getByRole("button", { name: "Photo 7" })).toHaveFocus());
  await userEvent.keyboard("{End}");
  await waitFor(() => expect(screen.getByRole("button", { name: "Photo 12" })).toHaveFocus());
  await userEvent.keyboard("{Enter}");
  expect(await screen.findByRole("img", { name: "Photo 12 of Kitchen" })).toBeInTheDocument();
  expect(address().get("photo")).toBe("img-11");
  expect(address().get("view")).toBeNull();
});

test("opened by keyboard from a link, the sheet takes the arrow keys at once", async () => {
  installReview([kitchen({ images: photos(12), videos: [] }), attic]);
  showReview();
  await screen.findByText("1 of 12");
  const room = screen.getByRole("link", { name: /Attic/ });
  room.focus();
  await press("s");
  await screen.findByRole("list", { name: "Contact sheet of Kitchen" });
  expect(room).toHaveFocus();
  await press("ArrowDown");
  await waitFor(() => expect(screen.getByRole("button", { name: "Photo 6" })).toHaveFocus());
  room.focus();
  await press("ArrowLeft");
  await waitFor(() => expect(screen.getByRole("button", { name: "Photo 5" })).toHaveFocus());
});

test("the view switch keeps the arrow keys while its focus is visible", async () => {
  installReview([kitchen({ images: photos(12), videos: [] })]);
  const { address } = showReview("?view=sheet&photo=img-3");
  await screen.findByRole("button", { name: "Photo 4" });
  screen.getByRole("radio", { name: "Contact sheet" }).focus();
  await press("ArrowRight");
  expect(screen.getByRole("radio", { name: "Contact sheet" })).toHaveFocus();
  expect(address().get("photo")).toBe("img-3");
});

test("s opens the sheet and closes it again", async () => {
  installReview([kitchen()]);
  const { address } = showReview();
  await screen.findByText("1 of 5");
  await press("s");
  expect(await screen.findByRole("list", { name: "Contact sheet of Kitchen" })).toBeInTheDocument();
  expect(address().get("view")).toBe("sheet");
  await press("s");
  expect(await screen.findByRole("img", { name: /Photo 1 of Kitchen/ })).toBeInTheDocument();
});

test("tags several selected photos, skipping those that have the tag", async () => {
  const images = photos(6);
  images[1] = photo("img-1", 1, { tags: [tag("t-1", "img-1", "mold")] });
  const calls = installReview([kitchen({ images, videos: [] })], {
    "tag.create": (sent) => ({ createdAt: "2026-11-18T23:00:00Z", ...sent }),
    "tag.delete": () => null,
  });
  showReview("?view=sheet");
  await screen.findByRole("button", { name: "Photo 1" });
  await startQueue();
  await press("x");
  await userEvent.click(screen.getByRole("button", { name: "Photo 4" }));
  await press("shift+x");
  expect(screen.getByText("4 selected")).toBeInTheDocument();
  await press("2");
  const created = () => calls.filter(({ name }) => name === "tag.create").map(({ params }) => params.imageKey);
  await waitFor(() => expect(created()).toEqual(["img-0", "img-2", "img-3"]));
  expect(screen.getByText("Mold added to 3 photos")).toBeInTheDocument();
  await press("mod+z");
  await waitFor(() => expect(calls.filter(({ name }) => name === "tag.delete")).toHaveLength(3));
  await press("Escape");
  expect(screen.queryByText("4 selected")).toBeNull();
});

test("deletes selected photos at once; Undo restores them unchanged", async () => {
  const images = photos(3);
  const calls = installReview([kitchen({ images, videos: [] })], {
    "image.delete": ({ key }) => {
      const index = images.findIndex((one) => one.key === key);
      images.splice(index, 1);
      return null;
    },
    "image.create": (sent) => sent,
  });
  showReview("?view=sheet");
  await screen.findByRole("button", { name: "Photo 3" });
  await startQueue();
  await userEvent.click(screen.getByRole("checkbox", { name: "Select Photo 1" }));
  await userEvent.click(screen.getByRole("checkbox", { name: "Select Photo 2" }));
  await userEvent.click(screen.getByRole("button", { name: "Delete" }));
  await waitFor(() => expect(screen.queryByRole("button", { name: "Photo 2" })).toBeNull());
  await userEvent.click(screen.getByRole("button", { name: "Undo" }));
  await waitFor(() =>
    expect(calls.filter(({ name }) => name === "image.create").map(({ params }) => params)).toEqual(
      ["img-0", "img-1"].map((key) => {
        const { tags: _tags, ...record } = photo(key, Number(key.slice(-1)));
        return { ...record, url: `https://bucket.test/uploads/insured-generic/${key}.jpg` };
      }),
    ),
  );
});

test("with only a video selected, photo commands are disabled with the reason", async () => {
  const calls = installReview([kitchen()], { "tag.create": (sent) => sent, "image.delete": () => null });
  showReview("?view=sheet");
  await startQueue();
  expect(await screen.findByRole("button", { name: "Photo 1" })).toHaveAttribute("aria-current", "true");
  await userEvent.click(screen.getByRole("checkbox", { name: "Select Video 1" }));
  expect(screen.getByText("1 selected")).toBeInTheDocument();
  const tagReason = "Videos can't be tagged. Select a photo, or take a snapshot of the video.";
  const deleteReason = "Videos can't be deleted here.";
  await expect(press("Delete")).rejects.toThrow(deleteReason);
  for (const key of ["1", "9", "t"]) await expect(press(key)).rejects.toThrow(tagReason);
  await expect(press("d")).rejects.toThrow("Suggestions are for photos only.");
  const bar = within(screen.getByRole("region", { name: "1 selected" }));
  await userEvent.click(bar.getByRole("button", { name: "Delete" }));
  expect(await screen.findByRole("tooltip")).toHaveTextContent(deleteReason);
  await userEvent.click(bar.getByRole("button", { name: "Tag" }));
  await waitFor(() => expect(screen.getByRole("tooltip")).toHaveTextContent(tagReason));
  expect(screen.queryByRole("menu")).toBeNull();
  // Still selected, and nothing was sent.
  expect(screen.getByText("1 selected")).toBeInTheDocument();
  expect(calls.filter(({ name }) => /^(tag|image)\./.test(name))).toEqual([]);
});

test("with photos and videos selected, tags and deletes the photos and reports the skipped videos", async () => {
  const room = kitchen();
  const calls = installReview([room], {
    "tag.create": ({ key, imageKey, label }) => {
      const newTag = tag(key, imageKey, label);
      room.images?.find((one) => one.key === imageKey)?.tags?.push(newTag);
      return newTag;
    },
    "image.delete": ({ key }) => {
      room.images = room.images?.filter((one) => one.key !== key);
      return null;
    },
  });
  showReview("?view=sheet");
  await startQueue();
  await userEvent.click(await screen.findByRole("checkbox", { name: "Select Photo 2" }));
  await userEvent.click(screen.getByRole("checkbox", { name: "Select Video 1" }));
  await expect(press("t")).rejects.toThrow("Press Tag or a key from 1 to 9 to tag the selected photos.");
  await press("2");
  expect(await screen.findByText("Mold added to 1 photo. 1 video was skipped.")).toBeInTheDocument();
  await press("2");
  expect(await screen.findByText("The photo already has the tag Mold")).toBeInTheDocument();
  await userEvent.click(screen.getByRole("checkbox", { name: "Select Photo 3" }));
  await press("Delete");
  expect(await screen.findByText("2 photos deleted. 1 video was skipped.")).toBeInTheDocument();
  const sent = () => calls.filter(({ name }) => name === "tag.create" || name === "image.delete");
  await waitFor(() => expect(sent()).toHaveLength(3));
  expect(sent().map(({ name, params }) => [name, params.imageKey ?? params.key])).toEqual([
    ["tag.create", "img-2"],
    ["image.delete", "img-2"],
    ["image.delete", "img-3"],
  ]);
});

test("a deletion refused without a message restores the photo with the specification's message", async () => {
  installReview([kitchen({ images: photos(2), videos: [] })], {
    "image.delete": () => {
      throw new Failure(500, "");
    },
  });
  showReview("?view=sheet");
  await startQueue();
  await userEvent.click(await screen.findByRole("checkbox", { name: "Select Photo 1" }));
  await userEvent.click(screen.getByRole("button", { name: "Delete" }));
  expect(await screen.findByText("Image deletion failed")).toBeInTheDocument();
  expect(await screen.findByRole("button", { name: "Photo 2" })).toBeInTheDocument();
});

test("a double press opens a photo", async () => {
  installReview([kitchen()]);
  showReview("?view=sheet");
  fireEvent.doubleClick(await screen.findByRole("button", { name: "Photo 2" }));
  expect(await screen.findByRole("img", { name: "Photo 2 of Kitchen" })).toBeInTheDocument();
});

test("sorts the sheet, also by address; snapshots stay behind their video", async () => {
  installReview([kitchen()]);
  const { address } = showReview("?view=sheet");
  expect(await screen.findByText("4 photos, 1 video")).toBeInTheDocument();
  const keys = () =>
    sheet()
      .getAllByRole("listitem")
      .map((tile) => tile.textContent);
  const taken = keys();
  expect(taken).toHaveLength(5);
  await userEvent.click(screen.getByRole("button", { name: "Order: Taken" }));
  await userEvent.click(await screen.findByRole("menuitemradio", { name: "Latest first" }));
  await waitFor(() => expect(address().get("order")).toBe("latest"));
  expect(keys()).toEqual([taken[3], taken[4], taken[2], taken[1], taken[0]]);
});

test("a tile shows its photo's capture time, or when it was added", async () => {
  const takenAt = new Date(2026, 10, 18, 12, 5).toISOString();
  const createdAt = new Date(2026, 11, 18, 15, 0).toISOString();
  const local = photo("img-3", 3, { takenAtLocal: "2026-11-18T09:41:00", createdAt });
  const images = [photo("img-1", 1, { takenAt, createdAt }), photo("img-2", 2, { createdAt }), local];
  installReview([kitchen({ images, videos: [] })]);
  showReview("?view=sheet");
  await screen.findByText("3 photos");
  expect(sheet().getByText("12:05 PM")).toBeInTheDocument();
  expect(sheet().getByText("Added 3:00 PM")).toBeInTheDocument();
  expect(sheet().getByText("9:41 AM, zone unknown")).toBeInTheDocument();
});

test("sorts the most tagged first", async () => {
  const tags = (image: string, count: number) =>
    Array.from({ length: count }, (_, index) => tag(`${image}-${index}`, image, `Label ${index}`));
  const images = [photo("img-1", 1), photo("img-2", 2, { tags: tags("img-2", 2) })];
  installReview([kitchen({ images: [...images, photo("img-3", 3, { tags: tags("img-3", 1) })], videos: [] })]);
  showReview("?view=sheet&order=tags");
  await screen.findByText("3 photos");
  const badges = sheet()
    .getAllByRole("button", { name: /Photo/ })
    .map((tile) => tile.textContent);
  expect(badges).toEqual(["2", "1", ""]);
});

test("counts and marks seen photos, and keeps the marks", async () => {
  localStorage.clear();
  installReview([kitchen({ images: photos(4), videos: [] })]);
  const first = showReview();
  await screen.findByText("1 of 4");
  await press("j");
  await screen.findByText("2 of 4");
  await press("s");
  expect(await screen.findByText("2 of 4 seen")).toBeInTheDocument();
  expect(screen.getAllByTitle("Seen")).toHaveLength(2);
  first.unmount();
  showReview("?view=sheet");
  expect(await screen.findByText("2 of 4 seen")).toBeInTheDocument();
});
