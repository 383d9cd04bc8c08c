import { floorName } from "./floor-name";

test.each([
  [0, "Entry level"],
  [1, "Upper level"],
  [2, "Level 2"],
  [-1, "Basement"],
  [-2, "Level -2"],
])("floor %d is called %s", (floorNumber, name) => {
  expect(floorName(floorNumber)).toBe(name);
});
