import fc from "fast-check";
import { BYTE_ORDER_MARK, csvTable } from "./csv";
import { readCsv } from "./read-csv";

/** The cells of all records that contain text. */
const cellsOf = (text: string) =>
  readCsv(text)
    .map(({ cells }) => cells)
    .filter((cells) => cells.some((cell) => cell !== ""));

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
    "Excel's separator line",
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
    "CR line ends",
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
  ["an apostrophe before a would-be formula", "'=SUM(A1),'-x,O'Hara,'tis", [["=SUM(A1)", "-x", "O'Hara", "'tis"]]],
  [
    "an apostrophe before digits, as a spreadsheet keeps them text",
    "'0512,'(512) 555,'tis",
    [["0512", "(512) 555", "'tis"]],
  ],
  [
    "pipes",
    "a|b\n1|2,5",
    [
      ["a", "b"],
      ["1", "2,5"],
    ],
  ],
  [
    "a title with other separators above",
    "# by HR; version 1; final; a; b\nEmail,Name\na@b.test,Ada",
    [["# by HR; version 1; final; a; b"], ["Email", "Name"], ["a@b.test", "Ada"]],
  ],
  ["a spreadsheet's text formula", 'a,="0,5",="x"&"y"', [["a", "0,5", '="x"&"y"']]],
  ["quotes in the middle of a cell", 'Ann "Annie",5" pipe,"Bob" Bobby', [['Ann "Annie"', '5" pipe', "Bob Bobby"]]],
  [
    "a lone CR inside of a line, and doubled ones at its end",
    "a,b\rc\r\r\n1,2\r\n",
    [
      ["a", "b c"],
      ["1", "2"],
    ],
  ],
  ["other scripts and emoji", "שרה,Zoë 🦊", [["שרה", "Zoë 🦊"]]],
  ["nothing", "", []],
  ["a byte order mark and nothing else", BYTE_ORDER_MARK, []],
])("reads %s", (_, text, rows) => {
  expect(cellsOf(text)).toEqual(rows);
});

const UNCLOSED = [
  ["the first row", 'a,b,c\n"x@k.test,1,2\ny@k.test,3,4\n', [null, 0, null]],
  ["a row in the middle", 'a,b,c\nx@k.test,1,2\ny@k.test,"3,4\nz@k.test,5,6', [null, null, 1, null]],
  ["the last row", 'a,b,c\nx@k.test,1,2\ny@k.test,3,"4\n', [null, null, 2]],
  ["a row before quoted ones", 'a,b,c\nx@k.test,"1,2\ny@k.test,"3, 4","5"\nz@k.test,6,"7"', [null, 1, null, null]],
  ["a row before one that ends in a quote", 'a,b,c\nx@k.test,1,"2\ny@k.test,3,4"\nz@k.test,5,6', [null, 2, null, null]],
  ["the heading", '"a,b,c\nx@k.test,1,2', [0, null]],
] as const;

test.each(UNCLOSED)("an unclosed quote in %s affects no other row, and is reported in its row", (_, text, columns) => {
  const records = readCsv(text);
  expect(records.map(({ unclosedAt }) => unclosedAt)).toEqual(columns);
  expect(records.map(({ cells }) => cells.length)).toEqual(columns.map(() => 3));
  expect(records.map(({ line }) => line)).toEqual(columns.map((_column, index) => index + 1));
});

const STRAY = [
  ["shorter than the heading", 'a,b,c,d,e\nx@k.test,1,2,"3\ny@k.test,4,5,6"\nz@k.test,7,8,9,0', [null, 3, null, null]],
  [
    "shorter than a title",
    'T,1,2,3,4,5\na,b,c\nx@k.test,1,"2\ny@k.test,3,4"\nz@k.test,5,6',
    [null, null, 2, null, null],
  ],
  ["without a valid address", 'a,b,c\nx@k.test,1,"2\ny.k.test,3,4"\nz@k.test,5,6', [null, 2, null, null]],
  ["that is longer than the others", 'a,b,c\nx@k.test,1,"2\ny.k.test,3,4,5"\nz@k.test,5,6', [null, 2, null, null]],
  ["with quotes around a part of it", 'a,b,c\n"x@k.test,1,2\ny@k.test,3",4\nz@k.test,5,6', [null, 0, null, null]],
  ["shorter than the one before", 'a,b,c,d\nx@k.test,1,2,"3\ny@k.test,4"\nz@k.test,5,6', [null, 3, null, null]],
  ["between two others", 'a,b,c\nx@k.test,"1,2\ny.k.test,3,4\nz.k.test",5,6', [null, 1, null, null]],
  ["whose address comes last", 'a,b,c\n1,"2,x@k.test\n3,4",y@k.test\n5,6,z@k.test', [null, 1, null, null]],
] as const;

test.each(STRAY)("two stray quotes join no row to another: a row %s", (_, text, columns) => {
  const records = readCsv(text);
  expect(records.map(({ unclosedAt }) => unclosedAt)).toEqual(columns);
  expect(records.map(({ line }) => line)).toEqual(columns.map((_column, index) => index + 1));
});

test.each([
  ["prose with commas", 'x@k.test,1,2,"one\ntwo, with comma and ""quote"""\ny@k.test,3,4,'],
  ["prose before quoted cells", 'x@k.test,"one, two\nthree","4, 5","6, 7"\ny@k.test,,8,9'],
  ["prose in the first column", '"one, two\nthree, four",x@k.test,1,2\n,y@k.test,3,4'],
  ["a name before an address in a sentence", 'x@k.test,1,2,"one\nor mail w@k.test, please"\ny@k.test,3,4,'],
  ["an address on a line of its own", 'x@k.test,1,"one\nw@k.test",2\ny@k.test,3,4,'],
])("a cell of several lines stays one cell with its line numbers: %s", (_, text) => {
  const records = readCsv(text);
  expect(records.map(({ cells }) => cells.length)).toEqual([4, 4]);
  expect(records.map(({ unclosedAt, line, lastLine }) => [unclosedAt, line, lastLine])).toEqual([
    [null, 1, 2],
    [null, 3, 3],
  ]);
});

test("a blank before a quote is not part of the cell, and is reported", () => {
  expect(readCsv('a, "b, c", "d"\ne, f')).toMatchObject([
    { cells: ["a", "b, c", "d"], hasBlankBeforeQuote: true },
    { cells: ["e", "f"], hasBlankBeforeQuote: false },
  ]);
});

test("line numbers count blank lines, lines within quotes, and the separator line", () => {
  expect(readCsv('sep=;\na;"1\n2"\n\n;\nb;3\n').map(({ line, cells }) => [line, ...cells])).toEqual([
    [2, "a", "1\n2"],
    [4, ""],
    [5, "", ""],
    [6, "b", "3"],
  ]);
});

const cell = fc
  .string({ unit: fc.constantFrom("a", "é", "🦊", '"', ",", ";", "|", "\n", "=", "+", "-", "@", " ", "ש") })
  .map((text) => text.trim())
  .filter((text) => !/^'[=+\-@]/.test(text))
  // Lines with as many separators as the record are treated as rows between stray quotes.
  .filter((text) => !text.includes("\n") || text.split(",").length < 3);

test("a table saved as CSV is read back unchanged", () => {
  // The first cell is plain text, so that the table shows its separator.
  const table = fc.array(fc.tuple(fc.constant("row"), cell, cell), { minLength: 1 });
  fc.assert(
    fc.property(table, (rows) => {
      expect(cellsOf(csvTable(rows))).toEqual(rows);
    }),
  );
});
