import { chooseUnits, currentUnits } from "@/lib/editor/core/units/chosen-measures";
import { chooseAndKeepUnits, chooseKeptUnits } from "./kept-units";

afterEach(() => chooseUnits("metric"));

test("a choice is there again when the next survey opens", () => {
  chooseAndKeepUnits("feet");
  expect(localStorage.getItem("lintel-editor-units *")).toBe('"feet"');
  chooseUnits("metric");
  chooseKeptUnits();
  expect(currentUnits()).toBe("feet");
});

test.each(['"metric"', '"cubits"', "{", "[1]"])("what was kept as %s opens in metres", (kept) => {
  localStorage.setItem("lintel-editor-units *", kept);
  chooseKeptUnits();
  expect(currentUnits()).toBe("metric");
});
