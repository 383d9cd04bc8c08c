import { act, render, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import type { ReactNode } from "react";
import { localStore } from "@/lib/browser-storage";
import { actionRegistry } from "@/lib/client/actions/action-registry";
import { noteEditsUnkept } from "@/lib/client/alerts/storage-notice";
import { changeAppearance } from "@/lib/client/appearance/use-appearance";
import { setBulkUploadState } from "@/lib/client/data/employees/bulk-upload-state";
import { summarizeUploads } from "@/lib/client/data/media/upload-summary";
import { PublicConfigProvider } from "@/lib/client/public-config";
import { signOut } from "@/lib/client/session/sign-out";
import { useCurrentEmployee } from "@/lib/client/session/use-current-employee";
import { useSession } from "@/lib/client/session/use-session";
import type { Employee } from "@/lib/domain/entities";
import type { PublicConfig } from "@/lib/domain/public-config";
import type { Role } from "@/lib/domain/roles";
import type { SessionView } from "@/lib/domain/session-view";
import { uploadOf } from "@/tests/support/uploads-on-their-way";
import { ActionsRoot } from "./actions/actions-root";
import { useIsNavCollapsed } from "./nav-collapsed";
import { Shell } from "./shell";

const here = { path: "/insured/policies" };
jest.mock("next/navigation", () => ({
  usePathname: () => here.path,
  useSearchParams: () => new URLSearchParams(),
  useRouter: () => ({}),
}));
jest.mock("@/lib/client/session/use-session", () => ({ useSession: jest.fn() }));
jest.mock("@/lib/client/session/use-current-employee", () => ({ useCurrentEmployee: jest.fn() }));
jest.mock("@/lib/client/session/sign-out", () => ({ signOut: jest.fn() }));
const known = { isUnread: false, isAsking: false, ask: jest.fn(async () => undefined) };
const unread = { session: known, employee: known };
jest.mock("@/lib/client/session/use-unread", () => ({
  useUnreadSession: () => unread.session,
  useUnreadEmployee: () => unread.employee,
}));
const queue = { pending: 0, waiting: 0, failed: [] };
jest.mock("@/lib/client/queue/use-queue-state", () => ({ useQueueState: () => queue }));

const employee = { givenName: "Dana", familyName: "Whitfield", email: "dana@example.test" } as Employee;
const config = { helpUrl: "https://help.test/", helpUrlUnderwriting: "https://help.test/uw" } as PublicConfig;

function mockSession(role: Role | null, isAnswered = role !== null) {
  const session = role && ({ effectiveRole: role } as SessionView);
  jest.mocked(useSession).mockReturnValue({ session, isLoading: !isAnswered });
  jest.mocked(useCurrentEmployee).mockReturnValue({ employee: role ? employee : null, isLoading: !isAnswered });
}

function draw(path = "/insured/policies", quickSearch?: ReactNode) {
  here.path = path;
  render(
    <PublicConfigProvider config={config}>
      <ActionsRoot>
        <Shell quickSearch={quickSearch}>
          <h1>Page</h1>
        </Shell>
      </ActionsRoot>
    </PublicConfigProvider>,
  );
}

function renderShell(role: Role | null, path?: string) {
  mockSession(role);
  draw(path);
}

function SearchSlot() {
  return <p>{useIsNavCollapsed() ? "narrow" : "wide"}</p>;
}
const side = () => within(screen.getByRole("complementary"));
const setOnline = (isOnline: boolean) =>
  act(() => {
    jest.spyOn(navigator, "onLine", "get").mockReturnValue(isOnline);
    window.dispatchEvent(new Event(isOnline ? "online" : "offline"));
  });

beforeEach(() => {
  jest.restoreAllMocks();
  Object.assign(queue, { pending: 0, waiting: 0, failed: [] });
  Object.assign(unread, { session: known, employee: known });
});
afterEach(() => act(() => changeAppearance({ theme: "system", isNavCollapsed: false })));

test.each([
  ["employee", "Insured", "/insured/policies", "https://help.test/"],
  ["underwriting_reviewer", "Inspections", "/insured/inspections", "https://help.test/uw"],
] as const)("%s sees %s and the right help", (role, label, href, help) => {
  renderShell(role);
  const items = within(screen.getByRole("navigation", { name: "Main" })).getAllByRole("link");
  expect(items.map((item) => item.textContent)).toEqual([label]);
  expect(items[0]).toHaveAttribute("href", href);
  expect(screen.getByRole("link", { name: "Help" })).toHaveAttribute("href", help);
});

test("a claims reviewer has no list, only the settings", () => {
  renderShell("claims_reviewer", "/settings");
  expect(within(screen.getByRole("navigation", { name: "Main" })).queryAllByRole("link")).toEqual([]);
});

test("a claim belongs to the inspections for a role without the list of insured", () => {
  renderShell("underwriting_reviewer", "/insured/overview/ins-1/prj-1");
  expect(screen.getByRole("link", { name: "Inspections" })).toHaveAttribute("aria-current", "page");
});

test("the item of the open page is current, also on pages below it", () => {
  renderShell("employee", "/insured/overview/ins-1/prj-1");
  expect(side().getByRole("link", { name: "Insured" })).toHaveAttribute("aria-current", "page");
});

test("until the role is known there are six skeleton items, after 150 ms", () => {
  jest.useFakeTimers();
  renderShell(null);
  expect(screen.queryAllByTestId("navigation-skeleton-item")).toHaveLength(0);
  act(() => jest.advanceTimersByTime(150));
  expect(screen.getAllByTestId("navigation-skeleton-item")).toHaveLength(6);
  jest.useRealTimers();
});

test("the scan viewer uses the whole screen", () => {
  renderShell("employee", "/insured/overview/ins-1/prj-1/scan-viewer");
  expect(screen.queryByRole("navigation")).not.toBeInTheDocument();
  expect(screen.getByRole("main")).toHaveTextContent("Page");
});

test("region review keeps the navigation collapsed, without a toggle", () => {
  renderShell("employee", "/insured/overview/ins-1/prj-1/region-review/reg-1");
  expect(screen.getByRole("complementary")).toHaveAttribute("data-narrow", "true");
  expect(screen.queryByRole("button", { name: "Collapse navigation" })).not.toBeInTheDocument();
});

test("the navigation can be collapsed, and keeps its links", async () => {
  renderShell("employee");
  await userEvent.click(screen.getByRole("button", { name: "Collapse navigation" }));
  expect(document.documentElement).toHaveAttribute("data-nav", "collapsed");
  expect(screen.getByRole("button", { name: "Expand navigation" })).toHaveAttribute("aria-expanded", "false");
  expect(side().getByRole("link", { name: "Insured" })).toBeInTheDocument();
});

test("the user menu shows name and role, and Log Out asks first", async () => {
  renderShell("admin");
  const account = screen.getByRole("button", { name: "Account of Dana Whitfield" });
  expect(account).toHaveTextContent("Dana WhitfieldAdmin");
  await userEvent.click(account);
  expect(screen.getByRole("menuitem", { name: /^Settings/ })).toHaveAttribute("href", "/settings");
  await userEvent.click(screen.getByRole("menuitem", { name: "Log Out" }));
  const question = screen.getByRole("alertdialog", { name: "Log Out" });
  expect(question).toHaveTextContent("Are you sure you want to log out from this device?");
  expect(signOut).not.toHaveBeenCalled();
  await userEvent.click(within(question).getByRole("button", { name: "Logout" }));
  expect(signOut).toHaveBeenCalledTimes(1);
});

test("the user menu has the page's commands: Settings with its key, and the same Log Out question", async () => {
  renderShell("admin");
  await userEvent.click(screen.getByRole("button", { name: "Account of Dana Whitfield" }));
  expect(screen.getByRole("menuitem", { name: /^Settings/ })).toHaveTextContent("Settingsg s");
  await userEvent.click(screen.getByRole("menuitem", { name: "Log Out" }));
  await userEvent.keyboard("{Escape}");
  act(() => void actionRegistry.run("account.log-out"));
  expect(screen.getAllByRole("alertdialog", { name: "Log Out" })).toHaveLength(1);
});

test("Log Out says what happens to unsent edits", async () => {
  renderShell("admin");
  act(() => void Object.assign(queue, { pending: 2 }));
  await userEvent.click(screen.getByRole("button", { name: "Account of Dana Whitfield" }));
  await userEvent.click(screen.getByRole("menuitem", { name: "Log Out" }));
  expect(screen.getByRole("alertdialog", { name: "Log Out" })).toHaveTextContent(
    "2 edits haven't been sent. They stay in this browser and are sent when you sign in here again.",
  );
  act(() => noteEditsUnkept());
  expect(screen.getByRole("alertdialog", { name: "Log Out" })).toHaveTextContent(
    "2 edits haven't been sent. They stay in this tab and are sent when you sign in here again.",
  );
  jest.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
    throw new DOMException("Access is denied", "SecurityError");
  });
  await act(async () => localStore.set("lintel-of-test", "1"));
  act(() => void Object.assign(queue, { pending: 1 }));
  await userEvent.keyboard("{Escape}");
  await userEvent.click(screen.getByRole("button", { name: "Account of Dana Whitfield" }));
  await userEvent.click(screen.getByRole("menuitem", { name: "Log Out" }));
  expect(screen.getByRole("alertdialog", { name: "Log Out" })).toHaveTextContent(
    "1 edit hasn't been sent. It is lost when you log out.",
  );
  jest.restoreAllMocks();
  act(() => void Object.assign(queue, { pending: 2 }));
});

