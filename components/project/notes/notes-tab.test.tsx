import { screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import type { InternalThread } from "@/lib/domain/entities";
import { Failure } from "@/tests/support/browser-backend";
import { installClaim, showClaim, startQueue } from "@/tests/support/claim-world";

const note = (key: string, body: string, createdAt: string): InternalThread => ({
  key,
  projectKey: "prj-1",
  authorKey: "emp-2",
  authorName: "Renee Castillo",
  body,
  createdAt,
});
const OLD = note("intthr-1", "She calls back today.", "2026-01-02T12:00:00Z");

const bodies = () =>
  within(screen.getByRole("list", { name: "Notes, newest first" }))
    .getAllByRole("listitem")
    .map((item) => item.textContent);

async function write(text: string) {
  const box = await screen.findByRole("textbox", { name: /Note/ });
  await screen.findByText("She calls back today.");
  await startQueue();
  await userEvent.type(box, text);
  await userEvent.click(screen.getByRole("button", { name: "Add note" }));
  return box;
}

test("a new note appears on top under the author's name, and the field is cleared", async () => {
  const notes = [OLD];
  const calls = installClaim({
    "internalThread.list": () => notes,
    "internalThread.create": (sent) => {
      const added = { ...note(sent.key, sent.body, new Date().toISOString()), authorName: "Edda Farrow" };
      notes.push(added);
      return added;
    },
  });
  showClaim("?tab=notes");
  const box = await write("  Left a message.  ");
  expect(box).toHaveValue("");
  expect(await screen.findByText("Left a message.")).toBeInTheDocument();
  expect(bodies()[0]).toMatch(/^EF?.*Edda Farrow.*Left a message\.$/);
  expect(bodies()[1]).toContain("She calls back today.");
  expect(calls.find(({ name }) => name === "internalThread.create")?.params).toEqual({
    key: expect.stringMatching(/^intthr-/),
    projectKey: "prj-1",
    body: "Left a message.",
  });
});

test("a refused note returns to the field", async () => {
  installClaim({
    "internalThread.list": () => [OLD],
    "internalThread.create": () => {
      throw new Failure(400, "A note has at most 4000 characters.");
    },
  });
  showClaim("?tab=notes");
  const box = await write("Left a message.");
  expect(await screen.findByText("A note has at most 4000 characters.")).toBeInTheDocument();
  expect(box).toHaveValue("Left a message.");
  expect(bodies()).toHaveLength(1);
});

test("does not send an empty note", async () => {
  const calls = installClaim();
  showClaim("?tab=notes");
  expect(await screen.findByText("No notes yet.")).toBeInTheDocument();
  await userEvent.click(screen.getByRole("button", { name: "Add note" }));
  expect(calls.some(({ name }) => name === "internalThread.create")).toBe(false);
});
