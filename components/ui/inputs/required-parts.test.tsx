/** Parts made of buttons follow the rule of a required field like native fields, also without a form library. */
import { render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { type ReactNode, useState } from "react";
import { FileDrop } from "../media/file-drop";
import type { FileEntry } from "../media/file-entry";
import { CodeInput } from "./code-input";
import { Multiselect } from "./multiselect";
import { Select } from "./select";

type Given = { required?: boolean; error?: string | null; disabled?: boolean };
const OPTIONS = [
  { value: "a", text: "Alder Mutual" },
  { value: "b", text: "Bayou Fidelity" },
];

function OneOf(given: Given) {
  const [value, setValue] = useState("");
  return <Select label="Company" options={OPTIONS} value={value} onValueChange={setValue} {...given} />;
}
function Several(given: Given) {
  const [value, setValue] = useState<readonly string[]>([]);
  return <Multiselect label="Companies" options={OPTIONS} value={value} onValueChange={setValue} {...given} />;
}
function Files(given: Given) {
  const [value, setValue] = useState<readonly FileEntry[]>([]);
  return <FileDrop label="Photos" value={value} onValueChange={setValue} {...given} />;
}
function Code(given: Given) {
  const [value, setValue] = useState("");
  return <CodeInput label="Code" value={value} onValueChange={setValue} boxLabel={(at) => `Digit ${at}`} {...given} />;
}

const PARTS: readonly [part: string, draw: (given: Given) => ReactNode, fill: () => Promise<unknown>][] = [
  [
    "select",
    (given) => <OneOf {...given} />,
    async () => {
      await userEvent.click(screen.getByRole("combobox", { name: "Company" }));
      await userEvent.click(await screen.findByRole("option", { name: "Alder Mutual" }));
    },
  ],
  [
    "multiselect",
    (given) => <Several {...given} />,
    async () => {
      await userEvent.click(screen.getByRole("combobox", { name: "Companies" }));
      await userEvent.click(await screen.findByRole("option", { name: "Alder Mutual" }));
    },
  ],
  [
    "file drop",
    (given) => <Files {...given} />,
    () => userEvent.upload(document.querySelector("input[type=file]") as HTMLInputElement, new File(["a"], "a.jpg")),
  ],
  ["code", (given) => <Code {...given} />, () => userEvent.type(screen.getByRole("textbox", { name: "Digit 1" }), "1")],
];

// jsdom says that the page lost the focus whenever it moves.
beforeEach(() => jest.spyOn(document, "hasFocus").mockReturnValue(true));
afterEach(() => jest.restoreAllMocks());

describe.each(PARTS)("%s", (_part, draw, fill) => {
  const leaveIt = async () => {
    await userEvent.tab();
    await userEvent.tab();
    expect(screen.getByRole("button", { name: "Elsewhere" })).toHaveFocus();
  };
  const page = (given: Given) => (
    <>
      {draw(given)}
      <button type="button">Elsewhere</button>
    </>
  );

  test("shows Required after it was left empty, not before, and not once filled", async () => {
    render(page({ required: true }));
    expect(screen.queryByText("Required")).toBeNull();
    await leaveIt();
    expect(screen.getByText("Required")).toBeInTheDocument();
    await fill();
    await waitFor(() => expect(screen.queryByText("Required")).toBeNull());
  });

  test.each<[string, Given]>([
    ["is not required", {}],
    ["cannot be filled", { required: true, disabled: true }],
    ["is judged by its owner, who finds nothing wrong", { required: true, error: null }],
  ])("shows nothing when it %s", async (_why, given) => {
    render(page(given));
    await userEvent.tab();
    await userEvent.tab();
    expect(screen.queryByText("Required")).toBeNull();
  });

  test("prefers the error from its owner", async () => {
    render(page({ required: true, error: "One at least" }));
    await leaveIt();
    expect(screen.getByText("One at least")).toBeInTheDocument();
    expect(screen.queryByText("Required")).toBeNull();
  });

  test("blocks a plain form and takes the focus", async () => {
    const onSubmit = jest.fn((event) => event.preventDefault());
    render(
      <form onSubmit={onSubmit}>
        {draw({ required: true })}
        <button type="submit">Send</button>
      </form>,
    );
    await userEvent.click(screen.getByRole("button", { name: "Send" }));
    expect(onSubmit).not.toHaveBeenCalled();
    expect(screen.getByText("Required")).toBeInTheDocument();
    expect(screen.getByRole("button", { name: "Send" })).not.toHaveFocus();
    await fill();
    await waitFor(() => expect(screen.queryByText("Required")).toBeNull());
    await userEvent.keyboard("{Escape}");
    await userEvent.click(screen.getByRole("button", { name: "Send" }));
    expect(onSubmit).toHaveBeenCalledTimes(1);
  });
});
