import { appearanceAttributes, readAppearance, writeAppearance } from "./appearance";

test("what was chosen survives the cookie", () => {
  const value = writeAppearance({ theme: "dark", density: "dense", isNavCollapsed: true });
  expect(value).toBe("dark.dense.collapsed");
  expect(readAppearance(value)).toEqual({ theme: "dark", density: "dense", isNavCollapsed: true });
});

test.each([undefined, null, "", "neon.huge.sideways", "<script>"])("%s reads as the default", (value) => {
  expect(readAppearance(value)).toEqual({ theme: "system", density: "standard", isNavCollapsed: false });
});

test("one unknown part leaves the others", () => {
  expect(readAppearance("light.huge.open")).toEqual({ theme: "light", density: "standard", isNavCollapsed: false });
});

test("the system's theme sets no attribute, so that the browser decides", () => {
  expect(appearanceAttributes({ theme: "system", density: "standard", isNavCollapsed: false })).toEqual({
    "data-theme": undefined,
    "data-density": undefined,
    "data-nav": undefined,
  });
});
