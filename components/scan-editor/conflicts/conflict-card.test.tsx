import { render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { browserQueue } from "@/lib/client/queue/browser-queue";
import { ConflictCard } from "./conflict-card";
import { fieldText } from "./field-text";

const corner = { key: "vrx-a", surveyKey: "srv-1", floorNumber: 0, x: 0, y: 0, z: 0 };
const conflict = {
  gestureId: "g1",
  label: "Move corner",
  kind: "vertex" as const,
  key: "vrx-a",
  mine: { ...corner, x: 2, z: 1 },
  theirs: { ...corner, x: 40, z: 3 },
  fields: ["x", "z"],
  count: 2,
  isOwn: false,
};

test("both values stand beside each other, and either can be kept", async () => {
  const retry = jest.spyOn(browserQueue(), "retry").mockResolvedValue();
  const dismiss = jest.spyOn(browserQueue(), "dismiss").mockResolvedValue();
  render(<ConflictCard conflict={conflict} />);
  const card = screen.getByRole("region", { name: "Changed in the meantime" });
  const rows = within(card)
    .getAllByRole("row")
    .map((row) => [...row.children].map((cell) => cell.textContent));
  expect(rows).toEqual([
    ["Field", "Mine", "Theirs"],
    ["X", "2.000", "40.000"],
    ["Z", "1.000", "3.000"],
  ]);
  expect(card).toHaveTextContent("The choice decides all 2 elements of that edit.");
  await userEvent.click(screen.getByRole("button", { name: "Keep mine" }));
  expect(retry).toHaveBeenCalledWith("g1");
  await userEvent.click(screen.getByRole("button", { name: "Keep theirs" }));
  expect(dismiss).toHaveBeenCalledWith("g1");
});

test("where the newer value is one's own the choice is between the older and the newer", async () => {
  const retry = jest.spyOn(browserQueue(), "retry").mockResolvedValue();
  render(<ConflictCard conflict={{ ...conflict, count: 1, isOwn: true }} />);
  const heads = screen.getAllByRole("columnheader").map((head) => head.textContent);
  expect(heads).toEqual(["Field", "Older", "Newer"]);
  expect(screen.getByRole("button", { name: "Keep the newer" })).toBeVisible();
  await userEvent.click(screen.getByRole("button", { name: "Put the older back" }));
  expect(retry).toHaveBeenCalledWith("g1");
});

test("values of every kind can be read", () => {
  expect([null, "", 1.5, true, "door", "fc--bcdfghjklmnp", [1, 0, 2], [["a", "b", "c"]]].map(fieldText)).toEqual([
    "none",
    "none",
    "1.500",
    "yes",
    "door",
    "…jklmnp",
    "1.000 0.000 2.000",
    "3 corners",
  ]);
});
