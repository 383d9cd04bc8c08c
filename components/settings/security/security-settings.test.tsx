import { act, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { clearAlert } from "@/lib/client/alerts/alerts-store";
import type { Employee } from "@/lib/domain/entities";
import { type Answers, Failure, installBackend, renderScreen } from "@/tests/support/browser-backend";
import { ShownAlerts } from "@/tests/support/shown-alerts";
import { SecuritySettings } from "./security-settings";

const clio: Employee = {
  key: "emp-1",
  givenName: "Clio",
  familyName: "Radcliffe",
  email: "clio@lintel.test",
  phone: "+12025550114",
  role: "claims_reviewer",
  companyKeys: ["cous-1"],
  isMfaRequired: false,
};
const OLD = "Lintel-2026!";
const NEW = "Harbor#Lantern7";

let storedEmployee: Employee;
const storeFields = ({ key: _, oldPassword: _old, password: _password, ...fields }: Record<string, unknown>) => {
  storedEmployee = { ...storedEmployee, ...fields };
  return storedEmployee;
};
async function open(answers: Answers = {}) {
  const calls = installBackend(
    { "employee.me": () => storedEmployee, "employee.updateProfile": storeFields, ...answers },
    { role: "claims_reviewer" },
  );
  renderScreen(
    <>
      <SecuritySettings />
      <ShownAlerts />
    </>,
  );
  await screen.findByRole("heading", { name: "Password" });
  return () => calls.filter(({ name }) => name === "employee.updateProfile").map(({ params }) => params);
}
/** Fills a field as a password manager does, without an event for React. */
function fillSilently(input: HTMLElement, text: string): void {
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value")?.set?.call(input, text);
}
const alerts = () => within(screen.getByTestId("alerts"));
const current = () => screen.getByLabelText(/^Current password/);
const password = () => screen.getByLabelText(/^New password/);
const confirmation = () => screen.getByLabelText(/^Confirm password/);

beforeEach(() => {
  storedEmployee = clio;
  act(() => clearAlert());
});

describe("the password", () => {
  const update = () => userEvent.click(screen.getByRole("button", { name: "Update password" }));
  async function fill(old: string, secret: string, again = secret) {
    await userEvent.type(current(), old);
    await userEvent.type(password(), secret);
    await userEvent.type(confirmation(), again);
    await update();
  }

  test("shows when it expires", async () => {
    storedEmployee = { ...clio, passwordExpiresAt: new Date(Date.now() + 68 * 86_400_000 - 3_600_000).toISOString() };
    await open();
    expect(screen.getByText(/^Expires in 68 days, on /)).toBeInTheDocument();
  });

  test("warns that a change ends all other sessions", async () => {
    await open();
    const form = within(screen.getByRole("form", { name: "Password" }));
    expect(form.getByText("Changing your password signs you out everywhere else.")).toBeInTheDocument();
  });

  test("is changed with the current password, and the page clears the typed passwords", async () => {
    const sent = await open();
    await fill(OLD, NEW);
    expect(await alerts().findByText("Your password has been updated")).toBeInTheDocument();
    expect(sent()).toEqual([{ key: "emp-1", oldPassword: OLD, password: NEW }]);
    expect([current(), password(), confirmation()].map((field) => (field as HTMLInputElement).value)).toEqual([
      "",
      "",
      "",
    ]);
    expect(screen.getByRole("button", { name: "Update password" })).toHaveFocus();
  });

  test("is changed with passwords that a password manager fills in without an event", async () => {
    const sent = await open();
    fillSilently(current(), OLD);
    fillSilently(password(), NEW);
    fillSilently(confirmation(), NEW);
    await update();
    await waitFor(() => expect(sent()).toEqual([{ key: "emp-1", oldPassword: OLD, password: NEW }]));
  });

  test("shows which of its rules are met while it is typed", async () => {
    await open();
    await userEvent.type(password(), "Harbor");
    const rules = within(screen.getByRole("list", { name: "Must contain:" }))
      .getAllByRole("listitem")
      .map(({ textContent }) => textContent);
    expect(rules).toEqual([
      "At least 8 characters, not yet",
      "A number, not yet",
      "An upper-case letter, met",
      "A lower-case letter, met",
      "A symbol from ! @ # $ ^ &, not yet",
    ]);
  });

  test.each([
    ["a weak password", "harbor7!", "harbor7!", "The password must contain all of these."],
    ["a password that contains the email", `A1!${clio.email}`, `A1!${clio.email}`, "Password cannot match your email"],
    ["a password that differs from its confirmation", NEW, `${NEW}x`, "Passwords should match"],
    ["the current password", OLD, OLD, "Choose a password you haven't used before"],
  ])("%s is not sent", async (_, secret, again, message) => {
    const sent = await open();
    await fill(OLD, secret, again);
    expect(await screen.findByText(message)).toBeInTheDocument();
    expect(sent()).toEqual([]);
  });

  test.each([
    ["a wrong current password", 400, "The current password is incorrect."],
    ["a lock after too many tries", 403, "Your account has been locked. Please contact support."],
    ["too many changes", 429, "Too many tries. Please wait a minute."],
    ["a failure without a message", 500, "Failed to update employee profile!"],
  ])("%s is reported, and the typed passwords stay", async (_, status, message) => {
    const sent = await open({
      "employee.updateProfile": () => {
        throw new Failure(status, status === 500 ? "" : message);
      },
    });
    await fill("Wrong-2026!", NEW);
    expect(await screen.findByText(message)).toBeInTheDocument();
    expect(password()).toHaveValue(NEW);
    expect(sent()).toHaveLength(1);
    expect(alerts().queryByText(message)).toBeNull();
  });

  test("a wrong current password is reported at its field", async () => {
    await open({
      "employee.updateProfile": () => {
        throw new Failure(400, "The current password is incorrect.", {
          status: [{ message: "The current password is incorrect.", type: "invalid_input" }],
        });
      },
    });
    await fill("Wrong-2026!", NEW);
    await waitFor(() => expect(current()).toHaveAccessibleDescription("The current password is incorrect."));
    expect(current()).toHaveFocus();
  });
});

describe("two-factor authentication", () => {
  const required = () => screen.getByRole("switch", { name: "Require a code at every sign-in" });

  test("is turned on at once", async () => {
    const sent = await open();
    await userEvent.click(required());
    await waitFor(() => expect(required()).toBeChecked());
    expect(sent()).toEqual([{ key: "emp-1", isMfaRequired: true }]);
  });

  test("is turned off with the password alone", async () => {
    storedEmployee = { ...clio, isMfaRequired: true };
    const refusal = { status: [{ message: "The current password is incorrect.", type: "invalid_input" }] };
    const sent = await open({
      "employee.updateProfile": (fields) => {
        if (fields.oldPassword !== OLD) throw new Failure(400, "", refusal);
        return storeFields(fields);
      },
    });
    await userEvent.click(required());
    const dialog = within(await screen.findByRole("dialog", { name: "Sign in without a code?" }));
    expect(screen.getByRole("switch", { hidden: true })).toBeChecked();
    await userEvent.type(dialog.getByLabelText(/^Current password/), OLD);
    await userEvent.keyboard("{Enter}");
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    expect(required()).not.toBeChecked();
    expect(sent()).toEqual([{ key: "emp-1", isMfaRequired: false, oldPassword: OLD }]);
  });

  test("is turned off with a password that a password manager fills in without an event", async () => {
    storedEmployee = { ...clio, isMfaRequired: true };
    const sent = await open();
    await userEvent.click(required());
    const dialog = within(await screen.findByRole("dialog", { name: "Sign in without a code?" }));
    fillSilently(dialog.getByLabelText(/^Current password/), OLD);
    await userEvent.click(dialog.getByRole("button", { name: "Turn off" }));
    await waitFor(() => expect(sent()).toEqual([{ key: "emp-1", isMfaRequired: false, oldPassword: OLD }]));
  });

  test("a failed switch is rolled back, and Retry is offered", async () => {
    let isDown = true;
    await open({
      "employee.updateProfile": (fields) => {
        if (isDown) throw new Failure(500, "");
        return storeFields(fields);
      },
    });
    await userEvent.click(required());
    expect(await alerts().findByText("Failed to update employee profile!")).toBeInTheDocument();
    expect(required()).not.toBeChecked();
    isDown = false;
    await userEvent.click(alerts().getByRole("button", { name: "Retry" }));
    await waitFor(() => expect(required()).toBeChecked());
  });

  test("codes can be sent by text if there is a phone number", async () => {
    const sent = await open();
    expect(screen.getByRole("radio", { name: "Email" })).toBeChecked();
    await userEvent.click(screen.getByRole("radio", { name: "Text" }));
    await waitFor(() => expect(screen.getByRole("radio", { name: "Text" })).toBeChecked());
    expect(screen.getByText("+1 (202) 555-0114")).toBeInTheDocument();
    expect(sent()).toEqual([{ key: "emp-1", preferredMfaChannel: "text" }]);
  });

  test("without a phone number codes go by email, whatever was chosen before, and the page says what is missing", async () => {
    storedEmployee = { ...clio, phone: null, preferredMfaChannel: "text" };
    await open();
    expect(screen.getByRole("radio", { name: "Email" })).toBeChecked();
    expect(screen.getByRole("radio", { name: "Text" })).toBeDisabled();
    expect(screen.getByRole("radiogroup", { name: "Send codes by" })).toHaveAccessibleDescription(
      "clio@lintel.test. To get codes by text, add a phone number: Profile",
    );
    expect(screen.getByRole("link", { name: "Profile" })).toHaveAttribute("href", "/settings");
  });
});
