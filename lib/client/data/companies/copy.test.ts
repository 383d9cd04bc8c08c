import { COPY } from "./copy";

test("companies that are gone are told by names that are kept apart from the sentence, or as some company", () => {
  expect(COPY.gone(["شركة (2)", "Keystone", undefined])).toBe(
    "“\u2068شركة (2)\u2069”, “Keystone”, and A company are not there any more, and no longer chosen.",
  );
});
