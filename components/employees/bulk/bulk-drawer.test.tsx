import { TextDecoder, TextEncoder } from "node:util";
import { act, fireEvent, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { Failure, layOutPage } from "@/tests/support/browser-backend";
import {
  ada,
  choose,
  companyNames,
  HEADING,
  messages,
  open,
  paste,
  press,
  readAgain,
  sent,
  step,
  toRows,
} from "@/tests/support/bulk-drawer";
import { startTableAnew } from "./kept-table";

beforeAll(() => Object.assign(globalThis, { TextDecoder, TextEncoder }));
beforeEach(() => {
  layOutPage(600);
  startTableAnew();
});
afterEach(() => jest.restoreAllMocks());

/** Returns the files saved from now on, in order. */
function catchSaved(): Blob[] {
  const saved: Blob[] = [];
  Object.assign(URL, { createObjectURL: (blob: Blob) => `blob:${saved.push(blob)}`, revokeObjectURL: () => undefined });
  jest.spyOn(HTMLAnchorElement.prototype, "click").mockImplementation(() => undefined);
  return saved;
}

const textOf = (file: Blob | undefined) =>
  new Promise((resolve) => {
    const reader = new FileReader();
    reader.onload = () => resolve(reader.result);
    reader.readAsText(file ?? new Blob());
  });

test("columns are recognized by their heading, and the only company is chosen", async () => {
  const { calls } = await open();
  await paste(`${HEADING}\nzoe@keystone.test;Zoë;Ünal;(202) 555-0144;Claims reviewer`);
  expect(step()).toBe("2Columns");
  expect(screen.getByText("1 row found. Match the columns.")).toBeVisible();
  expect(screen.getByRole("combobox", { name: /^First name/ })).toHaveTextContent("First name");
  await press("Continue");
  expect(await screen.findByText("All rows are ready.")).toBeVisible();
  await press("Add 1 employee");
  expect(await screen.findByText("1 employee was invited.")).toBeVisible();
  expect(sent(calls)).toEqual([
    {
      csv: "email,givenName,familyName,phone,role\r\nzoe@keystone.test,Zoë,Ünal,+12025550144,claims_reviewer\r\n",
      companyKeys: ["cous-1"],
    },
  ]);
});

test("a missing column and company are required before continuing", async () => {
  await open({}, companyNames);
  await paste("zoe@keystone.test,Zoë,Ünal");
  await press("Continue");
  expect(screen.getAllByText("Choose a column.")).toHaveLength(2);
  expect(screen.getByText("Choose at least one company.")).toBeVisible();
  await userEvent.click(screen.getByRole("combobox", { name: /^First name/ }));
  await userEvent.click(await screen.findByRole("option", { name: /Column 2/ }));
  await userEvent.click(screen.getByRole("combobox", { name: /^Last name/ }));
  await userEvent.click(await screen.findByRole("option", { name: /Column 3/ }));
  await userEvent.click(screen.getByRole("combobox", { name: /^Companies/ }));
  await userEvent.click(await screen.findByRole("option", { name: /Bayou Fidelity/ }));
  await userEvent.keyboard("{Escape}");
  await press("Continue");
  expect(await screen.findByText("All rows are ready.")).toBeVisible();
});

test("before anything is sent, each invalid row gives its error and is fixed, skipped or left out", async () => {
  const { calls } = await open();
  await toRows(
    [
      HEADING,
      "owen@;Owen;Castellaw;;",
      "l@k.test;;Bergstrom;;",
      "f@k.test;Farah;Nasser;;Reviewer",
      "ADA@keystone.test;Ada;Nwosu;;",
      "boss@k.test;Big;Boss;;superadmin",
      "=x@k.test;=HYPERLINK();Formula;;",
      "good@k.test;Good;Row;;",
    ].join("\n"),
  );
  expect(messages()).toEqual([
    "Email: Invalid email",
    "First name: Required",
    "Role: There is no role “Reviewer”.",
    "Email: This email is already in use.",
    "Role: This role is above yours.",
    "First name: A name cannot begin with “=”.",
  ]);
  const email = screen.getByRole("textbox", { name: "Email of row 1" });
  await userEvent.type(email, "keystone.test{Enter}");
  await waitFor(() => expect(messages()).toHaveLength(5));
  await userEvent.click(screen.getByRole("combobox", { name: "Role of row 3" }));
  await userEvent.click(await screen.findByRole("option", { name: "Claims reviewer" }));
  await press("Skip row 4");
  await waitFor(() => expect(messages()).toHaveLength(3));
  await press("Add 3 employees");
  expect(await screen.findByText("3 employees were invited.")).toBeVisible();
  const [call] = sent(calls);
  expect(String(call?.csv).split("\r\n").slice(1, 4)).toEqual([
    "owen@keystone.test,Owen,Castellaw,,employee",
    "f@k.test,Farah,Nasser,,claims_reviewer",
    "good@k.test,Good,Row,,employee",
  ]);
  expect(screen.getByText("Row 5: This role is above yours.")).toBeVisible();
  await press("Fix these rows");
  expect(await screen.findByRole("textbox", { name: "First name of row 2" })).toBeVisible();
});

test("going back and on again keeps fixed and skipped rows", async () => {
  await open();
  await toRows(`${HEADING}\nowen@;Owen;Castellaw;;\nl@k.test;;Bergstrom;;`);
  await userEvent.type(screen.getByRole("textbox", { name: "Email of row 1" }), "k.test{Enter}");
  await press("Skip row 2");
  await press("Back");
  await press("Continue");
  expect(await screen.findByRole("button", { name: "Add 1 employee" })).toBeEnabled();
  expect(screen.getByRole("cell", { name: "owen@k.test" })).toBeVisible();
});

test("rows refused by the backend are named by number, stay, and are sent again once fixed", async () => {
  const { calls, onDone } = await open({
    "employee.bulk": ({ csv }) => {
      const rows = csv.split("\r\n").slice(1, -1);
      const errors = rows.flatMap((row, index) =>
        row.startsWith("taken@") ? [{ row: index + 1, message: "Taken elsewhere." }] : [],
      );
      if (errors.length === rows.length) throw new Failure(400, "Row 1: Taken elsewhere.", { errors });
      return { employees: rows.slice(errors.length).map(() => ada), errors };
    },
  });
  await toRows(`${HEADING}\none@k.test;One;A;;\ntaken@k.test;Two;B;;\nthree@k.test;Three;C;;`);
  await press("Add 3 employees");
  expect(await screen.findByText("2 employees were invited.")).toBeVisible();
  expect(screen.getByText("Row 2: Taken elsewhere.")).toBeVisible();
  await press("Fix these rows");
  const email = await screen.findByRole("textbox", { name: "Email of row 2" });
  await userEvent.clear(email);
  await userEvent.type(email, "two@k.test{Enter}");
  await press("Add 1 employee");
  expect(await screen.findByText("3 employees were invited.")).toBeVisible();
  expect(sent(calls)).toHaveLength(2);
  await press("Done");
  expect(onDone).toHaveBeenCalled();
});

test("if a part of the table fails, earlier parts are added and the rest is kept for a retry", async () => {
  let parts = 0;
  const { calls } = await open({
    "employee.bulk": ({ csv }) => {
      parts += 1;
      if (parts === 2) throw new Failure(503, "");
      return {
        employees: csv
          .split("\r\n")
          .slice(1, -1)
          .map(() => ada),
        errors: [],
      };
    },
  });
  const rows = Array.from({ length: 600 }, (_, index) => `p${index}@k.test;Given${index};Family${index};;`);
  await toRows([HEADING, ...rows].join("\n"));
  await press("Add 600 employees");
  await press("Send 600 invitations");
  expect(await screen.findByText("250 employees were invited.")).toBeVisible();
  expect(screen.getByRole("alert")).toHaveTextContent(
    "Failed to bulk add employees! No answer came for 250 rows of the 350 that are left. Continue with them: no one is invited twice.",
  );
  await press("Fix these rows");
  await press("Add 350 employees");
  await press("Send 350 invitations");
  expect(await screen.findByText("600 employees were invited.")).toBeVisible();
  expect(sent(calls).map(({ csv }) => String(csv).split("\r\n").length - 2)).toEqual([250, 250, 250, 100]);
});

test("rows whose answer was lost are sent again, and count as invited even if they are on file by then", async () => {
  let isFirst = true;
  const { calls } = await open({
    "employee.bulk": ({ csv }) => {
      if (isFirst) throw new Failure(502, "");
      const rows = csv.split("\r\n").slice(1, -1);
      return { employees: rows.map(() => ada), errors: [] };
    },
  });
  await toRows(`${HEADING}\none@k.test;One;A;;\ntwo@k.test;Two;B;;`);
  await press("Add 2 employees");
  expect(await screen.findByRole("alert")).toHaveTextContent(
    "Failed to bulk add employees! No answer came for 2 rows. Continue with them: no one is invited twice.",
  );
  isFirst = false;
  act(() =>
    readAgain([ada, { ...ada, key: "emp-3", email: "one@k.test" }, { ...ada, key: "emp-4", email: "TWO@k.test" }]),
  );
  expect(screen.queryByText("This email is already in use.")).toBeNull();
  await press("Fix these rows");
  await press("Add 2 employees");
  expect(await screen.findByText("2 employees were invited.")).toBeVisible();
  expect(screen.queryByRole("alert")).toBeNull();
  expect(sent(calls)[1]).toEqual(sent(calls)[0]);
});

test("a row that was definitely refused, or never sent, is compared with the list again", async () => {
  await open({
    "employee.bulk": () => {
      throw new Failure(403, "This company isn't yours.");
    },
  });
  await toRows(`${HEADING}\none@k.test;One;A;;\ntwo@k.test;Two;B;;`);
  await press("Add 2 employees");
  expect(await screen.findByRole("alert")).toHaveTextContent("2 rows have not been added yet.");
  act(() => readAgain([ada, { ...ada, key: "emp-3", email: "one@k.test" }]));
  expect(screen.getByText("Row 1: This email is already in use.")).toBeVisible();
});

describe("a company deleted while a table is being sent", () => {
  const all = [...companyNames].map(([key, name]) => ({ key, name, isActive: true }));
  async function openWithBoth() {
    let existing = all;
    const { calls } = await open(
      {
        "company.listAll": () => existing,
        "employee.bulk": ({ csv, companyKeys }) => {
          if (!companyKeys.every((key) => existing.some((one) => one.key === key))) {
            throw new Failure(400, "One of these companies is not there any more. Choose again.");
          }
          const rows = csv.split("\r\n").slice(1, -1);
          return { employees: rows.map(() => ada), errors: [] };
        },
      },
      null,
    );
    const remove = (companyKey: string) => {
      existing = all.filter(({ key }) => key !== companyKey);
    };
    return { calls, remove };
  }
  async function pick(...companies: RegExp[]) {
    await userEvent.click(screen.getByRole("combobox", { name: /^Companies/ }));
    for (const name of companies) await userEvent.click(await screen.findByRole("option", { name }));
    await userEvent.keyboard("{Escape}");
  }
  const DELETED = "“Keystone Mutual” is not there any more, and no longer chosen.";

  test("is named; no row is lost, and the rows go to the remaining company", async () => {
    const { calls, remove } = await openWithBoth();
    await paste(`${HEADING}\none@k.test;One;A;;\ntwo@k.test;Two;B;;`);
    await pick(/Keystone/, /Bayou/);
    await press("Continue");
    remove("cous-1");
    await press("Add 2 employees");
    expect(await screen.findByText("No one was added.")).toBeVisible();
    expect(screen.getByRole("alert")).toHaveTextContent(
      "One of these companies is not there any more. Choose again. 2 rows have not been added yet.",
    );
    expect(screen.getByText(DELETED)).toBeVisible();
    await press("Fix these rows");
    await press("Add 2 employees");
    expect(await screen.findByText("2 employees were invited.")).toBeVisible();
    expect(sent(calls).map(({ companyKeys }) => companyKeys)).toEqual([["cous-1", "cous-2"], ["cous-2"]]);
    expect(sent(calls)[1]?.csv).toBe(sent(calls)[0]?.csv);
  }, 30_000);

  test("must be replaced if it was the only one, and fixed rows stay", async () => {
    const { calls, remove } = await openWithBoth();
    await paste(`${HEADING}\none@;One;A;;`);
    await pick(/Keystone/);
    await press("Continue");
    await userEvent.type(await screen.findByRole("textbox", { name: "Email of row 1" }), "k.test{Enter}");
    remove("cous-1");
    await press("Add 1 employee");
    await press("Fix these rows");
    expect(step()).toBe("2Columns");
    expect(screen.getByText(DELETED)).toBeVisible();
    expect(screen.getByText("Choose at least one company.")).toBeVisible();
    await pick(/Bayou/);
    await press("Continue");
    await press("Add 1 employee");
    expect(await screen.findByText("1 employee was invited.")).toBeVisible();
    expect(sent(calls)[1]).toMatchObject({ csv: expect.stringContaining("one@k.test"), companyKeys: ["cous-2"] });
  }, 30_000);
});

test("a table of ten thousand rows renders only visible rows and counts all errors", async () => {
  await open();
  const rows = Array.from(
    { length: 10_000 },
    (_, index) => `p${index}@${index % 1_000 === 7 ? "" : "k.test"};Given${index};Family${index};;`,
  );
  await toRows([HEADING, ...rows].join("\n"));
  expect(screen.getByRole("status", { name: "" })).toHaveTextContent("10 to fix9,990 ready");
  await userEvent.click(screen.getByRole("radio", { name: "All 10,000" }));
  expect(screen.getByRole("table")).toHaveAttribute("aria-rowcount", "10001");
  expect(screen.getAllByRole("row").length).toBeLessThan(80);
});

test("ten thousand rows take forty calls with progress, and a refused row is named by its own number", async () => {
  const waiting: (() => void)[] = [];
  const { calls } = await open({
    "employee.bulk": async ({ csv }) => {
      await new Promise<void>((answer) => waiting.push(answer));
      const rows = csv.split("\r\n").slice(1, -1);
      const errors = rows.flatMap((row, index) =>
        row.startsWith("taken") ? [{ row: index + 1, message: "Taken elsewhere." }] : [],
      );
      return { employees: rows.slice(errors.length).map(() => ada), errors };
    },
  });
  const rows = Array.from({ length: 10_000 }, (_, i) => `${i % 1_000 === 999 ? "taken" : "p"}${i}@k.test;G;F;;`);
  await toRows([HEADING, ...rows].join("\n"));
  await press("Add 10,000 employees");
  await press("Send 10,000 invitations");
  for (let part = 0; part < 40; part += 1) {
    await waitFor(() => expect(waiting).toHaveLength(part + 1));
    const bar = screen.getByRole("progressbar", { name: "Adding employees" });
    expect(bar).toHaveAttribute("aria-valuenow", `${Math.floor((part / 40) * 100)}`);
    await act(async () => waiting[part]?.());
  }
  expect(await screen.findByText("9,990 employees were invited.")).toBeVisible();
  expect(sent(calls).map(({ csv }) => String(csv).split("\r\n").length - 2)).toEqual(Array(40).fill(250));
  expect(screen.getByText("10 rows were not accepted:")).toBeVisible();
  expect(screen.getAllByText(/^Row \d+: Taken elsewhere\.$/).map(({ textContent }) => textContent)).toEqual(
    Array.from({ length: 10 }, (_, index) => `Row ${(index + 1) * 1_000}: Taken elsewhere.`),
  );
  await press("Fix these rows");
  expect(screen.getByRole("status", { name: "" })).toHaveTextContent("10 to fix0 ready");
}, 120_000);

test("names in any script arrive unchanged in the call and in the file of remaining rows", async () => {
  const saved = catchSaved();
  const { calls } = await open();
  const text = `\ufeff${HEADING}\r\nsara@k.test;שרה 🦊;الأندلسي;;\r\nbad@;👩‍👩‍👧;العربية;;\r\n`;
  choose("staff.csv", text.length, new TextEncoder().encode(text));
  await press("Continue");
  await press("Save 1 row to fix");
  expect(await textOf(saved[0])).toContain("bad@,👩‍👩‍👧,العربية,,,Invalid email");
  expect(screen.getByDisplayValue("bad@")).toBeVisible();
  await userEvent.click(screen.getByRole("radio", { name: "All 2" }));
  expect(screen.getByRole("cell", { name: "שרה 🦊" })).toHaveAttribute("dir", "auto");
  await press("Add 1 employee");
  expect(await screen.findByText("1 employee was invited.")).toBeVisible();
  expect(String(sent(calls)[0]?.csv).split("\r\n")[1]).toBe("sara@k.test,שרה 🦊,الأندلسي,,employee");
});

test("an empty and a large file are reported, and one in an old spreadsheet encoding is read", async () => {
  await open();
  choose("empty.csv", 0, Uint8Array.of());
  expect(await screen.findByText(/The file is empty\./)).toBeVisible();
  choose("large.csv", 5 * 1024 * 1024 + 1, Uint8Array.of());
  expect(await screen.findByText(/at most 5 MB/)).toBeVisible();
  const text = "email;first name;last name\r\nzoe@k.test;Zo\u00eb;\u00dcnal\r\n";
  choose(
    "staff.csv",
    text.length,
    Uint8Array.from(text, (letter) => letter.charCodeAt(0)),
  );
  await press("Continue");
  expect(await screen.findByRole("cell", { name: "Zoë" })).toBeVisible();
});

test("pasted rows over 5 MB, counted in bytes, are reported", async () => {
  await open();
  const row = `p@k.test;${"é".repeat(1_000)};B\n`;
  await paste(`${HEADING}\n${row.repeat(2_610)}`);
  expect(await screen.findByText("The table is larger than 5 MB. Split it into parts.")).toBeVisible();
  expect(step()).toBe("1File");
  await paste(`${HEADING}\n${row.repeat(2_580)}`);
  expect(await screen.findByText("2,580 rows found. Match the columns.")).toBeVisible();
}, 60_000);

test("a spreadsheet program's own file, and an unreadable one, are reported as not text", async () => {
  await open();
  choose("book.csv", 8, Uint8Array.of(0x50, 0x4b, 3, 4, 0x14, 0, 6, 0));
  expect(await screen.findByText("This file can't be read as text.")).toBeVisible();
  await paste(HEADING);
  expect(await screen.findByText("This table has no rows.")).toBeVisible();
  choose("gone.csv", 8, new Uint8Array(0), () => Promise.reject(new DOMException("gone", "NotFoundError")));
  expect(await screen.findByText("This file can't be read as text.")).toBeVisible();
  expect(step()).toBe("1File");
});

describe("a file is recognized by its content, not its name and type", () => {
  function selectFile(name: string, type: string, bytes: Uint8Array<ArrayBuffer>) {
    const file = new File([bytes], name, { type });
    Object.defineProperty(file, "arrayBuffer", { value: async () => bytes.buffer });
    const input = document.querySelector<HTMLInputElement>("input[type='file']");
    if (!input) throw new Error("There is no input for a file");
    expect(input.accept).toBe("");
    fireEvent.change(input, { target: { files: [file] } });
  }
  const TABLE = new TextEncoder().encode("Email\tFirst name\tLast name\nann@k.test\tAnn\tLee\n");

  test.each([
    ["staff.xls", "application/vnd.ms-excel"],
    ["export", ""],
    ["staff.dat", "application/octet-stream"],
  ])("a table in the file %s of type “%s” is read", async (name, type) => {
    await open();
    selectFile(name, type, TABLE);
    expect(await screen.findByText("1 row found. Match the columns.")).toBeVisible();
  });

  const OLD_WORKBOOK = new Uint8Array(2_048).fill(0xff, 600);
  OLD_WORKBOOK.set([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1]);
  OLD_WORKBOOK.set([0x3e, 0, 3, 0, 0xfe, 0xff, 9, 0, 6], 24);
  test.each([
    ["staff.xls", "application/vnd.ms-excel", OLD_WORKBOOK],
    ["staff.xlsx", "", Uint8Array.of(0x50, 0x4b, 3, 4, 0x14, 0, 6, 0)],
    ["staff", "", Uint8Array.from({ length: 1_000_000 }, (_, index) => (index * index * 31 + (index >> 3)) % 251)],
  ])("%s of type “%s” that holds no text is refused", async (name, type, bytes) => {
    await open();
    selectFile(name, type, bytes);
    expect(await screen.findByText("This file can't be read as text.")).toBeVisible();
    expect(step()).toBe("1File");
  });
});

test("a heading alone is reported as a table without rows", async () => {
  await open();
  await paste("email,first name,last name");
  expect(await screen.findByText("This table has no rows.")).toBeVisible();
  expect(step()).toBe("1File");
});

test("rows to fix can be saved as a table", async () => {
  const saved = catchSaved();
  await open();
  await toRows(`${HEADING}\nowen@;Owen;Castellaw;;\ngood@k.test;Good;Row;;`);
  await press("Save 1 row to fix");
  expect(await textOf(saved[0])).toBe(
    "email,givenName,familyName,phone,role,problem\r\nowen@,Owen,Castellaw,,,Invalid email\r\n",
  );
});

test("a hundred invitations are sent only after their number is confirmed", async () => {
  const { calls } = await open();
  const rows = Array.from({ length: 100 }, (_, index) => `p${index}@k.test;Given${index};Family${index};;`);
  await toRows([HEADING, ...rows].join("\n"));
  await press("Add 100 employees");
  expect(await screen.findByRole("alertdialog", { name: "Send 100 invitations?" })).toBeVisible();
  await press("Cancel");
  expect(sent(calls)).toEqual([]);
  await press("Add 100 employees");
  await press("Send 100 invitations");
  expect(await screen.findByText("100 employees were invited.")).toBeVisible();
});
