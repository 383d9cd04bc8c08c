import { act, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useActions } from "@/lib/client/actions/use-actions";
import { changeAppearance } from "@/lib/client/appearance/use-appearance";
import { PublicConfigProvider } from "@/lib/client/public-config";
import type { PublicConfig } from "@/lib/domain/public-config";
import { installBackend, renderScreen } from "@/tests/support/browser-backend";
import { ShownAlerts } from "@/tests/support/shown-alerts";
import { About } from "./about";
import { AppearanceSettings } from "./appearance-settings";
import { SettingsFrame } from "./settings-frame";
import { ShortcutSettings } from "./shortcut-settings";

jest.mock("next/navigation", () => ({ usePathname: () => "/settings/about" }));

function KeyOwner() {
  useActions([{ id: "find", label: "Find", group: "page", keys: ["/"], run: () => {} }]);
  return null;
}

afterEach(() => act(() => changeAppearance({ theme: "system", density: "standard", areLetterKeysOff: false })));

test("theme and density take effect at once", async () => {
  render(<AppearanceSettings />);
  expect(screen.getByRole("radio", { name: "System" })).toBeChecked();
  await userEvent.click(screen.getByText("Dark"));
  await userEvent.click(screen.getByText("Dense"));
  expect(screen.getByRole("radio", { name: "Dark" })).toBeChecked();
  expect(document.documentElement).toHaveAttribute("data-theme", "dark");
  expect(document.documentElement).toHaveAttribute("data-density", "dense");
});

test("single-letter keys are turned off here, and their descriptions say so", async () => {
  installBackend({});
  renderScreen(
    <>
      <KeyOwner />
      <ShortcutSettings />
    </>,
  );
  expect(screen.getByText("Find").parentElement).toHaveTextContent("Find/");
  await userEvent.click(screen.getByRole("switch", { name: "Single-letter keys" }));
  expect(document.documentElement).toHaveAttribute("data-letter-keys", "off");
  expect(document.cookie).toContain("lintel-appearance=system.standard.open.letters-off");
  expect(screen.getByText("Find").parentElement).toHaveTextContent("Findoff/");
});

test("the link of the open section is marked as the current page", () => {
  render(
    <SettingsFrame>
      <p>Content</p>
    </SettingsFrame>,
  );
  expect(screen.getByRole("heading", { level: 1, name: "Settings" })).toBeInTheDocument();
  expect(screen.getByRole("link", { name: "About" })).toHaveAttribute("aria-current", "page");
  expect(screen.getByRole("link", { name: "Appearance" })).not.toHaveAttribute("aria-current");
});

test("the environment details are a list of terms, with links", () => {
  const config = { build: "1.2.3", commitUrl: "https://code.test/c/1", buildUrl: null };
  render(
    <PublicConfigProvider config={config as PublicConfig}>
      <About />
    </PublicConfigProvider>,
  );
  const details = Object.fromEntries(
    screen.getAllByRole("term").map((term) => [term.textContent, term.nextElementSibling?.textContent]),
  );
  expect(Object.keys(details)).toEqual([
    "Build info",
    "Commit",
    "CI build",
    "Browser",
    "Operating system",
    "Screen resolution",
    "Memory",
    "Locale",
  ]);
  expect(details).toMatchObject({ "Build info": "1.2.3", "CI build": "Not set", Memory: "Unknown" });
  expect(screen.getByRole("link", { name: "View commit" })).toHaveAttribute("href", "https://code.test/c/1");
});

describe("the details are copied", () => {
  const config = { build: "1.2.3", commitUrl: "https://code.test/c/1", buildUrl: null };
  const open = () =>
    render(
      <PublicConfigProvider config={config as PublicConfig}>
        <About />
        <ShownAlerts />
      </PublicConfigProvider>,
    );

  test("as one line each, with links as addresses", async () => {
    const user = userEvent.setup();
    open();
    await user.click(screen.getByRole("button", { name: "Copy" }));
    expect(await screen.findByText("Details copied")).toBeVisible();
    const lines = (await navigator.clipboard.readText()).split("\n");
    expect(lines.slice(0, 3)).toEqual(["Build info: 1.2.3", "Commit: https://code.test/c/1", "CI build: Not set"]);
    expect(lines.map((line) => line.split(": ")[0])).toEqual(
      screen.getAllByRole("term").map(({ textContent }) => textContent),
    );
  });

  test("a refused clipboard is reported", async () => {
    const user = userEvent.setup();
    jest.spyOn(navigator.clipboard, "writeText").mockRejectedValue(new DOMException("no", "NotAllowedError"));
    open();
    await user.click(screen.getByRole("button", { name: "Copy" }));
    expect(await screen.findByText("Details couldn't be copied")).toBeVisible();
    jest.restoreAllMocks();
  });
});
