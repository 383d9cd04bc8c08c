import { act, renderHook, waitFor } from "@testing-library/react";
import { type ScriptedAnswer, scriptFetch } from "@/tests/support/scripted-fetch";
import { clearAlert, showAlert, useAlerts } from "../../alerts/alerts-store";
import { sessionLifetime } from "../../calls/session-lifetime";
import { saveBeforeReload } from "../../update/before-reload";
import { dismissDirectFailure, retryDirectFailure, useDirectFailures } from "./direct-failures";
import { runEdit } from "./run-edit";

const backend = { isRefused: true };
let calls = 0;
const invite = (label = "Invite") =>
  act(() => runEdit("invite.create", { key: "inv-1", projectKey: "prj-1", channel: "email" }, { label }));
const alerts = () => renderHook(useAlerts).result.current.map(({ type, message }) => `${type}: ${message}`);
const listed = () => renderHook(useDirectFailures).result.current;
const listedId = () => listed()[0]?.id ?? "";

beforeEach(() => {
  sessionLifetime.begin();
  act(() => clearAlert());
  backend.isRefused = true;
  calls = 0;
  scriptFetch((): ScriptedAnswer => {
    calls += 1;
    return backend.isRefused
      ? { status: 403, body: { status: [{ message: "You may not.", type: "forbidden" }] } }
      : { status: 200, body: { invite: { key: "inv-1" } } };
  });
});

test("lists a failure whose alert was replaced, and repeats the call on Retry", async () => {
  await invite("Invite Priya");
  expect(alerts()).toEqual(["error: You may not."]);
  act(() => void showAlert({ type: "success", message: "Saved" }));
  expect(alerts()).toEqual(["success: Saved"]);
  expect(listed()).toMatchObject([{ label: "Invite Priya", message: "You may not." }]);
  backend.isRefused = false;
  const id = listedId();
  act(() => retryDirectFailure(id));
  expect(listed()).toEqual([]);
  await waitFor(() => expect(calls).toBe(2));
  expect(alerts()).toEqual(["success: Saved"]);
});

test("Retry on the alert clears the failure; failing again lists it once", async () => {
  await invite();
  const [alert] = renderHook(useAlerts).result.current;
  act(() => alert?.buttonProps?.onClick());
  await waitFor(() => expect(calls).toBe(2));
  await waitFor(() => expect(listed()).toHaveLength(1));
  await invite();
  expect(listed()).toHaveLength(1);
});

test("clears the failure when the same edit succeeds later", async () => {
  await invite();
  backend.isRefused = false;
  await invite();
  expect([listed(), alerts()]).toEqual([[], []]);
});

test("dismissing a failure clears its alert; the end of the session clears all", async () => {
  await invite();
  const id = listedId();
  act(() => dismissDirectFailure(id));
  expect([listed(), alerts()]).toEqual([[], []]);
  await invite();
  act(() => sessionLifetime.end("manual"));
  expect(listed()).toEqual([]);
});

test("blocks the automatic reload of the page while a failure is listed", async () => {
  expect(await saveBeforeReload()).toBe(true);
  await invite();
  expect(await saveBeforeReload()).toBe(false);
  const id = listedId();
  act(() => dismissDirectFailure(id));
  expect(await saveBeforeReload()).toBe(true);
});
