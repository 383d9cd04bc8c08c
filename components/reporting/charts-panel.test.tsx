import { act, fireEvent, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { SWRConfig } from "swr";
import { PublicConfigProvider } from "@/lib/client/public-config";
import { noteServerTime, serverNow } from "@/lib/client/session/server-clock";
import type { PublicConfig } from "@/lib/domain/public-config";
import { Failure, installBackend } from "@/tests/support/browser-backend";
import { ChartsPanel } from "./charts-panel";
import { chartsTokenLife } from "./use-charts-token";

const URL_OF_CHARTS = "https://charts.test/dashboards/7";
const LIFE = 15 * 60_000;

/** Tokens "t1", "t2", each valid for a quarter of an hour; `isDown` refuses them. */
function installTokens() {
  const state = { requested: 0, isDown: false };
  installBackend(
    {
      "employee.refreshChartsToken": () => {
        state.requested += 1;
        if (state.isDown) throw new Failure(500, "");
        const end = new Date(serverNow() + LIFE).toISOString();
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
        <ChartsPanel charts={{ url: URL_OF_CHARTS }} />
      </SWRConfig>
    </PublicConfigProvider>,
  );
/** Something has loaded; the page cannot read a frame of another origin. */
const come = (element: HTMLIFrameElement) => Object.defineProperty(element, "contentDocument", { value: null });
/** This page's policy blocked a frame, or something else. */
const stop = (effectiveDirective: string, blockedURI: string) =>
  act(() => {
    const event = new Event("securitypolicyviolation", { bubbles: true });
    document.dispatchEvent(Object.assign(event, { effectiveDirective, blockedURI }));
  });
const frame = () => screen.findByTitle<HTMLIFrameElement>("Analytics dashboard");
/** The frame's later addresses, since a frame in jsdom does not load. */
function led(element: HTMLIFrameElement): string[] {
  const places: string[] = [];
  const replace = (place: string) => void places.push(place);
  Object.defineProperty(element, "contentWindow", { value: { location: { replace } } });
  return places;
}

/** The dashboard with its first token, with a clock that the test advances. */
async function showInTime(vendors?: readonly string[]) {
  jest.useFakeTimers({ doNotFake: ["queueMicrotask", "nextTick"] });
  const tokens = installTokens();
  const { unmount } = show(vendors);
  await pass(1_000);
  const dashboard = screen.getByTitle<HTMLIFrameElement>("Analytics dashboard");
  return { tokens, unmount, dashboard, places: led(dashboard) };
}
const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));

afterEach(() => {
  jest.useRealTimers();
  noteServerTime(new Date().toUTCString());
});

test("the dashboard is in a frame with few rights, and its token is sent to no server", async () => {
  installTokens();
  show();
  const dashboard = await frame();
  expect(dashboard.src).toBe(`${URL_OF_CHARTS}#accessToken=t1`);
  expect(dashboard.getAttribute("sandbox")).toBe("allow-scripts allow-same-origin allow-popups allow-downloads");
  expect(dashboard.getAttribute("referrerpolicy")).toBe("no-referrer");
});

const SLOW = "The dashboard is taking longer than usual.";
const SILENT = "The dashboard isn't responding. Reload it, or keep waiting.";
const REFUSED = "The dashboard was blocked: it redirected to an address that isn't allowed here.";
const SOURCE = "From charts.test. If it stays empty or shows an error, reload it.";
const again = () => screen.getByRole("button", { name: "Reload" });

test("until something loads, the panel says so; then it shows the dashboard and its origin", async () => {
  const { dashboard } = await showInTime();
  expect(screen.getByRole("status")).toHaveTextContent("Opening the dashboard…");
  expect(screen.getByText(SOURCE)).toBeVisible();
  expect(dashboard).not.toHaveAttribute("data-is-there");
  // Its first document is ours and empty, so its load event means nothing.
  fireEvent.load(dashboard);
  expect(dashboard).not.toHaveAttribute("data-is-there");
  come(dashboard);
  await pass(300);
  expect(dashboard).toHaveAttribute("data-is-there");
  expect(screen.queryByRole("status")).toBeNull();
  expect(screen.getByText(SOURCE)).toBeVisible();
  await pass(60_000);
  expect(screen.queryByText(SILENT)).toBeNull();
});

test("a slow dashboard is reported after 10 s, a silent one after 30, and a later answer is shown", async () => {
  const { dashboard } = await showInTime();
  await pass(9_900);
  expect(screen.queryByText(SLOW)).toBeNull();
  await pass(200);
  expect(screen.getByText(SLOW)).toBeVisible();
  await pass(19_800);
  expect(screen.getByText(SLOW)).toBeVisible();
  await pass(200);
  expect(screen.getByText(SILENT)).toBeVisible();
  expect(screen.queryByText(SLOW)).toBeNull();
  come(dashboard);
  fireEvent.load(dashboard);
  expect(dashboard).toHaveAttribute("data-is-there");
  expect(screen.queryByText(SILENT)).toBeNull();
});

test("reloading uses a new token and a new frame, and focus stays on its button", async () => {
  const { tokens, dashboard } = await showInTime();
  come(dashboard);
  await pass(300);
  again().focus();
  fireEvent.click(again());
  expect(screen.queryByTitle("Analytics dashboard")).toBeNull();
  expect(again()).toHaveAttribute("aria-busy", "true");
  fireEvent.click(again());
  await pass(0);
  expect(tokens.requested).toBe(2);
  const other = screen.getByTitle<HTMLIFrameElement>("Analytics dashboard");
  expect(other).not.toBe(dashboard);
  expect(other.src).toBe(`${URL_OF_CHARTS}#accessToken=t2`);
  expect(again()).toHaveFocus();
  await pass(9_800);
  expect(screen.queryByText(SLOW)).toBeNull();
  await pass(LIFE - 69_000);
  expect(tokens.requested).toBe(3);
});

test("a reload without a token says so", async () => {
  const { tokens } = await showInTime();
  tokens.isDown = true;
  fireEvent.click(again());
  await pass(0);
  expect(screen.getByText("Failed to refresh charts token!")).toBeVisible();
  expect(screen.queryByRole("button", { name: "Reload" })).toBeNull();
});

test("a frame blocked by this page's policy is reported, before and after it loaded", async () => {
  const { dashboard } = await showInTime();
  stop("img-src", "https://charts.test");
  expect(screen.getByRole("status")).toHaveTextContent("Opening the dashboard…");
  come(dashboard);
  await pass(300);
  // The redirect's target, which Chromium reports.
  stop("frame-src", "https://sign-in.test");
  expect(screen.getByRole("status")).toHaveTextContent(REFUSED);
  expect(dashboard).not.toHaveAttribute("data-is-there");
  // The browser's own error page has loaded.
  fireEvent.load(dashboard);
  await pass(40_000);
  expect(screen.getByRole("status")).toHaveTextContent(REFUSED);
});

test("next to a chat, whose frames are blocked too, only the dashboard's own address counts", async () => {
  const { dashboard } = await showInTime(["charts", "chat"]);
  stop("frame-src", "https://elsewhere.test");
  stop("frame-src", "inline");
  come(dashboard);
  await pass(300);
  expect(dashboard).toHaveAttribute("data-is-there");
  stop("frame-src", "https://charts.test");
  expect(screen.getByRole("status")).toHaveTextContent(REFUSED);
});

test("a new token is requested before the old one ends and passed to the same frame, until the panel closes", async () => {
  const { tokens, unmount, dashboard, places } = await showInTime();
  await pass(LIFE - 65_000);
  expect(tokens.requested).toBe(1);
  await pass(10_000);
  expect(tokens.requested).toBe(2);
  expect(places).toEqual([`${URL_OF_CHARTS}#accessToken=t2`]);
  expect(screen.getByTitle("Analytics dashboard")).toBe(dashboard);
  expect(dashboard.src).toBe(`${URL_OF_CHARTS}#accessToken=t1`);
  unmount();
  await jest.advanceTimersByTimeAsync(4 * LIFE);
  expect(tokens.requested).toBe(2);
});

test("a failed renewal is retried, and the dashboard is removed only when its token ends", async () => {
  const { tokens, dashboard, places } = await showInTime();
  tokens.isDown = true;
  await pass(LIFE - 60_000);
  expect(tokens.requested).toBe(2);
  expect(screen.getByTitle("Analytics dashboard")).toBe(dashboard);
  tokens.isDown = false;
  await pass(15_000);
  expect(places).toEqual([`${URL_OF_CHARTS}#accessToken=t3`]);
  tokens.isDown = true;
  await pass(LIFE - 2_000);
  expect(screen.getByTitle("Analytics dashboard")).toBe(dashboard);
  await pass(3_000);
  expect(screen.getByText("Failed to refresh charts token!")).toBeVisible();
  expect(screen.queryByTitle("Analytics dashboard")).toBeNull();
  const { requested } = tokens;
  await pass(LIFE);
  expect(tokens.requested).toBe(requested);
});

test("after a sleep, which stops timers, the next token is requested at the first check", async () => {
  const { tokens } = await showInTime();
  fireEvent(document, new Event("visibilitychange"));
  await pass(0);
  expect(tokens.requested).toBe(1);
  jest.setSystemTime(Date.now() + 20 * 60_000);
  fireEvent(document, new Event("visibilitychange"));
  fireEvent(document, new Event("visibilitychange"));
  await pass(0);
  expect(tokens.requested).toBe(2);
  // A page that stayed visible gets no event.
  jest.setSystemTime(Date.now() + 20 * 60_000);
  await pass(60_000);
  expect(tokens.requested).toBe(3);
});

test("a token's end uses the server's clock, however wrong the browser's is", async () => {
  noteServerTime(new Date(Date.now() - 86_400_000).toUTCString());
  const { tokens } = await showInTime();
  await pass(LIFE - 65_000);
  expect(tokens.requested).toBe(1);
  await pass(10_000);
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
  expect((await frame()).src).toBe(`${URL_OF_CHARTS}#accessToken=t2`);
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
  ["a moment", 1_000, 15_000],
  ["over already", -5_000, 15_000],
  ["thirty days", 30 * 86_400_000, 3_600_000],
])("a token good for %s: of %d ms, %d are waited", (_name, left, expected) => {
  const now = Date.parse("2026-11-20T10:00:00.000Z");
  expect(chartsTokenLife(new Date(now + left).toISOString(), now)).toBe(expected);
  expect(chartsTokenLife("never", now)).toBe(15_000);
});
