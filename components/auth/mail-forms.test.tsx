import { act, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { showAlert } from "@/lib/client/alerts/alerts-store";
import { ApiError } from "@/lib/client/calls/api-error";
import { callBackend } from "@/lib/client/calls/call-backend";
import { PublicConfigProvider } from "@/lib/client/public-config";
import { leaveDocument } from "@/lib/client/session/leave-document";
import { useSession } from "@/lib/client/session/use-session";
import type { PublicConfig } from "@/lib/domain/public-config";
import type { SessionView } from "@/lib/domain/session-view";
import { ForgotPasswordForm } from "./forgot-password-form";
import { ResendCodeForm } from "./resend-code-form";
import { forgetSentCode, sentCode } from "./sent-code";
import { SignInFooter } from "./sign-in-footer";

const router = { replace: jest.fn(), push: jest.fn() };
jest.mock("@/lib/client/session/leave-document", () => ({ enterDocument: jest.fn(), leaveDocument: jest.fn() }));
jest.mock("next/navigation", () => ({ useRouter: () => router }));
jest.mock("@/lib/client/calls/call-backend", () => ({ callBackend: jest.fn() }));
jest.mock("@/lib/client/alerts/alerts-store", () => ({ showAlert: jest.fn() }));
jest.mock("@/lib/client/session/use-session", () => ({ useSession: jest.fn(), useIsSignedOut: () => false }));

const callMock = jest.mocked(callBackend);
const user = userEvent.setup({ advanceTimers: (ms) => jest.advanceTimersByTime(ms) });

beforeEach(() => jest.resetAllMocks());

describe("forgot password", () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  test("confirms whether or not the email is known, and disables the button for 7 seconds", async () => {
    callMock.mockResolvedValue(null);
    render(<ForgotPasswordForm from={null} />);
    expect(screen.getByRole("button", { name: "Send link" })).toBeDisabled();
    await user.type(screen.getByRole("textbox", { name: "Email" }), "dana@example.test{Enter}");
    expect(callMock).toHaveBeenCalledWith("employee.requestPasswordReset", { email: "dana@example.test" });
    expect(await screen.findByRole("heading", { name: "Email Sent!" })).toBeInTheDocument();
    expect(screen.getByText("If the email is on file, you should have a reset link in your inbox")).toBeInTheDocument();
    const again = screen.getByRole("button", { name: "Send again" });
    act(() => jest.advanceTimersByTime(6_500));
    expect(again).toBeDisabled();
    act(() => jest.advanceTimersByTime(500));
    expect(again).toBeEnabled();
  });

  test.each([
    ["the fallback message", "server_error", 500, "Oops. Something went wrong"],
    ["its own message", "rate_limited", 429, "Slow down."],
  ])("a failure with %s shows the same toast, and the form stays", async (_, type, status, message) => {
    callMock.mockRejectedValue(new ApiError({ message, type, status }));
    render(<ForgotPasswordForm from={null} />);
    await user.type(screen.getByRole("textbox", { name: "Email" }), "dana@example.test{Enter}");
    expect(showAlert).toHaveBeenCalledWith({ type: "error", message: "Oops. Something went wrong" });
    expect(screen.queryByText("Email Sent!")).not.toBeInTheDocument();
  });

  test("the link back to sign-in keeps the requested page", () => {
    render(<ForgotPasswordForm from="/settings?tab=x" />);
    expect(screen.getByRole("link", { name: "Back to login" })).toHaveAttribute(
      "href",
      "/login?from=%2Fsettings%3Ftab%3Dx",
    );
  });
});

describe("another code", () => {
  const open = (channels: readonly string[], from: string | null = null) => {
    const session = { availableMfaChannels: channels } as unknown as SessionView;
    jest.mocked(useSession).mockReturnValue({ session, isLoading: false });
    render(
      <PublicConfigProvider config={{ supportEmail: null } as PublicConfig}>
        <ResendCodeForm from={from} />
      </PublicConfigProvider>,
    );
  };
  const send = () => userEvent.click(screen.getByRole("button", { name: "Send code" }));

  test("is sent by the chosen channel, and the code page follows", async () => {
    callMock.mockResolvedValue(null);
    forgetSentCode();
    open(["email", "text"]);
    expect(screen.getByRole("radio", { name: "Email" })).toBeChecked();
    await userEvent.click(screen.getByText("Text"));
    await send();
    expect(callMock).toHaveBeenCalledWith("employee.sendMfa", { channel: "text" });
    expect(router.push).toHaveBeenCalledWith("/verify-mfa");
    expect(sentCode()?.channel).toBe("text");
  });

  test("is sent only by email if there is no phone", () => {
    open(["email"]);
    expect(screen.queryByRole("radio", { name: "Text" })).not.toBeInTheDocument();
    expect(screen.getByRole("radio", { name: "Email" }).closest("form")).toHaveAttribute("method", "post");
  });

  test("can be requested again after a failure, which is reported", async () => {
    callMock.mockRejectedValue(
      new ApiError({ message: "Failed to send MFA code!", type: "invalid_input", status: 400 }),
    );
    open(["email", "text"]);
    await send();
    expect(await screen.findByRole("alert")).toHaveTextContent("Failed to send MFA code!");
    expect(screen.getByRole("button", { name: "Send code" })).toBeEnabled();
    expect(router.push).not.toHaveBeenCalled();
  });

  test("is refused for a locked account: everything is disabled", async () => {
    const lock = { message: "Your account has been locked.", type: "locked_out", status: 403, isLockedOut: true };
    callMock.mockRejectedValue(new ApiError(lock));
    open(["email", "text"]);
    await send();
    expect((await screen.findByRole("alert")).textContent).toBe(
      "Your account has been locked. Please contact support.",
    );
    expect(screen.getByRole("radio", { name: "Email" })).toBeDisabled();
    expect(screen.getByRole("radio", { name: "Text" })).toBeDisabled();
    expect(screen.getByRole("button", { name: "Send code" })).toBeDisabled();
  });

  test("an ended session returns to sign-in", async () => {
    const ended = { message: "Your session has expired. Please log in again.", type: "unauthorized", status: 401 };
    callMock.mockRejectedValue(new ApiError(ended));
    open(["email"], "/settings");
    await send();
    expect(jest.mocked(leaveDocument).mock.calls).toEqual([["/login?from=%2Fsettings"]]);
    expect(router.replace).not.toHaveBeenCalled();
    expect(screen.queryByRole("alert")).not.toBeInTheDocument();
  });
});

test("the footer has the links and both notices", () => {
  const config = { termsUrl: "https://a.test/terms", privacyUrl: "https://a.test/privacy", patentsUrl: null };
  render(
    <PublicConfigProvider config={config as PublicConfig}>
      <SignInFooter />
    </PublicConfigProvider>,
  );
  expect(screen.getByRole("link", { name: "Terms" })).toHaveAttribute("href", "https://a.test/terms");
  expect(screen.getByRole("link", { name: "Privacy" })).toHaveAttribute("href", "https://a.test/privacy");
  expect(screen.getByRole("contentinfo")).toHaveTextContent("Sessions are recorded. Protected by US patents.");
});
