import { ApiError } from "@/lib/client/api-error";
import { codeFailureOf } from "./code-failure";

test("a wrong code is told in our words", () => {
  const error = new ApiError({ message: "Nope", type: "invalid_input", status: 400 });
  expect(codeFailureOf(error)).toEqual({
    label: "Incorrect code",
    message: "Please try again with the correct numeric code.",
    isLocked: false,
  });
});

test("an expired code is told in the server's words", () => {
  const error = new ApiError({ message: "The code expired at noon.", type: "expired", status: 400 });
  expect(codeFailureOf(error)).toEqual({
    label: "Expired code",
    message: "The code expired at noon.",
    isLocked: false,
  });
});

test("a lock is told in the server's words", () => {
  const error = new ApiError({ message: "Your account has been locked.", type: "forbidden", status: 403 });
  expect(codeFailureOf(error)).toEqual({ label: "Code", message: "Your account has been locked.", isLocked: true });
});

test("no answer at all is told as such", () => {
  const error = new ApiError({
    message: "Please try again later",
    type: "server_error",
    status: 0,
    isUnanswered: true,
  });
  expect(codeFailureOf(error)).toEqual({ label: "Code", message: "Please try again later", isLocked: false });
});
