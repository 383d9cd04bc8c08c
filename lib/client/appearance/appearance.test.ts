import { appearanceAttributes, readAppearance, writeAppearance } from "./appearance";

test("reads back the appearance that it wrote to the cookie", () => {
  const chosen = { theme: "dark", density: "dense", isNavCollapsed: true } as const;
  const value = writeAppearance({ ...chosen, areLetterKeysOff: false });
  expect(value).toBe("dark.dense.collapsed");
  expect(readAppearance(value)).toEqual({ ...chosen, areLetterKeysOff: false });
  expect(writeAppearance({ ...chosen, areLetterKeysOff: true })).toBe("dark.dense.collapsed.letters-off");
  expect(readAppearance("dark.dense.collapsed.letters-off")).toEqual({ ...chosen, areLetterKeysOff: true });
});

test.each([undefined, null, "", "neon.huge.sideways", "<script>"])("%s reads as the default", (value) => {
  expect(readAppearance(value)).toEqual({
    theme: "system",
    density: "standard",
    isNavCollapsed: false,
    areLetterKeysOff: false,
  });
});

test("an unknown part falls back to its default alone", () => {
  expect(readAppearance("light.huge.open")).toEqual({
    theme: "light",
    density: "standard",
    isNavCollapsed: false,
    areLetterKeysOff: false,
  });
});

test("the system theme sets no attribute, so that the browser decides", () => {
  expect(
    appearanceAttributes({ theme: "system", density: "standard", isNavCollapsed: false, areLetterKeysOff: false }),
  ).toEqual({
    "data-theme": undefined,
    "data-density": undefined,
    "data-nav": undefined,
    "data-letter-keys": undefined,
  });
});
