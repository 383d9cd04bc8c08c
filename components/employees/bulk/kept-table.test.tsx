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
const asks = () => !window.dispatchEvent(new Event("beforeunload", { cancelable: true }));
const press = async (name: string | RegExp) => userEvent.click(await screen.findByRole("button", { name }));
const alerts = () => within(screen.getByTestId("alerts"));

/** The unanswered calls in order: each is resolved with a number of employees, or a refusal. */
let waiting: ((answer: number | Failure) => void)[];

/** The notices that other pages get about the table. */
let news: ReturnType<typeof useBulkUploadState>;
function News() {
  news = useBulkUploadState();
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
      <News />
    </>,
  );
}
async function toRows(...rows: string[]) {
  fireEvent.change(await screen.findByRole("textbox", { name: /^Or paste rows/ }), {
    target: { value: [HEADING, ...rows].join("\n") },
  });
  await press("Read rows");
  await press("Continue");
}
const good = (count: number) => Array.from({ length: count }, (_, at) => `p${at}@k.test;Given${at};Family`);

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

test("leaving the page asks from the first table until its last row is added, also while rows are sent", async () => {
  openPage();
  await screen.findByRole("dialog");
  expect(asks()).toBe(false);
  await toRows(...good(251), "bad@;Given;Family");
  expect(asks()).toBe(true);
  await press("Add 251 employees");
  await press("Send 251 invitations");
  expect(asks()).toBe(true);
  expect(await saveBeforeReload()).toBe(false);
  await act(async () => waiting[0]?.(250));
  expect(asks()).toBe(true);
  await act(async () => waiting[1]?.(1));
  expect(await screen.findByText("251 employees were invited.")).toBeVisible();
  // One row still has to be fixed.
  expect(asks()).toBe(true);
  await press("Done");
  expect(asks()).toBe(false);
  expect(await saveBeforeReload()).toBe(true);
});

test("leaving does not ask once every row is added, nor after a step back to the file", async () => {
  openPage();
  await toRows(...good(1));
  await press("Back");
  await press("Back");
  expect(asks()).toBe(false);
  await toRows(...good(1));
  await press("Add 1 employee");
  await act(async () => waiting[0]?.(1));
  expect(await screen.findByText("1 employee was invited.")).toBeVisible();
  expect(asks()).toBe(false);
});

test("on another page and back, fixed rows and rows to fix are still there", async () => {
  const { unmount } = openPage();
  await toRows("one@;One;A", "two@;Two;B");
  await userEvent.type(screen.getByRole("textbox", { name: "Email of row 1" }), "k.test{Enter}");
  unmount();
  expect(asks()).toBe(true);
  openPage();
  expect(await screen.findByRole("button", { name: "Add 1 employee" })).toBeEnabled();
  expect(screen.getByRole("textbox", { name: "Email of row 2" })).toHaveValue("two@");
});

test("sending continues after leaving; its result is reported on the other page, and shown on return", async () => {
  const { unmount } = openPage();
  await toRows(...good(300));
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

test("no one sees another person's table, and its rest is not sent in their name", async () => {
  const { unmount } = openPage();
  await toRows(...good(300));
  await press("Add 300 employees");
  await press("Send 300 invitations");
  unmount();
  act(() => {
    sessionLifetime.end("expired");
    writeScope("emp-2");
    sessionLifetime.begin();
  });
  expect(asks()).toBe(false);
  await act(async () => waiting[0]?.(250));
  // A late answer belongs to no table and blocks no page.
  expect(asks()).toBe(false);
  openPage();
  expect(await screen.findByRole("textbox", { name: /^Or paste rows/ })).toBeVisible();
  expect(waiting).toHaveLength(1);
  expect(alerts().queryByText(/invited/)).toBeNull();
});

test("after impersonation or another sign-in, the same person continues with their table", async () => {
  const { unmount } = openPage();
  await toRows("one@;One;A");
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

test("a log-out by the person deletes the table", async () => {
  const { unmount } = openPage();
  await toRows("one@;One;A");
  unmount();
  act(() => sessionLifetime.end("manual"));
  expect(asks()).toBe(false);
  act(() => sessionLifetime.begin());
  openPage();
  expect(await screen.findByRole("textbox", { name: /^Or paste rows/ })).toBeVisible();
});

test("log-out everywhere knows how many rows are not added yet, from reading the table to its last row", async () => {
  openPage();
  await screen.findByRole("dialog");
  expect(news).toEqual({ left: 0, isSending: false });
  await toRows(...good(251), "bad@;Given;Family", "worse@;Given;Family");
  expect(news).toEqual({ left: 253, isSending: false });
  await press("Skip row 253");
  await press("Back");
  expect(news).toEqual({ left: 252, isSending: false });
  await press("Continue");
  await press("Add 251 employees");
  await press("Send 251 invitations");
  expect(news).toEqual({ left: 252, isSending: true });
  await act(async () => waiting[0]?.(250));
  expect(news).toEqual({ left: 2, isSending: true });
  await act(async () => waiting[1]?.(1));
  expect(news).toEqual({ left: 1, isSending: false });
  await press("Done");
  expect(news).toEqual({ left: 0, isSending: false });
});

test("another table counts completely until its columns are assigned, whatever was left of the previous one", async () => {
  openPage();
  await toRows("one@;One;A", "two@;Two;B");
  await press("Back");
  await press("Back");
  expect(news).toEqual({ left: 0, isSending: false });
  fireEvent.change(screen.getByRole("textbox", { name: /^Or paste rows/ }), {
    target: { value: [HEADING, ...good(5)].join("\n") },
  });
  await press("Read rows");
  expect(news).toEqual({ left: 5, isSending: false });
});
