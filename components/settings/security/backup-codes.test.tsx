import { act, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { clearAlert } from "@/lib/client/alerts/alerts-store";
import { sessionLifetime } from "@/lib/client/calls/session-lifetime";
import { saveBeforeReload } from "@/lib/client/update/before-reload";
import type { Employee } from "@/lib/domain/entities";
import { type Answers, Failure, installBackend, renderScreen } from "@/tests/support/browser-backend";
import { ShownAlerts } from "@/tests/support/shown-alerts";
import { closeNewCodes } from "./new-codes";
import { SecuritySettings } from "./security-settings";

const MADE_AT = "2026-03-02T10:00:00.000Z";
const CODES = Array.from({ length: 10 }, (_, index) => `harborlantern00${index}${index}`.slice(0, 16));
let storedEmployee: Employee;

function open(answers: Answers = {}) {
  const calls = installBackend(
    {
      "employee.me": () => storedEmployee,
      "employee.backupCodes": () => {
        storedEmployee = { ...storedEmployee, backupCodesGeneratedAt: MADE_AT };
        return { backupCodes: CODES, backupCodesGeneratedAt: MADE_AT };
      },
      ...answers,
    },
    { role: "claims_reviewer" },
  );
  const { unmount } = renderScreen(
    <>
      <SecuritySettings />
      <ShownAlerts />
    </>,
  );
  return { unmount, countRequests: () => calls.filter(({ name }) => name === "employee.backupCodes").length };
}
const press = async (name: string) => userEvent.click(await screen.findByRole("button", { name }));
const findCodes = () => screen.findByRole("dialog", { name: "Your backup codes" });
const expectClosed = () =>
  waitFor(() => expect(screen.queryByRole("dialog", { name: "Your backup codes" })).toBeNull());
const question = () => screen.queryByRole("alertdialog", { name: "Close without saving the codes?" });
/** Returns whether leaving the page is prevented. */
function isLeavingPrevented(): boolean {
  const event = new Event("beforeunload", { cancelable: true });
  window.dispatchEvent(event);
  return event.defaultPrevented;
}

beforeEach(() => {
  storedEmployee = {
    key: "emp-1",
    givenName: "Clio",
    familyName: "Radcliffe",
    email: "clio@lintel.test",
    role: "claims_reviewer",
    companyKeys: [],
  };
  act(() => {
    closeNewCodes();
    clearAlert();
  });
});

test("the first codes are created without a question, shown once, and copied one a line", async () => {
  const user = userEvent.setup();
  open();
  await press("Create backup codes");
  const codes = within(await findCodes()).getAllByRole("listitem");
  expect(codes.map(({ textContent }) => textContent)).toEqual(CODES);
  expect(isLeavingPrevented()).toBe(true);
  expect(await saveBeforeReload()).toBe(false);
  await user.click(screen.getByRole("button", { name: "Copy" }));
  expect(await screen.findByText("Codes copied")).toBeInTheDocument();
  expect(await navigator.clipboard.readText()).toBe(CODES.join("\n"));
  expect(isLeavingPrevented()).toBe(false);
  expect(await saveBeforeReload()).toBe(true);
  await user.click(screen.getByRole("button", { name: "Done" }));
  await expectClosed();
  expect(screen.queryByText(CODES[0] ?? "")).toBeNull();
  expect(await screen.findByText("10 codes")).toBeInTheDocument();
  expect(screen.getByText(/^Created/)).toHaveTextContent(/^Created Mar 2/);
});

test.each([
  ["Done", () => press("Done")],
  ["Escape", () => userEvent.keyboard("{Escape}")],
])("%s asks for confirmation while the codes are not saved, and going back shows the codes again", async (_, close) => {
  open();
  await press("Create backup codes");
  await findCodes();
  await close();
  expect(question()).toBeInTheDocument();
  await press("Back to the codes");
  expect(await findCodes()).toHaveTextContent("harborlantern");
  await close();
  await press("Close anyway");
  await expectClosed();
  expect(isLeavingPrevented()).toBe(false);
});

test("the codes are downloaded as a text file that names their owner", async () => {
  const files: Blob[] = [];
  const names: string[] = [];
  Object.assign(URL, { createObjectURL: (blob: Blob) => files.push(blob) && "blob:x", revokeObjectURL: () => {} });
  jest.spyOn(HTMLAnchorElement.prototype, "click").mockImplementation(function (this: HTMLAnchorElement) {
    names.push(this.download);
  });
  open();
  await press("Create backup codes");
  await findCodes();
  await press("Download");
  expect(names).toEqual(["lintel-backup-codes.txt"]);
  const text = await new Promise<string>((resolve) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.readAsText(files[0] as Blob);
  });
  const lines = text.split("\r\n");
  expect(lines[1]).toMatch(/^For clio@lintel\.test, created Mar 2, 2026, /);
  expect(lines.slice(4, 14)).toEqual(CODES);
  await press("Done");
  await expectClosed();
});

