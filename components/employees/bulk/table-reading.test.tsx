import { TextDecoder, TextEncoder } from "node:util";
import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { layOutPage } from "@/tests/support/browser-backend";
import { ada, choose, HEADING, messages, open, paste, press, sent, toRows } from "@/tests/support/bulk-drawer";
import { startTableAnew } from "./kept-table";

beforeAll(() => Object.assign(globalThis, { TextDecoder, TextEncoder }));
beforeEach(() => {
  layOutPage(600);
  startTableAnew();
});
afterEach(() => jest.restoreAllMocks());

test("every line of a table is added, refused or skipped, and the sum is shown before and after sending", async () => {
  const { calls } = await open({
    "employee.bulk": ({ csv }) => {
      const rows = csv.split("\r\n").slice(1, -1);
      const errors = rows.flatMap((row, index) =>
        row.startsWith("taken@") ? [{ row: index + 1, message: "Taken." }] : [],
      );
      return { employees: rows.slice(errors.length).map(() => ada), errors };
    },
  });
  const text = [
    "Staff list exported 12 March 2025",
    "",
    "Email,First name,Last name,Phone",
    'ann@k.test,Ann,"Lee,512-555-0110',
    "bob@k.test,Bob,Ray,512-555-0110 x23",
    "taken@k.test,Cid,Poe,",
    "skip@k.test,Dan,Fox,",
    "# end",
  ].join("\n");
  await paste(text);
  expect(screen.getByText("4 rows found. Match the columns.")).toBeVisible();
  expect(screen.getByRole("group", { name: "3 lines skipped" })).toHaveTextContent("Line 2: blank.");
  expect(screen.getByRole("checkbox", { name: /^Include line 1: Staff list/ })).not.toBeChecked();
  await press("Continue");
  expect(messages()).toEqual(["Last name: Line 4: a quote is opened and never closed."]);
  await userEvent.click(screen.getByRole("radio", { name: "All 4" }));
  await press("Skip row 4");
  expect(screen.getByRole("status", { name: "" })).toHaveTextContent("1 to fix2 ready4 skippedof 7 rows in the table");
  await press("Add 2 employees");
  expect(await screen.findByText("7 rows in the table = 1 invited + 2 not accepted + 4 skipped")).toBeVisible();
  expect(String(sent(calls)[0]?.csv).split("\r\n")[1]).toBe("bob@k.test,Bob,Ray,+15125550110 ext. 23,employee");
  await press("Fix these rows");
  const name = await screen.findByRole("textbox", { name: "Last name of row 1" });
  await userEvent.clear(name);
  await userEvent.type(name, "Lee{Enter}");
  await press("Add 1 employee");
  expect(await screen.findByText("7 rows in the table = 2 invited + 1 not accepted + 4 skipped")).toBeVisible();
});

test("a line above the heading becomes a row when included, and stops being one when excluded", async () => {
  await open();
  await paste("bob@k.test,Bob,Ray\nEmail,First name,Last name\nann@k.test,Ann,Lee");
  const box = screen.getByRole("checkbox", { name: "Include line 1: bob@k.test, Bob, Ray" });
  await userEvent.click(box);
  expect(screen.getByText("2 rows found. Match the columns.")).toBeVisible();
  expect(box).toBeChecked();
  await userEvent.click(box);
  expect(screen.getByText("1 row found. Match the columns.")).toBeVisible();
});

test("a first line taken for the heading only by its position is skipped with a reason, and can be included", async () => {
  await open();
  await paste("bob,Bob,Ray\nann@k.test,Ann,Lee");
  expect(screen.getByText("1 row found. Match the columns.")).toBeVisible();
  const skipped = screen.getByRole("group", { name: "1 line skipped" });
  expect(skipped).toHaveTextContent("Used as the heading. No column name was recognized.");
  await userEvent.click(screen.getByRole("checkbox", { name: "Include line 1: bob, Bob, Ray" }));
  expect(screen.getByText("2 rows found. Match the columns.")).toBeVisible();
  expect(screen.getByRole("combobox", { name: /^Heading line/ })).toHaveTextContent("No heading");
});

test("lines that were read as one row are listed", async () => {
  await open();
  const note = (name: string) => `${name}@k.test;${name};Lee;"one\ntwo";`;
  await paste(`${HEADING}\n${note("ann")}`);
  expect(screen.getByText("Lines 2–3: read as one row. A quoted cell spans them.")).toBeVisible();
  await press("Back");
  await paste(`${HEADING}\n${note("ann")}\n${note("bob")}`);
  expect(screen.getByText("Lines 2–3 and 4–5: each read as one row. A quoted cell spans them.")).toBeVisible();
});

test("doubtful letters are shown before the rows are sent, and can be read in another encoding", async () => {
  await open();
  const text = "email;first name;last name\r\nana@k.test;Ana;Mu\u00f1oz\r\n";
  const bytes = Uint8Array.from(text, (letter) => letter.charCodeAt(0));
  choose("staff.csv", text.length, bytes);
  expect(await screen.findByText(/Check the names below\./)).toBeVisible();
  const preview = screen.getByRole("list", { name: "Names with special letters" });
  expect(preview).toHaveTextContent("Line 2: ana@k.test, Ana, Muñoz");
  await userEvent.click(screen.getByRole("combobox", { name: "Text encoding" }));
  await userEvent.click(await screen.findByRole("option", { name: "Central European (Windows)" }));
  expect(preview).toHaveTextContent("Line 2: ana@k.test, Ana, Muńoz");
  expect(screen.queryByText(/Check the names below\./)).toBeNull();
  await press("Continue");
  expect(await screen.findByRole("cell", { name: "Muńoz" })).toBeVisible();
});

test("rows that the backend neither added nor refused do not count as added", async () => {
  await open({ "employee.bulk": () => ({ employees: [ada], errors: [] }) });
  await toRows(`${HEADING}\none@k.test;One;A;;\ntwo@k.test;Two;B;;`);
  await press("Add 2 employees");
  expect(
    await screen.findByText("2 rows in the table = 0 invited + 0 not accepted + 2 not sent + 0 skipped"),
  ).toBeVisible();
  expect(screen.getByRole("alert")).toHaveTextContent("No answer came for 2 rows.");
});
