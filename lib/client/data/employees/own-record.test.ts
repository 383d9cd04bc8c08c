import { act, renderHook, waitFor } from "@testing-library/react";
import { Failure, installBackend } from "@/tests/support/browser-backend";
import { sessionLifetime } from "../../calls/session-lifetime";
import { useDirectFailures } from "../edits/direct-failures";
import { changeOwnChoice, saveOwnRecord } from "./own-record";

/** Installs a backend that holds each change until `answer`, and then refuses the change with `status`, if set. */
function holdChanges(status?: number) {
  let answer = () => {};
  const answered = new Promise<void>((resolve) => {
    answer = resolve;
  });
  const calls = installBackend({
    "employee.updateProfile": async (fields) => {
      await answered;
      if (status) throw new Failure(status, "Out of order.");
      return fields;
    },
  });
  return { answer, sent: () => calls.map(({ params }) => params) };
}

beforeEach(() => act(() => sessionLifetime.begin()));

test("sends changes one after the other", async () => {
  const { answer, sent } = holdChanges();
  const changes = [
    saveOwnRecord({ key: "emp-1", givenName: "Ann" }),
    saveOwnRecord({ key: "emp-1", familyName: "Marsh" }),
  ];
  await waitFor(() => expect(sent()).toEqual([{ key: "emp-1", givenName: "Ann" }]));
  answer();
  expect(await Promise.all(changes)).toEqual([
    { key: "emp-1", givenName: "Ann" },
    { key: "emp-1", familyName: "Marsh" },
  ]);
});

test("does not send a waiting change in the next person's session", async () => {
  const { answer, sent } = holdChanges();
  const first = saveOwnRecord({ key: "emp-1", givenName: "Ann" });
  const second = saveOwnRecord({ key: "emp-1", familyName: "Marsh" });
  const refused = expect(second).rejects.toMatchObject({ status: 401 });
  await waitFor(() => expect(sent()).toHaveLength(1));
  act(() => sessionLifetime.begin());
  answer();
  await first;
  await refused;
  expect(sent()).toEqual([{ key: "emp-1", givenName: "Ann" }]);
});

test("reports no failure to the next person", async () => {
  const { answer, sent } = holdChanges(500);
  const { result } = renderHook(() => useDirectFailures());
  const change = changeOwnChoice({ key: "emp-1", isMfaRequired: true }, "Asking for a code");
  await waitFor(() => expect(sent()).toHaveLength(1));
  act(() => sessionLifetime.begin());
  answer();
  expect(await act(() => change)).toBe(false);
  expect(result.current).toEqual([]);
});
