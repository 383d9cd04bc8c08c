import { act, fireEvent, render, screen } from "@testing-library/react";
import { useState } from "react";
import { AddressField, type AddressFieldProps } from "./address-field";
import {
  type AddressProvider,
  type AddressSuggestion,
  type AddressValue,
  EMPTY_ADDRESS,
  formatAddressLine,
} from "./address-provider";

const ALDER: AddressValue = {
  line1: "1428 Alder Creek Dr",
  line2: "",
  city: "Austin",
  region: "TX",
  postalCode: "78745",
  country: "US",
};
const SUGGESTIONS = [
  { id: "1", main: "1428 Alder Creek Dr", detail: "Austin, TX" },
  { id: "2", main: "1428 <b>Alder</b> Ln" },
];

type Call<Value> = {
  text: string;
  signal: AbortSignal;
  answer: (value: Value) => Promise<void>;
  fail: () => Promise<void>;
};

/** Returns a provider whose calls the test answers. */
function openProvider() {
  const questions: Call<readonly AddressSuggestion[]>[] = [];
  const picked: Call<AddressValue>[] = [];
  const call = <Value,>(calls: Call<Value>[], text: string, signal: AbortSignal) =>
    new Promise<Value>((resolve, reject) => {
      const settle = (end: () => void) => act(async () => end());
      calls.push({
        text,
        signal,
        answer: (value) => settle(() => resolve(value)),
        fail: () => settle(() => reject(new Error("away"))),
      });
    });
  const provider: AddressProvider = {
    suggest: (text, signal) => call(questions, text, signal),
    resolve: ({ id }, signal) => call(picked, id, signal),
  };
  return { provider, questions, picked };
}

const onValueChange = jest.fn();
beforeEach(() => {
  jest.useFakeTimers();
  onValueChange.mockReset();
});
afterEach(() => jest.useRealTimers());

function Page({ initial = EMPTY_ADDRESS, ...props }: Partial<AddressFieldProps> & { initial?: AddressValue }) {
  const [value, setValue] = useState(initial);
  const change = (next: AddressValue) => {
    setValue(next);
    onValueChange(next);
  };
  return <AddressField label="Address" provider={null} {...props} value={value} onValueChange={change} />;
}

const field = () => screen.getByRole("combobox", { name: "Address" });
const type = (text: string) => fireEvent.change(field(), { target: { value: text } });
const wait = (ms: number) => act(async () => jest.advanceTimersByTime(ms));
const key = (name: string) => act(async () => void fireEvent.keyDown(field(), { key: name }));

/** Picks the first suggestion for "1428". */
async function pick(questions: ReturnType<typeof openProvider>["questions"]): Promise<void> {
  type("1428");
  await wait(300);
  await questions.at(-1)?.answer(SUGGESTIONS);
  await key("ArrowDown");
  await key("Enter");
}

test("requests suggestions after three characters and a pause of 300 ms", async () => {
  const { provider, questions } = openProvider();
  render(<Page provider={provider} />);
  type("14");
  await wait(5_000);
  type(" 14 ");
  await wait(5_000);
  expect(questions).toHaveLength(0);
  type("142");
  await wait(299);
  type("1428");
  await wait(299);
  expect(questions).toHaveLength(0);
  await wait(1);
  expect(questions.map(({ text }) => text)).toEqual(["1428"]);
});

test("moves through suggestions with the arrows, and fills in the address on Enter", async () => {
  const { provider, questions, picked } = openProvider();
  render(<Page provider={provider} />);
  act(() => field().focus());
  type("1428");
  await wait(300);
  await questions[0]?.answer(SUGGESTIONS);
  expect(screen.getAllByRole("option").map(({ textContent }) => textContent)).toEqual([
    "1428 Alder Creek Dr Austin, TX",
    "1428 <b>Alder</b> Ln",
    "Enter by hand",
  ]);
  expect(field()).toHaveAttribute("aria-expanded", "true");
  expect(field()).not.toHaveAttribute("aria-activedescendant");
  await key("ArrowDown");
  const marked = document.getElementById(field().getAttribute("aria-activedescendant") ?? "");
  expect(marked).toHaveTextContent("1428 Alder Creek Dr");
  await key("Enter");
  await picked[0]?.answer(ALDER);
  expect(onValueChange).toHaveBeenLastCalledWith(ALDER);
  expect(field()).toHaveValue("1428 Alder Creek Dr, Austin, TX 78745");
  expect(field()).toHaveFocus();
});

