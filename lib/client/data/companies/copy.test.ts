import { COPY } from "./copy";

test('isolates the names of deleted companies from the sentence, and says "a company" without a name', () => {
  expect(COPY.deleted(["شركة (2)", "Keystone", undefined])).toBe(
    "“\u2068شركة (2)\u2069”, “Keystone”, and A company are not there any more, and no longer chosen.",
  );
});
