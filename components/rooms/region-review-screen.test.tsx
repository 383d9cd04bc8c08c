import { act, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { markStale } from "@/lib/client/reads/shown-reads";
import type { Region } from "@/lib/domain/entities";
import { Failure } from "@/tests/support/browser-backend";
import { replace } from "@/tests/support/review-navigation";
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

const rooms = () => within(screen.getByRole("complementary", { name: "Rooms" }));
const strip = () => within(screen.getByRole("navigation", { name: "Photos and videos of Kitchen" }));

test("shows the claim, its rooms with counts and states, and the first photo", async () => {
  const cellar: Region = {
    ...kitchen({ key: "reg-3", name: "Cellar" }),
    scans: [{ key: "scn-3", status: "uploaded" }],
  };
  installReview([kitchen(), attic, cellar]);
  showReview();
  expect(await screen.findByRole("heading", { level: 1, name: "Kitchen · Region review" })).toBeInTheDocument();
  expect(document.title).toBe("Kitchen · Region review");
  expect(screen.getByRole("link", { name: "Marisol Figueroa, KM-26-104417" })).toHaveAttribute(
    "href",
    "/insured/overview/ins-1/prj-1",
  );
  const room = rooms().getByRole("link", { name: /Kitchen/ });
  expect(room).toHaveAttribute("aria-current", "page");
  expect(room).toHaveTextContent("Scans processed");
  expect(room).toHaveTextContent("1 tag");
  expect(room).toHaveTextContent("5 photos and videos");
  expect(rooms().getByRole("link", { name: /Attic/ })).toHaveTextContent("Needs media");
  expect(rooms().getByRole("link", { name: /Cellar/ })).toHaveTextContent("Scan processing");
  expect(screen.getByText("Scans are checked every 30 s")).toBeInTheDocument();
  expect(screen.getByRole("img", { name: "Photo 1 of Kitchen: Water stain" })).toHaveAttribute(
    "src",
    "https://bucket.test/uploads/insured-generic/img-1.jpg?signature=x",
  );
  expect(screen.getByText("1 of 5")).toBeInTheDocument();
});

test("details show time, location, and distance from the property", async () => {
  // Thirty days before upload; in this format, noon is noon in every time zone.
  const takenAt = new Date(2026, 10, 18, 12, 5).toISOString();
  installReview([kitchen({ images: [photo("img-1", 1, { takenAt, createdAt: "2026-12-18T15:00:00Z" })] })]);
  showReview("?photo=img-1");
  const details = within(await screen.findByRole("region", { name: "Details" }));
  expect(details.getByText("Taken").nextSibling).toHaveTextContent(/^Nov 18, 2026, 12:05 PM$/);
  expect(details.queryByText("Added")).toBeNull();
  expect(details.getByText("30.5083, -97.6789")).toBeInTheDocument();
  expect(details.getByText("40 ft from the property")).toBeInTheDocument();
  expect(details.getByText("2 days after the date of loss")).toBeInTheDocument();
  expect(details.getByText("4000 × 2000")).toBeInTheDocument();
  expect(details.getByText("Analyzed")).toBeInTheDocument();
});

test("a time without a zone is shown as written, and 0, 0 is no location", async () => {
  const unlocated = { takenAt: null, takenAtLocal: "2026-11-18T15:12:00", latitude: 0, longitude: 0 };
  installReview([kitchen({ images: [photo("img-1", 1, unlocated)] })]);
  showReview("?photo=img-1");
  const details = within(await screen.findByRole("region", { name: "Details" }));
  expect(details.getByText("Taken").nextSibling).toHaveTextContent(/^Nov 18, 2026, 3:12 PM, zone unknown$/);
  expect(details.getByText("2 days after the date of loss")).toBeInTheDocument();
  expect(details.queryByText(/from the property/)).toBeNull();
});

test("without a capture time, details show when the photo was added, and nothing about the loss", async () => {
  const createdAt = new Date(2026, 11, 18, 15, 0).toISOString();
  const film = { key: "vid-1", regionKey: "reg-1", url: "https://bucket.test/vid-1.mp4", duration: 84, createdAt };
  const frame = photo("img-frame", 9, { parentKey: "vid-1", parentType: "video", videoTimestamp: 42, createdAt });
  const images = [photo("img-1", 1, { takenAt: null, createdAt })];
  installReview([kitchen({ images, videos: [{ ...film, images: [frame] }] })]);
  showReview("?photo=img-1");
  const details = within(await screen.findByRole("region", { name: "Details" }));
  const expectAdded = () => {
    expect(details.getByText("Added").nextSibling).toHaveTextContent(/^Dec 18, 2026, 3:00 PM$/);
    expect(details.queryByText("Taken")).toBeNull();
    expect(details.queryByText(/date of loss/)).toBeNull();
  };
  expectAdded();
  await userEvent.click(strip().getByRole("button", { name: "Video 1" }));
  expect(await details.findByText("1:24")).toBeInTheDocument();
  expectAdded();
  await userEvent.click(strip().getByRole("button", { name: "Photo 3" }));
  expect(await details.findByRole("button", { name: "Show in video: Video 1, at 0:42" })).toBeInTheDocument();
  expectAdded();
});

test("opens the photo of the address; keys step, stop at the ends, and update the address", async () => {
  installReview([kitchen()]);
  const { address } = showReview("?photo=img-2");
  expect(await screen.findByText("2 of 5")).toBeInTheDocument();
  await press("j");
  await waitFor(() => expect(address().get("photo")).toBe("img-3"));
  await press("ArrowLeft");
  await press("k");
  await press("k");
  await waitFor(() => expect(screen.getByText("1 of 5")).toBeInTheDocument());
  await userEvent.click(strip().getByRole("button", { name: "Photo 3" }));
  await waitFor(() => expect(screen.getByText("3 of 5")).toBeInTheDocument());
  expect(strip().getByRole("button", { name: "Photo 3" })).toHaveAttribute("aria-current", "true");
});

test("the current photo stays when another is inserted before it, and the next takes its place when it is deleted", async () => {
  const room = kitchen({ images: [photo("img-2", 2), photo("img-3", 3)], videos: [] });
  installReview([room]);
  showReview();
  await screen.findByText("1 of 2");
  const shown = () => screen.getByRole("img", { name: /of Kitchen/ }).getAttribute("src");
  room.images?.push(photo("img-1", 1));
  await act(() => markStale(["region.listByProject"]));
  expect(await screen.findByText("2 of 3")).toBeInTheDocument();
  expect(shown()).toContain("img-2");
  room.images = room.images?.filter(({ key }) => key !== "img-2");
  await act(() => markStale(["region.listByProject"]));
  expect(await screen.findByText("2 of 2")).toBeInTheDocument();
  expect(shown()).toContain("img-3");
});

test("of 500 photos, the strip renders the visible ones", async () => {
  const images = Array.from({ length: 500 }, (_, index) => photo(`img-${index}`, index));
  installReview([kitchen({ images, videos: [] })]);
  showReview("?photo=img-250");
  expect(await screen.findByText("251 of 500")).toBeInTheDocument();
  expect(strip().getAllByRole("button").length).toBeLessThan(40);
});

test("a missing room is reported with a link back", async () => {
  installReview([kitchen()]);
  showReview("", "reg-9");
  expect(await screen.findByText("Region not found")).toBeInTheDocument();
  expect(screen.getByRole("link", { name: "Back to claim" })).toHaveAttribute("href", "/insured/overview/ins-1/prj-1");
});

test("the hazard filter shows photos with a hazard tag", async () => {
  const images = [photo("img-1", 1), photo("img-2", 2, { tags: [tag("t-1", "img-2", "Mold")] })];
  installReview([kitchen({ images, videos: [] })]);
  const { address } = showReview();
  await userEvent.click(await screen.findByRole("button", { name: "Hazards only, 1 photo" }));
  expect(await screen.findByText("1 of 1")).toBeInTheDocument();
  expect(address().get("only")).toBe("hazards");
  expect(screen.getByRole("img", { name: "Photo 1 of Kitchen: Mold" })).toBeInTheDocument();
});

test("adds and renames a room at once, and Undo reverts the rename", async () => {
  const regions = [kitchen(), attic];
  const calls = installReview(regions, {
    "region.create": (sent) => {
      const created = { ...attic, ...sent };
      regions.push(created);
      return created;
    },
    "region.update": (sent) => sent,
    "region.delete": () => null,
  });
  showReview();
  await screen.findByText("1 of 5");
  await startQueue();
  await userEvent.click(screen.getByRole("button", { name: "Add room" }));
  await userEvent.type(screen.getByRole("textbox", { name: "Room name" }), "Pantry{Enter}");
  expect(await rooms().findByRole("link", { name: /Pantry/ })).toBeInTheDocument();
  await waitFor(() =>
    expect(calls.find(({ name }) => name === "region.create")?.params).toMatchObject({
      projectKey: "prj-1",
      surveyKey: "srv-1",
      name: "Pantry",
    }),
  );
  await userEvent.click(screen.getByRole("button", { name: "More actions for Attic" }));
  await userEvent.click(await screen.findByRole("menuitem", { name: "Rename" }));
  const field = await screen.findByRole("textbox", { name: "Room name" });
  await userEvent.clear(field);
  await userEvent.type(field, "Loft{Enter}");
  await waitFor(() =>
    expect(calls.find(({ name }) => name === "region.update")?.params).toEqual({ key: "reg-2", name: "Loft" }),
  );
  await userEvent.click(screen.getByRole("button", { name: "Undo" }));
  await waitFor(() =>
    expect(calls.findLast(({ name }) => name === "region.update")?.params).toEqual({ key: "reg-2", name: "Attic" }),
  );
});

test("deleting the current room opens the next one, and Undo restores the room and returns", async () => {
  const regions = [kitchen(), attic];
  const calls = installReview(regions, {
    "region.delete": ({ key }) => {
      regions.splice(
        regions.findIndex((one) => one.key === key),
        1,
      );
      return null;
    },
    "region.create": (sent) => {
      regions.unshift(kitchen());
      return sent;
    },
  });
  showReview();
  await screen.findByText("1 of 5");
  await startQueue();
  await userEvent.click(screen.getByRole("button", { name: "More actions for Kitchen" }));
  await userEvent.click(await screen.findByRole("menuitem", { name: "Delete" }));
  expect(replace).toHaveBeenLastCalledWith("/insured/overview/ins-1/prj-1/region-review/reg-2");
  // While the next page loads, the room is not reported as missing.
  await waitFor(() => expect(screen.queryByText("1 of 5")).toBeNull());
  expect(screen.queryByText("Region not found")).toBeNull();
  await userEvent.click(await screen.findByRole("button", { name: "Undo" }));
  expect(replace).toHaveBeenLastCalledWith("/insured/overview/ins-1/prj-1/region-review/reg-1");
  await waitFor(() =>
    expect(calls.find(({ name }) => name === "region.create")?.params).toEqual({
      key: "reg-1",
      projectKey: "prj-1",
      surveyKey: "srv-1",
      name: "Kitchen",
    }),
  );
});

test.each([
  ["region.create", "Region create failed"],
  ["region.update", "Failed to update region!"],
  ["region.delete", "Failed to delete item!"],
] as const)("%s refused without a message is rolled back with the message of the specification", async (row, text) => {
  installReview([kitchen(), attic], {
    [row]: () => {
      throw new Failure(500, "");
    },
  });
  showReview();
  await screen.findByText("1 of 5");
  await startQueue();
  if (row === "region.create") {
    await userEvent.click(screen.getByRole("button", { name: "Add room" }));
    await userEvent.type(screen.getByRole("textbox", { name: "Room name" }), "Pantry{Enter}");
  } else {
    const item = row === "region.update" ? "Rename" : "Delete";
    await userEvent.click(screen.getByRole("button", { name: "More actions for Attic" }));
    await userEvent.click(await screen.findByRole("menuitem", { name: item }));
  }
  if (row === "region.update") {
    const field = await screen.findByRole("textbox", { name: "Room name" });
    await userEvent.clear(field);
    await userEvent.type(field, "Loft{Enter}");
  }
  expect(await screen.findByText(text)).toBeInTheDocument();
  await waitFor(() => expect(rooms().getAllByRole("link")).toHaveLength(2));
  expect(rooms().getByRole("link", { name: /Attic/ })).toBeInTheDocument();
});

test("a room that failed to refresh stays, with the reason in a notice", async () => {
  let isDeleted = false;
  const read = () => {
    if (isDeleted) throw new Failure(404, "Region not found");
    return [kitchen()];
  };
  installReview([], { "region.listByProject": read });
  showReview();
  await screen.findByText("1 of 5");
  isDeleted = true;
  await act(() => markStale(["region.listByProject"]));
  expect(await screen.findByText("Region not found. Showing the last loaded version.")).toBeInTheDocument();
  expect(screen.getByText("1 of 5")).toBeInTheDocument();
});

test.each([
  ["employee", "Insured", "/insured/policies"],
  ["underwriting_reviewer", "Inspections", "/insured/inspections"],
] as const)("the back link of %s names the list that it opens: %s", async (role, label, href) => {
  installReview([kitchen()], {}, role);
  showReview();
  await screen.findByText("1 of 5");
  expect(await screen.findByRole("link", { name: label })).toHaveAttribute("href", href);
});

test("a reviewer cannot change rooms", async () => {
  installReview([kitchen()], {}, "underwriting_reviewer");
  showReview();
  await screen.findByText("1 of 5");
  expect(screen.queryByRole("button", { name: "Add room" })).toBeNull();
  expect(screen.queryByRole("button", { name: "More actions for Kitchen" })).toBeNull();
  expect(await screen.findByRole("combobox", { name: "Add tag" })).toBeInTheDocument();
});
