import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import type { Tag } from "@/lib/domain/entities";
import { type Answers, Failure } from "@/tests/support/browser-backend";
import { installReview, kitchen, press, setUpReview, showReview, startQueue, tag } from "@/tests/support/review-world";

jest.mock("next/navigation", () => jest.requireActual("@/tests/support/review-navigation").navigation);
setUpReview();

const suggestions = [
  {
    ...tag("s-1", "", "Damp", { detectorLabel: "damp", box: { x: 0.1, y: 0.1, width: 0.2, height: 0.2 } }),
    score: 0.91,
  },
  {
    ...tag("s-2", "", "Crack", { detectorLabel: "crack", box: { x: 0.5, y: 0.5, width: 0.1, height: 0.1 } }),
    score: 0.6,
  },
  tag("s-3", "", "Clutter", { detectorLabel: "clutter" }),
];
const panel = () => within(screen.getByRole("region", { name: "Suggestions" }));
const listed = () =>
  panel()
    .queryAllByRole("listitem")
    .map((row) => row.textContent);

const expired = new Set<string>();
beforeEach(() => expired.clear());

async function show(answers: Answers = {}) {
  const room = kitchen();
  const calls = installReview([room], {
    "image.detect": () => suggestions,
    "tag.create": (sent) => {
      const newTag = { createdAt: "2026-11-18T23:00:00Z", ...sent } as Tag;
      room.images?.find(({ key }) => key === sent.imageKey)?.tags?.push(newTag);
      return newTag;
    },
    "tag.delete": ({ key }) => {
      for (const one of room.images ?? []) one.tags = one.tags?.filter((each) => each.key !== key);
      return null;
    },
    ...answers,
  });
  const backend = globalThis.fetch as unknown as (input: string, init?: RequestInit) => Promise<unknown>;
  Object.assign(globalThis, {
    fetch: async (input: string, init?: RequestInit) =>
      input.startsWith("https://bucket.test/")
        ? { ok: !expired.has(input), status: 200, blob: async () => new Blob(["photo"]) }
        : backend(input, init),
  });
  showReview("?photo=img-2");
  await screen.findByRole("region", { name: "Suggestions" });
  await startQueue();
  const created = () => calls.filter(({ name }) => name === "tag.create").map(({ params }) => params);
  const deleted = () => calls.filter(({ name }) => name === "tag.delete").map(({ params }) => params.key);
  const tags = () =>
    within(screen.getByRole("region", { name: "Tags" })).queryAllByRole("button", { name: /^Show .* on the photo$/ });
  return { created, deleted, tags };
}

test("lists suggestions with their score; a accepts, r rejects, Undo reverts each", async () => {
  const { created } = await show();
  await press("d");
  await waitFor(() => expect(listed()).toEqual(["Damp91%", "Crack60%", "Clutter"]));
  await press("a");
  await waitFor(() =>
    expect(created()).toEqual([
      {
        key: expect.any(String),
        imageKey: "img-2",
        label: "Damp",
        detectorLabel: "damp",
        box: { x: 0.1, y: 0.1, width: 0.2, height: 0.2 },
      },
    ]),
  );
  expect(created()[0]?.key).not.toBe("s-1");
  await press("r");
  await waitFor(() => expect(listed()).toEqual(["Clutter"]));
  await press("mod+z");
  await waitFor(() => expect(listed()).toEqual(["Crack60%", "Clutter"]));
});

test("accepts all at once", async () => {
  const { created } = await show();
  await userEvent.click(panel().getByRole("button", { name: "Find suggestions" }));
  await userEvent.click(await panel().findByRole("button", { name: "Accept all" }));
  await waitFor(() => expect(created().map(({ label }) => label)).toEqual(["Damp", "Crack", "Clutter"]));
  expect(screen.getByText("3 suggestions accepted")).toBeInTheDocument();
  expect(panel().getByText("All suggestions on this photo are decided.")).toBeInTheDocument();
});

test('Undo of "accept all" removes the tags and restores the suggestions', async () => {
  const { created, deleted, tags } = await show();
  await press("d");
  await waitFor(() => expect(listed()).toEqual(["Damp91%", "Crack60%", "Clutter"]));
  await press("shift+a");
  await waitFor(() => expect(created()).toHaveLength(3));
  expect(listed()).toEqual([]);
  await press("mod+z");
  await waitFor(() => expect(deleted()).toEqual(created().map(({ key }) => key)));
  expect(listed()).toEqual(["Damp91%", "Crack60%", "Clutter"]);
  await waitFor(() => expect(tags()).toEqual([]));
});

