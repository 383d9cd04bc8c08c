import { screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import type { Bookmark } from "@/lib/domain/entities";
import { type Answers, Failure, installBackend, renderScreen } from "@/tests/support/browser-backend";
import { insuredRecord, projectRecord } from "@/tests/support/insured-records";
import { startQueue, stopQueue } from "@/tests/support/queue-of-test";
import { BookmarksDrawer } from "./bookmarks-drawer";

const bookmark = (number: number, targetType = "project"): Bookmark => ({
  key: `book-${number}`,
  targetType,
  targetKey: `prj-${number}`,
  createdAt: "2026-01-02T12:00:00Z",
});
let stored: Bookmark[];
const answers: Answers = {
  "bookmark.list": () => stored,
  "bookmark.create": (sent) => {
    stored = [{ ...sent, createdAt: "2026-01-03T12:00:00Z" }, ...stored];
    return stored[0];
  },
  "bookmark.delete": ({ key }) => {
    stored = stored.filter((one) => one.key !== key);
    return null;
  },
  "project.get": ({ key }) => {
    if (key === "prj-9") throw new Failure(404, "Project not found");
    return projectRecord(Number(key.slice(4)));
  },
  "insured.get": ({ key }) => insuredRecord(Number(key.slice(4))),
};

beforeEach(async () => {
  stored = [bookmark(2), bookmark(1), bookmark(3, "image"), bookmark(9)];
  await startQueue("emp-1");
});
afterEach(stopQueue);

async function openDrawer(changes: Answers = {}) {
  installBackend({ ...answers, ...changes });
  const onOpenChange = jest.fn();
  renderScreen(<BookmarksDrawer isOpen onOpenChange={onOpenChange} />);
  await screen.findByRole("dialog", { name: "Bookmarked claims" });
  return onOpenChange;
}

test("lists claims, not photos, newest first, with links; can remove the bookmark of a deleted claim", async () => {
  const onOpenChange = await openDrawer();
  expect(await screen.findByRole("link", { name: /Given2 Family2.*Claim KM-2 · 2 Alder St/ })).toHaveAttribute(
    "href",
    "/insured/overview/ins-2/prj-2",
  );
  await screen.findByRole("link", { name: /Given1/ });
  expect(screen.getAllByRole("listitem").map((item) => item.textContent?.slice(0, 6))).toEqual([
    "Given2",
    "Given1",
    "This c",
  ]);
  await userEvent.click(screen.getByRole("button", { name: "Remove bookmark" }));
  await waitFor(() => expect(stored.map(({ key }) => key)).toEqual(["book-2", "book-1", "book-3"]));
  const link = screen.getByRole("link", { name: /Given1/ });
  // jsdom does not navigate.
  link.addEventListener("click", (event) => event.preventDefault());
  await userEvent.click(link);
  expect(onOpenChange).toHaveBeenCalledWith(false);
});

test("a removed bookmark stays visible and can be set again", async () => {
  await openDrawer();
  await userEvent.click(await screen.findByRole("button", { name: "Remove bookmark of claim KM-2", pressed: true }));
  await waitFor(() => expect(stored.some(({ targetKey }) => targetKey === "prj-2")).toBe(false));
  await userEvent.click(await screen.findByRole("button", { name: "Bookmark claim KM-2", pressed: false }));
  await waitFor(() => expect(stored.some(({ targetKey }) => targetKey === "prj-2")).toBe(true));
});

test("an empty list says how to add a bookmark; a failed list can be loaded again", async () => {
  stored = [bookmark(3, "image")];
  let isDown = true;
  await openDrawer({
    "bookmark.list": () => {
      if (isDown) throw new Failure(500, "");
      return stored;
    },
  });
  await userEvent.click(await screen.findByRole("button", { name: "Retry" }));
  isDown = false;
  await userEvent.click(await screen.findByRole("button", { name: "Retry" }));
  expect(await screen.findByText(/^No bookmarks yet/)).toBeVisible();
});
