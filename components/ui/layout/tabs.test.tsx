import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useState } from "react";
import { nextRovingIndex } from "../roving-focus";
import { TabPanels } from "./tab-panels";
import { Tabs } from "./tabs";

const TABS = [
  { id: "photos", label: "Photos", count: "64", panel: () => "64 photos" },
  { id: "scans", label: "Scans", isDisabled: true, panel: () => "No scan" },
  { id: "videos", label: "Videos", panel: () => <button type="button">Play</button> },
  { id: "notes", label: "Notes", panel: () => "No note" },
] as const;
type Id = (typeof TABS)[number]["id"];

function Page({ start = "photos" as Id }) {
  const [value, setValue] = useState<Id>(start);
  return <TabPanels label="Evidence" tabs={TABS} value={value} onValueChange={setValue} />;
}
const selectedTab = () => screen.getByRole("tab", { selected: true }).textContent;

test("includes the count in the name of a tab, and names the panel after the tab", () => {
  render(<Page />);
  expect(screen.getByRole("tablist", { name: "Evidence" })).toBeInTheDocument();
  const tab = screen.getByRole("tab", { name: "Photos 64", selected: true });
  const panel = screen.getByRole("tabpanel", { name: "Photos 64" });
  expect(panel).toHaveTextContent("64 photos");
  expect(tab).toHaveAttribute("aria-controls", panel.id);
  expect(screen.getAllByRole("tabpanel")).toHaveLength(1);
});

test("moves with arrow keys past disabled tabs and around the ends, and with Home and End", async () => {
  render(<Page />);
  await userEvent.tab();
  expect(screen.getByRole("tab", { name: "Photos 64" })).toHaveFocus();
  await userEvent.keyboard("{ArrowRight}");
  expect(selectedTab()).toBe("Videos");
  expect(screen.getByRole("tab", { name: "Videos" })).toHaveFocus();
  await userEvent.keyboard("{ArrowRight}{ArrowRight}");
  expect(selectedTab()).toBe("Photos64");
  await userEvent.keyboard("{ArrowLeft}");
  expect(selectedTab()).toBe("Notes");
  await userEvent.keyboard("{Home}");
  expect(selectedTab()).toBe("Photos64");
  await userEvent.keyboard("{End}");
  expect(selectedTab()).toBe("Notes");
});

test("leaves the tab list for the panel with Tab, past the closed tabs", async () => {
  render(<Page start="videos" />);
  await userEvent.tab();
  expect(screen.getByRole("tab", { name: "Videos" })).toHaveFocus();
  await userEvent.tab();
  expect(screen.getByRole("tabpanel", { name: "Videos" })).toHaveFocus();
  await userEvent.tab();
  expect(screen.getByRole("button", { name: "Play" })).toHaveFocus();
});

test("opens a tab on press unless the tab is disabled or already open", async () => {
  const onValueChange = jest.fn();
  render(<TabPanels label="Evidence" tabs={TABS} value="photos" onValueChange={onValueChange} />);
  await userEvent.click(screen.getByRole("tab", { name: "Scans" }));
  expect(onValueChange).not.toHaveBeenCalled();
  await userEvent.click(screen.getByRole("tab", { name: "Photos 64" }));
  expect(onValueChange).not.toHaveBeenCalled();
  await userEvent.click(screen.getByRole("tab", { name: "Notes" }));
  expect(onValueChange).toHaveBeenCalledWith("notes");
});

test("opens the first enabled tab for a disabled or unknown choice", () => {
  render(<Page start="scans" />);
  expect(selectedTab()).toBe("Photos64");
});

test("moves the focus by arrow keys among tabs with a URL", async () => {
  render(
    <Tabs
      label="Lists"
      tabs={[
        { href: "/active", label: "Active", count: "1,284", isCurrent: true },
        { href: "/inactive", label: "Inactive", isCurrent: false },
      ]}
    />,
  );
  await userEvent.tab();
  await userEvent.keyboard("{End}");
  expect(screen.getByRole("link", { name: "Inactive" })).toHaveFocus();
  await userEvent.keyboard("{ArrowRight}");
  expect(screen.getByRole("link", { name: "Active 1,284" })).toHaveFocus();
  expect(screen.queryByRole("tab")).toBeNull();
});

test.each([
  ["ArrowRight", 0, 3, 1],
  ["ArrowRight", 2, 3, 0],
  ["ArrowLeft", 0, 3, 2],
  ["ArrowLeft", -1, 3, 2],
  ["Home", 2, 3, 0],
  ["End", 0, 3, 2],
  ["ArrowDown", 0, 3, null],
  ["End", 0, 0, null],
])("moves with %s from %i of %i to %s", (key, current, count, next) => {
  expect(nextRovingIndex(key, current, count)).toBe(next);
});

test("scrolls the current tab into view on a strip that overflows", () => {
  const boxOf = (left: number, right: number) => ({ left, right }) as DOMRect;
  jest.spyOn(HTMLElement.prototype, "getBoundingClientRect").mockImplementation(function (this: HTMLElement) {
    return this.matches("nav") ? boxOf(0, 300) : boxOf(280, 360);
  });
  const tabs = (count: string | null) => [{ href: "/notes", label: "Notes", count, isCurrent: true }];
  const { rerender } = render(<Tabs label="Parts" tabs={tabs(null)} />);
  const strip = screen.getByRole("navigation", { name: "Parts" });
  expect(strip.scrollLeft).toBe(60);
  // A strip scrolled by the user stays there until a count makes the tabs wider.
  strip.scrollLeft = 0;
  rerender(<Tabs label="Parts" tabs={tabs(null)} />);
  expect(strip.scrollLeft).toBe(0);
  rerender(<Tabs label="Parts" tabs={tabs("4")} />);
  expect(strip.scrollLeft).toBe(60);
  jest.restoreAllMocks();
});
