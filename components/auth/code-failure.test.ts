import { ApiError } from "@/lib/client/calls/api-error";
import { codeFailureOf } from "./code-failure";

test("a wrong code is reported with the app's message", () => {
  const error = new ApiError({ message: "Nope", type: "invalid_input", status: 400 });
  expect(codeFailureOf(error)).toEqual({
    label: "Incorrect code",
    message: "Please try again with the correct numeric code.",
    isLocked: false,
    isOutage: false,
  });
});

test("an expired code is reported with the server's message", () => {
  const error = new ApiError({ message: "The code expired at noon.", type: "expired", status: 400 });
  expect(codeFailureOf(error)).toEqual({
    label: "Expired code",
    message: "The code expired at noon.",
    isLocked: false,
    isOutage: false,
  });
});

test("a lock is reported with the server's message", () => {
  const error = new ApiError({ message: "Your account has been locked.", type: "forbidden", status: 403 });
  expect(codeFailureOf(error)).toEqual({
    label: "Code",
    message: "Your account has been locked.",
    isLocked: true,
    isOutage: false,
  });
});

test.each([0, 500, 502, 503, 504])("status %i, 0 for no answer, does not mark the code as wrong", (status) => {
  const message = "The session has expired at the database";
  const error = new ApiError({ message, type: "server_error", status });
  expect(codeFailureOf(error)).toEqual({ label: "Code", message, isLocked: false, isOutage: true });
});

test("a limit of attempts is reported with the server's message and does not mark the code as wrong", () => {
  const message = "Too many attempts. Please try again in an hour.";
  const error = new ApiError({ message, type: "rate_limited", status: 429 });
  expect(codeFailureOf(error)).toEqual({ label: "Code", message, isLocked: false, isOutage: true });
});

test("a truncated 200 does not mark the code as wrong", () => {
  const message = "Lintel can't be reached right now. Try again in a minute.";
  const error = new ApiError({ message, type: "server_error", status: 200, isUnanswered: true });
  expect(codeFailureOf(error)).toEqual({ label: "Code", message, isLocked: false, isOutage: true });
});
