import { act, render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import type { ReactNode } from "react";
import { showAlert } from "@/lib/client/alerts/alerts-store";
import { ApiError } from "@/lib/client/calls/api-error";
import { callBackend } from "@/lib/client/calls/call-backend";
import { PublicConfigProvider } from "@/lib/client/public-config";
import { leaveDocument } from "@/lib/client/session/leave-document";
import { refreshSession } from "@/lib/client/session/refresh-session";
import { signOut } from "@/lib/client/session/sign-out";
import { useCurrentEmployee } from "@/lib/client/session/use-current-employee";
import type { Employee } from "@/lib/domain/entities";
import type { PublicConfig } from "@/lib/domain/public-config";
import { WITHOUT_VENDORS } from "@/tests/support/without-vendors";
import { carryLink, dropLink, heldLink, holdLink } from "./link-memory";
import { ResetByLink } from "./reset-by-link";
import { ResetOwnPassword } from "./reset-own-password";

const router = { replace: jest.fn(), push: jest.fn(), refresh: jest.fn() };
jest.mock("next/navigation", () => ({ useRouter: () => router }));
jest.mock("@/lib/client/calls/call-backend", () => ({ callBackend: jest.fn() }));
jest.mock("@/lib/client/alerts/alerts-store", () => ({ showAlert: jest.fn() }));
jest.mock("@/lib/client/session/leave-document", () => ({ leaveDocument: jest.fn() }));
jest.mock("@/lib/client/session/refresh-session", () => ({ refreshSession: jest.fn() }));
jest.mock("@/lib/client/session/sign-out", () => ({ signOut: jest.fn() }));
jest.mock("@/lib/client/session/use-current-employee", () => ({ useCurrentEmployee: jest.fn() }));
jest.mock("@/lib/client/session/use-session", () => ({ SESSION_KEY: "session" }));

const callMock = jest.mocked(callBackend);
const EMAIL = "dana@example.test";
const NEW = "Harbor#Lantern7";
const employee = { email: EMAIL } as Employee;

const password = () => screen.getByLabelText("New password");
const confirmation = () => screen.getByLabelText("Confirm password");
const button = () => screen.getByRole("button", { name: "Reset password" });
const items = () => within(screen.getByRole("list", { name: "Must contain:" })).getAllByRole("listitem");

function signedInAs(who: Employee | null) {
  jest.mocked(useCurrentEmployee).mockReturnValue({ employee: who, isLoading: false });
}

function renderPage(page: ReactNode, config: PublicConfig = WITHOUT_VENDORS) {
  return render(<PublicConfigProvider config={config}>{page}</PublicConfigProvider>);
}

function openLink(page: "/reset-password" | "/reset-expired-password" = "/reset-password", from: string | null = null) {
  holdLink(page, [EMAIL, "t0k3n"]);
  return renderPage(<ResetByLink page={page} email="-" token="-" from={from} />);
}

async function typeBoth(text: string, again = text) {
  await userEvent.type(password(), text);
  await userEvent.type(confirmation(), again);
}

beforeEach(() => {
  jest.resetAllMocks();
  callMock.mockResolvedValue(null);
  dropLink();
  signedInAs(null);
});

describe("by link", () => {
  test("the list of rules is checked off while the password is typed", async () => {
    openLink();
    expect(items().map(({ textContent }) => textContent)).toEqual([
      "At least 8 characters, not yet",
      "A number, not yet",
      "An upper-case letter, not yet",
      "A lower-case letter, not yet",
      "A symbol from ! @ # $ ^ &, not yet",
    ]);
    expect(password()).toHaveFocus();
    await userEvent.type(password(), "harbor7");
    expect(items().map(({ textContent }) => textContent)).toEqual([
      "At least 8 characters, not yet",
      "A number, met",
      "An upper-case letter, not yet",
      "A lower-case letter, met",
      "A symbol from ! @ # $ ^ &, not yet",
    ]);
    expect(button()).toBeDisabled();
  });

  test("a link that no longer works says so at once, and offers a new one that keeps the return path", async () => {
    callMock.mockRejectedValue(new ApiError({ message: "Used", type: "expired", status: 400 }));
    holdLink("/reset-password", [EMAIL, "t0k3n"]);
    renderPage(<ResetByLink page="/reset-password" email="-" token="-" from="/settings" />);
    expect(await screen.findByRole("heading", { name: "This link no longer works" })).toBeInTheDocument();
    expect(screen.queryByLabelText("New password")).not.toBeInTheDocument();
    const another = screen.getByRole("link", { name: "Send a new link" });
    expect(another).toHaveAttribute("href", "/forgot-password?from=%2Fsettings");
    const back = screen.getByRole("link", { name: "Back to login" });
    expect(back).toHaveAttribute("href", "/login?from=%2Fsettings");
  });

  test.each([
    ["not_found", 404],
    ["server_error", 502],
    ["invalid_input", 400],
  ])("a link that the backend cannot check (%s, %i) still opens the form", async (type, status) => {
    callMock.mockRejectedValue(new ApiError({ message: "No", type, status }));
    openLink();
    await act(async () => {});
    expect(password()).toBeInTheDocument();
  });

  test("the confirmation says whether it matches", async () => {
    openLink();
    callMock.mockClear();
    await typeBoth(NEW, "Harbor#");
    expect(screen.queryByText("Passwords match")).not.toBeInTheDocument();
    await userEvent.keyboard("{Enter}");
    expect(screen.getByText("Passwords should match")).toBeInTheDocument();
    expect(callMock).not.toHaveBeenCalled();
    await userEvent.type(confirmation(), "Lantern7");
    expect(screen.getByText("Passwords match")).toBeInTheDocument();
    expect(screen.queryByText("Passwords should match")).not.toBeInTheDocument();
  });

  test("a password with the email is refused at once, in any case", async () => {
    openLink();
    await typeBoth("1#Dana@Example.Test");
    expect(screen.getByText("Password cannot match your email")).toBeInTheDocument();
    expect(button()).toBeDisabled();
  });

  test("Enter sends the password with the link; then sign-in follows with a toast", async () => {
    callMock.mockResolvedValue(null);
    openLink();
    expect(screen.queryByText(/has expired/)).not.toBeInTheDocument();
    await typeBoth(NEW);
    await userEvent.keyboard("{Enter}");
    expect(callMock.mock.calls).toEqual([
      ["employee.checkLink", { email: EMAIL, passwordResetLink: "t0k3n" }],
      ["employee.resetPassword", { email: EMAIL, password: NEW, passwordResetLink: "t0k3n" }],
    ]);
    expect(showAlert).toHaveBeenCalledWith({ type: "success", message: "Your password has been updated" });
    expect(router.replace).toHaveBeenCalledWith("/login");
    expect(signOut).not.toHaveBeenCalled();
    expect(heldLink("/reset-password")).toBeNull();
  });

  test("resetting one's own password while signed in signs out here too", async () => {
    callMock.mockResolvedValue(null);
    jest.mocked(signOut).mockResolvedValue();
    signedInAs({ ...employee, email: "Dana@example.test" });
    openLink();
    await typeBoth(NEW);
    await userEvent.click(button());
    expect(signOut).toHaveBeenCalledTimes(1);
  });

  test.each([
    ["invalid_input", 400, "This link has been used.", "This link has been used."],
    ["server_error", 500, "Database down", "Ooops. Something went wrong."],
  ])("a %s failure (%i, “%s”) shows “%s”, and the typed password stays", async (type, status, message, shown) => {
    callMock.mockRejectedValue(new ApiError({ message, type, status }));
    openLink();
    await typeBoth(NEW);
    await userEvent.click(button());
    expect(await screen.findByRole("alert")).toHaveTextContent(shown);
    expect(screen.getByRole("link", { name: "Send a new link" })).toHaveAttribute("href", "/forgot-password");
    expect(password()).toHaveValue(NEW);
    expect(showAlert).not.toHaveBeenCalled();
    expect(router.replace).not.toHaveBeenCalled();
  });

  test("after a failure, the link to a new mail keeps the requested page", async () => {
    openLink("/reset-password", "/settings");
    callMock.mockRejectedValue(new ApiError({ message: "No", type: "server_error", status: 500 }));
    await typeBoth(NEW);
    await userEvent.click(button());
    const another = await screen.findByRole("link", { name: "Send a new link" });
    expect(another).toHaveAttribute("href", "/forgot-password?from=%2Fsettings");
  });

  test("a failed reset of an expired password offers to log in again, since no mail was sent", async () => {
    openLink("/reset-expired-password", "/settings");
    callMock.mockRejectedValue(
      new ApiError({ message: "This link has been used.", type: "invalid_input", status: 400 }),
    );
    await typeBoth(NEW);
    await userEvent.click(button());
    const again = await screen.findByRole("link", { name: "Log in again" });
    expect(again).toHaveAttribute("href", "/login?from=%2Fsettings");
    expect(screen.queryByRole("link", { name: "Send a new link" })).not.toBeInTheDocument();
  });

  test.each([
    ["after a reload", false],
    ["once its token is spent", true],
  ])("the reset of an expired password asks to log in again %s, and mentions no mail", async (_, isSpent) => {
    if (isSpent) {
      callMock.mockRejectedValue(new ApiError({ message: "Used", type: "expired", status: 400 }));
      holdLink("/reset-expired-password", [EMAIL, "t0k3n"]);
    }
    renderPage(<ResetByLink page="/reset-expired-password" email="-" token="-" from="/settings" />);
    expect(await screen.findByRole("heading", { name: "Log in again" })).toBeInTheDocument();
    expect(screen.getByText("This page has expired. Log in again to reset your password.")).toBeInTheDocument();
    const links = screen.getAllByRole("link").map((link) => [link.textContent, link.getAttribute("href")]);
    expect(links).toEqual([["Log in again", "/login?from=%2Fsettings"]]);
    expect(document.body).not.toHaveTextContent(/mail/i);
  });

  test("the page for an expired password says so", () => {
    openLink("/reset-expired-password");
    expect(screen.getByRole("status")).toHaveTextContent(
      "Your password has expired. Please reset it below to access your account.",
    );
  });

  test("the link is kept in memory, not in the address", () => {
    window.history.replaceState(null, "", "/reset-expired-password/dana%40example.test/t0k3n");
    renderPage(<ResetByLink page="/reset-expired-password" email="dana%40example.test" token="t0k3n" from={null} />);
    expect(window.location.pathname).toBe("/reset-expired-password/-/-");
    expect(router.replace).toHaveBeenCalledWith("/reset-expired-password/-/-", { scroll: false });
    expect(heldLink("/reset-expired-password")).toEqual([EMAIL, "t0k3n"]);
    expect(heldLink("/reset-password")).toBeNull();
  });

  test("the server's startup script does not keep the link either", () => {
    const [start, other] = ['self.__next_f.push([1,"t0k3n-1"])', "self.__next_f.push([0])"].map((text) => {
      const script = document.createElement("script");
      script.type = "text/plain";
      script.textContent = text;
      return document.body.appendChild(script);
    });
    renderPage(<ResetByLink page="/reset-password" email="dana%40example.test" token="t0k3n-1" from={null} />);
    expect(start).not.toBeInTheDocument();
    expect(other).toBeInTheDocument();
    other?.remove();
  });

  test("a sign-in that found the password expired continues to the requested page", async () => {
    callMock.mockResolvedValue(null);
    openLink("/reset-expired-password", "/settings?tab=x");
    const loginAddress = "/login?from=%2Fsettings%3Ftab%3Dx";
    expect(screen.getByRole("link", { name: "Back to login" })).toHaveAttribute("href", loginAddress);
    await typeBoth(NEW);
    await userEvent.keyboard("{Enter}");
    expect(router.replace.mock.calls).toEqual([[loginAddress]]);
  });

  test("a link carried by the tab is taken at once, and only by its page", () => {
    const address = carryLink("/reset-expired-password", [EMAIL, "t0k3n"]);
    window.history.replaceState(null, "", `${address}?from=%2Fsettings`);
    renderPage(<ResetByLink page="/reset-expired-password" email="dana%40example.test" token="~" from="/settings" />);
    expect(window.location.pathname + window.location.search).toBe("/reset-expired-password/-/-?from=%2Fsettings");
    expect(heldLink("/reset-expired-password")).toEqual([EMAIL, "t0k3n"]);
    expect(Object.keys({ ...sessionStorage })).toEqual([]);
    dropLink();
    // An address written by someone else takes nothing.
    renderPage(<ResetByLink page="/reset-expired-password" email="dana%40example.test" token="~" from={null} />);
    expect(heldLink("/reset-expired-password")).toBeNull();
  });

  test("sign-in afterward loads as a document if it has a recorder", async () => {
    callMock.mockResolvedValue(null);
    holdLink("/reset-password", [EMAIL, "t0k3n"]);
    const recording = { project: "p", scriptUrl: "https://rec.test/r.js" };
    renderPage(<ResetByLink page="/reset-password" email="-" token="-" from={null} />, {
      ...WITHOUT_VENDORS,
      recording,
    });
    await typeBoth(NEW);
    await userEvent.click(button());
    expect(jest.mocked(leaveDocument).mock.calls).toEqual([["/login"]]);
    expect(router.replace).not.toHaveBeenCalled();
  });

  test("without a link in memory, as after a reload, the page asks to open the mail again", () => {
    renderPage(<ResetByLink page="/reset-password" email="-" token="-" from={null} />);
    expect(screen.getByRole("heading", { name: "Open the email again" })).toBeInTheDocument();
    expect(screen.queryByLabelText("New password")).not.toBeInTheDocument();
  });
});

describe("signed in", () => {
  beforeEach(() => signedInAs(employee));

  test.each([
    [3, "Your password expires in 3 days. Please reset it to access your account."],
    [0, "Your password has expired. Please reset it below to access your account."],
  ])("with %i days left the banner says so", (daysLeft, banner) => {
    renderPage(<ResetOwnPassword from={null} daysLeft={daysLeft} wayOut={null} />);
    expect(screen.getByRole("status")).toHaveTextContent(banner);
  });

  test("the session is refreshed before the page is left", async () => {
    const order: string[] = [];
    callMock.mockResolvedValue(null);
    jest.mocked(refreshSession).mockImplementation(async () => {
      order.push("session");
      return employee;
    });
    router.refresh.mockImplementation(() => order.push("leave"));
    renderPage(<ResetOwnPassword from={null} daysLeft={3} wayOut={null} />);
    await typeBoth(NEW);
    await userEvent.click(button());
    expect(callMock.mock.calls).toEqual([["employee.resetOwnPassword", { password: NEW }]]);
    expect(showAlert).toHaveBeenCalledWith({ type: "success", message: "Your password has been updated" });
    expect(order).toEqual(["session", "leave"]);
  });

  test("the first page loads as a document if it has third parties", async () => {
    callMock.mockResolvedValue(null);
    jest.mocked(refreshSession).mockResolvedValue({ ...employee, role: "superadmin" });
    const chat = { appId: "a", scriptUrl: "https://chat.test/widget" };
    renderPage(<ResetOwnPassword from={null} daysLeft={3} wayOut={null} />, { ...WITHOUT_VENDORS, chat });
    await typeBoth(NEW);
    await userEvent.click(button());
    expect(jest.mocked(leaveDocument)).toHaveBeenCalledTimes(1);
    expect(router.refresh).not.toHaveBeenCalled();
  });

  test("if the session cannot be refreshed, the page stays, and Continue tries again", async () => {
    callMock.mockResolvedValue(null);
    jest.mocked(refreshSession).mockResolvedValueOnce(null).mockResolvedValueOnce(employee);
    renderPage(<ResetOwnPassword from={null} daysLeft={3} wayOut={null} />);
    await typeBoth(NEW);
    await userEvent.click(button());
    const continueButton = await screen.findByRole("button", { name: "Continue" });
    expect(router.refresh).not.toHaveBeenCalled();
    await userEvent.click(continueButton);
    expect(router.refresh).toHaveBeenCalledTimes(1);
    expect(callMock).toHaveBeenCalledTimes(1);
  });

  test("a password with one's own email is refused too", async () => {
    renderPage(<ResetOwnPassword from={null} daysLeft={3} wayOut={null} />);
    await typeBoth("1#Dana@example.test");
    expect(screen.getByText("Password cannot match your email")).toBeInTheDocument();
  });
});
