import { act, render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { array, object, string } from "yup";
import { Multiselect } from "../inputs/multiselect";
import { PasswordInput } from "../inputs/password-input";
import { TextInput } from "../inputs/text-input";
import type { TextStore } from "./drafts/draft-slot";
import { DraftsContext } from "./drafts/drafts-context";
import { Form, FormFailureNotice } from "./form";
import { FormField } from "./form-field";
import { SubmitButton } from "./submit-button";
import { useSchemaForm } from "./use-schema-form";

const ROOMS = [
  { value: "attic", text: "Attic" },
  { value: "hall", text: "Hall" },
];
const schema = object({
  name: string().trim().required(),
  city: string().defined(),
  rooms: array(string().required()).required(),
  password: string().defined(),
});
const EMPTY = { name: "", city: "Austin", rooms: [] as string[], password: "" };
const save = jest.fn<Promise<void>, [object]>();

function Visit({ isNameless = false, city = "Austin" }) {
  const form = useSchemaForm({
    schema,
    draft: isNameless ? undefined : "visit of prj-1",
    initialValues: { ...EMPTY, city },
    save,
    failureOf: () => ({ message: "Not now" }),
  });
  return (
    <Form form={form} label="Visit">
      <FormField form={form} name="name">
        {(field) => <TextInput {...field} label="Name" />}
      </FormField>
      <FormField form={form} name="city">
        {(field) => <TextInput {...field} label="City" />}
      </FormField>
      <FormField form={form} name="rooms">
        {(field) => <Multiselect {...field} label="Rooms" options={ROOMS} />}
      </FormField>
      <FormField form={form} name="password">
        {(field) => <PasswordInput {...field} label="Password" />}
      </FormField>
      <FormFailureNotice form={form} />
      <SubmitButton form={form}>Send</SubmitButton>
    </Form>
  );
}

/** The texts of a browser, one map for all its users. */
let browser = new Map<string, string>();
function storeOf(owner: string): TextStore {
  const keyOf = (name: string) => `${owner}: ${name}`;
  return {
    owner,
    read: (name) => browser.get(keyOf(name)) ?? null,
    write: (name, text) => void browser.set(keyOf(name), text),
    remove: (name) => void browser.delete(keyOf(name)),
    names: () =>
      [...browser.keys()].filter((one) => one.startsWith(keyOf(""))).map((one) => one.slice(keyOf("").length)),
  };
}
const page = (owner: string | null, props: Parameters<typeof Visit>[0] = {}) => (
  <DraftsContext value={owner === null ? null : storeOf(owner)}>
    <Visit {...props} />
  </DraftsContext>
);
const user = userEvent.setup();
const name = () => screen.getByRole("textbox", { name: "Name" });
const city = () => screen.getByRole("textbox", { name: "City" });
const discard = () => screen.queryByRole("button", { name: "Discard draft" });
const send = () => user.click(screen.getByRole("button", { name: "Send" }));

beforeEach(() => {
  browser = new Map();
  save.mockReset();
  save.mockResolvedValue();
});

test("restores typed and chosen values, and shows that they are a draft", async () => {
  const { unmount } = render(page("emp-1"));
  expect(discard()).toBeNull();
  await user.type(name(), "Ann");
  await user.click(screen.getByRole("combobox", { name: "Rooms" }));
  await user.click(screen.getByRole("option", { name: "Attic" }));
  unmount();
  render(page("emp-1"));
  expect(name()).toHaveValue("Ann");
  expect(screen.getByRole("status")).toHaveTextContent(/^Draft from .+\. Not sent yet\.Discard$/);
  await send();
  expect(save.mock.calls).toEqual([[{ ...EMPTY, name: "Ann", rooms: ["attic"] }]]);
});

test("updates an untouched field on reload, as without a draft", async () => {
  const { unmount } = render(page("emp-1"));
  await user.type(name(), "Ann");
  unmount();
  const { rerender } = render(page("emp-1", { city: "Dallas" }));
  expect(city()).toHaveValue("Dallas");
  rerender(page("emp-1", { city: "Waco" }));
  expect(city()).toHaveValue("Waco");
  expect(name()).toHaveValue("Ann");
});

test("hides a draft from another user, and restores it for its owner", async () => {
  const first = render(page("emp-1"));
  await user.type(name(), "Ann");
  first.unmount();
  const second = render(page("emp-2"));
  expect(name()).toHaveValue("");
  expect(discard()).toBeNull();
  await user.type(name(), "Bob");
  second.unmount();
  render(page("emp-1"));
  expect(name()).toHaveValue("Ann");
});

test("shows a new user nothing of the previous one in an open form", async () => {
  const { rerender } = render(page("emp-1"));
  await user.type(name(), "Ann");
  rerender(page(null));
  rerender(page("emp-2"));
  expect(name()).toHaveValue("");
  rerender(page("emp-1"));
  expect(name()).toHaveValue("Ann");
});

test("keeps values typed before the user is known", async () => {
  const { unmount } = render(page("emp-1"));
  await user.type(name(), "Ann");
  unmount();
  const { rerender } = render(page(null));
  await user.type(name(), "Eve");
  rerender(page("emp-1"));
  expect(name()).toHaveValue("Eve");
});

test("restores the initial values on Discard, with the focus in the form", async () => {
  const first = render(page("emp-1"));
  await user.type(name(), "Ann");
  first.unmount();
  const second = render(page("emp-1"));
  await user.click(discard() as HTMLElement);
  expect(name()).toHaveValue("");
  expect(name()).toHaveFocus();
  expect(discard()).toBeNull();
  second.unmount();
  render(page("emp-1"));
  expect(name()).toHaveValue("");
});

test("stores no draft once the form is emptied by hand", async () => {
  const { unmount } = render(page("emp-1"));
  await user.type(name(), "Ann");
  await user.clear(name());
  unmount();
  expect([...browser]).toEqual([]);
});

test("keeps the draft after a refused try, and deletes it once sent", async () => {
  save.mockRejectedValueOnce(new Error("no"));
  const { unmount } = render(page("emp-1"));
  await user.type(name(), "Ann");
  await send();
  expect(await screen.findByText("Not now")).toBeInTheDocument();
  expect(browser.size).toBe(1);
  await send();
  await waitFor(() => expect(save).toHaveBeenCalledTimes(2));
  await act(async () => {});
  expect([...browser]).toEqual([]);
  unmount();
  render(page("emp-1"));
  expect(name()).toHaveValue("");
});

test("stores values typed during sending as a new draft", async () => {
  let answer = () => {};
  save.mockImplementation(() => new Promise<void>((resolve) => (answer = resolve)));
  render(page("emp-1"));
  await user.type(name(), "Ann");
  await send();
  await user.type(name(), "a");
  await act(async () => answer());
  await user.type(name(), "!");
  expect([...browser.values()].join()).toContain("Anna!");
});

test("never stores a password", async () => {
  render(page("emp-1"));
  await user.type(name(), "Ann");
  await user.type(screen.getByLabelText("Password"), "Lintel-2026!");
  expect([...browser.values()].join()).toContain("Ann");
  expect([...browser.values()].join()).not.toContain("Lintel");
});

test("stores nothing without a name, and marks the form as not stored", async () => {
  const { unmount } = render(page("emp-1", { isNameless: true }));
  await user.type(name(), "Ann");
  expect([...browser]).toEqual([]);
  expect(screen.getByRole("form")).not.toHaveAttribute("data-kept");
  unmount();
  render(page("emp-1"));
  expect(screen.getByRole("form")).toHaveAttribute("data-kept");
});
