import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { browserQueue } from "@/lib/client/queue/browser-queue";
import type { Tag } from "@/lib/domain/entities";
import { Failure } from "@/tests/support/browser-backend";
import { firePointer } from "@/tests/support/pointer";
import {
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

const panel = () => within(screen.getByRole("region", { name: "Tags" }));
const labels = () =>
  panel()
    .queryAllByRole("button", { name: /^Show .* on the photo$/ })
    .map((one) => one.textContent);

/** A backend with one room that stores its tags. */
async function open(query = "", refuse: string[] = [], room = kitchen()) {
  const allTags = () => room.images?.flatMap((image) => image.tags ?? []) ?? [];
  const refuseIfListed = (name: string) => {
    if (refuse.includes(name)) throw new Failure(500, "");
  };
  const calls = installReview([room], {
    "tag.create": (sent) => {
      refuseIfListed("tag.create");
      const newTag = { createdAt: "2026-11-18T23:00:00Z", ...sent } as Tag;
      room.images?.find(({ key }) => key === sent.imageKey)?.tags?.push(newTag);
      return newTag;
    },
    "tag.update": (sent) => {
      refuseIfListed("tag.update");
      return Object.assign(allTags().find(({ key }) => key === sent.key) ?? {}, sent);
    },
    "tag.delete": ({ key }) => {
      refuseIfListed("tag.delete");
      for (const image of room.images ?? []) image.tags = image.tags?.filter((one) => one.key !== key);
      return null;
    },
  });
  const shown = showReview(query);
  await screen.findByRole("region", { name: "Tags" });
  const sent = (name: string) => calls.filter((call) => call.name === name).map(({ params }) => params);
  return { ...shown, sent };
}

test("T opens the tag field; the tag shows at once, is sent once, and Undo removes it", async () => {
  const { sent } = await open();
  await startQueue();
  await press("t");
  expect(screen.getByRole("combobox", { name: "Add tag" })).toHaveFocus();
  await userEvent.keyboard("Soot{Enter}");
  expect(labels()).toEqual(["Water stainHazard · Boxed", "Soot"]);
  await waitFor(() =>
    expect(sent("tag.create")).toEqual([{ key: expect.any(String), imageKey: "img-1", label: "Soot" }]),
  );
  await userEvent.click(screen.getByRole("button", { name: "Undo" }));
  await waitFor(() => expect(sent("tag.delete")).toEqual([{ key: sent("tag.create")[0]?.key }]));
  await waitFor(() => expect(labels()).toEqual(["Water stainHazard · Boxed"]));
});

test("keys 1 to 9 add quick tags, none twice", async () => {
  const { sent } = await open("?photo=img-2");
  await startQueue();
  for (const key of ["1", "2", "3", "4", "5", "6", "7", "8", "9", "2"]) await press(key);
  const quick = ["Water", "Mold", "Crack", "Hail", "Wear", "Rot", "Burn", "Leak", "Damp"];
  await waitFor(() => expect(sent("tag.create").map(({ label }) => label)).toEqual(quick));
  expect(labels()).toHaveLength(9);
  expect(panel().getByRole("button", { name: "Show Mold on the photo" })).toHaveTextContent("MoldHazard");
});

test("renames and deletes a tag, and Undo reverts each", async () => {
  const { sent } = await open();
  await startQueue();
  await userEvent.click(panel().getByRole("button", { name: "Rename Water stain" }));
  const field = screen.getByRole("combobox", { name: "Tag name" });
  await userEvent.clear(field);
  await userEvent.type(field, "Leak{Enter}");
  await waitFor(() => expect(sent("tag.update")).toEqual([{ key: "t-1", label: "Leak" }]));
  await press("mod+z");
  await waitFor(() => expect(sent("tag.update").at(-1)).toEqual({ key: "t-1", label: "Water stain" }));
  await waitFor(() => expect(labels()).toEqual(["Water stainHazard · Boxed"]));
  await userEvent.click(panel().getByRole("button", { name: "Delete Water stain" }));
  await waitFor(() => expect(labels()).toEqual([]));
  await waitFor(() => expect(sent("tag.delete")).toEqual([{ key: "t-1" }]));
  await press("mod+z");
  await waitFor(() =>
    expect(sent("tag.create")).toEqual([
      { key: "t-1", imageKey: "img-1", label: "Water stain", box: { x: 0.2, y: 0.2, width: 0.2, height: 0.2 } },
    ]),
  );
});

test.each([
  ["tag.create", "Tag create failed"],
  ["tag.update", "Tag update failed"],
  ["tag.delete", "Tag delete failed"],
])("%s refused without a message is rolled back: %s", async (row, text) => {
  await open("", [row]);
  await startQueue();
  if (row === "tag.create") await press("2");
  if (row === "tag.delete") await userEvent.click(panel().getByRole("button", { name: "Delete Water stain" }));
  if (row === "tag.update") {
    await userEvent.click(panel().getByRole("button", { name: "Rename Water stain" }));
    await userEvent.type(screen.getByRole("combobox", { name: "Tag name" }), " x{Enter}");
  }
  expect(await screen.findByText(text)).toBeInTheDocument();
  await waitFor(() => expect(labels()).toEqual(["Water stainHazard · Boxed"]));
});

test("draws a box by pointer and names it", async () => {
  const { sent } = await open("?photo=img-2");
  await startQueue();
  await press("b");
  const surface = screen.getByText(/^Drag over the photo/).parentElement as HTMLElement;
  // The frame is 840 by 600, the photo 2 to 1, so the photo spans 90 to 510.
  firePointer(surface, "pointerdown", { clientX: 84, clientY: 132 });
  firePointer(surface, "pointermove", { clientX: 200, clientY: 200 });
  firePointer(surface, "pointerup", { clientX: 252, clientY: 300 });
  await userEvent.type(await screen.findByRole("combobox", { name: "Name the box" }), "Crack{Enter}");
  await waitFor(() =>
    expect(sent("tag.create")).toEqual([
      {
        key: expect.any(String),
        imageKey: "img-2",
        label: "Crack",
        box: { x: 0.1, y: 0.1, width: 0.2, height: 0.4 },
      },
    ]),
  );
});

test("draws a box by keyboard", async () => {
  const { sent } = await open("?photo=img-2");
  await startQueue();
  await press("b");
  const box = screen.getByRole("button", { name: /^New box/ });
  expect(box).toHaveFocus();
  await userEvent.keyboard("{ArrowLeft}{ArrowLeft}{Shift>}{ArrowDown}{/Shift}{Enter}");
  await userEvent.type(await screen.findByRole("combobox", { name: "Name the box" }), "Rot{Enter}");
  await waitFor(() =>
    expect(sent("tag.create")[0]).toMatchObject({
      label: "Rot",
      box: { x: 0.355, y: 0.375, width: 0.25, height: 0.26 },
    }),
  );
});

test("a drag moves a box as one edit, and Undo reverts it", async () => {
  const { sent } = await open();
  await startQueue();
  await userEvent.click(screen.getByRole("button", { name: "Box of Water stain" }));
  const box = screen.getByRole("button", { name: /^Box of Water stain\. / });
  firePointer(box, "pointerdown", { clientX: 200, clientY: 200 });
  firePointer(box, "pointermove", { clientX: 242, clientY: 200 });
  firePointer(box, "pointermove", { clientX: 284, clientY: 242 });
  firePointer(box, "pointerup", { clientX: 284, clientY: 242 });
  await waitFor(() =>
    expect(sent("tag.update")).toEqual([{ key: "t-1", box: { x: 0.3, y: 0.3, width: 0.2, height: 0.2 } }]),
  );
  await press("mod+z");
  await waitFor(() =>
    expect(sent("tag.update").at(-1)).toEqual({ key: "t-1", box: { x: 0.2, y: 0.2, width: 0.2, height: 0.2 } }),
  );
});

test("consecutive arrow keys are one edit", async () => {
  const { sent } = await open();
  await startQueue();
  await userEvent.click(screen.getByRole("button", { name: "Box of Water stain" }));
  const box = screen.getByRole("button", { name: /^Box of Water stain\. / });
  box.focus();
  for (let index = 0; index < 5; index += 1) fireEvent.keyDown(box, { key: "ArrowRight" });
  fireEvent.keyDown(box, { key: "Enter" });
  await waitFor(() =>
    expect(sent("tag.update")).toEqual([{ key: "t-1", box: { x: 0.25, y: 0.2, width: 0.2, height: 0.2 } }]),
  );
});

test("a box drawn while a tag without a box is selected becomes the tag's box", async () => {
  const { sent } = await open("?photo=img-2");
  await startQueue();
  await press("3");
  await press("b");
  await userEvent.keyboard("{Enter}");
  await waitFor(() =>
    expect(sent("tag.update")).toEqual([
      { key: sent("tag.create")[0]?.key, box: { x: 0.375, y: 0.375, width: 0.25, height: 0.25 } },
    ]),
  );
});

test("a box at the right edge has its label on the left", async () => {
  const box = { x: 0.8, y: 0.4, width: 0.2, height: 0.2 };
  installReview([kitchen({ images: [photo("img-1", 1, { tags: [tag("t-1", "img-1", "Dishwasher", { box })] })] })]);
  showReview();
  expect(await screen.findByRole("button", { name: "Box of Dishwasher" })).toHaveAttribute("data-leftward", "true");
});

test("a snapshot that is still uploading cannot be tagged or deleted", async () => {
  const room = kitchen();
  for (const image of room.images ?? []) image.isBeingSent = true;
  const { sent } = await open("?photo=img-2", [], room);
  await startQueue();
  await press("2");
  expect(await screen.findByText("The photo is still uploading. Try again in a moment.")).toBeInTheDocument();
  await press("Delete");
  expect(labels()).toEqual([]);
  expect(await browserQueue().openGestures()).toEqual([]);
  expect([...sent("tag.create"), ...sent("image.delete")]).toEqual([]);
});
