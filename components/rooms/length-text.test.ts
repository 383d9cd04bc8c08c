import { distanceText } from "./length-text";

test.each([
  [0, "0 ft"],
  [12, "40 ft"],
  [300, "980 ft"],
  [310, "0.2 mi"],
  [1931, "1.2 mi"],
  [160_934, "100 mi"],
])("shows %d m as %s", (meters, text) => expect(distanceText(meters)).toBe(text));
