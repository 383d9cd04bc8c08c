import { duplicateQuestion } from "./duplicate-question";

const HOME = { line1: "1428 Alder Creek Dr", city: "Austin", region: "TX", postalCode: "78704", country: "US" };

test("uses complete values only", () => {
  expect(duplicateQuestion({ email: "ada@", phone: "+1512", address: { line1: "14" } })).toBeNull();
  expect(duplicateQuestion({})).toBeNull();
  expect(duplicateQuestion({ email: " ada@example.com ", phone: "call her" })).toEqual({ email: "ada@example.com" });
  expect(duplicateQuestion({ phone: "+15125550148 ext. 3" })).toEqual({ phone: "+15125550148 ext. 3" });
  expect(duplicateQuestion({ email: "x", address: HOME })).toEqual({ address: HOME });
});
