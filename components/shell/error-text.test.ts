import { errorTextOf } from "./error-text";

test.each([
  ["401", "Reload needed · Error"],
  ["403", "No access · Error"],
  ["404", "Page not found · Error"],
  ["500", "Something went wrong · Error"],
  ["toString", "Something went wrong · Error"],
  [null, "Something went wrong · Error"],
])("the tab of the error page %s says %s", (code, title) => {
  expect(errorTextOf(code).pageTitle).toBe(title);
});
