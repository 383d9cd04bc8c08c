import { companyCopy } from "./copy";
import { customizationCopy } from "./customizations/copy";

const NAME = "شركة (2)";
/** Isolated from the sentence, which would otherwise reorder the bracket and the number. */
const ISOLATED = "\u2068شركة (2)\u2069";

test("a sentence about a company isolates its name", () => {
  expect(companyCopy.editing(NAME)).toBe(`Company ${ISOLATED}`);
  expect(customizationCopy.editing("غرفة", NAME)).toBe(`\u2068غرفة\u2069 of ${ISOLATED}`);
});
