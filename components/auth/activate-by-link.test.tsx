import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import type { ReactNode } from "react";
import { ApiError, type ApiErrorDetails } from "@/lib/client/calls/api-error";
import { callBackend } from "@/lib/client/calls/call-backend";
import { PublicConfigProvider } from "@/lib/client/public-config";
import { activateAccount } from "@/lib/client/session/activate-account";
import { leaveDocument } from "@/lib/client/session/leave-document";
import { signIn } from "@/lib/client/session/sign-in";
import type { PublicConfig } from "@/lib/domain/public-config";
import { WITHOUT_VENDORS } from "@/tests/support/without-vendors";
import { ActivateByLink } from "./activate-by-link";
import { dropLink, heldLink, holdLink } from "./link-memory";

const router = { replace: jest.fn(), push: jest.fn() };
jest.mock("next/navigation", () => ({ useRouter: () => router }));
jest.mock("@/lib/client/session/activate-account", () => ({ activateAccount: jest.fn() }));
jest.mock("@/lib/client/session/sign-in", () => ({ signIn: jest.fn() }));
jest.mock("@/lib/client/session/leave-document", () => ({ leaveDocument: jest.fn() }));

const activateMock = jest.mocked(activateAccount);
const NEW = "Harbor#Lantern7";
const INVITATION = { email: "ivo@example.test", token: "t0k3n", activationToken: "f1rst" };
const employee = { key: "emp-1", email: "ivo@example.test", role: "underwriting_reviewer" } as never;
const failure = (details: Partial<ApiErrorDetails>) =>
  new ApiError({ message: "Database down", type: "server_error", status: 500, step: "activation", ...details });

jest.mock("@/lib/client/calls/call-backend", () => ({ callBackend: jest.fn() }));
const callMock = jest.mocked(callBackend);
const password = () => screen.getByLabelText("New password");
const button = () => screen.getByRole("button", { name: "Get started" });

function renderPage(page: ReactNode, config: PublicConfig = WITHOUT_VENDORS) {
  return render(<PublicConfigProvider config={config}>{page}</PublicConfigProvider>);
}
function openLink(config: PublicConfig = WITHOUT_VENDORS) {
  holdLink("/activate-account", ["ivo@example.test", "t0k3n", "f1rst"]);
  return renderPage(<ActivateByLink email="-" token="-" activationToken="-" />, config);
}
async function choose(text = NEW) {
  await userEvent.type(password(), text);
  await userEvent.type(screen.getByLabelText("Confirm password"), text);
}

beforeEach(() => {
  jest.resetAllMocks();
  callMock.mockResolvedValue(null);
  dropLink();
});

test("welcomes the employee and waits for an acceptable password", async () => {
  openLink();
  expect(screen.getByRole("heading", { name: "Welcome!" })).toBeInTheDocument();
  expect(screen.getByText("Choose a password for ivo@example.test.")).toBeInTheDocument();
  expect(button()).toBeDisabled();
  await choose("Ivo@example.test1");
  expect(screen.getByText("Password cannot match your email")).toBeInTheDocument();
  expect(button()).toBeDisabled();
});

test("Enter sends the password with the link, then opens the role's list", async () => {
  activateMock.mockResolvedValue({ employee, isMfaPending: false });
  openLink();
  await choose();
  await userEvent.keyboard("{Enter}");
  expect(activateMock.mock.calls).toEqual([[INVITATION, NEW]]);
  expect(router.replace.mock.calls).toEqual([["/insured/inspections"]]);
  expect(heldLink("/activate-account")).toBeNull();
});

test("the first page loads as a document if it has third parties", async () => {
  activateMock.mockResolvedValue({ employee, isMfaPending: false });
  openLink({ ...WITHOUT_VENDORS, chat: { appId: "a", scriptUrl: "https://chat.test/widget" } });
  await choose();
  await userEvent.click(button());
  expect(jest.mocked(leaveDocument).mock.calls).toEqual([["/insured/inspections"]]);
  expect(router.replace).not.toHaveBeenCalled();
});

test("an account with a second factor continues to the code page", async () => {
  activateMock.mockResolvedValue({ employee, isMfaPending: true, availableMfaChannels: ["email"] });
  openLink();
  await choose();
  await userEvent.click(button());
  expect(router.replace.mock.calls).toEqual([["/verify-mfa"]]);
});

