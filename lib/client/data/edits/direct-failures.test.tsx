import { act, renderHook, waitFor } from "@testing-library/react";
import { type ScriptedAnswer, scriptFetch } from "@/tests/support/scripted-fetch";
import { clearAlert, showAlert, useAlerts } from "../../alerts/alerts-store";
import { sessionLifetime } from "../../calls/session-lifetime";
import { saveBeforeReload } from "../../update/before-reload";
import { dismissDirect, retryDirect, useDirectFailures } from "./direct-failures";
import { runDirectAction } from "./run-direct-action";

const world = { isRefused: true };
let calls = 0;
const invite = (label?: string) =>
  act(() => runDirectAction("invite.create", { key: "inv-1", projectKey: "prj-1", channel: "email" }, { label }));
const shown = () => renderHook(useAlerts).result.current.map(({ type, message }) => `${type}: ${message}`);
const listed = () => renderHook(useDirectFailures).result.current;
const listedId = () => listed()[0]?.id ?? "";

beforeEach(() => {
  sessionLifetime.begin();
  act(() => clearAlert());
  world.isRefused = true;
  calls = 0;
  scriptFetch((): ScriptedAnswer => {
    calls += 1;
    return world.isRefused
      ? { status: 403, body: { status: [{ message: "You may not.", type: "forbidden" }] } }
      : { status: 200, body: { invite: { key: "inv-1" } } };
  });
});

test("a failure whose alert another one has replaced is still listed, and Retry there does it", async () => {
  await invite("Invite Priya");
  expect(shown()).toEqual(["error: You may not."]);
  act(() => void showAlert({ type: "success", message: "Saved" }));
  expect(shown()).toEqual(["success: Saved"]);
  expect(listed()).toMatchObject([{ label: "Invite Priya", message: "You may not." }]);
  world.isRefused = false;
  const id = listedId();
  act(() => retryDirect(id));
  expect(listed()).toEqual([]);
  await waitFor(() => expect(calls).toBe(2));
  expect(shown()).toEqual(["success: Saved"]);
});

test("Retry on the alert takes it off the list; what fails again is listed once", async () => {
  await invite();
  const [alert] = renderHook(useAlerts).result.current;
  act(() => alert?.buttonProps?.onClick());
  await waitFor(() => expect(calls).toBe(2));
  await waitFor(() => expect(listed()).toHaveLength(1));
  await invite();
  expect(listed()).toHaveLength(1);
});

test("what goes through when it is done anew is no failure any more", async () => {
  await invite();
  world.isRefused = false;
  await invite();
  expect([listed(), shown()]).toEqual([[], []]);
});

test("let go, it is gone with its alert; so are all with the session", async () => {
  await invite();
  const id = listedId();
  act(() => dismissDirect(id));
  expect([listed(), shown()]).toEqual([[], []]);
  await invite();
  act(() => sessionLifetime.end("manual"));
  expect(listed()).toEqual([]);
});

test("the page does not reload itself while one is listed", async () => {
  expect(await saveBeforeReload()).toBe(true);
  await invite();
  expect(await saveBeforeReload()).toBe(false);
  const id = listedId();
  act(() => dismissDirect(id));
  expect(await saveBeforeReload()).toBe(true);
});