test("ignores a late answer to an earlier request", async () => {
  const { provider, questions } = openProvider();
  render(<Page provider={provider} />);
  type("1428");
  await wait(300);
  type("1429");
  expect(questions[0]?.signal.aborted).toBe(true);
  await wait(300);
  await questions[1]?.answer([{ id: "9", main: "1429 Oak St" }]);
  await questions[0]?.answer(SUGGESTIONS);
  expect(screen.getAllByRole("option").map(({ textContent }) => textContent)).toEqual(["1429 Oak St", "Enter by hand"]);
});

test("drops an address that arrives after more typing", async () => {
  const { provider, questions, picked } = openProvider();
  render(<Page provider={provider} />);
  await pick(questions);
  type("14 Elm");
  await picked[0]?.answer(ALDER);
  expect(field()).toHaveValue("14 Elm");
  expect(onValueChange).toHaveBeenLastCalledWith({ ...EMPTY_ADDRESS, line1: "14 Elm" });
});

test("keeps the typed text when the provider fails, and offers manual entry", async () => {
  const { provider, questions, picked } = openProvider();
  render(<Page provider={provider} />);
  const failed = "Suggestions aren't available right now. Your text is kept; you can enter the address by hand.";
  type("1428");
  await wait(300);
  await questions[0]?.fail();
  expect(screen.getByText(failed)).toBeInTheDocument();
  expect(field()).toHaveValue("1428");
  type("1428 A");
  await wait(300);
  await questions[1]?.answer(SUGGESTIONS);
  expect(screen.queryByText(failed)).not.toBeInTheDocument();
  await key("ArrowDown");
  await key("Enter");
  await picked[0]?.fail();
  expect(screen.getByText(failed)).toBeInTheDocument();
  fireEvent.click(screen.getByRole("button", { name: "Enter by hand" }));
  expect(screen.getByRole("textbox", { name: "Address line 1" })).toHaveValue("1428 A");
});

const SLOW = "Suggestions are taking longer than usual. You can enter the address by hand.";
const FAILED = "Suggestions aren't available right now. Your text is kept; you can enter the address by hand.";

test("reports a slow service after 3 s, gives up after 15 s and ignores its answer", async () => {
  const { provider, questions } = openProvider();
  render(<Page provider={provider} />);
  type("1428");
  await wait(300 + 2_999);
  expect(screen.queryByText(SLOW)).toBeNull();
  await wait(1);
  expect(screen.getByText(SLOW)).toBeVisible();
  await wait(11_999);
  expect(screen.getByText(SLOW)).toBeVisible();
  await wait(1);
  expect(screen.getByText(FAILED)).toBeVisible();
  expect(questions[0]?.signal.aborted).toBe(true);
  await questions[0]?.answer(SUGGESTIONS);
  expect(screen.queryAllByRole("option")).toEqual([]);
  expect(field()).toHaveValue("1428");
});

test("keeps a note on blur, so that a pressed control does not move, and stops waiting", async () => {
  const { provider, questions } = openProvider();
  render(<Page provider={provider} />);
  type("zzz");
  await wait(300);
  await questions[0]?.answer([]);
  fireEvent.blur(field());
  expect(screen.getByText("No address found. You can enter it by hand.")).toBeVisible();
  type("1428");
  await wait(300 + 3_000);
  fireEvent.blur(field());
  expect(screen.getByText(SLOW)).toBeVisible();
  expect(questions[1]?.signal.aborted).toBe(true);
  await questions[1]?.answer(SUGGESTIONS);
  await wait(20_000);
  expect(screen.getByText(SLOW)).toBeVisible();
  expect(screen.queryAllByRole("option")).toEqual([]);
});