test("rejects all at once, by button or key, and Undo restores them", async () => {
  const { created } = await show();
  await press("d");
  await waitFor(() => expect(listed()).toHaveLength(3));
  await userEvent.click(panel().getByRole("button", { name: "Reject Crack" }));
  await userEvent.click(panel().getByRole("button", { name: "Reject all" }));
  expect(await screen.findByText("2 suggestions rejected")).toBeInTheDocument();
  expect(panel().getByText("All suggestions on this photo are decided.")).toBeInTheDocument();
  await userEvent.click(screen.getByRole("button", { name: "Undo" }));
  expect(listed()).toEqual(["Damp91%", "Clutter"]);
  await press("shift+d");
  expect(listed()).toEqual([]);
  await press("mod+z");
  expect(listed()).toEqual(["Damp91%", "Clutter"]);
  expect(created()).toEqual([]);
});

test("Undo restores nothing of an earlier detection", async () => {
  let answer = suggestions;
  await show({ "image.detect": () => answer });
  await press("d");
  await waitFor(() => expect(listed()).toHaveLength(3));
  await press("shift+d");
  answer = [tag("s-9", "", "Mold")] as typeof suggestions;
  await press("d");
  await waitFor(() => expect(listed()).toEqual(["Mold"]));
  await press("mod+z");
  expect(listed()).toEqual(["Mold"]);
});

test("a second detection omits accepted suggestions and says so; reverted ones are offered again", async () => {
  const { created, deleted, tags } = await show();
  await press("d");
  await waitFor(() => expect(listed()).toHaveLength(3));
  await userEvent.click(panel().getByRole("button", { name: "Accept Crack" }));
  await press("d");
  await waitFor(() => expect(listed()).toEqual(["Damp91%", "Clutter"]));
  await press("shift+a");
  await waitFor(() => expect(tags()).toHaveLength(3));
  await press("d");
  expect(await panel().findByText("Nothing new found. The photo already has these tags.")).toBeInTheDocument();
  expect(listed()).toEqual([]);
  expect(created().map(({ label }) => label)).toEqual(["Crack", "Damp", "Clutter"]);
  await press("mod+z");
  await waitFor(() => expect(deleted()).toHaveLength(2));
  await waitFor(() => expect(listed()).toEqual(["Damp91%", "Clutter"]));
});

test("detecting on several photos again counts no existing tags as found", async () => {
  await show();
  await press("d");
  await waitFor(() => expect(listed()).toHaveLength(3));
  await press("shift+a");
  await press("s");
  await userEvent.click(await screen.findByRole("checkbox", { name: "Select Photo 2" }));
  await press("d");
  expect(await screen.findByText("Nothing new found on the photo")).toBeInTheDocument();
  expect(screen.queryByTitle(/suggestion/)).toBeNull();
  await userEvent.click(screen.getByRole("checkbox", { name: "Select Photo 3" }));
  await press("d");
  expect(await screen.findByText("3 suggestions on 1 photo")).toBeInTheDocument();
  expect(screen.getAllByTitle("3 suggestions")).toHaveLength(1);
});

test("draws a suggestion only while it is pointed at", async () => {
  await show();
  await press("d");
  const accept = await panel().findByRole("button", { name: "Accept Damp" });
  expect(document.querySelector("[data-look='suggested']")).toBeNull();
  await userEvent.hover(accept);
  expect(document.querySelector("[data-look='suggested']")).toHaveTextContent("Damp");
  await userEvent.unhover(accept);
  expect(document.querySelector("[data-look='suggested']")).toBeNull();
});

test("reports an empty result and a failure, and allows another try", async () => {
  let answer: () => unknown = () => {
    throw new Failure(503, "The detector is busy.");
  };
  await show({ "image.detect": () => answer() });
  await press("d");
  expect(await panel().findByText("The detector is busy.")).toBeInTheDocument();
  answer = () => [];
  await userEvent.click(panel().getByRole("button", { name: "Find suggestions" }));
  expect(await panel().findByText("Nothing found on this photo.")).toBeInTheDocument();
});

test("analyzes a photo with a fresh address if its own expired", async () => {
  const old = "https://bucket.test/uploads/insured-generic/img-2.jpg?signature=x";
  const read = jest.fn(({ key }: { key: string }) => ({ key, url: "https://bucket.test/img-2.jpg?signature=y" }));
  await show({ "image.get": read });
  expired.add(old);
  await press("d");
  await waitFor(() => expect(listed()).toHaveLength(3));
  expect(read).toHaveBeenCalledTimes(1);
});

test("analyzes all selected photos, shows counts on their tiles, and reports failures", async () => {
  let requestCount = 0;
  await show({
    "image.detect": () => {
      requestCount += 1;
      if (requestCount === 2) throw new Failure(500, "The detector is busy.");
      return suggestions;
    },
  });
  await press("s");
  await screen.findByRole("list", { name: "Contact sheet of Kitchen" });
  await press("mod+a");
  await userEvent.click(await screen.findByRole("button", { name: /^Detect/ }));
  expect(await screen.findByText("1 photo couldn't be analyzed. The detector is busy.")).toBeInTheDocument();
  expect(requestCount).toBe(4);
  expect(screen.getAllByTitle("3 suggestions")).toHaveLength(3);
  expect(screen.queryByTitle("Seen")).not.toBeNull();
});
