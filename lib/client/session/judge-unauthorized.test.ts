import type { SessionView } from "@/lib/domain/session-view";
import { type ScriptedAnswer, scriptFetch } from "@/tests/support/scripted-fetch";
import { createSessionLifetime, type Verdict } from "../calls/session-lifetime";
import { judgeUnauthorized, type ShownSession } from "./judge-unauthorized";

const view = (more: Partial<SessionView> = {}): SessionView => ({
  employeeKey: "emp-ann",
  role: "employee",
  isMfaPending: false,
  availableMfaChannels: [],
  passwordExpiresAt: null,
  impersonation: null,
  effectiveRole: "employee",
  idleExpiresAt: "2026-01-01T01:00:00Z",
  absoluteExpiresAt: "2026-01-01T08:00:00Z",
  ...more,
});

async function judge(shown: SessionView | null, answer: ScriptedAnswer | Error) {
  const log = scriptFetch(({ method }) => (method === "GET" ? answer : { status: 204 }));
  const known: ShownSession = { current: shown };
  return { verdict: await judgeUnauthorized(known), methods: log.map(({ method }) => method), known: known.current };
}
const answerWith = (session: SessionView | null): ScriptedAnswer => ({ status: 200, body: { session } });

test("ends the session if nobody is signed in anymore", async () => {
  expect(await judge(view(), answerWith(null))).toMatchObject({ verdict: "over", methods: ["GET"] });
});

test("ends the session and clears the cookie if the same session, although refreshed, gets a 401", async () => {
  const touched = view({ idleExpiresAt: "2026-01-01T02:00:00Z" });
  expect(await judge(view(), answerWith(touched))).toMatchObject({ verdict: "over", methods: ["GET", "DELETE"] });
});

test.each([
  ["somebody else", view({ employeeKey: "emp-bob" })],
  ["the same person, signed in again", view({ absoluteExpiresAt: "2026-01-01T09:00:00Z" })],
])("keeps the current session if it belongs to %s", async (_who, current) => {
  expect(await judge(view(), answerWith(current))).toEqual({ verdict: "another", methods: ["GET"], known: current });
});

test("ends the session if the check gets no answer", async () => {
  expect((await judge(view(), new TypeError("offline"))).verdict).toBe("over");
  expect((await judge(view(), { status: 503 })).verdict).toBe("over");
});

describe("the lifetime", () => {
  function lifetimeWithVerdicts(verdicts: Verdict[]) {
    const lifetime = createSessionLifetime();
    const events: string[] = [];
    let judged = 0;
    lifetime.subscribe(({ type }) => events.push(type));
    lifetime.judgeBy(async () => {
      judged += 1;
      return verdicts.shift() ?? "over";
    });
    return { lifetime, events, judged: () => judged };
  }

  test("judges many reports once", async () => {
    const { lifetime, events, judged } = lifetimeWithVerdicts(["over"]);
    for (let call = 0; call < 20; call += 1) lifetime.reportUnauthorized(0);
    await Promise.resolve();
    await Promise.resolve();
    expect([events, judged()]).toEqual([["ended"], 1]);
  });

  test("adopts another session, and judges its next 401 anew", async () => {
    const { lifetime, events } = lifetimeWithVerdicts(["another", "over"]);
    lifetime.reportUnauthorized(0);
    await new Promise((resolve) => setTimeout(resolve));
    lifetime.reportUnauthorized(0);
    await new Promise((resolve) => setTimeout(resolve));
    expect(events).toEqual(["began"]);
    lifetime.reportUnauthorized(1);
    await new Promise((resolve) => setTimeout(resolve));
    expect(events).toEqual(["began", "ended"]);
  });

  test("ignores a verdict that a sign-in has overtaken", async () => {
    const { lifetime, events } = lifetimeWithVerdicts(["over"]);
    lifetime.reportUnauthorized(0);
    lifetime.begin();
    await new Promise((resolve) => setTimeout(resolve));
    expect(events).toEqual(["began"]);
  });
});