test("Log Out says which files in flight are lost, and nothing if there are none", async () => {
  renderShell("admin");
  act(() =>
    summarizeUploads([uploadOf("a.jpg", "sending"), uploadOf("b.jpg", "waiting"), uploadOf("c.jpg", "failed")]),
  );
  await userEvent.click(screen.getByRole("button", { name: "Account of Dana Whitfield" }));
  await userEvent.click(screen.getByRole("menuitem", { name: "Log Out" }));
  const question = screen.getByRole("alertdialog", { name: "Log Out" });
  expect(question).toHaveTextContent("Are you sure you want to log out from this device?");
  expect(question).toHaveTextContent("2 files are still uploading. They are lost when you log out.");
  expect(question).toHaveTextContent("1 file wasn't sent. It is lost when you log out.");
  act(() => summarizeUploads([uploadOf("b.jpg", "sending")]));
  expect(question).toHaveTextContent("1 file is still uploading. It is lost when you log out.");
  act(() => summarizeUploads([]));
  expect(question).not.toHaveTextContent(/lost/);
});

test("Log Out says that a table of employees is lost, while it is sent and while its rows wait", async () => {
  renderShell("admin");
  act(() => setBulkUploadState({ left: 1_251, isSending: true }));
  await userEvent.click(screen.getByRole("button", { name: "Account of Dana Whitfield" }));
  await userEvent.click(screen.getByRole("menuitem", { name: "Log Out" }));
  const question = screen.getByRole("alertdialog", { name: "Log Out" });
  expect(question).toHaveTextContent(
    "A table of employees is still being sent; 1,251 rows haven't been added yet. They are lost when you log out.",
  );
  act(() => setBulkUploadState({ left: 7, isSending: false }));
  expect(question).toHaveTextContent(
    "7 rows of a table of employees haven't been added yet. They are lost when you log out.",
  );
  act(() => setBulkUploadState({ left: 1, isSending: false }));
  expect(question).toHaveTextContent(
    "1 row of a table of employees hasn't been added yet. It is lost when you log out.",
  );
  act(() => setBulkUploadState({ left: 0, isSending: false }));
  expect(question).not.toHaveTextContent(/lost/);
});

