import { act, fireEvent, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { SWRConfig } from "swr";
import { PublicConfigProvider } from "@/lib/client/public-config";
import { noteServerTime, serverNow } from "@/lib/client/session/server-clock";
import type { PublicConfig } from "@/lib/domain/public-config";
import { Failure, installBackend } from "@/tests/support/browser-backend";
import { ChartsPanel } from "./charts-panel";
import { chartsTokenLife } from "./use-charts-token";

const CHARTS_URL = "https://charts.test/dashboards/7";
const TOKEN_LIFE = 15 * 60_000;

/** Installs a backend of tokens "t1", "t2" and so on, each valid for 15 minutes; `isDown` refuses them. */
function installTokens() {
  const state = { requested: 0, isDown: false };
  installBackend(
    {
      "employee.refreshChartsToken": () => {
        state.requested += 1;
        if (state.isDown) throw new Failure(500, "");
        const end = new Date(serverNow() + TOKEN_LIFE).toISOString();
        return { key: "emp-1", chartsAccessToken: `t${state.requested}`, chartsAccessTokenExpiresAt: end };
      },
    },
    { role: "poweruser" },
  );
  return state;
}
const show = (vendors: readonly string[] = ["charts"]) =>
  render(
    <PublicConfigProvider config={{ vendors } as PublicConfig}>
      <SWRConfig value={{ provider: () => new Map() }}>
        <ChartsPanel charts={{ url: CHARTS_URL }} />
      </SWRConfig>
    </PublicConfigProvider>,
  );
/** Simulates that the frame has loaded another origin, whose document the page cannot read. */
const finishLoad = (element: HTMLIFrameElement) => Object.defineProperty(element, "contentDocument", { value: null });
/** Simulates that this page's policy blocked a frame or another resource. */
const reportViolation = (effectiveDirective: string, blockedURI: string) =>
  act(() => {
    const event = new Event("securitypolicyviolation", { bubbles: true });
    document.dispatchEvent(Object.assign(event, { effectiveDirective, blockedURI }));
  });
const frame = () => screen.findByTitle<HTMLIFrameElement>("Analytics dashboard");
/** Records the frame's later addresses, because a frame in jsdom does not load. */
function recordAddresses(element: HTMLIFrameElement): string[] {
  const addresses: string[] = [];
  const replace = (address: string) => void addresses.push(address);
  Object.defineProperty(element, "contentWindow", { value: { location: { replace } } });
  return addresses;
}

/** Shows the dashboard with its first token, and with a clock that the test advances. */
async function showWithFakeClock(vendors?: readonly string[]) {
  jest.useFakeTimers({ doNotFake: ["queueMicrotask", "nextTick"] });
  const tokens = installTokens();
  const { unmount } = show(vendors);
  await advanceTime(1_000);
  const dashboard = screen.getByTitle<HTMLIFrameElement>("Analytics dashboard");
  return { tokens, unmount, dashboard, addresses: recordAddresses(dashboard) };
}
const advanceTime = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));

afterEach(() => {
  jest.useRealTimers();
  noteServerTime(new Date().toUTCString());
});

test("the dashboard is in a frame with few rights, and its token is sent to no server", async () => {
  installTokens();
  show();
  const dashboard = await frame();
  expect(dashboard.src).toBe(`${CHARTS_URL}#accessToken=t1`);
  expect(dashboard.getAttribute("sandbox")).toBe("allow-scripts allow-same-origin allow-popups allow-downloads");
  expect(dashboard.getAttribute("referrerpolicy")).toBe("no-referrer");
});

const SLOW = "The dashboard is taking longer than usual.";
const SILENT = "The dashboard isn't responding. Reload it, or keep waiting.";
const REFUSED = "The dashboard was blocked: it redirected to an address that isn't allowed here.";
const SOURCE = "From charts.test. If it stays empty or shows an error, reload it.";
const reloadButton = () => screen.getByRole("button", { name: "Reload" });

