import { cleanup, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { ApiError } from "@/lib/client/calls/api-error";
import { PublicConfigProvider } from "@/lib/client/public-config";
import { enterDocument, leaveDocument } from "@/lib/client/session/leave-document";
import { signIn } from "@/lib/client/session/sign-in";
import type { PublicConfig } from "@/lib/domain/public-config";
import { WITHOUT_VENDORS } from "@/tests/support/without-vendors";
import { dropLink, heldLink, takeCarriedLink } from "./link-memory";
import { LoginForm } from "./login-form";

const router = { replace: jest.fn(), push: jest.fn() };
jest.mock("next/navigation", () => ({ useRouter: () => router }));
jest.mock("@/lib/client/session/sign-in", () => ({ signIn: jest.fn() }));
jest.mock("@/lib/client/session/leave-document", () => ({ enterDocument: jest.fn(), leaveDocument: jest.fn() }));

const signInMock = jest.mocked(signIn);
const employee = {
  key: "emp-1",
  givenName: "Dana",
  familyName: "Whitfield",
  email: "dana@example.test",
  role: "employee" as const,
  companyKeys: [],
};
const config = { ...WITHOUT_VENDORS, supportEmail: "help@example.test" };
const RECORDED = { ...config, vendors: ["recording"], recording: { project: "p", scriptUrl: "https://rec.test/r.js" } };
const refusal = (details: Partial<ConstructorParameters<typeof ApiError>[0]>) =>
  new ApiError({ message: "Incorrect email or password", type: "unauthorized", status: 401, ...details });

function renderForm(from: string | null = null, publicConfig: PublicConfig = config) {
  render(
    <PublicConfigProvider config={publicConfig}>
      <LoginForm from={from} />
    </PublicConfigProvider>,
  );
}
const email = () => screen.getByRole("textbox", { name: "Email" });
const password = () => screen.getByLabelText("Password");
const button = () => screen.getByRole("button", { name: "Login" });
async function fill() {
  await userEvent.type(email(), "dana@example.test");
  await userEvent.type(password(), "Harbor#1");
}

beforeEach(() => jest.resetAllMocks());

test("the button waits for a valid email", async () => {
  renderForm();
  expect(button()).toBeDisabled();
  await userEvent.type(email(), "dana");
  expect(button()).toBeDisabled();
  await userEvent.type(email(), "@example.test");
  expect(button()).toBeEnabled();
  await userEvent.clear(email());
  expect(button()).toBeDisabled();
});

test("the space key is blocked in the email", async () => {
  renderForm();
  await userEvent.type(email(), " da na@example.test ");
  expect(email()).toHaveValue("dana@example.test");
});

test("Enter submits and opens the requested page", async () => {
  signInMock.mockResolvedValue({ employee, isMfaPending: false });
  renderForm("/insured/inspections?q=1");
  await fill();
  await userEvent.keyboard("{Enter}");
  expect(signInMock).toHaveBeenCalledWith({ email: "dana@example.test", password: "Harbor#1" });
  expect(router.replace).toHaveBeenCalledWith("/insured/inspections?q=1");
});

test("without a requested page, sign-in opens the role's list", async () => {
  signInMock.mockResolvedValue({ employee, isMfaPending: false });
  renderForm();
  await fill();
  await userEvent.click(button());
  expect(router.replace).toHaveBeenCalledWith("/insured/policies");
});

test("a pending second factor asks for the code, and keeps the return path", async () => {
  signInMock.mockResolvedValue({ employee, isMfaPending: true });
  renderForm("/settings");
  await fill();
  await userEvent.click(button());
  expect(router.replace).toHaveBeenCalledWith("/verify-mfa?from=%2Fsettings");
});

test("a refusal is reported and the fields stay", async () => {
  signInMock.mockRejectedValue(refusal({}));
  renderForm();
  await fill();
  await userEvent.click(button());
  expect(await screen.findByRole("alert")).toHaveTextContent("Incorrect email or password");
  expect(email()).toBeEnabled();
  expect(password()).toHaveValue("Harbor#1");
});

test("an answer without an employee does not mark the password as wrong", async () => {
  signInMock.mockRejectedValue(new TypeError("Cannot read properties of undefined (reading 'key')"));
  renderForm();
  await fill();
  await userEvent.click(button());
  expect((await screen.findByRole("alert")).textContent).toBe(
    "Lintel can't be reached right now. Try again in a minute.",
  );
});

test("a locked account disables the fields and names whom to contact", async () => {
  signInMock.mockRejectedValue(refusal({ message: "Your account has been locked.", status: 403, isLockedOut: true }));
  renderForm();
  await fill();
  await userEvent.click(button());
  expect(await screen.findByRole("alert")).toHaveTextContent("Your account has been locked. Please contact support.");
  expect(screen.getByRole("link", { name: "Email support" })).toHaveAttribute("href", "mailto:help@example.test");
  expect(email()).toBeDisabled();
  expect(password()).toBeDisabled();
  expect(button()).toBeDisabled();
});

test("an expired password opens its reset, without the link in the address", async () => {
  dropLink();
  signInMock.mockRejectedValue(refusal({ status: 403, passwordResetLink: "https://app.test/x/t0k3n" }));
  renderForm();
  await fill();
  await userEvent.click(button());
  expect(router.push.mock.calls).toEqual([["/reset-expired-password/-/-"]]);
  expect(heldLink("/reset-expired-password")).toEqual(["dana@example.test", "t0k3n"]);
});

test("the reset of an expired password keeps the return path", async () => {
  signInMock.mockRejectedValue(refusal({ status: 403, passwordResetLink: "t0k3n" }));
  renderForm("/settings?tab=x");
  await fill();
  await userEvent.click(button());
  expect(router.push.mock.calls).toEqual([["/reset-expired-password/-/-?from=%2Fsettings%3Ftab%3Dx"]]);
});

test("a missing password is reported as required", async () => {
  renderForm();
  await userEvent.type(email(), "dana@example.test{Enter}");
  expect(screen.getByText("Required")).toBeInTheDocument();
  expect(signInMock).not.toHaveBeenCalled();
});

test("an employee without a password can request a link, which keeps the return path", () => {
  renderForm();
  const link = () => screen.getByRole("link", { name: "Forgot your password?" });
  expect(link()).toHaveAttribute("href", "/forgot-password");
  cleanup();
  renderForm("/settings?tab=x");
  expect(link()).toHaveAttribute("href", "/forgot-password?from=%2Fsettings%3Ftab%3Dx");
});

test("Tab goes from the email to the password", async () => {
  renderForm();
  expect(email()).toHaveFocus();
  await userEvent.tab();
  expect(password()).toHaveFocus();
});

test("a lock message that names whom to contact is shown unchanged", async () => {
  const message = "Your account is locked. Contact support.";
  signInMock.mockRejectedValue(refusal({ message, type: "locked_out", status: 403, isLockedOut: true }));
  renderForm();
  await fill();
  await userEvent.click(button());
  expect(await screen.findByRole("alert")).toHaveTextContent(message);
  expect(screen.getByRole("alert")).not.toHaveTextContent("Please contact support.");
});

test("an answer without a known role signs in with the role employee", async () => {
  signInMock.mockResolvedValue({ employee: { ...employee, role: undefined } as never, isMfaPending: false });
  renderForm();
  await fill();
  await userEvent.click(button());
  expect(router.replace).toHaveBeenCalledWith("/insured/policies");
  expect(screen.queryByRole("alert")).not.toBeInTheDocument();
});

test.each(["No MFA channels available!", "Failed to send MFA code!", "Access Token not in response!"])(
  "%s is shown unchanged",
  async (message) => {
    signInMock.mockRejectedValue(refusal({ message, type: "server_error", status: 500 }));
    renderForm();
    await fill();
    await userEvent.click(button());
    expect(await screen.findByRole("alert")).toHaveTextContent(message);
  },
);

test("password managers recognize both fields, and nothing typed can end up in the address", () => {
  renderForm();
  expect(email()).toHaveAttribute("autocomplete", "username");
  expect(email()).toHaveAttribute("type", "email");
  expect(password()).toHaveAttribute("autocomplete", "current-password");
  expect(email().closest("form")).toHaveAttribute("method", "post");
});

test("the first page loads as a document if this one lacks its third parties, and the form is sent once", async () => {
  signInMock.mockResolvedValue({ employee, isMfaPending: false });
  renderForm(null, { ...config, maps: { apiKey: "k", mapId: null, scriptUrl: "https://maps.test/js" } });
  await fill();
  await userEvent.click(button());
  expect(jest.mocked(leaveDocument).mock.calls).toEqual([["/insured/policies"]]);
  expect(router.replace).not.toHaveBeenCalled();
  await userEvent.click(button());
  expect(signInMock).toHaveBeenCalledTimes(1);
});

test("the page that asks for the code keeps the third parties of this one", async () => {
  signInMock.mockResolvedValue({ employee, isMfaPending: true, availableMfaChannels: ["email"] });
  renderForm(null, RECORDED);
  await fill();
  await userEvent.click(button());
  expect(router.replace.mock.calls).toEqual([["/verify-mfa"]]);
  expect(leaveDocument).not.toHaveBeenCalled();
});

test("the reset of an expired password has no recorder: the tab carries the link to another document", async () => {
  dropLink();
  sessionStorage.clear();
  signInMock.mockRejectedValue(refusal({ passwordResetLink: "/reset-expired-password/dana%40example.test/t0k3n" }));
  renderForm("/settings", RECORDED);
  await fill();
  await userEvent.click(button());
  const address = "/reset-expired-password/dana%40example.test/~?from=%2Fsettings";
  await userEvent.click(button());
  expect(signInMock).toHaveBeenCalledTimes(1);
  expect(jest.mocked(enterDocument).mock.calls).toEqual([[address]]);
  expect(router.push).not.toHaveBeenCalled();
  // Not in this document's memory.
  expect(heldLink("/reset-expired-password")).toBeNull();
  takeCarriedLink("/reset-password");
  expect(heldLink("/reset-password")).toBeNull();
  expect(Object.values({ ...sessionStorage }).join()).not.toContain("t0k3n");
});
