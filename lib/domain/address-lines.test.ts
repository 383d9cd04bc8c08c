import { addressLines, addressText, isAddressBegun, isAddressWhole } from "./address-lines";

const full = {
  line1: "560 Esplanade Ave",
  line2: "Unit 4",
  city: "New Orleans",
  region: "LA",
  postalCode: "70116",
  country: "US",
};

test("splits an address into the street with its unit, and the city line", () => {
  expect(addressLines(full)).toEqual({ street: "560 Esplanade Ave, Unit 4", place: "New Orleans, LA 70116" });
  expect(addressText(full)).toBe("560 Esplanade Ave, Unit 4, New Orleans, LA 70116");
});

test("missing parts leave no stray comma", () => {
  expect(addressText({ ...full, line2: " ", region: "", postalCode: "" })).toBe("560 Esplanade Ave, New Orleans");
  expect(addressText({ ...full, line1: "", line2: null, city: "" })).toBe("LA 70116");
});

test("an address is started by any part but its country, and complete without its second line", () => {
  const empty = { line1: "", line2: null, city: " ", region: "", postalCode: "", country: "US" };
  expect(isAddressBegun(empty)).toBe(false);
  expect(isAddressBegun({ ...empty, postalCode: "70116" })).toBe(true);
  expect(isAddressWhole({ ...full, line2: "" })).toBe(true);
  expect(isAddressWhole({ ...full, city: " " })).toBe(false);
});
