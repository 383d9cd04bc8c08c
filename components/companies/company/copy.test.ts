import { companyCopy } from "./copy";
import { customizationCopy } from "./customizations/copy";

const UNION = "شركة (2)";
/** Isolated from the sentence, which would otherwise reorder the bracket and the number. */
const APART = "\u2068شركة (2)\u2069";

test("a sentence about a company isolates its name", () => {
  expect(companyCopy.editing(UNION)).toBe(`Company ${APART}`);
  expect(customizationCopy.editing("غرفة", UNION)).toBe(`\u2068غرفة\u2069 of ${APART}`);
});
