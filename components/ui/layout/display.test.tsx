import { act, fireEvent, render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useState } from "react";
import { Chip, RemovableChip } from "../feedback/chip";
import { ExpiryBadge } from "../feedback/expiry-badge";
import { Notice } from "../feedback/notice";
import { StatusChip } from "../feedback/status-chip";
import { ToastList } from "../feedback/toast-list";
import { FilterChip } from "../inputs/filter-chip";
import { KeyText } from "../keys/key-text";
import { Avatar, getInitials } from "../media/avatar";
import { toneClass } from "../tone";
import { EventTimeline } from "./event-timeline";
import { StatFigures } from "./stat-figures";

const MARKUP = "<img src=x onerror=alert(1)>";
const LONG = "x".repeat(100_000);
const KEY = "prj-7k0bq4tzmx9w2rhn5vdcp8s3lfgj6y1t0qz";

test("gives chip, notice and toast the same tone class", () => {
  render(
    <>
      <Chip tone="warn">Chip</Chip>
      <Notice tone="warn">Notice</Notice>
      <ToastList
        label="Alerts"
        closeLabel="Close"
        theme="light"
        toasts={[{ id: "1", type: "warning", message: "Toast" }]}
        onClose={() => {}}
      />
    </>,
  );
  expect(toneClass("warn")).toBe("warn");
  expect(screen.getByText("Chip").closest(".warn")).toHaveClass("chip");
  expect(screen.getByText("Notice").closest(".warn")).toHaveClass("notice");
  expect(screen.getByText("Toast").closest(".warn")).toHaveClass("toast");
});

test("removes a chip with a button named after the chip", async () => {
  const onRemove = jest.fn();
  const { rerender } = render(<RemovableChip label="Water stain" onRemove={onRemove} />);
  await userEvent.click(screen.getByRole("button", { name: "Remove Water stain" }));
  expect(onRemove).toHaveBeenCalledTimes(1);
  rerender(<RemovableChip label="Water stain" onRemove={onRemove} isDisabled />);
  expect(screen.getByRole("button", { name: "Remove Water stain" })).toBeDisabled();
});

function Filter() {
  const [value, setValue] = useState<string | null>("Keystone Mutual");
  return <FilterChip label="Company" value={value} onClear={() => setValue(null)} aria-haspopup="dialog" />;
}

test("shows a filter's value, and keeps the focus on the filter when cleared", async () => {
  const { container } = render(<Filter />);
  const trigger = screen.getByRole("button", { name: "Company Keystone Mutual" });
  expect(trigger).toHaveAttribute("aria-haspopup", "dialog");
  expect(container.firstChild).toHaveClass("set");
  await userEvent.click(screen.getByRole("button", { name: "Clear Company" }));
  expect(screen.getByRole("button", { name: "Company" })).toHaveFocus();
  expect(screen.queryByRole("button", { name: "Clear Company" })).toBeNull();
  expect(container.firstChild).not.toHaveClass("set");
});

test("shows a status with its age, colored only if it needs attention", () => {
  const { rerender } = render(
    <StatusChip tone="info" glyph="eye" label="Needs review" age={{ text: "3 h", tone: "plain" }} />,
  );
  expect(screen.getByText("Needs review")).toBeInTheDocument();
  expect(screen.getByText("3 h")).not.toHaveClass("toned");
  rerender(<StatusChip tone="info" glyph="eye" label="Needs review" age={{ text: "6 d", tone: "bad" }} />);
  expect(screen.getByText("6 d")).toHaveClass("toned", "bad");
});

test("shows a badge with the remaining time for an approaching expiration", () => {
  const labels = { expired: "Expired", expiresIn: (left: string) => `Expires in ${left}` };
  const now = Date.parse("2026-11-20T12:00:00Z");
  const expiresAt = "2026-11-22T12:00:00Z";
  const { rerender } = render(<ExpiryBadge expiry={{ state: "later", expiresAt }} now={now} copy={labels} />);
  expect(screen.getByText("Nov 22")).toHaveAttribute("datetime", expiresAt);
  rerender(<ExpiryBadge expiry={{ state: "soon", expiresAt, text: "6 h", tone: "bad" }} now={now} copy={labels} />);
  expect(screen.getByTitle("Expires in 6 h")).toHaveTextContent("6 h");
  rerender(<ExpiryBadge expiry={{ state: "expired", expiresAt }} now={now} copy={labels} />);
  expect(screen.getByText("Expired")).toBeInTheDocument();
});

