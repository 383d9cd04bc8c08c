import { render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import type { FailedGesture, OpenGesture } from "@/lib/client/queue/queue-state";
import { KITCHEN } from "@/tests/support/uploads-on-their-way";
import { EditsList, type EditsListProps } from "./edits-list";

const NOW = Date.parse("2026-03-02T15:00:00Z");
const open = (id: string, change: Partial<OpenGesture> = {}): OpenGesture => ({
  id,
  label: `Edit ${id}`,
  createdAt: "2026-03-02T14:52:00Z",
  status: "open",
  ...change,
});
const failed = (id: string, change: Partial<FailedGesture> = {}): FailedGesture => ({
  id,
  owner: "editor",
  label: `Edit ${id}`,
  createdAt: "2026-03-02T14:52:00Z",
  failure: { message: "Changed by somebody else", type: "conflict", status: 409 },
  isPartlySaved: false,
  ...change,
});

function show(change: Partial<EditsListProps>) {
  const acts = {
    onRetryDirect: jest.fn(),
    onDismissDirect: jest.fn(),
    onSendNow: jest.fn(),
    onRetry: jest.fn(),
    onDismiss: jest.fn(),
    onRetryFile: jest.fn(),
    onDismissFile: jest.fn(),
    onShowRoom: jest.fn(),
  };
  render(<EditsList open={[]} failed={[]} direct={[]} files={[]} state="offline" now={NOW} {...acts} {...change} />);
  return acts;
}
const part = (name: string) => within(screen.getByRole("region", { name }));
const texts = (name: string) =>
  part(name)
    .getAllByRole("listitem")
    .map((item) => [...item.querySelectorAll("p")].map((text) => text.textContent?.replace(/\d+:\d+\s[AP]M/, "TIME")));

test("waiting edits are listed in order, with time and reason", () => {
  show({ open: [open("b"), open("a", { status: "undoing" })] });
  expect(texts("Waiting to be sent (2)")).toEqual([
    ["Edit b", "TIME · Waiting for the network"],
    ["Edit a", "TIME · Refused, rolling back"],
  ]);
  expect(screen.queryByRole("button")).toBeNull();
});

test("unanswered edits can be sent now", async () => {
  const { onSendNow } = show({ open: [open("a")], state: "unanswered" });
  expect(texts("Waiting to be sent (1)")).toEqual([["Edit a", "TIME · Waiting for the server"]]);
  await userEvent.click(screen.getByRole("button", { name: "Send now" }));
  expect(onSendNow).toHaveBeenCalledTimes(1);
});

test("a refused edit gives its reason, and can be sent again or dismissed", async () => {
  const { onRetry, onDismiss } = show({ failed: [failed("a", { isPartlySaved: true })] });
  expect(texts("Not saved (1)")).toEqual([["Edit a", "Changed by somebody else", "TIME · Partly saved"]]);
  await userEvent.click(screen.getByRole("button", { name: "Retry: Edit a" }));
  expect(onRetry.mock.calls).toEqual([["a"]]);
  await userEvent.click(screen.getByRole("button", { name: "Dismiss: Edit a" }));
  expect(onDismiss.mock.calls).toEqual([["a"]]);
});

test("an edit that conflicts with someone else's cannot be sent from here: a link leads to the comparison", async () => {
  const page = "/insured/overview/ins-1/prj-1/scan-viewer?datasetKey=ds-1&annotationTask=annotask-1";
  const failure = { message: "Changed", type: "conflict", status: 409, conflicts: [{ key: "vrx-a", revision: 4 }] };
  const about = "Corner 3 (Kitchen)";
  const onLeave = jest.fn();
  const list = [failed("a", { failure, page, about }), failed("b", { failure, page, failedWith: "a" })];
  const { onDismiss } = show({ failed: list, onLeave });
  expect(texts("Not saved (2)")[0]).toEqual(["Edit a", "Corner 3 (Kitchen)", "Changed", "TIME"]);
  expect(screen.queryByRole("button", { name: /Retry/ })).toBeNull();
  const link = screen.getByRole("link", { name: "Compare: Edit a" });
  expect(link).toHaveAttribute("href", `${page}&edit=a`);
  link.addEventListener("click", (event) => event.preventDefault());
  await userEvent.click(link);
  expect(onLeave).toHaveBeenCalledTimes(1);
  await userEvent.click(screen.getByRole("button", { name: "Dismiss: Edit a" }));
  expect(onDismiss.mock.calls).toEqual([["a"]]);
});

test("an edit that failed with another one names that edit, and has no buttons", () => {
  show({ failed: [failed("a"), failed("b", { failedWith: "a" }), failed("c", { failedWith: "gone" })] });
  expect(texts("Not saved (3)")[1]).toEqual(["Edit b", "Depends on “Edit a”", "TIME"]);
  expect(screen.getAllByRole("button").map((button) => button.textContent)).toEqual([
    "Retry",
    "Dismiss",
    "Retry",
    "Dismiss",
  ]);
});

test("of very many edits, the first hundred are listed and the others counted", () => {
  show({ open: Array.from({ length: 10_000 }, (_, index) => open(String(index))) });
  expect(screen.getAllByRole("listitem")).toHaveLength(100);
  expect(screen.getByText("and 9,900 more")).toBeInTheDocument();
});

test("an empty list shows that all changes are saved", () => {
  show({});
  expect(screen.getByText("All changes are saved.")).toBeInTheDocument();
});

test("markup in a name or a reason is text", () => {
  const markup = "<img src=x onerror=alert(1)>";
  show({ failed: [failed("a", { label: markup, failure: { message: markup, type: "", status: 400 } })] });
  expect(screen.getAllByText(markup)).toHaveLength(2);
  expect(document.querySelector("img")).toBeNull();
});

test("a failed document links to the documents of its claim", async () => {
  const room = { key: "prj-1", name: "Documents of KM-1", path: "/insured/overview/ins-1/prj-1?tab=documents" };
  const acts = show({ files: [{ id: "d", kind: "document", fileName: "Roof.pdf", room, message: null }] });
  await userEvent.click(screen.getByRole("button", { name: "Show documents: Documents of KM-1" }));
  expect(acts.onShowRoom.mock.calls).toEqual([[room]]);
});

test("a failed direct call gives its name and reason, and can be retried or dismissed", async () => {
  const createdAt = "2026-03-02T14:52:00Z";
  const acts = show({
    direct: [
      { id: "x", label: "Send the contents by mail", message: "The mail server does not answer.", createdAt },
      { id: "y", label: "Invite failed", message: "Invite failed", createdAt },
    ],
  });
  expect(texts("Not done (2)")).toEqual([
    ["Send the contents by mail", "The mail server does not answer.", "TIME"],
    ["Invite failed", "TIME"],
  ]);
  await userEvent.click(screen.getByRole("button", { name: "Retry: Send the contents by mail" }));
  expect(acts.onRetryDirect.mock.calls).toEqual([["x"]]);
  await userEvent.click(screen.getByRole("button", { name: "Dismiss: Invite failed" }));
  expect(acts.onDismissDirect.mock.calls).toEqual([["y"]]);
  expect(acts.onRetry).not.toHaveBeenCalled();
});

test("a failed file names its room and reason, and can be sent again, opened or dismissed", async () => {
  const acts = show({
    files: [
      { id: "f", kind: "image", fileName: "IMG_1.JPG", room: KITCHEN, message: "The connection broke off." },
      { id: "g", kind: "image", fileName: "IMG_2.JPG", room: KITCHEN, message: null },
    ],
  });
  expect(texts("Files not sent (2)")).toEqual([
    ["IMG_1.JPG", "The connection broke off.", "Kitchen"],
    ["IMG_2.JPG", "It couldn't be sent.", "Kitchen"],
  ]);
  await userEvent.click(screen.getByRole("button", { name: "Retry: IMG_1.JPG" }));
  expect(acts.onRetryFile.mock.calls).toEqual([["f"]]);
  await userEvent.click(screen.getAllByRole("button", { name: "Show room: Kitchen" })[1] as HTMLElement);
  expect(acts.onShowRoom.mock.calls).toEqual([[KITCHEN]]);
  await userEvent.click(screen.getByRole("button", { name: "Dismiss: IMG_2.JPG" }));
  expect(acts.onDismissFile.mock.calls).toEqual([["g"]]);
  expect(screen.queryByText("All changes are saved.")).toBeNull();
});
