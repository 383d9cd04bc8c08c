import { act, renderHook, waitFor } from "@testing-library/react";
import { Failure, installBackend } from "@/tests/support/browser-backend";
import { sessionLifetime } from "../../calls/session-lifetime";
import { retryDirectFailure, useDirectFailures } from "../edits/direct-failures";
import { saveOwnText } from "./save-own-text";

let isDown = true;

function open() {
  isDown = true;
  const calls = installBackend({
    "employee.updateProfile": (fields) => {
      if (isDown) throw new Failure(500, "");
      return fields;
    },
  });
  const { result } = renderHook(() => useDirectFailures());
  const save = (text: string) =>
    act(async () => {
      await saveOwnText("emp-1", "givenName", text, "Saving the given name").catch(() => undefined);
    });
  return {
    save,
    listed: () => result.current,
    retry: () => act(() => result.current.forEach(({ id }) => void retryDirectFailure(id))),
    sent: () => calls.map(({ params }) => params),
  };
}

beforeEach(() => act(() => sessionLifetime.begin()));

test("reports a repeated failure once, and again if Retry fails", async () => {
  const { save, listed, retry, sent } = open();
  await save("Ann");
  await save("Ann");
  expect(listed()).toHaveLength(1);
  retry();
  expect(listed()).toHaveLength(0);
  await waitFor(() => expect(listed()).toHaveLength(1));
  expect(sent()).toHaveLength(3);
});

test("Retry saves the latest text, not the one that failed first", async () => {
  const { save, listed, retry, sent } = open();
  await save("Ann");
  await save("Anna");
  isDown = false;
  retry();
  await waitFor(() => expect(sent()).toHaveLength(3));
  expect(sent().at(-1)).toEqual({ key: "emp-1", givenName: "Anna" });
  expect(listed()).toHaveLength(0);
});

test("reports a failure again in the next session", async () => {
  const { save, listed } = open();
  await save("Ann");
  act(() => sessionLifetime.begin());
  expect(listed()).toHaveLength(0);
  await save("Ann");
  expect(listed()).toHaveLength(1);
});
