/** Undo of the last edit by key: who can use it, and in which rooms. */
import { act, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useState } from "react";
import { RegionReviewScreen } from "@/components/rooms/region-review-screen";
import { sessionLifetime } from "@/lib/client/calls/session-lifetime";
import type { Region, Tag } from "@/lib/domain/entities";
import { renderScreen } from "@/tests/support/browser-backend";
import { installReview, kitchen, photo, press, setUpReview, startQueue } from "@/tests/support/review-world";

jest.mock("next/navigation", () => jest.requireActual("@/tests/support/review-navigation").navigation);
setUpReview();

const attic: Region = {
  key: "reg-2",
  projectKey: "prj-1",
  surveyKey: "srv-1",
  name: "Attic",
  images: [photo("img-9", 9)],
};

let goToRoom = (_key: string) => {};

/** Mounts a separate page for each room, as the router does. */
function Page() {
  const [regionKey, setRegionKey] = useState("reg-1");
  goToRoom = setRegionKey;
  return <RegionReviewScreen key={regionKey} insuredKey="ins-1" projectKey="prj-1" regionKey={regionKey} />;
}

/** Opens a room and adds a quick tag. */
async function openTaggedRoom() {
  const room = kitchen();
  const calls = installReview([room, attic], {
    "tag.create": (sent) => ({ createdAt: "2026-11-18T23:00:00Z", ...sent }) as Tag,
    "tag.delete": () => null,
    "region.create": (sent) => sent,
    "region.update": (sent) => ({ ...kitchen(), ...sent }),
    "region.delete": () => null,
  });
  renderScreen(<Page />, { query: "?photo=img-2" });
  await screen.findByRole("region", { name: "Tags" });
  await startQueue();
  await press("2");
  const sent = (name: string) => calls.filter((call) => call.name === name);
  await waitFor(() => expect(sent("tag.create")).toHaveLength(1));
  const goTo = (regionKey: string) => act(async () => goToRoom(regionKey));
  return { sent, goTo };
}
/** Waits long enough for a call that must not happen. */
const settle = () => act(() => new Promise((resolve) => setTimeout(resolve, 50)));

test("the Undo key reverts an edit once, in its room", async () => {
  const { sent } = await openTaggedRoom();
  await press("mod+z");
  await waitFor(() => expect(sent("tag.delete")).toHaveLength(1));
  await press("mod+z");
  await settle();
  expect(sent("tag.delete")).toHaveLength(1);
});

test("the next person to sign in cannot undo the edit", async () => {
  const { sent } = await openTaggedRoom();
  act(() => sessionLifetime.end("expired"));
  act(() => sessionLifetime.begin());
  await press("mod+z");
  await settle();
  expect(sent("tag.delete")).toEqual([]);
});

test("a tag cannot be undone by key from another room, nor after returning", async () => {
  const { sent, goTo } = await openTaggedRoom();
  await goTo("reg-2");
  await screen.findByRole("region", { name: "Tags" });
  await press("mod+z");
  await goTo("reg-1");
  await press("mod+z");
  await settle();
  expect(sent("tag.delete")).toEqual([]);
});

test("adding a room can be undone from another room of the claim", async () => {
  const { sent, goTo } = await openTaggedRoom();
  await userEvent.click(screen.getByRole("button", { name: "Add room" }));
  await userEvent.keyboard("Cellar{Enter}");
  await waitFor(() => expect(sent("region.create")).toHaveLength(1));
  await goTo("reg-2");
  await screen.findByRole("region", { name: "Tags" });
  await press("mod+z");
  await waitFor(() => expect(sent("region.delete")).toHaveLength(1));
});