test("the panel says that the dashboard is opening until it loads, then shows it and its origin", async () => {
  const { dashboard } = await showWithFakeClock();
  expect(screen.getByRole("status")).toHaveTextContent("Opening the dashboard…");
  expect(screen.getByText(SOURCE)).toBeVisible();
  expect(dashboard).not.toHaveAttribute("data-is-there");
  // Its first document is ours and empty, so its load event means nothing.
  fireEvent.load(dashboard);
  expect(dashboard).not.toHaveAttribute("data-is-there");
  finishLoad(dashboard);
  await advanceTime(300);
  expect(dashboard).toHaveAttribute("data-is-there");
  expect(screen.queryByRole("status")).toBeNull();
  expect(screen.getByText(SOURCE)).toBeVisible();
  await advanceTime(60_000);
  expect(screen.queryByText(SILENT)).toBeNull();
});

test("a slow dashboard is reported after 10 s, a silent one after 30, and a later answer is shown", async () => {
  const { dashboard } = await showWithFakeClock();
  await advanceTime(9_900);
  expect(screen.queryByText(SLOW)).toBeNull();
  await advanceTime(200);
  expect(screen.getByText(SLOW)).toBeVisible();
  await advanceTime(19_800);
  expect(screen.getByText(SLOW)).toBeVisible();
  await advanceTime(200);
  expect(screen.getByText(SILENT)).toBeVisible();
  expect(screen.queryByText(SLOW)).toBeNull();
  finishLoad(dashboard);
  fireEvent.load(dashboard);
  expect(dashboard).toHaveAttribute("data-is-there");
  expect(screen.queryByText(SILENT)).toBeNull();
});

test("reloading uses a new token and a new frame, and focus stays on its button", async () => {
  const { tokens, dashboard } = await showWithFakeClock();
  finishLoad(dashboard);
  await advanceTime(300);
  reloadButton().focus();
  fireEvent.click(reloadButton());
  expect(screen.queryByTitle("Analytics dashboard")).toBeNull();
  expect(reloadButton()).toHaveAttribute("aria-busy", "true");
  fireEvent.click(reloadButton());
  await advanceTime(0);
  expect(tokens.requested).toBe(2);
  const other = screen.getByTitle<HTMLIFrameElement>("Analytics dashboard");
  expect(other).not.toBe(dashboard);
  expect(other.src).toBe(`${CHARTS_URL}#accessToken=t2`);
  expect(reloadButton()).toHaveFocus();
  await advanceTime(9_800);
  expect(screen.queryByText(SLOW)).toBeNull();
  await advanceTime(TOKEN_LIFE - 69_000);
  expect(tokens.requested).toBe(3);
});

test("a reload that gets no token is reported", async () => {
  const { tokens } = await showWithFakeClock();
  tokens.isDown = true;
  fireEvent.click(reloadButton());
  await advanceTime(0);
  expect(screen.getByText("Failed to refresh charts token!")).toBeVisible();
  expect(screen.queryByRole("button", { name: "Reload" })).toBeNull();
});

test("a frame blocked by this page's policy is reported, before and after it loaded", async () => {
  const { dashboard } = await showWithFakeClock();
  reportViolation("img-src", "https://charts.test");
  expect(screen.getByRole("status")).toHaveTextContent("Opening the dashboard…");
  finishLoad(dashboard);
  await advanceTime(300);
  // The redirect's target, which Chromium reports.
  reportViolation("frame-src", "https://sign-in.test");
  expect(screen.getByRole("status")).toHaveTextContent(REFUSED);
  expect(dashboard).not.toHaveAttribute("data-is-there");
  // The browser's own error page has loaded.
  fireEvent.load(dashboard);
  await advanceTime(40_000);
  expect(screen.getByRole("status")).toHaveTextContent(REFUSED);
});

test("next to a chat, whose frames are blocked too, only the dashboard's own address counts", async () => {
  const { dashboard } = await showWithFakeClock(["charts", "chat"]);
  reportViolation("frame-src", "https://elsewhere.test");
  reportViolation("frame-src", "inline");
  finishLoad(dashboard);
  await advanceTime(300);
  expect(dashboard).toHaveAttribute("data-is-there");
  reportViolation("frame-src", "https://charts.test");
  expect(screen.getByRole("status")).toHaveTextContent(REFUSED);
});