test("Cancel stays signed in, and focus returns to the user menu", async () => {
  jest.mocked(signOut).mockClear();
  renderShell("admin");
  await userEvent.click(screen.getByRole("button", { name: "Account of Dana Whitfield" }));
  await userEvent.click(screen.getByRole("menuitem", { name: "Log Out" }));
  await userEvent.click(screen.getByRole("button", { name: "Cancel" }));
  expect(screen.queryByRole("alertdialog")).not.toBeInTheDocument();
  await waitFor(() => expect(screen.getByRole("button", { name: "Account of Dana Whitfield" })).toHaveFocus());
  expect(signOut).not.toHaveBeenCalled();
});

test("the theme is chosen at the bottom", async () => {
  renderShell("employee");
  await userEvent.click(screen.getByRole("button", { name: "Theme" }));
  await userEvent.click(screen.getByRole("menuitemradio", { name: "Dark" }));
  expect(document.documentElement).toHaveAttribute("data-theme", "dark");
});

test("if the employee cannot be loaded, the role, a retry and log-out remain", async () => {
  const retry = jest.fn(async () => undefined);
  unread.employee = { isUnread: true, isAsking: false, ask: retry };
  mockSession("admin");
  jest.mocked(useCurrentEmployee).mockReturnValue({ employee: null, isLoading: false });
  draw("/settings");
  const account = screen.getByRole("button", { name: "Your account" });
  expect(account).toHaveTextContent("Your accountAdmin");
  await userEvent.click(account);
  expect(screen.getByText("Your name couldn't be loaded")).toBeInTheDocument();
  expect(screen.getByRole("menuitem", { name: "Log Out" })).toBeInTheDocument();
  await userEvent.click(screen.getByRole("menuitem", { name: "Retry" }));
  expect(retry).toHaveBeenCalledTimes(1);
});

