import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { browserWindowStore } from "@/components/ui/overlays/floating-window/window-store";
import { createFloatingPanels, floatingPanels } from "../docking/floating-panels";
import { Panel } from "./panel";

const FLOATING = "lintel-editor-floating";

function show(width = 1440) {
  window.innerWidth = width;
  const onEscape = jest.fn();
  render(
    <main>
      <aside aria-label="Left">
        <Panel id="outliner" title="Outliner" note="12">
          <input aria-label="Search" />
          <ul data-testid="rows">
            <li>Wall 1</li>
          </ul>
        </Panel>
      </aside>
    </main>,
  );
  const listen = (event: KeyboardEvent) => {
    if (event.key === "Escape" && !event.defaultPrevented) onEscape();
  };
  document.addEventListener("keydown", listen);
  return { user: userEvent.setup(), onEscape };
}

beforeEach(() => {
  localStorage.clear();
  floatingPanels.dockAll();
});

test("a panel floats with its draft, and docks again", async () => {
  const { user } = show();
  const rows = screen.getByTestId("rows");
  await user.type(screen.getByRole("textbox", { name: "Search" }), "wall");
  await user.click(screen.getByRole("button", { name: "Float outliner" }));
  expect(screen.getByRole("complementary", { name: "Left" })).toBeEmptyDOMElement();
  const panel = screen.getByRole("region", { name: "Outliner" });
  expect(panel).toContainElement(rows);
  expect(screen.getByRole("textbox", { name: "Search" })).toHaveValue("wall");
  expect(screen.getByRole("button", { name: "Dock outliner" })).toHaveFocus();
  await user.keyboard("{Enter}");
  expect(screen.getByRole("complementary", { name: "Left" })).toContainElement(rows);
  expect(screen.getByRole("button", { name: "Float outliner" })).toHaveFocus();
  expect(screen.getByRole("textbox", { name: "Search" })).toHaveValue("wall");
});

test("a floating panel is part of the page: it does not trap Escape, and takes no focus when the page opens", async () => {
  floatingPanels.set("outliner", true);
  const { user, onEscape } = show();
  expect(document.body).toHaveFocus();
  await user.click(screen.getByRole("textbox", { name: "Search" }));
  await user.keyboard("{Escape}");
  expect(onEscape).toHaveBeenCalledTimes(1);
  expect(screen.getByRole("region", { name: "Outliner" })).toBeVisible();
  expect(screen.queryByRole("button", { name: "Close" })).toBeNull();
});

test("floating panels are remembered; invalid stored values are ignored", () => {
  floatingPanels.set("quantities", true);
  expect(localStorage.getItem(FLOATING)).toBe('["quantities"]');
  expect([...createFloatingPanels().get()]).toEqual(["quantities"]);
  for (const rubbish of ["{", "7", '{"a":1}', '["cellar"]']) {
    localStorage.setItem(FLOATING, rubbish);
    expect(createFloatingPanels().get().size).toBe(0);
  }
});

test("on a narrow screen every panel is docked", () => {
  floatingPanels.set("outliner", true);
  show(390);
  expect(screen.getByRole("complementary", { name: "Left" })).toContainElement(screen.getByTestId("rows"));
});

test("a window opens tall enough for later content, even if its panel is nearly empty", async () => {
  const { user } = show();
  const docked = screen.getByRole("region", { name: "Outliner" });
  jest.spyOn(docked, "getBoundingClientRect").mockReturnValue(new DOMRect(0, 48, 232, 80));
  await user.click(screen.getByRole("button", { name: "Float outliner" }));
  expect(browserWindowStore.read("editor-outliner")).toMatchObject({ width: 232, height: 320 });
});
