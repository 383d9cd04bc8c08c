import { companyCopy } from "./copy";
import { customizationCopy } from "./customizations/copy";

const UNION = "شركة (2)";
/** Kept apart from the sentence, which would turn the bracket and the number round. */
const APART = "\u2068شركة (2)\u2069";

test("what is said of a company keeps its name apart from the sentence", () => {
  expect(companyCopy.editing(UNION)).toBe(`Company ${APART}`);
  expect(customizationCopy.editing("غرفة", UNION)).toBe(`\u2068غرفة\u2069 of ${APART}`);
});