test("if the role cannot be loaded, the navigation offers a retry", async () => {
  const retry = jest.fn(async () => undefined);
  unread.session = { isUnread: true, isAsking: false, ask: retry };
  mockSession(null, true);
  draw();
  await userEvent.click(side().getByRole("button", { name: "Retry" }));
  expect(retry).toHaveBeenCalledTimes(1);
});

test("the search slot knows whether the navigation is collapsed", () => {
  mockSession("employee");
  draw("/insured/policies", <SearchSlot />);
  expect(side().getByText("wide")).toBeInTheDocument();
  act(() => changeAppearance({ isNavCollapsed: true }));
  expect(side().getByText("narrow")).toBeInTheDocument();
});

test("without a network the banner counts the queued edits", () => {
  renderShell("employee");
  expect(screen.queryByRole("status")).not.toBeInTheDocument();
  Object.assign(queue, { pending: 2 });
  setOnline(false);
  expect(screen.getByRole("status")).toHaveTextContent(
    "You are offline. 2 edits will be sent when you're back online.",
  );
  setOnline(true);
  expect(screen.queryByRole("status")).not.toBeInTheDocument();
});

test("the first Tab stop skips to the content", async () => {
  renderShell("employee");
  await userEvent.tab();
  expect(screen.getByRole("link", { name: "Skip to content" })).toHaveFocus();
  expect(screen.getByRole("main")).toHaveAttribute("id", "main");
});

test("a new page takes the focus that was lost with the previous one, and no other", () => {
  const page = (isField: boolean) => (
    <PublicConfigProvider config={config}>
      <Shell>{isField ? <input aria-label="Name" /> : <h1>Page</h1>}</Shell>
    </PublicConfigProvider>
  );
  here.path = "/insured/policies";
  const { rerender } = render(page(false));
  expect(document.body).toHaveFocus();
  here.path = "/settings";
  rerender(page(true));
  expect(screen.getByRole("main")).toHaveFocus();
  screen.getByRole("textbox", { name: "Name" }).focus();
  here.path = "/settings/about";
  rerender(page(true));
  expect(screen.getByRole("textbox", { name: "Name" })).toHaveFocus();
});

test("on narrow screens the same navigation opens as a drawer", async () => {
  renderShell("employee");
  await userEvent.click(screen.getByRole("button", { name: "Open navigation" }));
  const drawer = screen.getByRole("dialog", { name: "Main" });
  expect(within(drawer).getByRole("link", { name: "Insured" })).toBeInTheDocument();
  await userEvent.keyboard("{Escape}");
  expect(screen.queryByRole("dialog")).not.toBeInTheDocument();
});
