import { isHazardImage, isHazardLabel, QUICK_TAG_LABELS } from "./hazards";

test.each(["Mold", "  mOLD ", "water   stain", "Trip hazard"])("%j is a hazard", (label) =>
  expect(isHazardLabel(label)).toBe(true),
);

test.each(["", "Wear", "Water heater", "Rotary phone", "Sofa"])("%j is not a hazard", (label) =>
  expect(isHazardLabel(label)).toBe(false),
);

test("a photo with any hazard tag is a hazard photo, and a photo without tags is not", () => {
  const tag = (label: string) => ({ key: label, imageKey: "img-1", label, createdAt: "2026-01-01T00:00:00Z" });
  expect(isHazardImage({ tags: [tag("Sofa"), tag("Crack")] })).toBe(true);
  expect(isHazardImage({ tags: [tag("Sofa")] })).toBe(false);
  expect(isHazardImage({})).toBe(false);
});

test("there is a quick tag for each of the keys 1 to 9", () => {
  expect(QUICK_TAG_LABELS).toHaveLength(9);
});
