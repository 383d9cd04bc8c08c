import { keptPhone } from "./phone-entry";
import { phoneLink } from "./phone-link";

test("a link to a phone number includes its extension", () => {
  expect(phoneLink(keptPhone("512-555-0110 x23") ?? "")).toBe("tel:+15125550110;ext=23");
  expect(phoneLink("+15125550110")).toBe("tel:+15125550110");
});
