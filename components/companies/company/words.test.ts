import { customizationWords } from "./customizations/words";
import { companyWords } from "./words";

const UNION = "شركة (2)";
/** Kept apart from the sentence, which would turn the bracket and the number round. */
const APART = "\u2068شركة (2)\u2069";

test("what is said of a company keeps its name apart from the sentence", () => {
  expect(companyWords.renamed(UNION)).toBe(
    `Somebody else has called it “${APART}” meanwhile. Nothing is overwritten yet.`,
  );
  expect(companyWords.keepMine(UNION)).toBe(`Call it “${APART}”`);
  expect(customizationWords.editing("غرفة", UNION)).toBe(`\u2068غرفة\u2069 of ${APART}`);
});
