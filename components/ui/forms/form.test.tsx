import { act, render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { number, object, string } from "yup";
import { EmailInput } from "../inputs/email-input";
import { NumberInput } from "../inputs/number-input";
import { TextArea } from "../inputs/text-area";
import { TextInput } from "../inputs/text-input";
import { Form, FormFailureNotice } from "./form";
import { FormField } from "./form-field";
import { SubmitButton } from "./submit-button";
import { type InitialValues, useSchemaForm } from "./use-schema-form";

type Person = { name: string; email: string; age: number; note: string };
const schema = object({
  name: string().trim().required(),
  email: string().email().required().notOneOf(["admin@lintel.test"], "This one is ours"),
  age: number().min(18).required(),
  note: string().defined().max(20),
});
const EMPTY: InitialValues<Person> = { name: "", email: "", age: null, note: "" };
const FULL: Person = { name: "Ann", email: "ann@lintel.test", age: 40, note: "" };

class Taken extends Error {}
const save = jest.fn<Promise<void>, [Person]>();
const renders = jest.fn();

function Page(props: { initialValues?: InitialValues<Person>; needsChange?: boolean; isLeft?: boolean }) {
  const form = useSchemaForm({
    schema,
    initialValues: props.initialValues ?? EMPTY,
    save,
    failureOf: (error) =>
      error instanceof Taken ? { fields: { email: "Already in use" } } : { message: "The server could not be reached" },
    isLeftWhenSaved: props.isLeft,
  });
  return (
    <>
      <Form form={form} label="Person">
        <FormField form={form} name="name">
          {(field) => {
            renders();
            return <TextInput {...field} label="Name" />;
          }}
        </FormField>
        <FormField form={form} name="email">
          {(field) => <EmailInput {...field} label="Email" />}
        </FormField>
        <FormField form={form} name="age">
          {(field) => <NumberInput {...field} label="Age" />}
        </FormField>
        <FormField form={form} name="note">
          {(field) => <TextArea {...field} label="Note" />}
        </FormField>
        <FormFailureNotice form={form} />
        <SubmitButton form={form} needsChange={props.needsChange}>
          Save
        </SubmitButton>
      </Form>
      <SubmitButton form={form}>Save from outside</SubmitButton>
    </>
  );
}

const user = userEvent.setup();
const box = (name: string) => screen.getByRole("textbox", { name });
const age = () => screen.getByRole("spinbutton", { name: "Age" });
const button = () => screen.getByRole("button", { name: "Save" });
async function fill() {
  await user.type(box("Name"), "Ann");
  await user.type(box("Email"), "ann@lintel.test");
  await user.type(age(), "40");
}

beforeEach(() => {
  save.mockReset();
  save.mockResolvedValue();
  renders.mockReset();
});

test("takes required fields from the schema alone", () => {
  render(<Page />);
  expect(box("Name")).toBeRequired();
  expect(age()).toBeRequired();
  expect(box("Note")).not.toBeRequired();
});

test("submits the values cast by the schema on Enter", async () => {
  render(<Page />);
  await fill();
  await user.type(box("Name"), "  {Enter}");
  expect(save.mock.calls).toEqual([[{ name: "Ann", email: "ann@lintel.test", age: 40, note: "" }]]);
});

test("submits with a button outside the form", async () => {
  render(<Page initialValues={FULL} />);
  await user.click(screen.getByRole("button", { name: "Save from outside" }));
  expect(save.mock.calls).toEqual([[FULL]]);
});

test("submits from a text area on Ctrl+Enter, where Enter adds a line", async () => {
  render(<Page initialValues={FULL} />);
  await user.type(box("Note"), "a{Enter}b");
  expect(save).not.toHaveBeenCalled();
  await user.keyboard("{Control>}{Enter}{/Control}");
  expect(save.mock.calls).toEqual([[{ ...FULL, note: "a\nb" }]]);
});

test("shows all errors of a rejected submit, and focuses the first invalid field", async () => {
  render(<Page />);
  await user.type(box("Name"), "Ann");
  await user.click(button());
  expect(save).not.toHaveBeenCalled();
  expect(screen.getAllByText("Required")).toHaveLength(2);
  expect(box("Email")).toHaveFocus();
  expect(box("Email")).toHaveAccessibleDescription("Required");
});

test("shows a schema error after blur, then updates it with every change", async () => {
  render(<Page />);
  await user.type(box("Email"), "admin@lintel.test");
  expect(screen.queryByText("This one is ours")).not.toBeInTheDocument();
  await user.tab();
  expect(await screen.findByText("This one is ours")).toBeInTheDocument();
  await user.type(box("Email"), "x");
  expect(screen.queryByText("This one is ours")).not.toBeInTheDocument();
  await user.type(age(), "17");
  await user.tab();
  expect(await screen.findByText("Below min value")).toBeInTheDocument();
});

test("shows the server's message on its field, focuses the field, and keeps typed values", async () => {
  save.mockRejectedValueOnce(new Taken());
  render(<Page />);
  await fill();
  await user.click(button());
  expect(await screen.findByText("Already in use")).toBeInTheDocument();
  expect(box("Email")).toHaveFocus();
  expect(box("Email")).toHaveValue("ann@lintel.test");
  expect(box("Name")).toHaveValue("Ann");
  await user.tab();
  expect(screen.getByText("Already in use")).toBeInTheDocument();
  await user.type(box("Email"), "x");
  expect(screen.queryByText("Already in use")).not.toBeInTheDocument();
  await user.click(button());
  expect(save).toHaveBeenCalledTimes(2);
});

test("shows a failure of the whole form as an alert until the next submit", async () => {
  save.mockRejectedValueOnce(new TypeError("fetch"));
  render(<Page initialValues={FULL} />);
  await user.type(box("Name"), "a");
  await user.click(button());
  expect(await screen.findByRole("alert")).toHaveTextContent("The server could not be reached");
  expect(box("Name")).toHaveValue("Anna");
  await user.click(button());
  expect(save).toHaveBeenCalledTimes(2);
  expect(screen.queryByRole("alert")).not.toBeInTheDocument();
});

test("shows the button as busy while submitting, and ignores a second Enter", async () => {
  let finish = () => {};
  save.mockImplementation(() => new Promise((resolve) => (finish = resolve)));
  render(<Page initialValues={FULL} />);
  await user.click(button());
  expect(button()).toHaveAttribute("aria-busy", "true");
  await user.type(box("Name"), "a{Enter}");
  expect(save).toHaveBeenCalledTimes(1);
  await act(async () => finish());
  expect(button()).not.toHaveAttribute("aria-busy");
  expect(box("Name")).toHaveValue("Anna");
});

test("keeps values typed while submitting as changes, even after a reload", async () => {
  let finish = () => {};
  save.mockImplementation(() => new Promise((resolve) => (finish = resolve)));
  const { rerender } = render(<Page initialValues={FULL} needsChange />);
  await user.type(box("Note"), "1");
  await user.click(button());
  await user.type(box("Name"), "a");
  await act(async () => finish());
  expect(box("Name")).toHaveValue("Anna");
  rerender(<Page initialValues={{ ...FULL, note: "1", age: 41 }} needsChange />);
  expect(box("Name")).toHaveValue("Anna");
  expect(age()).toHaveValue(41);
  expect(button()).not.toHaveAttribute("aria-disabled");
});

test("updates untouched fields on reload", async () => {
  const { rerender } = render(<Page initialValues={FULL} />);
  await user.type(box("Name"), "a");
  rerender(<Page initialValues={{ ...FULL, name: "Anton", note: "new" }} />);
  expect(box("Name")).toHaveValue("Anna");
  expect(box("Note")).toHaveValue("new");
});

test("disables a button that needs a change until a value changes", async () => {
  render(<Page initialValues={FULL} needsChange />);
  expect(button()).toHaveAttribute("aria-disabled", "true");
  await user.type(box("Name"), "{Enter}");
  expect(save).not.toHaveBeenCalled();
  await user.type(box("Name"), "a");
  await user.click(button());
  expect(save).toHaveBeenCalledTimes(1);
  await waitFor(() => expect(button()).not.toHaveAttribute("aria-busy"));
  expect(button()).toHaveAttribute("aria-disabled", "true");
  expect(button()).toHaveFocus();
});

test("keeps the button busy while the page is left after a save", async () => {
  render(<Page initialValues={FULL} isLeft />);
  await user.click(button());
  expect(button()).toHaveAttribute("aria-busy", "true");
  await user.type(box("Name"), "{Enter}");
  expect(save).toHaveBeenCalledTimes(1);
});

test("renders only the edited field while typing", async () => {
  render(<Page initialValues={{ ...FULL, note: "x" }} />);
  await user.type(box("Note"), "a");
  const before = renders.mock.calls.length;
  await user.type(box("Note"), "bcdefgh");
  expect(renders.mock.calls.length - before).toBeLessThanOrEqual(1);
});
