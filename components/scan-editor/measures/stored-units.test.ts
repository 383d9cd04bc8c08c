import { chooseUnits, currentUnits } from "@/lib/editor/core/units/chosen-measures";
import { applyStoredUnits, chooseAndStoreUnits } from "./stored-units";

afterEach(() => chooseUnits("metric"));

test("applies the stored units when the next survey opens", () => {
  chooseAndStoreUnits("feet");
  expect(localStorage.getItem("lintel-editor-units *")).toBe('"feet"');
  chooseUnits("metric");
  applyStoredUnits();
  expect(currentUnits()).toBe("feet");
});

test.each(['"metric"', '"cubits"', "{", "[1]"])("opens a survey in meters if the stored value is %s", (storedText) => {
  localStorage.setItem("lintel-editor-units *", storedText);
  applyStoredUnits();
  expect(currentUnits()).toBe("metric");
});