test("only the codes are printed; since printing can be canceled, Done asks whether they are on paper", async () => {
  const print = jest.fn(() => {
    const paper = document.querySelector("[data-print='only']");
    expect(paper).toHaveTextContent("For clio@lintel.test");
    expect(paper?.querySelectorAll("li")).toHaveLength(10);
  });
  Object.assign(window, { print });
  open();
  await press("Create backup codes");
  await findCodes();
  await press("Print");
  expect(print).toHaveBeenCalledTimes(1);
  expect(isLeavingPrevented()).toBe(true);
  await press("Done");
  expect(screen.getByRole("alertdialog", { name: "Do you have the printed codes?" })).toBeInTheDocument();
  await press("Back to the codes");
  expect(await findCodes()).toHaveTextContent("harborlantern");
  await press("Done");
  await press("I have them");
  await expectClosed();
  expect(isLeavingPrevented()).toBe(false);
});

test("a refused copy to the clipboard does not count as saving the codes", async () => {
  jest.spyOn(navigator.clipboard, "writeText").mockRejectedValue(new DOMException("no", "NotAllowedError"));
  open();
  await press("Create backup codes");
  await findCodes();
  await press("Copy");
  expect(await screen.findByText("Codes couldn't be copied")).toBeInTheDocument();
  await press("Done");
  expect(question()).toBeInTheDocument();
});

test("replacing existing codes asks first, since the old ones become invalid", async () => {
  storedEmployee = { ...storedEmployee, backupCodesGeneratedAt: "2026-01-05T10:00:00.000Z" };
  const { countRequests } = open();
  await press("Create new codes");
  const question = await screen.findByRole("alertdialog", { name: "Create new backup codes?" });
  expect(question).toHaveTextContent("Your current codes stop working immediately.");
  await userEvent.click(within(question).getByRole("button", { name: "Cancel" }));
  expect(countRequests()).toBe(0);
  await press("Create new codes");
  await userEvent.click(
    within(await screen.findByRole("alertdialog")).getByRole("button", { name: "Create new codes" }),
  );
  await findCodes();
  expect(countRequests()).toBe(1);
});

test("a failure is reported with the specification's text, and Retry shows the codes", async () => {
  let isDown = true;
  open({
    "employee.backupCodes": () => {
      if (isDown) throw new Failure(500, "");
      return { backupCodes: CODES, backupCodesGeneratedAt: MADE_AT };
    },
  });
  await press("Create backup codes");
  expect(await screen.findByText("Failed to generate backup codes!")).toBeInTheDocument();
  isDown = false;
  await press("Retry");
  expect(await findCodes()).toHaveTextContent("harborlantern");
});

test("returning to the page shows the codes again, but only to the same person", async () => {
  const { unmount } = open();
  await press("Create backup codes");
  await findCodes();
  unmount();
  open();
  expect(await findCodes()).toHaveTextContent("harborlantern");
  act(() => sessionLifetime.begin());
  await expectClosed();
  expect(isLeavingPrevented()).toBe(false);
});

test("codes that arrive after someone else has signed in are shown to no one", async () => {
  let answer = () => {};
  const isAnswered = new Promise<void>((resolve) => {
    answer = resolve;
  });
  const { countRequests } = open({
    "employee.backupCodes": async () => {
      await isAnswered;
      storedEmployee = { ...storedEmployee, backupCodesGeneratedAt: MADE_AT };
      return { backupCodes: CODES, backupCodesGeneratedAt: MADE_AT };
    },
  });
  await press("Create backup codes");
  await waitFor(() => expect(countRequests()).toBe(1));
  act(() => sessionLifetime.begin());
  answer();
  // Stored codes are read again once the call is answered.
  expect(await screen.findByText("10 codes")).toBeInTheDocument();
  expect(screen.queryByRole("dialog")).toBeNull();
  expect(isLeavingPrevented()).toBe(false);
});
