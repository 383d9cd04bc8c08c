import fc from "fast-check";
import Papa from "papaparse";
import { csvTable, csvText } from "./csv";

const read = (text: string) => Papa.parse<string[]>(text, { delimiter: ",", newline: "\r\n" }).data.slice(0, -1);

test.each([
  ["=1+1", "'=1+1"],
  ["+cmd|' /C calc'!A0", "'+cmd|' /C calc'!A0"],
  ["-2+3", "'-2+3"],
  ["@SUM(A1)", "'@SUM(A1)"],
  ["\t=1", "'\t=1"],
  ["\r=1", "'\r=1"],
  ["-", "'-"],
  ["+1 512", "'+1 512"],
  ["-1e5", "'-1e5"],
  ["--1", "'--1"],
  ["-12.50", "-12.50"],
  ["+15125550148", "+15125550148"],
  ["12", "12"],
  ["a=b", "a=b"],
  ["'quoted", "'quoted"],
  ["", ""],
])("writes %j as %j", (text, cell) => {
  expect(csvText(text)).toBe(cell);
});

test("quotes cells with separators, quotes or line breaks, and ends lines in CR LF", () => {
  expect(
    csvTable([
      ["Name", "Note"],
      ['Ada "A" Byron', "roof; wall"],
      ["=HYPERLINK(1,2)", "two\nlines"],
    ]),
  ).toBe('Name,Note\r\n"Ada ""A"" Byron","roof; wall"\r\n"\'=HYPERLINK(1,2)","two\nlines"\r\n');
});

const SIGNS = fc.constantFrom("=", "+", "-", "@", "\t", "\r", "\n", '"', "'", ",", ";", "1", ".", " ", "é");
const texts = fc.oneof(
  fc.string(),
  fc.array(SIGNS, { maxLength: 6 }).map((signs) => signs.join("")),
);
const tables = fc
  .integer({ min: 2, max: 5 })
  .chain((width) => fc.array(fc.array(texts, { minLength: width, maxLength: width }), { minLength: 1, maxLength: 6 }));

test("no cell that is read back starts a formula, and no text changes except for an apostrophe", () => {
  fc.assert(
    fc.property(tables, (rows) => {
      const cells = read(csvTable(rows));
      expect(cells.map((row) => row.length)).toEqual(rows.map((row) => row.length));
      for (const [rowIndex, row] of rows.entries()) {
        for (const [columnIndex, text] of row.entries()) {
          const cell = cells[rowIndex]?.[columnIndex] ?? "";
          expect(cell === text || cell === `'${text}`).toBe(true);
          if (/^[=+\-@\t\r]/.test(cell)) expect(Number.isFinite(Number(cell))).toBe(true);
        }
      }
    }),
    { numRuns: 300 },
  );
});