test("shows a slow answer, and removes the note", async () => {
  const { provider, questions } = openProvider();
  render(<Page provider={provider} />);
  type("1428");
  await wait(300 + 5_000);
  await questions[0]?.answer(SUGGESTIONS);
  expect(screen.getAllByRole("option")).toHaveLength(3);
  expect(screen.queryByText(SLOW)).toBeNull();
  await wait(20_000);
  expect(screen.queryByText(FAILED)).toBeNull();
});

test("gives up on an address that does not arrive", async () => {
  const { provider, questions, picked } = openProvider();
  render(<Page provider={provider} />);
  await pick(questions);
  await wait(15_000);
  expect(screen.getByText(FAILED)).toBeVisible();
  await picked[0]?.answer(ALDER);
  expect(field()).toHaveValue("1428");
});

test("prepares the provider when the field is entered, not before and not in manual entry", async () => {
  const prepare = jest.fn();
  const { provider } = openProvider();
  render(<Page provider={{ ...provider, prepare }} />);
  expect(prepare).not.toHaveBeenCalled();
  act(() => field().focus());
  expect(prepare).toHaveBeenCalledTimes(1);
  fireEvent.click(screen.getByRole("button", { name: "Enter by hand" }));
  await wait(0);
  expect(prepare).toHaveBeenCalledTimes(1);
});

test("opens manual entry at the missing part of an incomplete address", async () => {
  const { provider, questions, picked } = openProvider();
  render(<Page provider={provider} />);
  act(() => field().focus());
  await pick(questions);
  await picked[0]?.answer({ ...ALDER, city: "" });
  await wait(0);
  expect(screen.getByRole("textbox", { name: "Address line 1" })).toHaveValue("1428 Alder Creek Dr");
  expect(screen.getByRole("textbox", { name: "ZIP code" })).toHaveValue("78745");
  expect(screen.getByRole("textbox", { name: "City" })).toHaveFocus();
});

describe("the location of an address", () => {
  const PLACE = { latitude: 30.2, longitude: -97.8 };
  const pick = async (address: AddressValue) => {
    const { provider, questions, picked } = openProvider();
    render(<Page provider={provider} />);
    type("1428");
    await wait(300);
    await questions[0]?.answer(SUGGESTIONS);
    await key("ArrowDown");
    await key("Enter");
    await picked[0]?.answer({ ...address, place: PLACE });
  };
  const byHand = async () => {
    fireEvent.click(screen.getByRole("button", { name: "Enter by hand" }));
    await wait(0);
  };
  const change = (part: string, value: string) =>
    fireEvent.change(screen.getByRole("textbox", { name: part }), { target: { value } });
  const last = () => onValueChange.mock.lastCall[0] as AddressValue;

  test("comes with the pick, and stays for other units", async () => {
    await pick(ALDER);
    expect(last()).toEqual({ ...ALDER, place: PLACE });
    await byHand();
    change("Address line 2", "Unit 4");
    expect(last()).toEqual({ ...ALDER, line2: "Unit 4", place: PLACE });
  });

  test.each([
    ["Address line 1", "1430 Alder Creek Dr"],
    ["City", "Dallas"],
    ["State", "CA"],
    ["ZIP code", "78746"],
    ["Country", "MX"],
  ])("is dropped for another %s, and restored when the change is undone", async (part, other) => {
    await pick(ALDER);
    await byHand();
    const before = (screen.getByRole("textbox", { name: part }) as HTMLInputElement).value;
    change(part, other);
    expect(last()).not.toHaveProperty("place");
    change(part, before);
    expect(last()).toEqual({ ...ALDER, place: PLACE });
  });

  test("is dropped for the next search", async () => {
    await pick(ALDER);
    type("1428 Alder Creek Dr");
    expect(last()).toEqual({ ...EMPTY_ADDRESS, line1: "1428 Alder Creek Dr" });
    await byHand();
    change("City", "Austin");
    expect(last()).not.toHaveProperty("place");
    // The same address written in full is the picked one.
    change("State", "TX");
    change("ZIP code", "78745");
    expect(last()).toEqual({ ...ALDER, place: PLACE });
  });

  test("stays when a part is filled in that the provider did not know", async () => {
    await pick({ ...ALDER, city: "" });
    await wait(0);
    for (const typed of ["A", "Au", "Austin"]) change("City", typed);
    expect(last()).toEqual({ ...ALDER, place: PLACE });
  });

  test("comes with the initial value, and is dropped when it changes", async () => {
    render(<Page initial={{ ...ALDER, place: PLACE }} />);
    change("Address line 2", "Unit 4");
    expect(last()).toEqual({ ...ALDER, line2: "Unit 4", place: PLACE });
    change("City", "Dallas");
    expect(last()).toEqual({ ...ALDER, line2: "Unit 4", city: "Dallas" });
  });
});