test.each([
  ["invalid_input", 400, "This link has been used.", "This link has been used."],
  [
    "unauthorized",
    401,
    "Your session has expired. Please log in again.",
    "Something went wrong... Account activation failed. Please try later.",
  ],
  ["server_error", 500, "Database down", "Something went wrong... Account activation failed. Please try later."],
])("a failure of type %s (%i, “%s”) shows “%s”, and the typed password stays", async (type, status, message, shown) => {
  activateMock.mockRejectedValue(failure({ type, status, message }));
  openLink();
  await choose();
  await userEvent.click(button());
  expect((await screen.findByRole("alert")).textContent).toBe(shown);
  expect(password()).toHaveValue(NEW);
  expect(router.replace).not.toHaveBeenCalled();
  expect(heldLink("/activate-account")).not.toBeNull();
  await userEvent.click(button());
  expect(activateMock).toHaveBeenCalledTimes(2);
});

test("after the password is set, only sign-in is retried", async () => {
  const refused = { type: "invalid_input", message: "Incorrect email or password", status: 401, step: "login" };
  activateMock.mockRejectedValue(failure(refused));
  jest.mocked(signIn).mockRejectedValueOnce(failure({ step: undefined }));
  jest.mocked(signIn).mockResolvedValueOnce({ employee, isMfaPending: false });
  openLink();
  await choose();
  for (const tries of [1, 2]) {
    await userEvent.click(button());
    expect((await screen.findByRole("alert")).textContent).toBe(
      "Something went wrong... Login failed. Please try later.",
    );
    expect([tries, heldLink("/activate-account")]).toEqual([tries, null]);
  }
  await userEvent.click(button());
  expect(activateMock).toHaveBeenCalledTimes(1);
  expect(jest.mocked(signIn).mock.calls).toEqual([
    [{ email: "ivo@example.test", password: NEW }],
    [{ email: "ivo@example.test", password: NEW }],
  ]);
  expect(router.replace.mock.calls).toEqual([["/insured/inspections"]]);
});

test("the link is kept in memory, not in the address", () => {
  window.history.replaceState(null, "", "/activate-account/ivo%40example.test/t0k3n/f1rst");
  renderPage(<ActivateByLink email="ivo%40example.test" token="t0k3n" activationToken="f1rst" />);
  expect(window.location.pathname).toBe("/activate-account/-/-/-");
  expect(router.replace).toHaveBeenCalledWith("/activate-account/-/-/-", { scroll: false });
  expect(heldLink("/activate-account")).toEqual(["ivo@example.test", "t0k3n", "f1rst"]);
});

test("without a link in memory, as after a reload, the page asks to open the mail again", () => {
  renderPage(<ActivateByLink email="-" token="-" activationToken="-" />);
  expect(screen.getByRole("heading", { name: "Open the email again" })).toBeInTheDocument();
  expect(screen.getByText(/ask your administrator for a new one/)).toBeInTheDocument();
  expect(screen.queryByLabelText("New password")).not.toBeInTheDocument();
});

test("password managers recognize the account, and nothing typed can end up in the address", () => {
  const { container } = openLink();
  expect(container.querySelector('[autocomplete="username"]')).toHaveValue("ivo@example.test");
  expect(password()).toHaveAttribute("autocomplete", "new-password");
  expect(password().closest("form")).toHaveAttribute("method", "post");
});

test("a dead link says so when opened, and a new one can be sent", async () => {
  callMock.mockRejectedValueOnce(new ApiError({ message: "Used", type: "expired", status: 400 }));
  openLink();
  expect(await screen.findByText("This link has expired or was already used.")).toBeInTheDocument();
  await userEvent.click(screen.getByRole("button", { name: "Send a new link" }));
  expect(callMock.mock.calls).toEqual([
    ["employee.checkLink", { email: "ivo@example.test", passwordResetLink: "f1rst" }],
    ["employee.requestActivation", { email: "ivo@example.test" }],
  ]);
  expect(
    screen.getByText("If the account of ivo@example.test isn't active yet, a new link is on its way."),
  ).toBeInTheDocument();
});

test("a backend that cannot check links offers no new link", async () => {
  callMock.mockRejectedValue(new ApiError({ message: "Something went wrong", type: "not_found", status: 404 }));
  activateMock.mockRejectedValue(failure({ type: "invalid_input", status: 400 }));
  openLink();
  await choose();
  await userEvent.click(button());
  expect(await screen.findByRole("alert")).toBeInTheDocument();
  expect(screen.queryByRole("button", { name: "Send a new link" })).not.toBeInTheDocument();
});
