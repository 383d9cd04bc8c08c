import { act, render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { array, type InferType, mixed, object, string } from "yup";
import { AddressField } from "../address/address-field";
import { type AddressProvider, EMPTY_ADDRESS } from "../address/address-provider";
import { CodeInput } from "../inputs/code-input";
import { Multiselect } from "../inputs/multiselect";
import { PhoneInput } from "../inputs/phone-input";
import { Select } from "../inputs/select";
import { TextInput } from "../inputs/text-input";
import { FileDrop } from "../media/file-drop";
import type { FileEntry } from "../media/file-entry";
import { Form } from "./form";
import { FormField } from "./form-field";
import { SubmitButton } from "./submit-button";
import { type InitialValues, useSchemaForm } from "./use-schema-form";

const schema = object({
  name: string().required(),
  code: string().length(6, "Incorrect code").required(),
  phone: string().required(),
  kind: string().oneOf(["roof", "interior"]).required(),
  rooms: array(string().required()).min(1).required(),
  address: object({
    line1: string().required(),
    line2: string().nullable().optional(),
    city: string().required(),
    region: string().required(),
    postalCode: string().required(),
    country: string().required(),
  }),
  photos: array(mixed<FileEntry>().required()).min(1, "One photo at least").required(),
});
type Visit = InferType<typeof schema>;

const EMPTY: InitialValues<Visit> = {
  name: "",
  code: "",
  phone: "",
  kind: "",
  rooms: [],
  address: EMPTY_ADDRESS,
  photos: [],
};
const KINDS = [
  { value: "roof", text: "Roof" },
  { value: "interior", text: "Interior" },
] as const;
const ROOMS = [
  { value: "kitchen", text: "Kitchen" },
  { value: "attic", text: "Attic" },
];
const ALDER = { line1: "1428 Alder Creek Dr", city: "Austin", region: "TX", postalCode: "78704", country: "US" };
const PLACES: AddressProvider = {
  suggest: async () => [{ id: "1", main: "1428 Alder Creek Dr", detail: "Austin, TX" }],
  resolve: async () => ALDER,
};
const PHOTO = new File(["photo"], "roof.jpg", { type: "image/jpeg", lastModified: 1_795_000_000_000 });

const save = jest.fn<Promise<void>, [Visit]>();
beforeEach(() => {
  save.mockReset();
  save.mockResolvedValue();
});

function Page({ places = PLACES }: { places?: AddressProvider | null }) {
  const form = useSchemaForm({
    schema,
    initialValues: EMPTY,
    save,
    failureOf: () => ({ fields: { address: "Not in our area" } }),
  });
  return (
    <Form form={form} label="Visit">
      <FormField form={form} name="name">
        {(field) => <TextInput {...field} label="Name" />}
      </FormField>
      <FormField form={form} name="code">
        {(field) => <CodeInput {...field} label="Code" boxLabel={(index, of) => `Digit ${index} of ${of}`} />}
      </FormField>
      <FormField form={form} name="phone">
        {(field) => <PhoneInput {...field} label="Phone" location="us" />}
      </FormField>
      <FormField form={form} name="kind">
        {(field) => <Select {...field} label="Kind" options={KINDS} />}
      </FormField>
      <FormField form={form} name="rooms">
        {(field) => <Multiselect {...field} label="Rooms" options={ROOMS} />}
      </FormField>
      <FormField form={form} name="address">
        {(field) => <AddressField {...field} label="Address" provider={places} />}
      </FormField>
      <FormField form={form} name="photos">
        {(field) => <FileDrop {...field} label="Photos" />}
      </FormField>
      <SubmitButton form={form}>Save</SubmitButton>
    </Form>
  );
}

const user = userEvent.setup();
const press = () => user.click(screen.getByRole("button", { name: "Save" }));
const digit = (index: number) => screen.getByRole("textbox", { name: `Digit ${index} of 6` });
const name = () => screen.getByRole("textbox", { name: "Name" });
const phone = () => screen.getByRole("textbox", { name: "Phone" });
const kind = () => screen.getByRole("combobox", { name: "Kind" });
const rooms = () => screen.getByRole("combobox", { name: "Rooms" });
const address = () => screen.getByRole("combobox", { name: "Address" });
const photos = () => screen.getByRole("button", { name: "Photos: choose files, required" });

async function chooseKind() {
  await user.click(kind());
  await user.click(screen.getByRole("option", { name: "Roof" }));
}
async function chooseRooms() {
  await user.click(rooms());
  await user.click(screen.getByRole("option", { name: "Attic" }));
  await user.keyboard("{Escape}");
}
async function findAddress() {
  await user.type(address(), "1428 Alder");
  await user.click(await screen.findByRole("option", { name: /1428 Alder Creek Dr/ }));
}
async function addPhoto() {
  const chooser = photos().closest("form")?.querySelector<HTMLInputElement>("input[type=file]");
  await user.upload(chooser as HTMLInputElement, PHOTO);
}

test("passes typed, chosen, searched and dropped values to save()", async () => {
  render(<Page />);
  await user.type(name(), "Ann");
  await user.type(digit(1), "123456");
  await user.type(phone(), "(512) 555-0148");
  await chooseKind();
  await chooseRooms();
  await findAddress();
  await addPhoto();
  await screen.findByText("roof.jpg");
  await press();
  await waitFor(() => expect(save).toHaveBeenCalledTimes(1));
  expect(save.mock.calls[0]).toEqual([
    {
      name: "Ann",
      code: "123456",
      phone: "+15125550148",
      kind: "roof",
      rooms: ["attic"],
      address: ALDER,
      photos: [{ id: "1795000000000-5-roof.jpg", file: PHOTO, status: "ready", progress: 0 }],
    },
  ]);
});

test("shows each field's own message after a refused try, and marks the field", async () => {
  render(<Page />);
  await press();
  expect(save).not.toHaveBeenCalled();
  expect(name()).toHaveAccessibleDescription("Required");
  expect(screen.getByRole("group", { name: "Code" })).toHaveAccessibleDescription("Required");
  expect(digit(1)).toBeInvalid();
  expect(phone()).toHaveAccessibleDescription("Required");
  expect(kind()).toHaveAccessibleDescription("Required");
  expect(rooms()).toHaveAccessibleDescription("Required");
  expect(address()).toHaveAccessibleDescription("Required");
  expect(photos()).toHaveAccessibleDescription("One photo at least");
  for (const control of [name(), phone(), kind(), rooms(), address()]) expect(control).toBeInvalid();
});

test("focuses the first invalid field after each refused try, whatever its part", async () => {
  render(<Page />);
  await press();
  expect(name()).toHaveFocus();
  await user.type(name(), "Ann");
  await press();
  expect(digit(1)).toHaveFocus();
  await user.type(digit(1), "123456");
  await press();
  expect(phone()).toHaveFocus();
  await user.type(phone(), "512 555 0148");
  await press();
  expect(kind()).toHaveFocus();
  await chooseKind();
  await press();
  expect(rooms()).toHaveFocus();
  await chooseRooms();
  await press();
  expect(address()).toHaveFocus();
  await findAddress();
  await press();
  expect(photos()).toHaveFocus();
  await addPhoto();
  await press();
  await waitFor(() => expect(save).toHaveBeenCalledTimes(1));
});

test("shows messages of parts after blur, then updates them with each choice", async () => {
  render(<Page />);
  await user.type(digit(1), "12");
  expect(screen.queryByText("Incorrect code")).not.toBeInTheDocument();
  await user.click(name());
  expect(await screen.findByText("Incorrect code")).toBeInTheDocument();
  await user.type(digit(3), "3456");
  await waitFor(() => expect(screen.queryByText("Incorrect code")).not.toBeInTheDocument());
  const hasFocus = jest.spyOn(document, "hasFocus").mockReturnValue(true);
  act(() => photos().focus());
  await user.click(name());
  expect(await screen.findByText("One photo at least")).toBeInTheDocument();
  hasFocus.mockRestore();
  await user.click(rooms());
  await user.keyboard("{Escape}");
  await waitFor(() => expect(rooms()).toHaveAccessibleDescription("Required"));
  await chooseRooms();
  await waitFor(() => expect(rooms()).toBeValid());
  await user.type(phone(), "12");
  await user.click(name());
  expect(await screen.findByText("Invalid phone")).toBeInTheDocument();
});

test("focuses a manual address at its missing part, otherwise at its first part", async () => {
  save.mockRejectedValueOnce(new Error("outside"));
  render(<Page places={null} />);
  await user.type(name(), "Ann");
  await user.type(digit(1), "123456");
  await user.type(phone(), "512 555 0148");
  await chooseKind();
  await chooseRooms();
  await user.type(screen.getByRole("textbox", { name: "Address line 1" }), "1428 Alder Creek Dr");
  await press();
  expect(screen.getByRole("textbox", { name: "City" })).toHaveFocus();
  expect(screen.getByRole("textbox", { name: "City" })).toHaveAccessibleDescription("Required");
  await user.type(screen.getByRole("textbox", { name: "City" }), "Austin");
  await user.type(screen.getByRole("textbox", { name: "State" }), "TX");
  await user.type(screen.getByRole("textbox", { name: "ZIP code" }), "78704");
  await addPhoto();
  await press();
  await waitFor(() => expect(save).toHaveBeenCalledTimes(1));
  expect(screen.getByRole("group", { name: "Address" })).toHaveAccessibleDescription("Not in our area");
  expect(screen.getByRole("textbox", { name: "Address line 1" })).toHaveFocus();
});
