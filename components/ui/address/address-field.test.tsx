import { act, fireEvent, render, screen } from "@testing-library/react";
import { useState } from "react";
import { AddressField, type AddressFieldProps } from "./address-field";
import {
  type AddressProvider,
  type AddressSuggestion,
  type AddressValue,
  addressInOneLine,
  EMPTY_ADDRESS,
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

/** A provider whose answers come when the test lets them. */
function openProvider() {
  const asked: Call<readonly AddressSuggestion[]>[] = [];
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
    suggest: (text, signal) => call(asked, text, signal),
    resolve: ({ id }, signal) => call(picked, id, signal),
  };
  return { provider, asked, picked };
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

/** The first of what is suggested for "1428" is taken. */
async function pick(asked: ReturnType<typeof openProvider>["asked"]): Promise<void> {
  type("1428");
  await wait(300);
  await asked.at(-1)?.answer(SUGGESTIONS);
  await key("ArrowDown");
  await key("Enter");
}

test("nothing is asked before the third character, nor before 300 ms without typing", async () => {
  const { provider, asked } = openProvider();
  render(<Page provider={provider} />);
  type("14");
  await wait(5_000);
  type(" 14 ");
  await wait(5_000);
  expect(asked).toHaveLength(0);
  type("142");
  await wait(299);
  type("1428");
  await wait(299);
  expect(asked).toHaveLength(0);
  await wait(1);
  expect(asked.map(({ text }) => text)).toEqual(["1428"]);
});

test("suggestions are walked with the arrows, and Enter fills the address in", async () => {
  const { provider, asked, picked } = openProvider();
  render(<Page provider={provider} />);
  act(() => field().focus());
  type("1428");
  await wait(300);
  await asked[0]?.answer(SUGGESTIONS);
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

test("a late answer never wins over a later question", async () => {
  const { provider, asked } = openProvider();
  render(<Page provider={provider} />);
  type("1428");
  await wait(300);
  type("1429");
  expect(asked[0]?.signal.aborted).toBe(true);
  await wait(300);
  await asked[1]?.answer([{ id: "9", main: "1429 Oak St" }]);
  await asked[0]?.answer(SUGGESTIONS);
  expect(screen.getAllByRole("option").map(({ textContent }) => textContent)).toEqual(["1429 Oak St", "Enter by hand"]);
});

test("an address that comes after typing went on is dropped", async () => {
  const { provider, asked, picked } = openProvider();
  render(<Page provider={provider} />);
  await pick(asked);
  type("14 Elm");
  await picked[0]?.answer(ALDER);
  expect(field()).toHaveValue("14 Elm");
  expect(onValueChange).toHaveBeenLastCalledWith({ ...EMPTY_ADDRESS, line1: "14 Elm" });
});

test("when the provider fails, what was typed stays, and the way by hand is told", async () => {
  const { provider, asked, picked } = openProvider();
  render(<Page provider={provider} />);
  const failed = "Suggestions are not available now. What you typed is kept; you can enter the address by hand.";
  type("1428");
  await wait(300);
  await asked[0]?.fail();
  expect(screen.getByText(failed)).toBeInTheDocument();
  expect(field()).toHaveValue("1428");
  type("1428 A");
  await wait(300);
  await asked[1]?.answer(SUGGESTIONS);
  expect(screen.queryByText(failed)).not.toBeInTheDocument();
  await key("ArrowDown");
  await key("Enter");
  await picked[0]?.fail();
  expect(screen.getByText(failed)).toBeInTheDocument();
  fireEvent.click(screen.getByRole("button", { name: "Enter by hand" }));
  expect(screen.getByRole("textbox", { name: "Address line 1" })).toHaveValue("1428 A");
});

const SLOW = "Suggestions take longer than usual. You can enter the address by hand.";
const FAILED = "Suggestions are not available now. What you typed is kept; you can enter the address by hand.";

test("a slow service is told after 3 s, and not waited for after 15; its answer then changes nothing", async () => {
  const { provider, asked } = openProvider();
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
  expect(asked[0]?.signal.aborted).toBe(true);
  await asked[0]?.answer(SUGGESTIONS);
  expect(screen.queryAllByRole("option")).toEqual([]);
  expect(field()).toHaveValue("1428");
});

test("a note stays when the field is left, so that nothing moves away from under the press; nothing more is awaited", async () => {
  const { provider, asked } = openProvider();
  render(<Page provider={provider} />);
  type("zzz");
  await wait(300);
  await asked[0]?.answer([]);
  fireEvent.blur(field());
  expect(screen.getByText("No address found. You can enter it by hand.")).toBeVisible();
  type("1428");
  await wait(300 + 3_000);
  fireEvent.blur(field());
  expect(screen.getByText(SLOW)).toBeVisible();
  expect(asked[1]?.signal.aborted).toBe(true);
  await asked[1]?.answer(SUGGESTIONS);
  await wait(20_000);
  expect(screen.getByText(SLOW)).toBeVisible();
  expect(screen.queryAllByRole("option")).toEqual([]);
});

test("an answer that comes slowly is shown, and no word of slowness stays", async () => {
  const { provider, asked } = openProvider();
  render(<Page provider={provider} />);
  type("1428");
  await wait(300 + 5_000);
  await asked[0]?.answer(SUGGESTIONS);
  expect(screen.getAllByRole("option")).toHaveLength(3);
  expect(screen.queryByText(SLOW)).toBeNull();
  await wait(20_000);
  expect(screen.queryByText(FAILED)).toBeNull();
});

test("an address that does not come is not waited for either", async () => {
  const { provider, asked, picked } = openProvider();
  render(<Page provider={provider} />);
  await pick(asked);
  await wait(15_000);
  expect(screen.getByText(FAILED)).toBeVisible();
  await picked[0]?.answer(ALDER);
  expect(field()).toHaveValue("1428");
});

test("what the provider needs is prepared when the field is entered, not before, and not by hand", async () => {
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

test("an address that lacks a part is filled in by hand, and asked for where it is missing", async () => {
  const { provider, asked, picked } = openProvider();
  render(<Page provider={provider} />);
  act(() => field().focus());
  await pick(asked);
  await picked[0]?.answer({ ...ALDER, city: "" });
  await wait(0);
  expect(screen.getByRole("textbox", { name: "Address line 1" })).toHaveValue("1428 Alder Creek Dr");
  expect(screen.getByRole("textbox", { name: "Postal code" })).toHaveValue("78745");
  expect(screen.getByRole("textbox", { name: "City" })).toHaveFocus();
});

describe("where an address stands", () => {
  const PLACE = { latitude: 30.2, longitude: -97.8 };
  const pick = async (address: AddressValue) => {
    const { provider, asked, picked } = openProvider();
    render(<Page provider={provider} />);
    type("1428");
    await wait(300);
    await asked[0]?.answer(SUGGESTIONS);
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

  test("is told with the pick, and of the house's units too", async () => {
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
    ["Postal code", "78746"],
    ["Country", "MX"],
  ])("is not known of another %s, and is again where that is taken back", async (part, other) => {
    await pick(ALDER);
    await byHand();
    const before = (screen.getByRole("textbox", { name: part }) as HTMLInputElement).value;
    change(part, other);
    expect(last()).not.toHaveProperty("place");
    change(part, before);
    expect(last()).toEqual({ ...ALDER, place: PLACE });
  });

  test("is not known of what is searched for next", async () => {
    await pick(ALDER);
    type("1428 Alder Creek Dr");
    expect(last()).toEqual({ ...EMPTY_ADDRESS, line1: "1428 Alder Creek Dr" });
    await byHand();
    change("City", "Austin");
    expect(last()).not.toHaveProperty("place");
    // Written out, it is the one that was picked.
    change("State", "TX");
    change("Postal code", "78745");
    expect(last()).toEqual({ ...ALDER, place: PLACE });
  });

  test("is known still where a part is filled in that the provider did not know", async () => {
    await pick({ ...ALDER, city: "" });
    await wait(0);
    for (const typed of ["A", "Au", "Austin"]) change("City", typed);
    expect(last()).toEqual({ ...ALDER, place: PLACE });
  });

  test("is known of a value that comes with it, until that is another", async () => {
    render(<Page initial={{ ...ALDER, place: PLACE }} />);
    change("Address line 2", "Unit 4");
    expect(last()).toEqual({ ...ALDER, line2: "Unit 4", place: PLACE });
    change("City", "Dallas");
    expect(last()).toEqual({ ...ALDER, line2: "Unit 4", city: "Dallas" });
  });
});

test("by hand there is a field for each part, and the way back", async () => {
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

test("the last choice of the list is by hand; Escape closes the list", async () => {
  const { provider, asked } = openProvider();
  render(<Page provider={provider} />);
  type("1428");
  await wait(300);
  await asked[0]?.answer(SUGGESTIONS);
  await key("Escape");
  expect(field()).toHaveAttribute("aria-expanded", "false");
  type("1428 ");
  await wait(300);
  await asked[1]?.answer(SUGGESTIONS);
  await key("ArrowUp");
  await key("Enter");
  expect(screen.getByRole("group", { name: "Address" })).toBeInTheDocument();
});

test("nothing found is said; leaving the field asks no more", async () => {
  const { provider, asked } = openProvider();
  render(<Page provider={provider} />);
  type("zzz");
  await wait(300);
  await asked[0]?.answer([]);
  expect(screen.getByText("No address found. You can enter it by hand.")).toBeInTheDocument();
  type("zzzz");
  fireEvent.blur(field());
  await wait(5_000);
  expect(asked).toHaveLength(1);
});

test("without a provider it is by hand at once, and nothing offers a search", () => {
  render(<Page />);
  expect(screen.getByRole("group", { name: "Address" })).toBeInTheDocument();
  expect(screen.queryByRole("button")).not.toBeInTheDocument();
});

test("a long text is asked for by its first 200 characters", async () => {
  const { provider, asked } = openProvider();
  render(<Page provider={provider} />);
  type("x".repeat(100_000));
  await wait(300);
  expect(asked[0]?.text).toHaveLength(200);
});

test("an address in one line", () => {
  expect(addressInOneLine({ ...ALDER, line2: "Unit 4" })).toBe("1428 Alder Creek Dr, Unit 4, Austin, TX 78745");
  expect(addressInOneLine({ ...EMPTY_ADDRESS, line1: " 14 " })).toBe(" 14 ");
  expect(addressInOneLine({ ...EMPTY_ADDRESS, city: "Austin" })).toBe("Austin");
});
