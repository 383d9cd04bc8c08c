import { act, render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { SPECIMEN_TEXTS } from "@/components/gallery/specimen-copy";
import { clearAlert } from "@/lib/client/alerts/alerts-store";
import type { Upload } from "@/lib/client/data/media/upload-store";
import { summarizeUploads } from "@/lib/client/data/media/upload-summary";
import { ATTIC, KITCHEN, roomOf, uploadOf } from "@/tests/support/uploads-on-their-way";
import { AlertsViewport } from "./alerts-viewport";
import { UploadAlerts } from "./upload-alerts";

const OVERVIEW = "/insured/overview/ins-1/prj-1";
const here = { path: OVERVIEW };
const push = jest.fn();
jest.mock("next/navigation", () => ({
  usePathname: () => here.path.split("?")[0],
  useSearchParams: () => new URLSearchParams(here.path.split("?")[1]),
  useRouter: () => router,
}));
const router = { push };

const page = () => (
  <>
    <UploadAlerts />
    <AlertsViewport />
  </>
);

function open(path: string) {
  here.path = path;
  const { rerender, unmount } = render(page());
  const goTo = (next: string) => {
    here.path = next;
    rerender(page());
  };
  return { goTo, unmount };
}
const note = (...uploads: Upload[]) => act(() => summarizeUploads(uploads));
const alerts = () => screen.queryAllByText(/sent to/).map(({ textContent }) => textContent);

beforeEach(() => push.mockClear());
afterEach(() =>
  act(() => {
    summarizeUploads([]);
    clearAlert();
  }),
);

test("a file that fails while its room is not open raises an alert, which links to the room", async () => {
  const { goTo } = open(OVERVIEW);
  note(uploadOf("IMG_1.JPG", "sending"));
  expect(alerts()).toEqual([]);
  note(uploadOf("IMG_1.JPG", "failed"));
  expect(alerts()).toEqual(["“IMG_1.JPG” wasn't sent to “Kitchen”."]);
  await userEvent.click(screen.getByRole("button", { name: "Show room" }));
  expect(push).toHaveBeenCalledWith(KITCHEN.path);
  goTo(KITCHEN.path);
  expect(alerts()).toEqual([]);
  goTo(OVERVIEW);
  expect(alerts()).toEqual([]);
});

test("in its own room the file shows the failure itself, and there is no alert, then or later", () => {
  const { goTo } = open(KITCHEN.path);
  note(uploadOf("a.jpg", "failed"), uploadOf("b.jpg", "sending"));
  expect(alerts()).toEqual([]);
  goTo(ATTIC.path);
  expect(alerts()).toEqual([]);
  note(uploadOf("a.jpg", "failed"), uploadOf("b.jpg", "failed"));
  expect(alerts()).toEqual(["“b.jpg” wasn't sent to “Kitchen”."]);
});

test("a document that fails while another tab of its claim is open links to the documents, and raises no alert there", async () => {
  const documents = { key: "prj-1", name: "Documents of KM-1", path: `${OVERVIEW}?tab=documents` };
  const roof = { ...uploadOf("Roof.pdf", "failed", documents), kind: "document" as const };
  const { goTo } = open(OVERVIEW);
  note(roof);
  expect(alerts()).toEqual(["“Roof.pdf” wasn't sent to “Documents of KM-1”."]);
  await userEvent.click(screen.getByRole("button", { name: "Show documents" }));
  expect(push).toHaveBeenCalledWith(documents.path);
  goTo(documents.path);
  expect(alerts()).toEqual([]);
});

test("the alert does not expire, counts the files of a room, and names each room", () => {
  jest.useFakeTimers();
  open(OVERVIEW);
  note(uploadOf("a.jpg", "failed"), uploadOf("b.jpg", "failed"), uploadOf("c.jpg", "failed", ATTIC));
  expect(alerts()).toEqual(["2 files weren't sent to “Kitchen”.", "“c.jpg” wasn't sent to “Attic”."]);
  act(() => jest.advanceTimersByTime(600_000));
  expect(alerts()).toHaveLength(2);
  jest.useRealTimers();
  const kitchen = screen.getByText(/Kitchen/).closest("li") as HTMLElement;
  expect(within(kitchen).getByRole("button", { name: "Show room" })).toBeInTheDocument();
  note(uploadOf("a.jpg", "sending"), uploadOf("b.jpg", "failed"), uploadOf("c.jpg", "failed", ATTIC));
  expect(alerts()[0]).toBe("“b.jpg” wasn't sent to “Kitchen”.");
  note();
  expect(alerts()).toEqual([]);
});

test("a file that is retried in its room and fails again after leaving raises an alert", () => {
  const { goTo } = open(KITCHEN.path);
  note(uploadOf("a.jpg", "failed"));
  note(uploadOf("a.jpg", "sending"));
  goTo(OVERVIEW);
  expect(alerts()).toEqual([]);
  note(uploadOf("a.jpg", "failed"));
  expect(alerts()).toEqual(["“a.jpg” wasn't sent to “Kitchen”."]);
});

test("a closed alert stays closed until another file fails", async () => {
  open(OVERVIEW);
  note(uploadOf("a.jpg", "failed"));
  await userEvent.click(screen.getByRole("button", { name: /Close/ }));
  note(uploadOf("a.jpg", "failed"), uploadOf("b.jpg", "sending"));
  expect(alerts()).toEqual([]);
  note(uploadOf("a.jpg", "failed"), uploadOf("b.jpg", "failed"));
  expect(alerts()).toEqual(["2 files weren't sent to “Kitchen”."]);
});

test("no file is named after leaving the signed-in pages", () => {
  here.path = OVERVIEW;
  const { rerender } = render(page());
  note(uploadOf("a.jpg", "failed"));
  expect(alerts()).toHaveLength(1);
  rerender(<AlertsViewport />);
  expect(alerts()).toEqual([]);
});

test.each([
  ["right to left", SPECIMEN_TEXTS.rightToLeft],
  ["markup", SPECIMEN_TEXTS.markup],
])("a room and a file named in %s are quoted unchanged", (_kind, text) => {
  open(OVERVIEW);
  note(uploadOf(text, "failed", roomOf("reg-9", text)));
  const [sentence = ""] = alerts();
  expect(sentence?.replace(/[\u2068\u2069]/g, "")).toBe(`“${text}” wasn't sent to “${text}”.`);
});
