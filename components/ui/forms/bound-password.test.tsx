import { render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { type InferType, object, string } from "yup";
import { PASSWORD_MESSAGES, passwordProblem } from "@/lib/validation/password";
import { NewPasswordFields } from "../inputs/new-password-fields";
import { TextInput } from "../inputs/text-input";
import { Form, FormFailureNotice } from "./form";
import { FormField } from "./form-field";
import { SubmitButton } from "./submit-button";
import { useSchemaForm } from "./use-schema-form";

const EMAIL = "ann@lintel.test";
const MESSAGES = { ...PASSWORD_MESSAGES, weak: "Must contain all of these" };

const schema = object({
  name: string().required(),
  secret: object({ password: string().required(), confirmation: string().required() }).test((typed, context) => {
    const problem =
      typed.password && typed.confirmation ? passwordProblem(typed.password, { email: EMAIL, ...typed }) : null;
    return problem === null || context.createError({ message: MESSAGES[problem] });
  }),
});
type Account = InferType<typeof schema>;

const save = jest.fn<Promise<void>, [Account]>();
beforeEach(() => save.mockReset().mockResolvedValue());

function AccountForm() {
  const form = useSchemaForm({
    schema,
    initialValues: { name: "", secret: { password: "", confirmation: "" } },
    save,
    failureOf: () => ({ fields: { secret: "Used before" } }),
  });
  return (
    <Form form={form} label="Account">
      <FormField form={form} name="name">
        {(field) => <TextInput {...field} label="Name" />}
      </FormField>
      <FormField form={form} name="secret">
        {(field) => <NewPasswordFields {...field} email={EMAIL} />}
      </FormField>
      <FormFailureNotice form={form} />
      <SubmitButton form={form}>Save</SubmitButton>
    </Form>
  );
}

const password = () => screen.getByLabelText(/^New password/);
const confirmation = () => screen.getByLabelText(/^Confirm/);
const send = () => userEvent.click(screen.getByRole("button", { name: "Save" }));

async function fill(secret: string, again: string) {
  render(<AccountForm />);
  await userEvent.type(screen.getByRole("textbox", { name: /Name/ }), "Ann");
  await userEvent.type(password(), secret);
  await userEvent.type(confirmation(), again);
}

test("requires both fields, and focuses the first after a try", async () => {
  render(<AccountForm />);
  await userEvent.type(screen.getByRole("textbox", { name: /Name/ }), "Ann");
  await send();
  await waitFor(() => expect(password()).toHaveFocus());
  expect(password()).toBeRequired();
  expect(confirmation()).toBeRequired();
  expect(password()).toHaveAccessibleDescription("Required");
  expect(save).not.toHaveBeenCalled();
});

test.each([
  ["a weak password", "harbor7", "harbor7", "Must contain all of these", "password"],
  [
    "a password that contains the email",
    "1#Ann@lintel.test",
    "1#Ann@lintel.test",
    "Password cannot match your email",
    "password",
  ],
  ["a confirmation that differs", "Harbor#Lantern7", "Harbor#Lantern8", "Passwords should match", "confirmation"],
])("shows the field where %s is wrong", async (_, secret, again, message, where) => {
  await fill(secret, again);
  await send();
  const [wrong, right] = where === "password" ? [password(), confirmation()] : [confirmation(), password()];
  await waitFor(() => expect(wrong).toHaveAccessibleDescription(message));
  expect(wrong).toHaveFocus();
  expect(right).not.toHaveAttribute("aria-invalid");
  expect(save).not.toHaveBeenCalled();
});

test("shows no error between the two fields, and all once both are left", async () => {
  render(<AccountForm />);
  await userEvent.type(password(), "harbor7");
  await userEvent.click(confirmation());
  expect(screen.queryByText("Required")).not.toBeInTheDocument();
  await userEvent.click(screen.getByRole("textbox", { name: /Name/ }));
  expect(await screen.findByText("Required")).toBeInTheDocument();
});

test("sends the typed values, and shows the server's message on the pair", async () => {
  save.mockRejectedValueOnce(new Error("used"));
  await fill("Harbor#Lantern7", "Harbor#Lantern7");
  await send();
  expect(save).toHaveBeenCalledWith({
    name: "Ann",
    secret: { password: "Harbor#Lantern7", confirmation: "Harbor#Lantern7" },
  });
  await waitFor(() => expect(confirmation()).toHaveAccessibleDescription(/Used before/));
  expect(password()).toHaveValue("Harbor#Lantern7");
});
