import { DrizzleQueryError } from "drizzle-orm";
import { ConnectionFault, isPassingFault } from "./passing-fault";

const withCode = (code: string, message = "canary") => Object.assign(new Error(message), { code });
const ofStatement = (cause: Error) => new DrizzleQueryError("select 1", [], cause);

test.each([
  ["takes no writes", "25006"],
  ["has no resources left", "53000"],
  ["has no room on its disk", "53100"],
  ["has no memory left", "53200"],
  ["has canceled the statement", "57014"],
])("a call that failed because the database %s (%s) may be retried", (_, code) => {
  expect(isPassingFault(ofStatement(withCode(code)))).toBe(true);
});

test.each([
  ["a missing table", "42P01"],
  ["a second record with one key", "23505"],
  ["a statement past PostgreSQL's limits", "54000"],
])("%s (%s) is not retryable", (_, code) => {
  expect(isPassingFault(ofStatement(withCode(code)))).toBe(false);
});

test("a statement that the driver stopped waiting for may be retried", () => {
  expect(isPassingFault(ofStatement(new Error("Query read timeout")))).toBe(true);
});

test.each(["ECONNRESET", "EPIPE", "ETIMEDOUT"])("%s is retryable on the database's connection only", (code) => {
  expect(isPassingFault(ofStatement(withCode(code)))).toBe(true);
  expect(isPassingFault(new ConnectionFault(new AggregateError([withCode(code)])))).toBe(true);
  expect(isPassingFault(withCode(code))).toBe(false);
  expect(isPassingFault(new AggregateError([withCode(code)]))).toBe(false);
});
