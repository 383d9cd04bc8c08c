import { act, render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { browserQueue } from "@/lib/client/queue/browser-queue";
import { chooseUnits } from "@/lib/editor/core/units/chosen-measures";
import { translatePage } from "@/tests/support/translate-page";
import { ConflictCard } from "./conflict-card";
import { fieldText, fieldTexts } from "./field-text";

const corner = { key: "vrx-a", surveyKey: "srv-1", floorNumber: 0, x: 0, y: 0, z: 0 };
const conflict = {
  gestureId: "g1",
  label: "Move corner",
  kind: "vertex" as const,
  key: "vrx-a",
  mine: { ...corner, x: 2, z: 1 },
  theirs: { ...corner, x: 40, z: 3 },
  fields: ["x", "z"],
  choice: { elements: 2, contested: 2, later: 0, shown: [{ ...corner, x: 40, z: 3, revision: 4 }] },
  isOwn: false,
  times: { mine: null, theirs: null },
  isMineNewer: false,
};

test("shows both values, and either can be kept", async () => {
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
  expect(card).toHaveTextContent("The choice decides both elements of that edit.");
  await userEvent.click(screen.getByRole("button", { name: "Keep mine" }));
  expect(retry).toHaveBeenCalledWith("g1", [{ ...corner, x: 40, z: 3, revision: 4 }]);
  await userEvent.click(screen.getByRole("button", { name: "Keep theirs" }));
  expect(dismiss).toHaveBeenCalledWith("g1");
});

test("a page translator translates the labels but not the values", () => {
  render(<ConflictCard conflict={conflict} />);
  translatePage();
  const cells = within(screen.getByRole("table")).getAllByRole("cell");
  expect(cells.map((cell) => cell.textContent)).toEqual(["2.000", "40.000", "1.000", "3.000"]);
  expect(cells.filter((cell) => cell.querySelector("font"))).toEqual([]);
});

test("if the other value is the user's own, the choice is between older and newer", async () => {
  const retry = jest.spyOn(browserQueue(), "retry").mockResolvedValue();
  render(
    <ConflictCard
      conflict={{ ...conflict, choice: { elements: 1, contested: 1, later: 0, shown: [] }, isOwn: true }}
    />,
  );
  const heads = screen.getAllByRole("columnheader").map((head) => head.textContent);
  expect(heads).toEqual(["Field", "Older", "Newer"]);
  expect(screen.getByRole("button", { name: "Keep the newer" })).toBeVisible();
  await userEvent.click(screen.getByRole("button", { name: "Put the older back" }));
  expect(retry).toHaveBeenCalledWith("g1", []);
});

test("if the unsaved edit is the user's own newer one, the card says so and shows both times", () => {
  const times = { mine: "2026-11-28T10:05:00.000Z", theirs: "2026-11-28T10:00:00.000Z" };
  const choice = { elements: 1, contested: 1, later: 0, shown: [] };
  render(<ConflictCard conflict={{ ...conflict, choice, isOwn: true, times, isMineNewer: true }} />);
  const heads = screen.getAllByRole("columnheader").slice(1);
  expect(heads.map((head) => head.textContent)).toEqual([
    expect.stringMatching(/^Newer .*:05/),
    expect.stringMatching(/^Older .*:00/),
  ]);
  expect(heads.map((head) => head.querySelector("time")?.dateTime)).toEqual([times.mine, times.theirs]);
  expect(screen.getAllByRole("button").map((button) => button.textContent)).toEqual([
    "Keep the newer",
    "Keep the older",
  ]);
});

test("formats values of every kind", () => {
  const values = [null, "", 1.5, true, "door", "fc--bcdfghjklmnp", [1, 0, 2], [["a", "b", "c"]]];
  expect(values.map((value) => fieldText(value))).toEqual([
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

test.each([
  [{ elements: 4, contested: 1, later: 0 }, "The choice decides all 4 elements of that edit, not only this one."],
  [
    { elements: 4, contested: 2, later: 1 },
    "The choice decides all 4 elements of that edit, not only the 2 that were changed, and 1 later edit that builds on it.",
  ],
  [{ elements: 1, contested: 1, later: 3 }, "The choice decides 3 later edits that build on it."],
  [{ elements: 1, contested: 1, later: 0 }, "because this element was changed in the meantime."],
])("explains what a choice decides beyond this element: %j", (choice, text) => {
  render(<ConflictCard conflict={{ ...conflict, choice: { ...choice, shown: [] } }} />);
  const note = screen.getByRole("region", { name: "Changed in the meantime" }).querySelector("p");
  expect(note?.textContent?.endsWith(text)).toBe(true);
});

test("distinguishes outlines with equally many corners by the corners that only one has, or by the order", () => {
  const [a, b, c, d] = ["aaaaaa", "bbbbbb", "cccccc", "dddddd"].map((end) => `vrx--111111${end}`) as [
    string,
    string,
    string,
    string,
  ];
  const both = (mine: unknown, theirs: unknown, name: string) => [
    fieldText(mine, name, theirs),
    fieldText(theirs, name, mine),
  ];
  expect(both([[a, b, c]], [[a, b, d]], "loops")).toEqual(["3 corners, other: …cccccc", "3 corners, other: …dddddd"]);
  expect(both([[a, b, c]], [[a, c, b]], "loops")).toEqual([
    "3 corners: …aaaaaa, …bbbbbb, …cccccc",
    "3 corners: …aaaaaa, …cccccc, …bbbbbb",
  ]);
  expect(both([[a, b, c]], [[a, b, c, d]], "loops")).toEqual(["3 corners", "4 corners, other: …dddddd"]);
  const [withHole] = both(
    [
      [a, b, c],
      [d, "vrx--111111eeeeee"],
    ],
    [["vrx--111111ffffff"]],
    "loops",
  );
  expect(withHole).toBe("5 corners, 1 hole, other: …aaaaaa, …bbbbbb, …cccccc and 2 more");
});

test("a shape shows the number of its points and which of them differ", () => {
  const square = [0, 1, 2, 3].map((index) => [index % 2, index > 1 ? 1 : 0]);
  const moved = [...square.slice(0, 3), [1.25, 1]];
  expect([fieldText(square, "outline", moved), fieldText(moved, "outline", square)]).toEqual([
    "4 points, other: (1.000, 1.000)",
    "4 points, other: (1.250, 1.000)",
  ]);
});

test("lengths use the chosen units, like the fields next to them", () => {
  render(<ConflictCard conflict={{ ...conflict, fields: ["x"] }} />);
  const shown = () => screen.getAllByRole("cell").map((cell) => cell.textContent);
  expect(shown()).toEqual(["2.000", "40.000"]);
  act(() => chooseUnits("feet"));
  expect(shown()).toEqual(["6.562", "131.234"]);
  expect([fieldText(0.9144, "width"), fieldText(2, "floorNumber")]).toEqual([`3' 0"`, "2"]);
  act(() => chooseUnits("metric"));
});

test("two values always read differently, even if the fields would show the same digits", () => {
  const turn = (radians: number) => [0, Math.sin(radians / 2), 0, Math.cos(radians / 2)];
  expect(fieldTexts(1.4411, 1.4407, "v")).toEqual(["1441.1 mm", "1440.7 mm"]);
  expect(fieldTexts(0.0052, 0.0046, "rotation")).toEqual(["0.298°", "0.264°"]);
  expect(fieldTexts([0, 1, 0.0001], [0, 1, 0.0004], "position")).toEqual(["0.0 1000.0 0.1 mm", "0.0 1000.0 0.4 mm"]);
  const [mine, theirs] = fieldTexts(turn(0.0052), turn(0.0046), "quaternion");
  expect(mine).not.toBe(theirs);
  expect(fieldTexts(1.5, 1.25, "v")).toEqual(["1.500", "1.250"]);
});

test("rotations are shown in degrees", () => {
  const half = Math.PI / 8;
  expect(fieldText(Math.PI / 2, "rotation")).toBe("90.0°");
  expect(fieldText([0, Math.sin(half), 0, Math.cos(half)], "quaternion")).toBe("45.0°");
  expect(fieldText([Math.sin(half), 0, 0, Math.cos(half)], "quaternion")).toBe("0.0°, leaning 45.0°");
});
