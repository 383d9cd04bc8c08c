import fc from "fast-check";
import { deleteCharacter, keepCodeCharacters, readPastedCode, replaceBoxText } from "./code-edit";

test("keeps only the characters that a code allows", () => {
  expect(keepCodeCharacters("4-0 7a٣５é\u200b9", "digits")).toBe("4079");
  expect(keepCodeCharacters("4-0 7a٣５é\u200bZ", "alphanumeric")).toBe("407aZ");
});

test.each([
  ["", 0, "4", { code: "4", focus: 1 }],
  ["40", 2, "7", { code: "407", focus: 3 }],
  ["40", 0, "9", { code: "90", focus: 1 }],
  ["40", 0, "49", { code: "490", focus: 2 }],
  ["40", 1, "90", { code: "490", focus: 2 }],
  ["407", 1, "", { code: "47", focus: 1 }],
  ["407912", 5, "23", { code: "407912", focus: 5 }],
  ["12", 1, "407912", { code: "407912", focus: 5 }],
  ["12", 1, "2x", null],
  ["12", 4, "3", { code: "123", focus: 3 }],
  ["12", 0, "x", null],
])("replaces the text of %j, box %i, with %j", (code, index, text, edit) => {
  expect(replaceBoxText(code, index, text, 6, "digits")).toEqual(edit);
});

test("deletes a character with Backspace", () => {
  expect(deleteCharacter("407", 3)).toEqual({ code: "40", focus: 2 });
  expect(deleteCharacter("407", 2)).toEqual({ code: "40", focus: 1 });
  expect(deleteCharacter("407", 0)).toEqual({ code: "07", focus: 0 });
  expect(deleteCharacter("", 0)).toEqual({ code: "", focus: 0 });
});

test("keeps the code valid, within its length and focused on a box for any typed or pasted text", () => {
  const text = fc.oneof(fc.string({ unit: "binary" }), fc.stringMatching(/^[0-9a-z -]{0,12}$/));
  fc.assert(
    fc.property(fc.stringMatching(/^[0-9]{0,6}$/), fc.nat(5), text, (code, index, input) => {
      for (const edit of [replaceBoxText(code, index, input, 6, "digits"), readPastedCode(input, 6, "digits")]) {
        expect(edit === null || (/^[0-9]{0,6}$/.test(edit.code) && edit.focus >= 0 && edit.focus <= 5)).toBe(true);
      }
    }),
  );
});
