import { asSentence } from "./as-sentence";

test.each([
  ["Region not found", "Region not found."],
  ["The backend does not answer.", "The backend does not answer."],
  ["Insured not found!", "Insured not found!"],
  ["Are you still there?", "Are you still there?"],
  ["Reading…", "Reading…"],
  ["Not now ", "Not now."],
  ["", ""],
])("turns %j into %j", (message, sentence) => {
  expect(asSentence(message)).toBe(sentence);
});
