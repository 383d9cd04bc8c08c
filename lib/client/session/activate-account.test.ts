import { scriptFetch } from "@/tests/support/scripted-fetch";
import { sessionLifetime } from "../calls/session-lifetime";
import { readScope, writeScope } from "../calls/session-scope";
import { activateAccount } from "./activate-account";

const INVITATION = { email: "ivo@example.test", token: "t0k3n", activationToken: "f1rst" };
const employee = { key: "emp-1", role: "employee", email: "ivo@example.test" };

/** Returns the types of the session events during `run`. */
async function eventsDuring(run: () => Promise<unknown>): Promise<string[]> {
  const events: string[] = [];
  const unsubscribe = sessionLifetime.subscribe(({ type }) => events.push(type));
  await run();
  unsubscribe();
  return events;
}

beforeEach(() => writeScope(null));

test("sends invitation, password and time zone, and begins the session", async () => {
  const log = scriptFetch(() => ({ status: 200, body: { employee, isMfaPending: false } }));
  expect(await eventsDuring(() => activateAccount(INVITATION, "Harbor#1"))).toEqual(["changing", "began"]);
  expect(log.map(({ method, url, body }) => ({ method, url, body }))).toEqual([
    {
      method: "POST",
      url: "/api/session/activate",
      body: { ...INVITATION, password: "Harbor#1", timezone: expect.stringMatching(/\w/) },
    },
  ]);
  expect(readScope()).toBe("emp-1");
});

test("signs nobody in while a second factor is pending", async () => {
  scriptFetch(() => ({ status: 200, body: { employee, isMfaPending: true, availableMfaChannels: ["email"] } }));
  await activateAccount(INVITATION, "Harbor#1");
  expect(readScope()).toBeNull();
});

test.each(["activation", "login"])("a failure names the failed step (%s), and no session begins", async (step) => {
  scriptFetch(() => ({ status: 400, body: { status: [{ message: "No", type: "invalid_input" }], step } }));
  const run = () =>
    expect(activateAccount(INVITATION, "Harbor#1")).rejects.toMatchObject({
      step,
      type: "invalid_input",
      message: "No",
    });
  expect(await eventsDuring(run)).toEqual(["changing"]);
  expect(readScope()).toBeNull();
});

test("shows the fallback text of the activation if there is no answer", async () => {
  scriptFetch(() => new Error("offline"));
  await expect(activateAccount(INVITATION, "Harbor#1")).rejects.toMatchObject({
    message: "Something went wrong... Account activation failed. Please try later.",
    isUnanswered: true,
  });
});
