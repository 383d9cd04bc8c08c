import { screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import type { Region } from "@/lib/domain/entities";
import { Failure } from "@/tests/support/browser-backend";
import { image, installClaim, region, showClaim } from "@/tests/support/claim-world";
import { groupMedia, tagLabels } from "./media-filter";

const tag = (key: string, imageKey: string, label: string) => ({
  key,
  imageKey,
  label,
  createdAt: "2026-01-03T00:00:00Z",
});
const frame = image("img-3", {
  parentKey: "vid-1",
  parentType: "video",
  tags: [tag("t2", "img-3", "mold"), tag("t3", "img-3", "Ceiling")],
});
const KITCHEN = region("reg-1", {
  name: "Kitchen",
  images: [image("img-1", { tags: [tag("t1", "img-1", "Ceiling")] }), image("img-2")],
  videos: [{ key: "vid-1", images: [frame], duration: 75.4 }],
});
const HALL = region("reg-2", { name: "Hallway", images: [image("img-4", { parentKey: "reg-2" })] });
const ALL = { kind: "all", room: "", tag: "", hazards: false, bookmarked: false } as const;
const keys = (regions: Region[], filter: object) =>
  groupMedia(regions, { ...ALL, ...filter }, new Set(["img-2", "img-3"])).map(({ region: { name }, items }) => [
    name,
    items.map(({ key }) => key),
  ]);

test.each([
  [
    {},
    [
      ["Kitchen", ["vid-1", "img-1", "img-2", "img-3"]],
      ["Hallway", ["img-4"]],
    ],
  ],
  [
    { kind: "photos" },
    [
      ["Kitchen", ["img-1", "img-2", "img-3"]],
      ["Hallway", ["img-4"]],
    ],
  ],
  [{ kind: "videos" }, [["Kitchen", ["vid-1"]]]],
  [{ room: "reg-2" }, [["Hallway", ["img-4"]]]],
  [{ hazards: true }, [["Kitchen", ["vid-1", "img-3"]]]],
  [{ tag: "ceiling" }, [["Kitchen", ["vid-1", "img-1", "img-3"]]]],
  [{ tag: "ceiling", hazards: true, kind: "photos" }, [["Kitchen", ["img-3"]]]],
  [{ bookmarked: true }, [["Kitchen", ["vid-1", "img-2", "img-3"]]]],
  [{ bookmarked: true, tag: "ceiling" }, [["Kitchen", ["vid-1", "img-3"]]]],
  [{ room: "reg-9" }, []],
])("filters media by %j", (filter, expected) => {
  expect(keys([KITCHEN, HALL], filter)).toEqual(expected);
});

test("lists each label in use once", () => {
  expect(tagLabels([KITCHEN, HALL])).toEqual(["Ceiling", "mold"]);
});

test("photos link to their room's review, and the filters are in the address", async () => {
  installClaim({ "region.listByProject": () => [KITCHEN, HALL] });
  showClaim("?tab=media");
  const kitchen = within(await screen.findByRole("region", { name: "Kitchen" }));
  expect(kitchen.getByText("3 photos, 1 video")).toBeInTheDocument();
  expect(kitchen.getByRole("link", { name: "Kitchen, video 1" })).toHaveTextContent("1:15");
  expect(kitchen.getByRole("img", { name: "Kitchen, photo 2" }).closest("a")).toHaveAttribute(
    "href",
    "/insured/overview/ins-1/prj-1/region-review/reg-1?photo=img-1",
  );
  await userEvent.click(screen.getByRole("switch", { name: "Hazards only" }));
  expect(screen.queryByRole("region", { name: "Hallway" })).toBeNull();
  await userEvent.click(screen.getByRole("radio", { name: "Videos" }));
  expect(await screen.findByRole("link", { name: "Kitchen, video 1" })).toBeInTheDocument();
});

test("shows a large room in steps", async () => {
  const many = Array.from({ length: 60 }, (_, index) => image(`img-${index}`));
  installClaim({ "region.listByProject": () => [region("reg-1", { name: "Kitchen", images: many })] });
  showClaim("?tab=media");
  const room = within(await screen.findByRole("region", { name: "Kitchen" }));
  expect(room.getAllByRole("listitem")).toHaveLength(24);
  await userEvent.click(room.getByRole("button", { name: "Show 24 more" }));
  await userEvent.click(room.getByRole("button", { name: "Show 12 more" }));
  expect(room.getAllByRole("listitem")).toHaveLength(60);
});

test("an empty result offers to clear the filters", async () => {
  installClaim({ "region.listByProject": () => [HALL] });
  showClaim("?tab=media&hazards=true");
  expect(await screen.findByText("No media match these filters.")).toBeInTheDocument();
  await userEvent.click(screen.getByRole("button", { name: "Clear filters" }));
  expect(await screen.findByRole("region", { name: "Hallway" })).toBeInTheDocument();
});

test("filters by own bookmarks, also from the address", async () => {
  const bookmark = (targetType: string, targetKey: string) => ({
    key: `book-${targetKey}`,
    targetType,
    targetKey,
    createdAt: "2026-01-02T12:00:00Z",
  });
  installClaim({
    "region.listByProject": () => [KITCHEN, HALL],
    "bookmark.list": () => [bookmark("image", "img-4"), bookmark("project", "img-1")],
  });
  showClaim("?tab=media&bookmarked=true");
  const hall = within(await screen.findByRole("region", { name: "Hallway" }));
  expect(hall.getAllByRole("listitem")).toHaveLength(1);
  expect(screen.queryByRole("region", { name: "Kitchen" })).toBeNull();
  await userEvent.click(screen.getByRole("switch", { name: "Bookmarked by me" }));
  expect(await screen.findByRole("region", { name: "Kitchen" })).toBeInTheDocument();
});

test("bookmarks that failed to load can be retried", async () => {
  let isDown = true;
  installClaim({
    "region.listByProject": () => [HALL],
    "bookmark.list": () => {
      if (isDown) throw new Failure(400, "No bookmarks today");
      return [{ key: "book-1", targetType: "image", targetKey: "img-4", createdAt: "2026-01-02T12:00:00Z" }];
    },
  });
  showClaim("?tab=media&bookmarked=true");
  expect(await screen.findByText("Your bookmarks couldn't be loaded.")).toBeInTheDocument();
  expect(screen.queryByText("No media match these filters.")).toBeNull();
  isDown = false;
  await userEvent.click(screen.getByRole("button", { name: "Retry" }));
  expect(await screen.findByRole("region", { name: "Hallway" })).toBeInTheDocument();
});
