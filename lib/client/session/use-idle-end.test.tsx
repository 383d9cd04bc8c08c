import { act, fireEvent, render, screen } from "@testing-library/react";
import { SWRConfig } from "swr";
import type { SessionView } from "@/lib/domain/session-view";
import { type ScriptedAnswer, type Sent, scriptFetch } from "@/tests/support/scripted-fetch";
import { activity } from "./activity";
import { useIdleEnd } from "./use-idle-end";
import { useSession } from "./use-session";

const START = Date.parse("2026-03-01T12:00:00Z");
const MINUTE_MS = 60_000;
const iso = (afterMs: number) => new Date(START + afterMs).toISOString();

const server = { idleEnds: 30 * MINUTE_MS, ends: 480 * MINUTE_MS, isSignedIn: true, isDown: false, skewMs: 0 };
let log: Sent[] = [];

function answer(sent: Sent): ScriptedAnswer | Error {
  if (server.isDown) return new TypeError("offline");
  const date = new Date(Date.now() - server.skewMs).toUTCString();
  if (sent.url === "/api/session/refresh") {
    server.idleEnds = Date.now() - server.skewMs - START + 30 * MINUTE_MS;
    return { status: 200, date, body: { employee: { key: "emp-ann" } } };
  }
  const session: Partial<SessionView> = {
    employeeKey: "emp-ann",
    isMfaPending: false,
    impersonation: null,
    idleExpiresAt: iso(Math.min(server.idleEnds, server.ends)),
    absoluteExpiresAt: iso(server.ends),
  };
  return { status: 200, date, body: { session: server.isSignedIn ? session : null } };
}

function Warning() {
  const { session } = useSession();
  const { end, hasStayFailed, stay } = useIdleEnd(session);
  return (
    <>
      <p>{end ? `${end.secondsLeft} ${end.canStay}` : "calm"}</p>
      {hasStayFailed ? <p>nobody has heard</p> : null}
      <button type="button" onClick={() => void stay()}>
        Stay
      </button>
    </>
  );
}

async function open() {
  log = scriptFetch(answer);
  render(
    <SWRConfig value={{ provider: () => new Map(), dedupingInterval: 0, errorRetryCount: 0 }}>
      <Warning />
    </SWRConfig>,
  );
  await pass(10);
}
const pass = (milliseconds: number) => act(() => jest.advanceTimersByTimeAsync(milliseconds));
const refreshes = () => log.filter((sent) => sent.url === "/api/session/refresh");

beforeEach(() => {
  jest.useFakeTimers({ now: START });
  Object.assign(server, {
    idleEnds: 30 * MINUTE_MS,
    ends: 480 * MINUTE_MS,
    isSignedIn: true,
    isDown: false,
    skewMs: 0,
  });
  activity.take();
});
afterEach(() => jest.useRealTimers());

test("counts down from two minutes before the end, without extending an idle session", async () => {
  await open();
  await pass(28 * MINUTE_MS - 1_000);
  expect(screen.getByText("calm")).toBeInTheDocument();
  await pass(2_000);
  expect(screen.getByText(/^1(19|20) true$/)).toBeInTheDocument();
  await pass(60_000);
  expect(screen.getByText(/^(59|60) true$/)).toBeInTheDocument();
  expect(refreshes()).toEqual([]);
});

test("Stay refreshes the session and closes the warning", async () => {
  await open();
  await pass(28 * MINUTE_MS + 30_000);
  fireEvent.click(screen.getByRole("button", { name: "Stay" }));
  await pass(10);
  expect(refreshes().map((sent) => sent.body)).toEqual([{ isActive: true }]);
  expect(screen.getByText("calm")).toBeInTheDocument();
  await pass(27 * MINUTE_MS);
  expect(screen.getByText("calm")).toBeInTheDocument();
});

test("a failed Stay is shown and retried with the next check", async () => {
  await open();
  await pass(28 * MINUTE_MS + 30_000);
  expect(screen.queryByText("nobody has heard")).toBeNull();
  server.isDown = true;
  fireEvent.click(screen.getByRole("button", { name: "Stay" }));
  await pass(10);
  expect(screen.getByText("nobody has heard")).toBeInTheDocument();
  server.isDown = false;
  await pass(11_000);
  expect(screen.getByText("calm")).toBeInTheDocument();
  expect(screen.queryByText("nobody has heard")).toBeNull();
});

test("reports earlier activity instead of warning", async () => {
  await open();
  await pass(28 * MINUTE_MS - 1_000);
  activity.note();
  await pass(5_000);
  expect(screen.getByText("calm")).toBeInTheDocument();
  expect(refreshes()).toHaveLength(1);
});

test("another tab's refresh postpones the end", async () => {
  await open();
  server.idleEnds = 50 * MINUTE_MS;
  await pass(29 * MINUTE_MS);
  expect(screen.getByText("calm")).toBeInTheDocument();
  await pass(20 * MINUTE_MS);
  expect(screen.getByText(/^\d+ true$/)).toBeInTheDocument();
  server.idleEnds = 90 * MINUTE_MS;
  await pass(11_000);
  expect(screen.getByText("calm")).toBeInTheDocument();
});

test("checks the session when its time is up, and ends the session if nobody is signed in", async () => {
  await open();
  await pass(30 * MINUTE_MS - 1_000);
  server.isSignedIn = false;
  await pass(3_000);
  expect(screen.getByText("calm")).toBeInTheDocument();
});

test("warns without an answer from the server too, and the countdown stays at zero", async () => {
  await open();
  server.isDown = true;
  await pass(28 * MINUTE_MS + 5_000);
  expect(screen.getByText(/^11\d true$/)).toBeInTheDocument();
  await pass(5 * MINUTE_MS);
  expect(screen.getByText("0 true")).toBeInTheDocument();
});

test("warns at the server's time if the browser's clock is a day ahead", async () => {
  server.skewMs = 24 * 60 * MINUTE_MS;
  jest.setSystemTime(START + server.skewMs);
  await open();
  expect(screen.getByText("calm")).toBeInTheDocument();
  await pass(29 * MINUTE_MS);
  expect(screen.getByText(/^\d+ true$/)).toBeInTheDocument();
});

test("cannot extend a session at its maximum lifetime", async () => {
  server.ends = 20 * MINUTE_MS;
  await open();
  await pass(19 * MINUTE_MS);
  expect(screen.getByText(/^(59|60|61) false$/)).toBeInTheDocument();
});
