import fc from "fast-check";
import { isSameAddress } from "./same-address";

const elm = { line1: "12 Elm Street", city: "Denver", region: "CO", postalCode: "80203" };

test.each([
  ["the same letters", {}, true],
  ["capitals, marks and short forms", { line1: "12 ÉLM St." }, true],
  ["nine digits of a postal code", { postalCode: "80203-1234" }, true],
  ["another number", { line1: "14 Elm Street" }, false],
  ["another postal code", { postalCode: "80204" }, false],
  ["no postal code, the same city", { postalCode: "" }, true],
  ["no postal code, another city", { postalCode: "", city: "Boulder" }, false],
  ["no postal code, the city in another region", { postalCode: "", region: "IA" }, false],
  ["nothing but a street", { postalCode: "", city: "", region: "" }, false],
  ["no street", { line1: " " }, false],
  ["a unit where the other has none", { line2: "Apt 4" }, true],
])("an address with %s (%s) is the same: %s", (_what, change, isSame) => {
  expect(isSameAddress(elm, { ...elm, ...change })).toBe(isSame);
});

test("distinguishes units, on either line and in any wording", () => {
  const fourth = { ...elm, line2: "Apt 4" };
  expect(isSameAddress(fourth, { ...elm, line2: "#4" })).toBe(true);
  expect(isSameAddress(fourth, { ...elm, line1: "12 Elm St, Unit 4" })).toBe(true);
  expect(isSameAddress(fourth, { ...elm, line2: "Apartment 5" })).toBe(false);
});

test("is symmetric and reflexive", () => {
  const text = fc.oneof(fc.string(), fc.constantFrom("12 Elm Street", "12 Elm St Apt 4", "Denver", "80203"));
  const address = fc.record({ line1: text, line2: text, city: text, region: text, postalCode: text });
  fc.assert(fc.property(address, address, (left, right) => isSameAddress(left, right) === isSameAddress(right, left)));
  fc.assert(
    fc.property(address, (one) => {
      const whole = { ...one, line1: `12 ${one.line1}`, postalCode: "80203" };
      return isSameAddress(whole, { ...whole });
    }),
  );
});
