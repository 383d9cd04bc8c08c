import { act, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { actionRegistry } from "@/lib/client/actions/action-registry";
import type { Bookmark } from "@/lib/domain/entities";
import { installClaim, showClaim } from "@/tests/support/claim-world";
import { startQueue, stopQueue } from "@/tests/support/queue-of-test";

const other: Bookmark = { key: "book-1", targetType: "image", targetKey: "prj-1", createdAt: "2026-01-02T12:00:00Z" };

beforeEach(() => startQueue("emp-1"));
afterEach(stopQueue);

test("bookmarks a claim and removes the bookmark, by button and by command", async () => {
  let bookmarks = [other];
  const calls = installClaim(
    {
      "bookmark.list": () => bookmarks,
      "bookmark.create": (sent) => {
        bookmarks = [...bookmarks, { ...sent, createdAt: "2026-01-03T12:00:00Z" }];
        return sent;
      },
      "bookmark.delete": ({ key }) => {
        bookmarks = bookmarks.filter((one) => one.key !== key);
        return null;
      },
    },
    "underwriting_reviewer",
  );
  showClaim();
  await userEvent.click(await screen.findByRole("button", { name: "Bookmark claim", pressed: false }));
  expect(await screen.findByRole("button", { name: "Remove bookmark", pressed: true })).toBeVisible();
  await waitFor(() => expect(bookmarks).toHaveLength(2));
  const sent = calls.find(({ name }) => name === "bookmark.create")?.params;
  expect(sent).toEqual({ key: expect.stringMatching(/^book-/), targetType: "project", targetKey: "prj-1" });
  await act(async () => void actionRegistry.run("claim.bookmark"));
  expect(await screen.findByRole("button", { name: "Bookmark claim", pressed: false })).toBeVisible();
  await waitFor(() => expect(bookmarks).toEqual([other]));
});