test("a new token is requested before the old one ends and passed to the same frame, until the panel closes", async () => {
  const { tokens, unmount, dashboard, addresses } = await showWithFakeClock();
  await advanceTime(TOKEN_LIFE - 65_000);
  expect(tokens.requested).toBe(1);
  await advanceTime(10_000);
  expect(tokens.requested).toBe(2);
  expect(addresses).toEqual([`${CHARTS_URL}#accessToken=t2`]);
  expect(screen.getByTitle("Analytics dashboard")).toBe(dashboard);
  expect(dashboard.src).toBe(`${CHARTS_URL}#accessToken=t1`);
  unmount();
  await jest.advanceTimersByTimeAsync(4 * TOKEN_LIFE);
  expect(tokens.requested).toBe(2);
});

test("a failed renewal is retried, and the dashboard is removed only when its token ends", async () => {
  const { tokens, dashboard, addresses } = await showWithFakeClock();
  tokens.isDown = true;
  await advanceTime(TOKEN_LIFE - 60_000);
  expect(tokens.requested).toBe(2);
  expect(screen.getByTitle("Analytics dashboard")).toBe(dashboard);
  tokens.isDown = false;
  await advanceTime(15_000);
  expect(addresses).toEqual([`${CHARTS_URL}#accessToken=t3`]);
  tokens.isDown = true;
  await advanceTime(TOKEN_LIFE - 2_000);
  expect(screen.getByTitle("Analytics dashboard")).toBe(dashboard);
  await advanceTime(3_000);
  expect(screen.getByText("Failed to refresh charts token!")).toBeVisible();
  expect(screen.queryByTitle("Analytics dashboard")).toBeNull();
  const { requested } = tokens;
  await advanceTime(TOKEN_LIFE);
  expect(tokens.requested).toBe(requested);
});

test("after a sleep, which stops timers, the next token is requested at the first check", async () => {
  const { tokens } = await showWithFakeClock();
  fireEvent(document, new Event("visibilitychange"));
  await advanceTime(0);
  expect(tokens.requested).toBe(1);
  jest.setSystemTime(Date.now() + 20 * 60_000);
  fireEvent(document, new Event("visibilitychange"));
  fireEvent(document, new Event("visibilitychange"));
  await advanceTime(0);
  expect(tokens.requested).toBe(2);
  // A page that stayed visible gets no event.
  jest.setSystemTime(Date.now() + 20 * 60_000);
  await advanceTime(60_000);
  expect(tokens.requested).toBe(3);
});

test("a token's end uses the server's clock, however wrong the browser's is", async () => {
  noteServerTime(new Date(Date.now() - 86_400_000).toUTCString());
  const { tokens } = await showWithFakeClock();
  await advanceTime(TOKEN_LIFE - 65_000);
  expect(tokens.requested).toBe(1);
  await advanceTime(10_000);
  expect(tokens.requested).toBe(2);
});

test("a refused token is reported, and Retry requests another", async () => {
  const tokens = installTokens();
  tokens.isDown = true;
  show();
  expect(await screen.findByText("Failed to refresh charts token!")).toBeVisible();
  expect(screen.queryByTitle("Analytics dashboard")).toBeNull();
  tokens.isDown = false;
  await userEvent.click(screen.getByRole("button", { name: "Retry" }));
  expect((await frame()).src).toBe(`${CHARTS_URL}#accessToken=t2`);
});

test("an answer without a token is a failure too", async () => {
  installBackend({ "employee.refreshChartsToken": () => ({ key: "emp-1" }) }, { role: "poweruser" });
  show();
  expect(await screen.findByText("Failed to refresh charts token!")).toBeVisible();
});

test("a page that may not frame the dashboard requests no token", async () => {
  const tokens = installTokens();
  show([]);
  await act(async () => {});
  expect(screen.queryByTitle("Analytics dashboard")).toBeNull();
  expect(tokens.requested).toBe(0);
});

test.each([
  ["fifteen minutes", 900_000, 840_000],
  ["one minute", 60_000, 30_000],
  ["one second", 1_000, 15_000],
  ["the past", -5_000, 15_000],
  ["thirty days", 30 * 86_400_000, 3_600_000],
])("a token that ends in %s (%d ms) is renewed after %d ms", (_name, left, expected) => {
  const now = Date.parse("2026-11-20T10:00:00.000Z");
  expect(chartsTokenLife(new Date(now + left).toISOString(), now)).toBe(expected);
  expect(chartsTokenLife("never", now)).toBe(15_000);
});
