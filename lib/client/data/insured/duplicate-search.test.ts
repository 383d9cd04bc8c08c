import { duplicateSearch } from "./duplicate-search";

const HOME = { line1: "1428 Alder Creek Dr", city: "Austin", region: "TX", postalCode: "78704", country: "US" };

test("searches by complete values only", () => {
  expect(duplicateSearch({ email: "ada@", phone: "+1512", address: { line1: "14" } })).toBeNull();
  expect(duplicateSearch({})).toBeNull();
  expect(duplicateSearch({ email: " ada@example.com ", phone: "call her" })).toEqual({ email: "ada@example.com" });
  expect(duplicateSearch({ phone: "+15125550148 ext. 3" })).toEqual({ phone: "+15125550148 ext. 3" });
  expect(duplicateSearch({ email: "x", address: HOME })).toEqual({ address: HOME });
});
