import { act, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { showAlert } from "@/lib/client/alerts-store";
import { ApiError } from "@/lib/client/api-error";
import { callBackend } from "@/lib/client/call-backend";
import { PublicConfigProvider } from "@/lib/client/public-config";
import { useSession } from "@/lib/client/session/use-session";
import type { PublicConfig } from "@/lib/domain/public-config";
import type { SessionView } from "@/lib/domain/session-view";
import { ForgotPasswordForm } from "./forgot-password-form";
import { ResendCodeForm } from "./resend-code-form";
import { SignInFooter } from "./sign-in-footer";

const router = { replace: jest.fn(), push: jest.fn() };
jest.mock("next/navigation", () => ({ useRouter: () => router }));
jest.mock("@/lib/client/call-backend", () => ({ callBackend: jest.fn() }));
jest.mock("@/lib/client/alerts-store", () => ({ showAlert: jest.fn() }));
jest.mock("@/lib/client/session/use-session", () => ({ useSession: jest.fn() }));

const callMock = jest.mocked(callBackend);
const user = userEvent.setup({ advanceTimers: (ms) => jest.advanceTimersByTime(ms) });
const failure = new ApiError({ message: "Oops. Something went wrong", type: "server_error", status: 500 });

beforeEach(() => jest.resetAllMocks());

describe("forgot password", () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  test("confirms whether or not the email is known, and blocks the button for 7 seconds", async () => {
    callMock.mockResolvedValue(null);
    render(<ForgotPasswordForm />);
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

  test("a failure is a toast, and the form stays", async () => {
    callMock.mockRejectedValue(failure);
    render(<ForgotPasswordForm />);
    await user.type(screen.getByRole("textbox", { name: "Email" }), "dana@example.test{Enter}");
    expect(showAlert).toHaveBeenCalledWith({ type: "error", message: "Oops. Something went wrong" });
    expect(screen.queryByText("Email Sent!")).not.toBeInTheDocument();
  });
});

test("a code is sent by the chosen way, and the code page follows", async () => {
  const session = { availableMfaChannels: ["email", "text"] } as unknown as SessionView;
  jest.mocked(useSession).mockReturnValue({ session, isLoading: false });
  callMock.mockResolvedValue(null);
  render(<ResendCodeForm from={null} />);
  expect(screen.getByRole("radio", { name: "Email" })).toBeChecked();
  await userEvent.click(screen.getByText("Text"));
  await userEvent.click(screen.getByRole("button", { name: "Send code" }));
  expect(callMock).toHaveBeenCalledWith("employee.sendMfa", { channel: "text" });
  expect(router.push).toHaveBeenCalledWith("/verify-mfa");
});

test("without a phone there is only the email", () => {
  const session = { availableMfaChannels: ["email"] } as unknown as SessionView;
  jest.mocked(useSession).mockReturnValue({ session, isLoading: false });
  render(<ResendCodeForm from={null} />);
  expect(screen.queryByRole("radio", { name: "Text" })).not.toBeInTheDocument();
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
