import fc from "fast-check";
import { BYTE_ORDER_MARK, csvTable } from "./csv";
import { readCsv } from "./read-csv";

test.each<[string, string, string[][]]>([
  [
    "commas",
    "a,b\r\n1,2\r\n",
    [
      ["a", "b"],
      ["1", "2"],
    ],
  ],
  [
    "semicolons, as Excel writes them in half of Europe",
    "a;b\n1;2,5",
    [
      ["a", "b"],
      ["1", "2,5"],
    ],
  ],
  [
    "tabs, as a spreadsheet puts them on the clipboard",
    "a\tb\n1\t2",
    [
      ["a", "b"],
      ["1", "2"],
    ],
  ],
  [
    "a byte order mark",
    `${BYTE_ORDER_MARK}a,b\n1,2`,
    [
      ["a", "b"],
      ["1", "2"],
    ],
  ],
  [
    "Excel's own first line",
    "sep=;\r\na,x;b\r\n1;2",
    [
      ["a,x", "b"],
      ["1", "2"],
    ],
  ],
  [
    "quotes, separators and lines inside of quotes",
    '"a ""b""","c\nd"\n"1,5",2',
    [
      ['a "b"', "c\nd"],
      ["1,5", "2"],
    ],
  ],
  [
    "a separator in the quoted first cell",
    '"x;y;z",b\n1,2',
    [
      ["x;y;z", "b"],
      ["1", "2"],
    ],
  ],
  [
    "old line ends",
    "a,b\r1,2\r",
    [
      ["a", "b"],
      ["1", "2"],
    ],
  ],
  [
    "blanks around cells, and empty lines",
    " a , b \n\n , \n1, 2",
    [
      ["a", "b"],
      ["1", "2"],
    ],
  ],
  [
    "an empty last cell",
    "a,b\n1,",
    [
      ["a", "b"],
      ["1", ""],
    ],
  ],
  ["an apostrophe before what would be a formula", "'=SUM(A1),'-x,O'Hara,'tis", [["=SUM(A1)", "-x", "O'Hara", "'tis"]]],
  ["a quote that never ends", 'a,"b\n1,2', [["a", "b\n1,2"]]],
  ["other scripts and emoji", "שרה,Zoë 🦊", [["שרה", "Zoë 🦊"]]],
  ["nothing", "", []],
  ["a mark and nothing else", BYTE_ORDER_MARK, []],
])("%s", (_, text, rows) => {
  expect(readCsv(text)).toEqual(rows);
});

const cell = fc
  .string({ unit: fc.constantFrom("a", "é", "🦊", '"', ",", ";", "|", "\n", "=", "+", "-", "@", " ", "ש") })
  .map((text) => text.trim())
  .filter((text) => !/^'[=+\-@]/.test(text));

test("what is saved as CSV is read back as it was", () => {
  // A first cell of a comma's own, so that the table names its separator.
  const table = fc.array(fc.tuple(fc.constant("row"), cell, cell), { minLength: 1 });
  fc.assert(
    fc.property(table, (rows) => {
      expect(readCsv(csvTable(rows))).toEqual(rows);
    }),
  );
});
