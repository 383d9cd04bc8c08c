import { rowOf } from "./endpoints";
import { readFailure, readRowFailure } from "./failure";

const FALLBACK = "Insured update failed";

test("keeps the backend's messages and types", () => {
  const body = {
    status: [
      { message: "Name is needed", type: "invalid_input", field: "name" },
      { message: "So is a phone", type: "invalid_input" },
    ],
    isLockedOut: true,
    passwordResetLink: "abc",
    conflicts: [{ key: "ins-1", revision: 3 }],
    errors: [{ row: 2, message: "No email" }],
    stack: "at db-host-7",
  };
  expect(readFailure(body, 400, FALLBACK)).toEqual({
    status: [
      { message: "Name is needed", type: "invalid_input" },
      { message: "So is a phone", type: "invalid_input" },
    ],
    isLockedOut: true,
    passwordResetLink: "abc",
    conflicts: [{ key: "ins-1", revision: 3 }],
    errors: [{ row: 2, message: "No email" }],
  });
});

test.each([
  null,
  undefined,
  "text",
  7,
  [],
  {},
  { status: "no" },
  { status: [] },
  { status: [null, 3, { message: "" }] },
  { status: [{ message: 4 }] },
])("a body of %j gets the row's fallback message", (body) => {
  expect(readFailure(body, 500, FALLBACK)).toEqual({ status: [{ message: FALLBACK, type: "server_error" }] });
});

test.each([
  [400, "invalid_input"],
  [401, "unauthorized"],
  [403, "forbidden"],
  [404, "not_found"],
  [409, "conflict"],
  [410, "expired"],
  [413, "invalid_input"],
  [423, "locked_out"],
  [429, "rate_limited"],
  [500, "server_error"],
  [503, "server_error"],
])("status %i without a type is %s", (httpStatus, type) => {
  expect(readFailure({ status: [{ message: "No" }] }, httpStatus, FALLBACK).status).toEqual([{ message: "No", type }]);
});

test.each(["employee.login", "employee.verifyMfa", "employee.sendMfa"] as const)(
  "%s reports a 5xx as a server error, whatever its body, and a 4xx as invalid input",
  (name) => {
    const row = rowOf(name);
    const unreached = "Lintel can't be reached right now. Try again in a minute.";
    const body = { status: [{ message: "Incorrect email or password", type: "unauthorized" }] };
    for (const status of [500, 502, 503, 504]) {
      expect(readRowFailure(row, body, status).status).toEqual([{ message: unreached, type: "server_error" }]);
    }
    expect(readRowFailure(row, null, 400).status).toEqual([{ message: row.fallback, type: "invalid_input" }]);
  },
);

test("a lock without a message says whom to contact", () => {
  expect(readFailure({ isLockedOut: true }, 403, FALLBACK)).toEqual({
    status: [{ message: "Your account is locked. Contact support.", type: "locked_out" }],
    isLockedOut: true,
  });
});
