import { recordWithoutMarks, withoutMarks } from "./invisible-marks";

const RANGES = [
  [0x200b, 0x200f],
  [0x202a, 0x202e],
  [0x2066, 0x2069],
  [0xfeff, 0xfeff],
] as const;
const MARKS = RANGES.flatMap(([first, last]) =>
  Array.from({ length: last - first + 1 }, (_, index) => String.fromCodePoint(first + index)),
);

test("strips every invisible character around and within an address, a phone number, a code and a name", () => {
  expect(MARKS).toHaveLength(15);
  for (const mark of MARKS) {
    for (const text of ["ada@keystone.test", "+1 512-555-0148", "123456", "Zoë Ünal", "שרה"]) {
      const letters = [...text];
      expect(withoutMarks(mark + letters.join(mark) + mark)).toBe(text);
    }
  }
});

test.each([
  ["Persian", "می\u200cخواهم"],
  ["a Persian word half typed", "می\u200c"],
  ["Hindi", "क्\u200dष"],
  ["Sinhala", "ශ්\u200dරී"],
  ["a family", "👩\u200d👩\u200d👧"],
  ["a doctor of a skin tone", "👩🏽\u200d⚕️"],
  ["a flag", "🏳️\u200d🌈"],
])("keeps the joiners of %s, and strips a mark next to them", (_, text) => {
  expect(withoutMarks(text)).toBe(text);
  expect(withoutMarks(`\u200b${text}\u202c`)).toBe(text);
});

test("strips a joiner between digits of any script, or at the start of a word", () => {
  expect(withoutMarks("۱\u200c۲")).toBe("۱۲");
  expect(withoutMarks("\u200cمی")).toBe("می");
  expect(withoutMarks("👧\u200d")).toBe("👧");
});

test("strips invisible characters from every text of a record, at any depth, except a password", () => {
  const sent = { email: "\ufeffa@b.test", password: "p\u200bw", detail: { notes: ["\u202ax", 1, null] } };
  expect(recordWithoutMarks(sent)).toEqual({
    email: "a@b.test",
    password: "p\u200bw",
    detail: { notes: ["x", 1, null] },
  });
  const clean = { email: "a@b.test", list: [{ name: "x" }] };
  expect(recordWithoutMarks(clean)).toBe(clean);
});