test("shows a field for each part in manual entry, and a way to search again", async () => {
  const { provider } = openProvider();
  render(<Page provider={provider} initial={ALDER} />);
  fireEvent.click(screen.getByRole("button", { name: "Enter by hand" }));
  await wait(0);
  expect(screen.getByRole("textbox", { name: "Address line 1" })).toHaveFocus();
  expect(screen.getAllByRole("textbox").map((part) => (part as HTMLInputElement).value)).toEqual([
    "1428 Alder Creek Dr",
    "",
    "Austin",
    "TX",
    "78745",
    "US",
  ]);
  fireEvent.change(screen.getByRole("textbox", { name: "Address line 2" }), { target: { value: "Unit 4" } });
  expect(onValueChange).toHaveBeenLastCalledWith({ ...ALDER, line2: "Unit 4" });
  fireEvent.click(screen.getByRole("button", { name: "Search instead" }));
  expect(field()).toHaveValue("1428 Alder Creek Dr, Unit 4, Austin, TX 78745");
});

test("offers manual entry as the last choice; Escape closes the list", async () => {
  const { provider, questions } = openProvider();
  render(<Page provider={provider} />);
  type("1428");
  await wait(300);
  await questions[0]?.answer(SUGGESTIONS);
  await key("Escape");
  expect(field()).toHaveAttribute("aria-expanded", "false");
  type("1428 ");
  await wait(300);
  await questions[1]?.answer(SUGGESTIONS);
  await key("ArrowUp");
  await key("Enter");
  expect(screen.getByRole("group", { name: "Address" })).toBeInTheDocument();
});

test("reports no results, and requests nothing after blur", async () => {
  const { provider, questions } = openProvider();
  render(<Page provider={provider} />);
  type("zzz");
  await wait(300);
  await questions[0]?.answer([]);
  expect(screen.getByText("No address found. You can enter it by hand.")).toBeInTheDocument();
  type("zzzz");
  fireEvent.blur(field());
  await wait(5_000);
  expect(questions).toHaveLength(1);
});

test("starts in manual entry without a provider, and offers no search", () => {
  render(<Page />);
  expect(screen.getByRole("group", { name: "Address" })).toBeInTheDocument();
  expect(screen.queryByRole("button")).not.toBeInTheDocument();
});

test("searches a long text by its first 200 characters", async () => {
  const { provider, questions } = openProvider();
  render(<Page provider={provider} />);
  type("x".repeat(100_000));
  await wait(300);
  expect(questions[0]?.text).toHaveLength(200);
});

test("formats an address in one line", () => {
  expect(formatAddressLine({ ...ALDER, line2: "Unit 4" })).toBe("1428 Alder Creek Dr, Unit 4, Austin, TX 78745");
  expect(formatAddressLine({ ...EMPTY_ADDRESS, line1: " 14 " })).toBe(" 14 ");
  expect(formatAddressLine({ ...EMPTY_ADDRESS, city: "Austin" })).toBe("Austin");
});