test("replaces a photo that fails to load with initials, and tries a new photo", () => {
  const { container, rerender } = render(<Avatar name="Dana Whitfield" photoUrl="/one.jpg" />);
  const photo = () => container.querySelector("img");
  expect(photo()).toHaveAttribute("src", "/one.jpg");
  fireEvent.error(photo() ?? container);
  expect(photo()).toBeNull();
  expect(container).toHaveTextContent("DW");
  rerender(<Avatar name="Dana Whitfield" photoUrl="/two.jpg" />);
  expect(photo()).toHaveAttribute("src", "/two.jpg");
});

test.each([
  ["\u200BDana \u200DWhitfield", "DW"],
  ["👩‍👩‍👧‍👦 Family", "👩‍👩‍👧‍👦F"],
  ["\u200B", ""],
  [LONG, "X"],
])("makes initials of unusual names", (name, initials) => {
  expect(getInitials(name)).toBe(initials);
});

test("keeps and copies a key in full", async () => {
  const user = userEvent.setup();
  const { container } = render(<KeyText value={KEY} copyLabel="Copy the key" copiedLabel="Copied" />);
  expect(container.querySelector("code")?.textContent).toBe(KEY);
  expect(container.querySelector(".tail")?.textContent).toBe("t0qz");
  await user.click(screen.getByRole("button", { name: "Copy the key" }));
  // The tooltip renders in the meantime.
  expect(await act(() => navigator.clipboard.readText())).toBe(KEY);
  expect(screen.getByRole("status")).toHaveTextContent("Copied");
});

test("reports a copy that the browser rejects", async () => {
  const user = userEvent.setup();
  jest.spyOn(navigator.clipboard, "writeText").mockRejectedValue(new DOMException("no", "NotAllowedError"));
  render(<KeyText value={KEY} copyLabel="Copy the key" copiedLabel="Copied" />);
  await user.click(screen.getByRole("button", { name: "Copy the key" }));
  expect(screen.getByRole("status")).toHaveTextContent("Couldn't copy");
});

test("renders a timeline as a named list in the given order", () => {
  render(
    <EventTimeline
      label="Timeline"
      events={[
        { id: "b", icon: null, text: "Second", detail: "with a note", time: "9:52 AM" },
        { id: "a", icon: null, text: MARKUP, time: "9:50 AM" },
      ]}
    />,
  );
  const list = screen.getByRole("list", { name: "Timeline" });
  expect(
    within(list)
      .getAllByRole("listitem")
      .map(({ textContent }) => textContent),
  ).toEqual(["Secondwith a note9:52 AM", `${MARKUP}9:50 AM`]);
});

test("describes a figure's change in words, not by color alone", () => {
  render(
    <StatFigures
      label="Reports"
      figures={[
        {
          id: "turnaround",
          label: "Median turnaround",
          figure: "21 h",
          change: { sense: "down", meaning: "good", text: "6 h", before: "27 h" },
        },
        {
          id: "rejected",
          label: "Rejected",
          figure: "2.6%",
          change: { sense: "up", meaning: "bad", text: "0.4 pt", before: "2.2%" },
        },
        { id: "count", label: "Inspections", figure: "12", change: { sense: "same", meaning: "neutral", text: "0%" } },
        { id: "none", label: "Invalid", figure: null },
      ]}
    />,
  );
  expect(screen.getByRole("region", { name: "Reports" })).toBeInTheDocument();
  const definitions = screen.getAllByRole("definition").map(({ textContent }) => textContent);
  expect(definitions).toEqual([
    "21 h",
    "Down 6 h better from 27 h",
    "2.6%",
    "Up 0.4 pt worse from 2.2%",
    "12",
    "No change 0%  ",
    "–No data",
  ]);
});

test.each([LONG, MARKUP, "מרים אל־חורי", "Fig\u200Bue\u200Droa"])("renders any text literally", (text) => {
  const { container } = render(
    <>
      <Chip>{text}</Chip>
      <RemovableChip label={text} onRemove={() => {}} />
      <FilterChip label={text} value={text} />
      <Avatar name={text} />
      <KeyText value={text} copyLabel="Copy" copiedLabel="Copied" />
      <Notice>{text}</Notice>
    </>,
  );
  expect(container.querySelector("img")).toBeNull();
  expect(container.textContent?.split(text).length).toBeGreaterThanOrEqual(5);
});
