import { readFailure } from "./failure";

const FALLBACK = "Insured update failed";

test("messages and types are kept as the backend said them", () => {
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
])("%j gives the row's own message", (body) => {
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
])("%i without a type is %s", (httpStatus, type) => {
  expect(readFailure({ status: [{ message: "No" }] }, httpStatus, FALLBACK).status).toEqual([{ message: "No", type }]);
});
