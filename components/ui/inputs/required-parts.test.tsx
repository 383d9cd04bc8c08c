/** Required fields made of buttons behave like native required fields, even without a form library. */
import { render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { type ReactNode, useState } from "react";
import { FileDrop } from "../media/file-drop";
import type { FileEntry } from "../media/file-entry";
import { CodeInput } from "./code-input";
import { Multiselect } from "./multiselect";
import { Select } from "./select";

type PartProps = { required?: boolean; error?: string | null; disabled?: boolean };
const OPTIONS = [
  { value: "a", text: "Alder Mutual" },
  { value: "b", text: "Bayou Fidelity" },
];

const boxLabel = (position: number) => `Digit ${position}`;

function OneOf(props: PartProps) {
  const [value, setValue] = useState("");
  return <Select label="Company" options={OPTIONS} value={value} onValueChange={setValue} {...props} />;
}
function Several(props: PartProps) {
  const [value, setValue] = useState<readonly string[]>([]);
  return <Multiselect label="Companies" options={OPTIONS} value={value} onValueChange={setValue} {...props} />;
}
function Files(props: PartProps) {
  const [value, setValue] = useState<readonly FileEntry[]>([]);
  return <FileDrop label="Photos" value={value} onValueChange={setValue} {...props} />;
}
function Code(props: PartProps) {
  const [value, setValue] = useState("");
  return <CodeInput label="Code" value={value} onValueChange={setValue} boxLabel={boxLabel} {...props} />;
}

const PARTS: readonly [part: string, draw: (props: PartProps) => ReactNode, fill: () => Promise<unknown>][] = [
  [
    "select",
    (props) => <OneOf {...props} />,
    async () => {
      await userEvent.click(screen.getByRole("combobox", { name: "Company" }));
      await userEvent.click(await screen.findByRole("option", { name: "Alder Mutual" }));
    },
  ],
  [
    "multiselect",
    (props) => <Several {...props} />,
    async () => {
      await userEvent.click(screen.getByRole("combobox", { name: "Companies" }));
      await userEvent.click(await screen.findByRole("option", { name: "Alder Mutual" }));
    },
  ],
  [
    "file drop",
    (props) => <Files {...props} />,
    () => userEvent.upload(document.querySelector("input[type=file]") as HTMLInputElement, new File(["a"], "a.jpg")),
  ],
  ["code", (props) => <Code {...props} />, () => userEvent.type(screen.getByRole("textbox", { name: "Digit 1" }), "1")],
];

// jsdom reports that the page lost the focus whenever the focus moves.
beforeEach(() => jest.spyOn(document, "hasFocus").mockReturnValue(true));
afterEach(() => jest.restoreAllMocks());

describe.each(PARTS)("%s", (_part, draw, fill) => {
  const leaveField = async () => {
    await userEvent.tab();
    await userEvent.tab();
    expect(screen.getByRole("button", { name: "Elsewhere" })).toHaveFocus();
  };
  const page = (props: PartProps) => (
    <>
      {draw(props)}
      <button type="button">Elsewhere</button>
    </>
  );

  test("shows Required only after it is left empty, and until it is filled", async () => {
    render(page({ required: true }));
    expect(screen.queryByText("Required")).toBeNull();
    await leaveField();
    expect(screen.getByText("Required")).toBeInTheDocument();
    await fill();
    await waitFor(() => expect(screen.queryByText("Required")).toBeNull());
  });

  test.each<[string, PartProps]>([
    ["is not required", {}],
    ["cannot be filled", { required: true, disabled: true }],
    ["has a parent that validates it and reports no error", { required: true, error: null }],
  ])("shows nothing when it %s", async (_why, props) => {
    render(page(props));
    await userEvent.tab();
    await userEvent.tab();
    expect(screen.queryByText("Required")).toBeNull();
  });

  test("shows its parent's error instead of Required", async () => {
    render(page({ required: true, error: "One at least" }));
    await leaveField();
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
