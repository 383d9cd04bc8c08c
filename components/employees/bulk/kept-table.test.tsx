import { act, fireEvent, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { clearAlert } from "@/lib/client/alerts/alerts-store";
import { sessionLifetime } from "@/lib/client/calls/session-lifetime";
import { writeScope } from "@/lib/client/calls/session-scope";
import { useBulkUploadState } from "@/lib/client/data/employees/bulk-upload-state";
import { saveBeforeReload } from "@/lib/client/update/before-reload";
import type { Role } from "@/lib/domain/roles";
import { Failure, installBackend, layOutPage, renderScreen } from "@/tests/support/browser-backend";
import { ShownAlerts } from "@/tests/support/shown-alerts";
import { BulkDrawer } from "./bulk-drawer";
import { startTableAnew } from "./kept-table";

const COMPANIES = new Map([["cous-1", "Keystone Mutual"]]);
const ROLES: Role[] = ["employee"];
const HEADING = "Email;First name;Last name";
const blocksUnload = () => !window.dispatchEvent(new Event("beforeunload", { cancelable: true }));
const press = async (name: string | RegExp) => userEvent.click(await screen.findByRole("button", { name }));
const alerts = () => within(screen.getByTestId("alerts"));

/** The unanswered calls in order: each is resolved with a number of employees, or a refusal. */
let waiting: ((answer: number | Failure) => void)[];

/** The state of the upload that other pages read. */
let uploadState: ReturnType<typeof useBulkUploadState>;
function UploadState() {
  uploadState = useBulkUploadState();
  return null;
}

/** The page of employees, with the drawer open or closed. */
function openPage(isOpen = true) {
  return renderScreen(
    <>
      <BulkDrawer
        isOpen={isOpen}
        onOpenChange={() => {}}
        onDone={() => {}}
        employees={[]}
        companyNames={COMPANIES}
        unreadCompanies={null}
        roles={ROLES}
      />
      <ShownAlerts />
      <UploadState />
    </>,
  );
}
async function pasteAndContinue(...rows: string[]) {
  fireEvent.change(await screen.findByRole("textbox", { name: /^Or paste rows/ }), {
    target: { value: [HEADING, ...rows].join("\n") },
  });
  await press("Read rows");
  await press("Continue");
}
const validRows = (count: number) =>
  Array.from({ length: count }, (_, index) => `p${index}@k.test;Given${index};Family`);

beforeEach(() => {
  layOutPage(600);
  waiting = [];
  writeScope("emp-1");
  act(() => {
    clearAlert();
    startTableAnew();
  });
  installBackend(
    {
      "employee.bulk": async () => {
        const answer = await new Promise<number | Failure>((resolve) => waiting.push(resolve));
        if (answer instanceof Failure) throw answer;
        return { employees: Array(answer).fill({ key: "emp-9" }), errors: [] };
      },
    },
    { role: "admin" },
  );
});
afterEach(() => act(() => sessionLifetime.begin()));

test("leaving the page asks for confirmation until every row is added or dropped, also during sending", async () => {
  openPage();
  await screen.findByRole("dialog");
  expect(blocksUnload()).toBe(false);
  await pasteAndContinue(...validRows(251), "bad@;Given;Family");
  expect(blocksUnload()).toBe(true);
  await press("Add 251 employees");
  await press("Send 251 invitations");
  expect(blocksUnload()).toBe(true);
  expect(await saveBeforeReload()).toBe(false);
  await act(async () => waiting[0]?.(250));
  expect(blocksUnload()).toBe(true);
  await act(async () => waiting[1]?.(1));
  expect(await screen.findByText("251 employees were invited.")).toBeVisible();
  // One row still has to be fixed.
  expect(blocksUnload()).toBe(true);
  await press("Done");
  expect(blocksUnload()).toBe(false);
  expect(await saveBeforeReload()).toBe(true);
});

test("leaving the page asks nothing once every row is added, nor after going back to the file step", async () => {
  openPage();
  await pasteAndContinue(...validRows(1));
  await press("Back");
  await press("Back");
  expect(blocksUnload()).toBe(false);
  await pasteAndContinue(...validRows(1));
  await press("Add 1 employee");
  await act(async () => waiting[0]?.(1));
  expect(await screen.findByText("1 employee was invited.")).toBeVisible();
  expect(blocksUnload()).toBe(false);
});

test("fixed rows and rows to fix survive a visit to another page", async () => {
  const { unmount } = openPage();
  await pasteAndContinue("one@;One;A", "two@;Two;B");
  await userEvent.type(screen.getByRole("textbox", { name: "Email of row 1" }), "k.test{Enter}");
  unmount();
  expect(blocksUnload()).toBe(true);
  openPage();
  expect(await screen.findByRole("button", { name: "Add 1 employee" })).toBeEnabled();
  expect(screen.getByRole("textbox", { name: "Email of row 2" })).toHaveValue("two@");
});

test("sending continues after leaving; its result is reported on the other page, and shown on return", async () => {
  const { unmount } = openPage();
  await pasteAndContinue(...validRows(300));
  await press("Add 300 employees");
  await press("Send 300 invitations");
  unmount();
  const other = openPage(false);
  await act(async () => waiting[0]?.(250));
  await act(async () => waiting[1]?.(new Failure(403, "This company isn't yours.")));
  expect(await alerts().findByText("250 employees were invited. 50 rows wait under “Add from CSV”.")).toBeVisible();
  other.unmount();
  openPage();
  expect(await screen.findByText("250 employees were invited.")).toBeVisible();
  expect(screen.getByText(/This company isn't yours\. 50 rows have not been added yet\./)).toBeVisible();
});

test("another person who signs in doesn't see the table, and its other rows are not sent in their name", async () => {
  const { unmount } = openPage();
  await pasteAndContinue(...validRows(300));
  await press("Add 300 employees");
  await press("Send 300 invitations");
  unmount();
  act(() => {
    sessionLifetime.end("expired");
    writeScope("emp-2");
    sessionLifetime.begin();
  });
  expect(blocksUnload()).toBe(false);
  await act(async () => waiting[0]?.(250));
  // A late answer belongs to no table and blocks no page.
  expect(blocksUnload()).toBe(false);
  openPage();
  expect(await screen.findByRole("textbox", { name: /^Or paste rows/ })).toBeVisible();
  expect(waiting).toHaveLength(1);
  expect(alerts().queryByText(/invited/)).toBeNull();
});

test("after impersonation or another sign-in, the same person continues with their table", async () => {
  const { unmount } = openPage();
  await pasteAndContinue("one@;One;A");
  unmount();
  act(() => {
    writeScope("emp-1 poweruser cous-1");
    sessionLifetime.begin();
    sessionLifetime.end("expired");
    writeScope("emp-1");
    sessionLifetime.begin();
  });
  openPage();
  expect(await screen.findByRole("textbox", { name: "Email of row 1" })).toHaveValue("one@");
});

test("a manual log-out deletes the table", async () => {
  const { unmount } = openPage();
  await pasteAndContinue("one@;One;A");
  unmount();
  act(() => sessionLifetime.end("manual"));
  expect(blocksUnload()).toBe(false);
  act(() => sessionLifetime.begin());
  openPage();
  expect(await screen.findByRole("textbox", { name: /^Or paste rows/ })).toBeVisible();
});

test("reports how many rows are not added yet, from reading the table to its last row", async () => {
  openPage();
  await screen.findByRole("dialog");
  expect(uploadState).toEqual({ left: 0, isSending: false });
  await pasteAndContinue(...validRows(251), "bad@;Given;Family", "worse@;Given;Family");
  expect(uploadState).toEqual({ left: 253, isSending: false });
  await press("Skip row 253");
  await press("Back");
  expect(uploadState).toEqual({ left: 252, isSending: false });
  await press("Continue");
  await press("Add 251 employees");
  await press("Send 251 invitations");
  expect(uploadState).toEqual({ left: 252, isSending: true });
  await act(async () => waiting[0]?.(250));
  expect(uploadState).toEqual({ left: 2, isSending: true });
  await act(async () => waiting[1]?.(1));
  expect(uploadState).toEqual({ left: 1, isSending: false });
  await press("Done");
  expect(uploadState).toEqual({ left: 0, isSending: false });
});

test("rows of a new table count as not added until its columns are matched, whatever the last one left", async () => {
  openPage();
  await pasteAndContinue("one@;One;A", "two@;Two;B");
  await press("Back");
  await press("Back");
  expect(uploadState).toEqual({ left: 0, isSending: false });
  fireEvent.change(screen.getByRole("textbox", { name: /^Or paste rows/ }), {
    target: { value: [HEADING, ...validRows(5)].join("\n") },
  });
  await press("Read rows");
  expect(uploadState).toEqual({ left: 5, isSending: false });
});
