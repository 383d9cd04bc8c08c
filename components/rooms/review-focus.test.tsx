/** Where the focus goes in a room when what had it goes away: never lost, as somebody without a pointer works on from it. */
import { act, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import {
  attic,
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

const many = (count: number) => Array.from({ length: count }, (_, at) => photo(`img-${at}`, at));
const strip = () => within(screen.getByRole("navigation", { name: "Photos and videos of Kitchen" }));
const focus = (element: HTMLElement) => act(() => element.focus());

async function openRoom(query = "") {
  const images = many(6);
  installReview([kitchen({ images, videos: [] }), attic], {
    "image.delete": ({ key }) => {
      const at = images.findIndex((one) => one.key === key);
      images.splice(at, 1);
      return null;
    },
  });
  return showReview(query);
}

test("the strip: the focus goes along with the photo that is looked at", async () => {
  await openRoom();
  await screen.findByText("1 of 6");
  focus(strip().getByRole("button", { name: "Photo 1" }));
  await press("j");
  await waitFor(() => expect(strip().getByRole("button", { name: "Photo 2" })).toHaveFocus());
  focus(screen.getByRole("button", { name: "Rotate" }));
  await press("j");
  await screen.findByText("3 of 6");
  expect(screen.getByRole("button", { name: "Rotate" })).toHaveFocus();
});

test("photos side by side: to what ends it, and back to the photo", async () => {
  await openRoom();
  await screen.findByText("1 of 6");
  focus(screen.getByRole("button", { name: "Compare" }));
  await userEvent.keyboard("{Enter}");
  const end = await screen.findByRole("button", { name: "End comparing" });
  await waitFor(() => expect(end).toHaveFocus());
  await userEvent.keyboard("{Enter}");
  await screen.findByText("1 of 6");
  expect(strip().getByRole("button", { name: "Photo 1" })).toHaveFocus();
});

test("the sheet: chosen photos are deleted or let go, and the focus stays with the photos", async () => {
  await openRoom("?view=sheet");
  await screen.findByRole("button", { name: "Photo 1" });
  await startQueue();
  await press("x");
  await press("Delete");
  await waitFor(() => expect(screen.queryByRole("button", { name: "Photo 6" })).toBeNull());
  await waitFor(() => expect(screen.getByRole("button", { name: "Photo 1" })).toHaveFocus());
  await press("x");
  focus(screen.getByRole("button", { name: "Clear" }));
  await userEvent.keyboard("{Enter}");
  await waitFor(() => expect(screen.getByRole("button", { name: "Photo 1" })).toHaveFocus());
});

test("a box that is given up leads back to what asked for it", async () => {
  await openRoom();
  const draw = await screen.findByRole("button", { name: "Draw a box" });
  focus(draw);
  await userEvent.keyboard("{Enter}");
  expect(await screen.findByRole("button", { name: /^New box/ })).toHaveFocus();
  await userEvent.keyboard("{Escape}");
  expect(screen.queryByRole("button", { name: /^New box/ })).toBeNull();
  expect(screen.getByRole("button", { name: "Draw a box" })).toHaveFocus();
});

test("Escape in the line of a new tag leads back to where T was pressed", async () => {
  await openRoom();
  await screen.findByText("1 of 6");
  focus(screen.getByRole("button", { name: "Rotate" }));
  await press("t");
  expect(screen.getByRole("combobox", { name: "Add a tag" })).toHaveFocus();
  await userEvent.keyboard("jx{Escape}");
  expect(screen.getByRole("button", { name: "Rotate" })).toHaveFocus();
});

test("a room that is not added after all: back to the button that adds one", async () => {
  await openRoom();
  await userEvent.click(await screen.findByRole("button", { name: "Add a room" }));
  expect(screen.getByRole("textbox", { name: "Name of the room" })).toHaveFocus();
  await userEvent.keyboard("{Escape}");
  expect(screen.getByRole("button", { name: "Add a room" })).toHaveFocus();
});

test("a tag that is renamed, or after all not: back to the button that asked for it", async () => {
  installReview([kitchen(), attic]);
  showReview("");
  focus(await screen.findByRole("button", { name: "Rename Water stain" }));
  await userEvent.keyboard("{Enter}");
  expect(screen.getByRole("combobox", { name: "Name of the tag" })).toHaveFocus();
  await userEvent.keyboard("{Escape}");
  expect(screen.getByRole("button", { name: "Rename Water stain" })).toHaveFocus();
  await userEvent.keyboard("{Enter}Leak{Enter}");
  expect(screen.queryByRole("combobox", { name: "Name of the tag" })).toBeNull();
  expect(screen.getByRole("button", { name: /^Rename / })).toHaveFocus();
});
