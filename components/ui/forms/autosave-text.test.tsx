import { act, fireEvent, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { AutosaveText, type AutosaveTextProps } from "./autosave-text";
import type { TextStore } from "./drafts/draft-slot";
import { DraftsContext } from "./drafts/drafts-context";

const save = jest.fn<Promise<void>, [string]>();
const user = userEvent.setup({ advanceTimers: (ms) => jest.advanceTimersByTime(ms) });
const field = (props: Partial<AutosaveTextProps> = {}) => (
  <AutosaveText label="Note" value="Roof" save={save} {...props} />
);
const box = () => screen.getByRole("textbox", { name: "Note" });
const saved = () => save.mock.calls.map(([text]) => text);

beforeEach(() => {
  jest.useFakeTimers();
  save.mockReset();
  save.mockResolvedValue();
});
afterEach(() => jest.useRealTimers());

test.each([true, false])("saves on blur, and shows the save (several lines: %s)", async (isMultiline) => {
  render(field({ isMultiline }));
  await user.type(box(), " leak");
  expect(screen.getByText("Saving…")).toBeInTheDocument();
  expect(save).not.toHaveBeenCalled();
  await user.tab();
  expect(saved()).toEqual(["Roof leak"]);
  expect(await screen.findByText("Saved")).toBeInTheDocument();
});

test("marks the page while unsaved and after a failure", async () => {
  const isMarked = () => document.querySelector("[data-unsaved]") !== null;
  save.mockRejectedValueOnce(new Error("offline"));
  render(field());
  expect(isMarked()).toBe(false);
  await user.type(box(), "!");
  expect(isMarked()).toBe(true);
  await user.tab();
  expect(isMarked()).toBe(true);
  await act(() => jest.advanceTimersByTimeAsync(3_000));
  expect(saved()).toEqual(["Roof!", "Roof!"]);
  expect(isMarked()).toBe(false);
});

test("saves on unmount", async () => {
  const { unmount } = render(field());
  await user.type(box(), "!");
  unmount();
  expect(saved()).toEqual(["Roof!"]);
});

test("saves after 3000 ms while the field still has the focus", async () => {
  render(field());
  await user.type(box(), "!");
  act(() => jest.advanceTimersByTime(2_999));
  expect(save).not.toHaveBeenCalled();
  await act(async () => jest.advanceTimersByTime(1));
  expect(saved()).toEqual(["Roof!"]);
  expect(box()).toHaveFocus();
});

test("saves when the page is hidden and when the page is left", async () => {
  render(field());
  await user.type(box(), "!");
  const visibility = jest.spyOn(document, "visibilityState", "get").mockReturnValue("hidden");
  await act(async () => fireEvent(document, new Event("visibilitychange")));
  visibility.mockRestore();
  expect(saved()).toEqual(["Roof!"]);
  await user.type(box(), "?");
  await act(async () => fireEvent(window, new Event("pagehide")));
  expect(saved()).toEqual(["Roof!", "Roof!?"]);
});

test("announces a failure, and recovers with the next try", async () => {
  save.mockRejectedValueOnce(new Error("offline"));
  render(field());
  await user.type(box(), "!");
  await user.tab();
  expect(await screen.findByText("Not saved. Trying again.")).toBeInTheDocument();
  expect(screen.getByRole("status")).toHaveTextContent("Not saved. Trying again.");
  await act(async () => jest.advanceTimersByTime(3_000));
  expect(saved()).toEqual(["Roof!", "Roof!"]);
  expect(screen.getByRole("status")).toHaveTextContent("Saved");
  expect(box()).toHaveValue("Roof!");
});

test("saves at once on Enter in a single line", async () => {
  render(field());
  await user.type(box(), "!{Enter}");
  expect(saved()).toEqual(["Roof!"]);
});

test("ignores the Enter that ends an IME composition", async () => {
  render(field());
  await user.type(box(), "!");
  fireEvent.keyDown(box(), { key: "Enter", isComposing: true });
  expect(save).not.toHaveBeenCalled();
  await user.keyboard("{Enter}");
  expect(saved()).toEqual(["Roof!"]);
});

test("does not save an empty required text, and shows why", async () => {
  render(field({ required: true }));
  await user.clear(box());
  await user.tab();
  act(() => jest.advanceTimersByTime(10_000));
  expect(save).not.toHaveBeenCalled();
  expect(screen.getByText("Required")).toBeInTheDocument();
});

test("keeps a text that is too long in full, unsaved, and shows why", async () => {
  render(field({ isMultiline: true, maximumLength: 6 }));
  await user.type(box(), " leak");
  act(() => jest.advanceTimersByTime(10_000));
  expect(save).not.toHaveBeenCalled();
  expect(box()).toHaveValue("Roof leak");
  expect(screen.getByText("Too long")).toBeInTheDocument();
  expect(screen.getByText("Not saved")).toBeInTheDocument();
  expect(document.querySelector("[data-unsaved]")).toBeInTheDocument();
  expect(screen.getByText("9 of 6")).toBeInTheDocument();
});

test("reports an invalid text in full with its rule on unmount", async () => {
  const onLost = jest.fn();
  const { unmount } = render(field({ isMultiline: true, maximumLength: 6, onLost }));
  await user.type(box(), " leak");
  unmount();
  expect(onLost.mock.calls).toEqual([["Roof leak", "Too long"]]);
  expect(save).not.toHaveBeenCalled();
});

describe("with a draft name", () => {
  const browser = new Map<string, string>();
  const store: TextStore = {
    owner: "emp-1",
    read: (name) => browser.get(name) ?? null,
    write: (name, text) => void browser.set(name, text),
    remove: (name) => void browser.delete(name),
    names: () => [...browser.keys()],
  };
  const page = (props: Partial<AutosaveTextProps> = {}) => (
    <DraftsContext value={store}>{field({ draft: "note of prj-1", ...props })}</DraftsContext>
  );
  beforeEach(() => browser.clear());

  test("restores an invalid text with its rule, and lets it be discarded", async () => {
    const first = render(page({ maximumLength: 6, isMultiline: true }));
    await user.type(box(), " leak");
    first.unmount();
    render(page({ maximumLength: 6, isMultiline: true }));
    expect(box()).toHaveValue("Roof leak");
    expect(screen.getByText("Too long")).toBeInTheDocument();
    await user.click(screen.getByRole("button", { name: "Discard draft" }));
    expect(box()).toHaveValue("Roof");
    expect(screen.queryByRole("button", { name: "Discard draft" })).toBeNull();
    expect([...browser]).toEqual([]);
  });

  test("saves a text that a page reload interrupted, once its field is mounted again", async () => {
    save.mockReturnValue(new Promise(() => {}));
    const first = render(page());
    await user.type(box(), "!");
    first.unmount();
    save.mockReset();
    save.mockResolvedValue();
    render(page());
    expect(box()).toHaveValue("Roof!");
    await act(async () => jest.advanceTimersByTime(3_000));
    expect(saved()).toEqual(["Roof!"]);
    expect([...browser]).toEqual([]);
  });

  test("does not overwrite another user's change", async () => {
    save.mockReturnValue(new Promise(() => {}));
    const first = render(page());
    await user.type(box(), "!");
    first.unmount();
    save.mockReset();
    save.mockResolvedValue();
    const second = render(page({ value: "Theirs" }));
    expect(box()).toHaveValue("Roof!");
    await act(async () => jest.advanceTimersByTime(60_000));
    second.unmount();
    render(page({ value: "Theirs" }));
    await act(async () => jest.advanceTimersByTime(60_000));
    expect(save).not.toHaveBeenCalled();
    await user.type(box(), "!");
    await user.tab();
    expect(saved()).toEqual(["Roof!!"]);
  });

  test("leaves nothing stored after a save", async () => {
    render(page());
    await user.type(box(), "!");
    expect(browser.size).toBe(1);
    await user.tab();
    expect(await screen.findByText("Saved")).toBeInTheDocument();
    expect([...browser]).toEqual([]);
  });
});

test("shows a reloaded text", () => {
  const { rerender } = render(field());
  rerender(field({ value: "Roof, east side" }));
  expect(box()).toHaveValue("Roof, east side");
});
