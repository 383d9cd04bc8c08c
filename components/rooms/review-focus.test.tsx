/** Where the focus goes when the focused element disappears, so that keyboard users never lose it. */
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

const photos = (count: number) => Array.from({ length: count }, (_, index) => photo(`img-${index}`, index));
const strip = () => within(screen.getByRole("navigation", { name: "Photos and videos of Kitchen" }));
const focus = (element: HTMLElement) => act(() => element.focus());

async function openRoom(query = "") {
  const images = photos(6);
  installReview([kitchen({ images, videos: [] }), attic], {
    "image.delete": ({ key }) => {
      const index = images.findIndex((one) => one.key === key);
      images.splice(index, 1);
      return null;
    },
  });
  return showReview(query);
}

test("strip: the focus follows the current photo", async () => {
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

test("comparison: the focus goes to Exit, then back to the photo", async () => {
  await openRoom();
  await screen.findByText("1 of 6");
  focus(screen.getByRole("button", { name: "Compare" }));
  await userEvent.keyboard("{Enter}");
  const exit = await screen.findByRole("button", { name: "Exit comparison" });
  await waitFor(() => expect(exit).toHaveFocus());
  await userEvent.keyboard("{Enter}");
  await screen.findByText("1 of 6");
  expect(strip().getByRole("button", { name: "Photo 1" })).toHaveFocus();
});

test("sheet: after deleting or deselecting, the focus stays among the photos", async () => {
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

test("a canceled box returns the focus to its button", async () => {
  await openRoom();
  const draw = await screen.findByRole("button", { name: "Draw box" });
  focus(draw);
  await userEvent.keyboard("{Enter}");
  expect(await screen.findByRole("button", { name: /^New box/ })).toHaveFocus();
  await userEvent.keyboard("{Escape}");
  expect(screen.queryByRole("button", { name: /^New box/ })).toBeNull();
  expect(screen.getByRole("button", { name: "Draw box" })).toHaveFocus();
});

test("Escape in a new tag's field returns the focus to where T was pressed", async () => {
  await openRoom();
  await screen.findByText("1 of 6");
  focus(screen.getByRole("button", { name: "Rotate" }));
  await press("t");
  expect(screen.getByRole("combobox", { name: "Add tag" })).toHaveFocus();
  await userEvent.keyboard("jx{Escape}");
  expect(screen.getByRole("button", { name: "Rotate" })).toHaveFocus();
});

test("canceling a new room returns the focus to Add room", async () => {
  await openRoom();
  await userEvent.click(await screen.findByRole("button", { name: "Add room" }));
  expect(screen.getByRole("textbox", { name: "Room name" })).toHaveFocus();
  await userEvent.keyboard("{Escape}");
  expect(screen.getByRole("button", { name: "Add room" })).toHaveFocus();
});

test("renaming a tag, or canceling the rename, returns the focus to its button", async () => {
  installReview([kitchen(), attic]);
  showReview("");
  focus(await screen.findByRole("button", { name: "Rename Water stain" }));
  await userEvent.keyboard("{Enter}");
  expect(screen.getByRole("combobox", { name: "Tag name" })).toHaveFocus();
  await userEvent.keyboard("{Escape}");
  expect(screen.getByRole("button", { name: "Rename Water stain" })).toHaveFocus();
  await userEvent.keyboard("{Enter}Leak{Enter}");
  expect(screen.queryByRole("combobox", { name: "Tag name" })).toBeNull();
  expect(screen.getByRole("button", { name: /^Rename / })).toHaveFocus();
});
