import { act, render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useAskingAbout } from "@/lib/client/queue/asked-refusals";
import type { FailedGesture, OpenGesture } from "@/lib/client/queue/queue-state";
import { ImpersonationBanner } from "./impersonation-banner";
import { OfflineBanner } from "./offline-banner";

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
  [{ pending: 1, waiting: 1 }, false, "You are offline. 1 edit is kept and will be sent.Show edits"],
  [{ pending: 2 }, false, "You are offline. 2 edits are kept and will be sent.Show edits"],
  [{ pending: 2, waiting: 2 }, true, "The server does not answer. 2 edits are kept and will be sent.Show edits"],
  [{ failed: [failed("a")] }, true, "1 edit was not saved.Show edits"],
  [{ failed: [failed("a"), failed("b")] }, false, "You are offline. 2 edits were not saved.Show edits"],
])("%j, online %s: %s", (change, isOnline, text) => {
  expect(show(change, isOnline)).toBe(text);
});

function Question({ about }: { about: string }) {
  useAskingAbout(about);
  return null;
}

test("an edit that a dialog asks about is not counted so long", () => {
  const { unmount } = render(<Question about="a" />);
  expect(show({ failed: [failed("a"), failed("b")] })).toBe("1 edit was not saved.Show edits");
  unmount();
  expect(screen.getByRole("status")).toHaveTextContent("2 edits were not saved.");
});

test("where the page lists by itself what was not saved, the banner does not", () => {
  expect(show({ failed: [failed("a")] }, true, true)).toBeNull();
});

test("the list names what waits and what was refused, and acts on the queue", async () => {
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

test.each([
  ["claims_reviewer", ["Bayou Fidelity"], "You see Lintel as claims reviewer, Bayou Fidelity."],
  ["poweruser", [], "You see Lintel as power user."],
  ["admin", ["A", "B", "C"], "You see Lintel as admin, A, B, and C."],
] as const)("impersonating %s of %j says so, and how to stop", async (role, companies, text) => {
  const onStop = jest.fn();
  render(<ImpersonationBanner seenAs={role} companies={companies} onStop={onStop} />);
  expect(screen.getByRole("status")).toHaveTextContent(text);
  await userEvent.click(screen.getByRole("button", { name: "Stop impersonating" }));
  expect(onStop).toHaveBeenCalledTimes(1);
});

test("while it stops, another press does nothing", async () => {
  const onStop = jest.fn();
  render(<ImpersonationBanner seenAs="admin" companies={[]} isStopping onStop={onStop} />);
  await userEvent.click(screen.getByRole("button", { name: "Stop impersonating" }));
  expect(onStop).not.toHaveBeenCalled();
});
