import { act, render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { clearAlert, showAlert } from "@/lib/client/alerts/alerts-store";
import { showDirectFailure } from "@/lib/client/data/edits/direct-failures";
import { setUploadActions, summarizeUploads } from "@/lib/client/data/media/upload-summary";
import type { FailedGesture, OpenGesture } from "@/lib/client/queue/queue-state";
import { useRefusalInDialog } from "@/lib/client/queue/refusals-in-dialogs";
import { ATTIC, KITCHEN, uploadOf } from "@/tests/support/uploads-on-their-way";
import { AlertsViewport } from "./alerts-viewport";
import { ImpersonationBanner } from "./impersonation/impersonation-banner";
import { OfflineBanner } from "./offline-banner";
import { UploadAlerts } from "./upload-alerts";

const OVERVIEW = "/insured/overview/ins-1/prj-1";
const here = { path: OVERVIEW };
const push = jest.fn();
const router = { push };
jest.mock("next/navigation", () => ({
  usePathname: () => here.path.split("?")[0],
  useSearchParams: () => new URLSearchParams(here.path.split("?")[1]),
  useRouter: () => router,
}));

const queue = { pending: 0, waiting: 0, failed: [] as Partial<FailedGesture>[] };
const open: OpenGesture[] = [];
const calls = { sendNow: jest.fn(), retry: jest.fn(), dismiss: jest.fn() };
jest.mock("@/lib/client/queue/use-queue-state", () => ({ useQueueState: () => queue }));
jest.mock("@/lib/client/queue/browser-queue", () => ({
  browserQueue: () => ({ ...calls, openGestures: async () => open, subscribe: () => () => {} }),
}));

const failed = (id: string): Partial<FailedGesture> => ({
  id,
  label: `Edit ${id}`,
  createdAt: "2026-03-02T14:52:00Z",
  failure: { message: "Too late", type: "conflict", status: 409 },
});
function show(change: Partial<typeof queue>, isOnline = true, hasOwnList = false) {
  Object.assign(queue, { pending: 0, waiting: 0, failed: [] }, change);
  jest.spyOn(navigator, "onLine", "get").mockReturnValue(isOnline);
  render(<OfflineBanner hasOwnList={hasOwnList} />);
  return screen.queryByRole("status")?.textContent ?? null;
}

test.each([
  [{}, true, null],
  [{ pending: 3 }, true, null],
  [{}, false, "You are offline."],
  [{ pending: 1, waiting: 1 }, false, "You are offline. 1 edit will be sent when you're back online.Show edits"],
  [{ pending: 2 }, false, "You are offline. 2 edits will be sent when you're back online.Show edits"],
  [
    { pending: 2, waiting: 2 },
    true,
    "The server isn't responding. 2 edits will be sent when you're back online.Show edits",
  ],
  [{ failed: [failed("a")] }, true, "1 edit wasn't saved.Show edits"],
  [{ failed: [failed("a"), failed("b")] }, false, "You are offline. 2 edits weren't saved.Show edits"],
])("with the queue %j and online %s, the banner shows %s", (change, isOnline, text) => {
  expect(show(change, isOnline)).toBe(text);
});

function Question({ about }: { about: string }) {
  useRefusalInDialog(about);
  return null;
}

test("an edit that a dialog asks about is not counted until it is decided", () => {
  const { unmount } = render(<Question about="a" />);
  expect(show({ failed: [failed("a"), failed("b")] })).toBe("1 edit wasn't saved.Show edits");
  unmount();
  expect(screen.getByRole("status")).toHaveTextContent("2 edits weren't saved.");
});

test("on a page that lists its own unsaved edits, the banner does not", () => {
  expect(show({ failed: [failed("a")] }, true, true)).toBeNull();
});

test("the list names waiting and refused edits, and acts on the queue", async () => {
  open.push({ id: "o", label: "Move a corner", createdAt: "2026-03-02T14:52:00Z", status: "open" });
  show({ pending: 1, waiting: 1, failed: [failed("a")] });
  await userEvent.click(screen.getByRole("button", { name: "Show edits" }));
  const drawer = within(await screen.findByRole("dialog", { name: "Edits" }));
  expect(await drawer.findByText("Move a corner")).toBeInTheDocument();
  await userEvent.click(drawer.getByRole("button", { name: "Send now" }));
  await userEvent.click(drawer.getByRole("button", { name: "Retry: Edit a" }));
  await userEvent.click(drawer.getByRole("button", { name: "Dismiss: Edit a" }));
  expect(calls.sendNow).toHaveBeenCalledTimes(1);
  expect(calls.retry.mock.calls).toEqual([["a"]]);
  expect(calls.dismiss.mock.calls).toEqual([["a"]]);
  await userEvent.keyboard("{Escape}");
  expect(screen.queryByRole("dialog")).toBeNull();
  act(() => void open.pop());
});

test("a failed direct call stays counted and listed after another alert replaced its alert", async () => {
  const retry = jest.fn();
  show({});
  render(<AlertsViewport />);
  act(() => showDirectFailure({ id: "x", label: "Invite Priya", message: "You may not.", retry }));
  expect(screen.getByText("You may not.")).toBeInTheDocument();
  act(() => void showAlert({ type: "success", message: "Saved" }));
  expect(screen.queryByText("You may not.")).toBeNull();
  expect(screen.getByText("1 edit wasn't saved.")).toBeInTheDocument();
  await userEvent.click(screen.getByRole("button", { name: "Show edits" }));
  const drawer = within(await screen.findByRole("dialog", { name: "Edits" }));
  expect(drawer.getByText("You may not.")).toBeInTheDocument();
  await userEvent.click(drawer.getByRole("button", { name: "Retry: Invite Priya" }));
  expect(retry).toHaveBeenCalledTimes(1);
  expect(calls.retry).not.toHaveBeenCalledWith("x");
  expect(drawer.getByText("All changes are saved.")).toBeInTheDocument();
  act(() => clearAlert());
});

describe("failed files", () => {
  afterEach(() =>
    act(() => {
      here.path = OVERVIEW;
      summarizeUploads([]);
      clearAlert();
    }),
  );

  test("stay counted and listed after another alert replaced theirs", async () => {
    show({});
    render(
      <>
        <UploadAlerts />
        <AlertsViewport />
      </>,
    );
    act(() => summarizeUploads([uploadOf("a.jpg", "failed"), uploadOf("b.jpg", "failed", ATTIC)]));
    expect(screen.getByText("“a.jpg” wasn't sent to “Kitchen”.")).toBeInTheDocument();
    act(() => void showAlert({ type: "success", message: "Saved" }));
    expect(screen.queryByText("“a.jpg” wasn't sent to “Kitchen”.")).toBeNull();
    const banner = screen.getByText("2 files weren't sent.").closest("[role=status]");
    expect(banner).toHaveTextContent("2 files weren't sent.Show files");
    await userEvent.click(screen.getByRole("button", { name: "Show files" }));
    const drawer = within(await screen.findByRole("dialog", { name: "Edits" }));
    expect(drawer.getByText("a.jpg")).toBeInTheDocument();
    await userEvent.click(drawer.getByRole("button", { name: "Show room: Attic" }));
    expect(push).toHaveBeenCalledWith(ATTIC.path);
  });

  test("can be sent again or dismissed from the list", async () => {
    const acts = { retry: jest.fn(), cancel: jest.fn() };
    setUploadActions(acts);
    act(() => summarizeUploads([uploadOf("a.jpg", "failed")]));
    show({ failed: [failed("e")] });
    await userEvent.click(screen.getByRole("button", { name: "Show edits and files" }));
    const drawer = within(await screen.findByRole("dialog", { name: "Edits" }));
    await userEvent.click(drawer.getByRole("button", { name: "Retry: a.jpg" }));
    await userEvent.click(drawer.getByRole("button", { name: "Dismiss: a.jpg" }));
    expect(acts.retry.mock.calls).toEqual([["upload-a.jpg"]]);
    expect(acts.cancel.mock.calls).toEqual([["upload-a.jpg"]]);
  });

  test("are not counted by the banner in their own room, but everywhere else, including the scan viewer", () => {
    act(() => summarizeUploads([uploadOf("a.jpg", "failed")]));
    here.path = KITCHEN.path;
    expect(show({})).toBeNull();
    here.path = ATTIC.path;
    expect(show({}, true, true)).toBe("1 file wasn't sent.Show files");
  });

  test("that are being sent again do not count as failed", () => {
    act(() => summarizeUploads([uploadOf("a.jpg", "sending")]));
    expect(show({})).toBeNull();
  });
});

test.each([
  ["claims_reviewer", ["Bayou Fidelity"], "You're viewing Lintel as claims reviewer, Bayou Fidelity."],
  ["poweruser", [], "You're viewing Lintel as power user."],
  ["admin", ["A", "B", "C"], "You're viewing Lintel as admin, A, B, and C."],
] as const)("the banner names the role %s and the companies %j, and offers to stop", async (role, companies, text) => {
  const onStop = jest.fn();
  render(<ImpersonationBanner seenAs={role} companies={companies} onStop={onStop} />);
  expect(screen.getByRole("status")).toHaveTextContent(text);
  await userEvent.click(screen.getByRole("button", { name: "Stop impersonating" }));
  expect(onStop).toHaveBeenCalledTimes(1);
});

test("while impersonation is ending, another press does nothing", async () => {
  const onStop = jest.fn();
  render(<ImpersonationBanner seenAs="admin" companies={[]} isStopping onStop={onStop} />);
  await userEvent.click(screen.getByRole("button", { name: "Stop impersonating" }));
  expect(onStop).not.toHaveBeenCalled();
});
