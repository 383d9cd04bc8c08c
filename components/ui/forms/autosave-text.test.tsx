import { act, fireEvent, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { AutosaveText, type AutosaveTextProps } from "./autosave-text";
import type { TextStore } from "./drafts/draft-slot";
import { DraftsProvider } from "./drafts/drafts-context";

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

test.each([true, false])("it saves when it is left, and says so (several lines: %s)", async (isMultiline) => {
  render(field({ isMultiline }));
  await user.type(box(), " leak");
  expect(screen.getByText("Saving…")).toBeInTheDocument();
  expect(save).not.toHaveBeenCalled();
  await user.tab();
  expect(saved()).toEqual(["Roof leak"]);
  expect(await screen.findByText("Saved")).toBeInTheDocument();
});

test("while something is not saved, and after a failure, the page bears a mark of it", async () => {
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

test("it saves when it is taken off the page", async () => {
  const { unmount } = render(field());
  await user.type(box(), "!");
  unmount();
  expect(saved()).toEqual(["Roof!"]);
});

test("it saves after 3000 ms while it still has the focus", async () => {
  render(field());
  await user.type(box(), "!");
  act(() => jest.advanceTimersByTime(2_999));
  expect(save).not.toHaveBeenCalled();
  await act(async () => jest.advanceTimersByTime(1));
  expect(saved()).toEqual(["Roof!"]);
  expect(box()).toHaveFocus();
});

test("it saves when the page is hidden and when it goes away", async () => {
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

test("a failure is told to a screen reader and mended by the next try", async () => {
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

test("Enter in a single line saves at once", async () => {
  render(field());
  await user.type(box(), "!{Enter}");
  expect(saved()).toEqual(["Roof!"]);
});

test("Enter that accepts what an input method offers saves nothing yet", async () => {
  render(field());
  await user.type(box(), "!");
  fireEvent.keyDown(box(), { key: "Enter", isComposing: true });
  expect(save).not.toHaveBeenCalled();
  await user.keyboard("{Enter}");
  expect(saved()).toEqual(["Roof!"]);
});

test("an empty text waits where one is required, and says why", async () => {
  render(field({ required: true }));
  await user.clear(box());
  await user.tab();
  act(() => jest.advanceTimersByTime(10_000));
  expect(save).not.toHaveBeenCalled();
  expect(screen.getByText("Required")).toBeInTheDocument();
});

test("a text that is too long waits, whole, and says why", async () => {
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

test("taken off the page, a text that breaks a rule is told with the rule, whole", async () => {
  const onLost = jest.fn();
  const { unmount } = render(field({ isMultiline: true, maximumLength: 6, onLost }));
  await user.type(box(), " leak");
  unmount();
  expect(onLost.mock.calls).toEqual([["Roof leak", "Too long"]]);
  expect(save).not.toHaveBeenCalled();
});

describe("with a name for its draft", () => {
  const browser = new Map<string, string>();
  const store: TextStore = {
    owner: "emp-1",
    read: (name) => browser.get(name) ?? null,
    write: (name, text) => void browser.set(name, text),
    remove: (name) => void browser.delete(name),
    names: () => [...browser.keys()],
  };
  const page = (props: Partial<AutosaveTextProps> = {}) => (
    <DraftsProvider store={store}>{field({ draft: "note of prj-1", ...props })}</DraftsProvider>
  );
  beforeEach(() => browser.clear());

  test("a text that breaks a rule comes back to its field, with the rule, and can be discarded", async () => {
    const first = render(page({ maximumLength: 6, isMultiline: true }));
    await user.type(box(), " leak");
    first.unmount();
    render(page({ maximumLength: 6, isMultiline: true }));
    expect(box()).toHaveValue("Roof leak");
    expect(screen.getByText("Too long")).toBeInTheDocument();
    await user.click(screen.getByRole("button", { name: "Discard the draft" }));
    expect(box()).toHaveValue("Roof");
    expect(screen.queryByRole("button", { name: "Discard the draft" })).toBeNull();
    expect([...browser]).toEqual([]);
  });

  test("what the page took with it before it was saved is saved when its field is back", async () => {
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

  test("what somebody else has changed meanwhile is not overwritten by it", async () => {
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

  test("a text that is saved leaves nothing behind", async () => {
    render(page());
    await user.type(box(), "!");
    expect(browser.size).toBe(1);
    await user.tab();
    expect(await screen.findByText("Saved")).toBeInTheDocument();
    expect([...browser]).toEqual([]);
  });
});

test("a text read anew shows", () => {
  const { rerender } = render(field());
  rerender(field({ value: "Roof, east side" }));
  expect(box()).toHaveValue("Roof, east side");
});
