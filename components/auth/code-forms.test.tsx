import { act, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { ApiError, type ApiErrorDetails } from "@/lib/client/calls/api-error";
import { sessionLifetime } from "@/lib/client/calls/session-lifetime";
import { PublicConfigProvider } from "@/lib/client/public-config";
import { leaveDocument } from "@/lib/client/session/leave-document";
import { useIsSignedOut } from "@/lib/client/session/use-session";
import { verifyMfa } from "@/lib/client/session/verify-mfa";
import { WITHOUT_VENDORS } from "@/tests/support/without-vendors";
import { BackupCodeForm } from "./backup-code-form";
import { CodeForm } from "./code-form";
import { forgetSentCode, noteLoginCode, noteResentCode } from "./sent-code";

const router = { replace: jest.fn(), push: jest.fn() };
jest.mock("@/lib/client/session/leave-document", () => ({ enterDocument: jest.fn(), leaveDocument: jest.fn() }));
jest.mock("next/navigation", () => ({ useRouter: () => router }));
jest.mock("@/lib/client/session/verify-mfa", () => ({ verifyMfa: jest.fn() }));
jest.mock("@/lib/client/session/use-session", () => ({ useIsSignedOut: jest.fn() }));

const verifyMock = jest.mocked(verifyMfa);
const employee = {
  key: "emp-1",
  givenName: "",
  familyName: "",
  email: "dana@example.test",
  role: "underwriting_reviewer" as const,
  companyKeys: [],
};
const firstOfBackup = () => screen.getByRole("textbox", { name: "Character 1 of 16" });
const firstBox = () => screen.getByRole("textbox", { name: "Digit 1 of 6" });
const refuse = (details: Partial<ApiErrorDetails>) =>
  verifyMock.mockRejectedValue(new ApiError({ message: "no", type: "invalid_input", status: 400, ...details }));
const LOCK = { message: "Your account has been locked.", type: "locked_out", status: 403, isLockedOut: true };
const ENDED = {
  message: "Your session has expired. Please log in again.",
  type: "unauthorized",
  status: 401,
};

function renderPage(page: React.ReactNode) {
  return render(
    <PublicConfigProvider config={{ ...WITHOUT_VENDORS, supportEmail: null }}>{page}</PublicConfigProvider>,
  );
}

/** Returns how often the end of the session was announced while `run` ran. */
async function endsDuring(run: () => Promise<unknown>): Promise<number> {
  sessionLifetime.begin();
  let ends = 0;
  const unsubscribe = sessionLifetime.subscribe(({ type }) => {
    if (type === "ended") ends += 1;
  });
  await run();
  unsubscribe();
  return ends;
}

beforeEach(() => {
  jest.resetAllMocks();
  jest.mocked(useIsSignedOut).mockReturnValue(false);
  forgetSentCode();
});

describe("the one-time code", () => {
  test("the last digit sends the code and continues", async () => {
    verifyMock.mockResolvedValue({ employee });
    renderPage(<CodeForm from={null} />);
    expect(firstBox()).toHaveFocus();
    expect(firstBox()).toHaveAttribute("autocomplete", "one-time-code");
    expect(firstBox()).toHaveAttribute("inputmode", "numeric");
    await userEvent.keyboard("407912");
    expect(verifyMock).toHaveBeenCalledTimes(1);
    expect(verifyMock).toHaveBeenCalledWith("407912");
    expect(router.replace).toHaveBeenCalledWith("/insured/inspections");
  });

  test("a code filled in by the browser is sent complete", async () => {
    verifyMock.mockResolvedValue({ employee });
    renderPage(<CodeForm from={null} />);
    await userEvent.paste("407 912");
    expect(verifyMock.mock.calls).toEqual([["407912"]]);
  });

  test("a wrong code is reported, and the boxes are cleared", async () => {
    refuse({});
    renderPage(<CodeForm from={null} />);
    await userEvent.keyboard("407912");
    expect(await screen.findByText("Please try again with the correct numeric code.")).toBeInTheDocument();
    expect(screen.getByRole("group", { name: "Incorrect code" })).toBeInTheDocument();
    expect(firstBox()).toHaveValue("");
    expect(firstBox()).toHaveFocus();
    expect(screen.getByRole("button", { name: "Verify" })).toBeDisabled();
  });

  test("an expired code is reported with the server's message", async () => {
    refuse({ message: "The code has expired. Ask for a new one.", type: "expired" });
    renderPage(<CodeForm from={null} />);
    await userEvent.keyboard("407912");
    expect(await screen.findByText("The code has expired. Ask for a new one.")).toBeInTheDocument();
    expect(screen.getByRole("group", { name: "Expired code" })).toBeInTheDocument();
  });

  test("a locked account disables the boxes", async () => {
    refuse(LOCK);
    renderPage(<CodeForm from={null} />);
    await userEvent.keyboard("407912");
    expect(await screen.findByRole("alert")).toHaveTextContent("Your account has been locked. Please contact support.");
    expect(firstBox()).toBeDisabled();
    expect(screen.getByRole("button", { name: "Verify" })).toBeDisabled();
  });

  test("an ended session returns to sign-in, with one message and the return path", async () => {
    refuse(ENDED);
    renderPage(<CodeForm from="/settings" />);
    const ends = await endsDuring(() => userEvent.keyboard("407912"));
    expect(ends).toBe(1);
    expect(jest.mocked(leaveDocument).mock.calls).toEqual([["/login?from=%2Fsettings"]]);
    expect(router.replace).not.toHaveBeenCalled();
    expect(screen.queryByText(/Expired code|Incorrect code/)).not.toBeInTheDocument();
  });

  test("without a completed password step, the page returns to sign-in", () => {
    jest.mocked(useIsSignedOut).mockReturnValue(true);
    renderPage(<CodeForm from="/settings" />);
    expect(jest.mocked(leaveDocument).mock.calls).toEqual([["/login?from=%2Fsettings"]]);
    expect(router.replace).not.toHaveBeenCalled();
  });

  test("the links to other channels keep the return path", () => {
    renderPage(<CodeForm from="/settings" />);
    expect(screen.getByRole("link", { name: "Resend" })).toHaveAttribute("href", "/resend-mfa?from=%2Fsettings");
    expect(screen.getByRole("link", { name: "Enter Backup Code" })).toHaveAttribute(
      "href",
      "/verify-backup-code?from=%2Fsettings",
    );
  });
});

const DOWN = "Lintel can't be reached right now. Try again in a minute.";

test.each([
  ["one-time", <CodeForm key="code" from={null} />, "123456", () => firstBox()],
  ["backup", <BackupCodeForm key="backup" from={null} />, "4TQ8MZ2KXW9R7BHC{Enter}", () => firstOfBackup()],
])("a backend outage does not mark the %s code as wrong, and the code can be resent", async (_, page, keys, box) => {
  refuse({ message: DOWN, type: "server_error", status: 500 });
  renderPage(page);
  await userEvent.keyboard(keys);
  expect(await screen.findByRole("alert")).toHaveTextContent(DOWN);
  expect(screen.queryByText("Incorrect code")).not.toBeInTheDocument();
  expect(box()).not.toBeInvalid();
  expect(box()).toHaveValue(keys[0]);
  await userEvent.click(screen.getByRole("button", { name: "Verify" }));
  expect(verifyMock).toHaveBeenCalledTimes(2);
});

test("an answer without an employee does not mark the code as wrong", async () => {
  verifyMock.mockRejectedValue(new TypeError("Cannot read properties of undefined (reading 'key')"));
  renderPage(<CodeForm from={null} />);
  await userEvent.keyboard("407912");
  expect(await screen.findByRole("alert")).toHaveTextContent(DOWN);
  expect(screen.getByRole("group", { name: "Code" })).toBeInTheDocument();
});

test("a code that was accepted but whose answer was lost continues when sent again", async () => {
  refuse({ message: "This session is already verified", type: "conflict", status: 409 });
  renderPage(<CodeForm from="/settings" />);
  const ends = await endsDuring(() => userEvent.keyboard("407912"));
  // The sign-in address redirects a signed-in person to the requested page.
  expect(jest.mocked(leaveDocument).mock.calls).toEqual([["/login?from=%2Fsettings"]]);
  expect(ends).toBe(0);
  expect(screen.queryByText("Please try again with the correct numeric code.")).not.toBeInTheDocument();
});

describe("the known destination of the code", () => {
  const dana = { email: "dana@example.test", phone: "+12025550162" };

  test("is the last digits of the number for a text", () => {
    noteLoginCode({ ...dana, preferredMfaChannel: "text" }, ["email", "text"]);
    renderPage(<CodeForm from={null} />);
    expect(
      screen.getByText("We sent a 6-digit code by text to the number ending in 0162. It is valid for 10 minutes."),
    ).toBeInTheDocument();
  });

  test("is the address for an email", () => {
    noteLoginCode({ ...dana, preferredMfaChannel: "email" }, ["email", "text"]);
    renderPage(<CodeForm from={null} />);
    expect(
      screen.getByText("We sent a 6-digit code by email to dana@example.test. It is valid for 10 minutes."),
    ).toBeInTheDocument();
  });

  test("is only the channel if the code was requested again after a reload", () => {
    noteResentCode("text");
    renderPage(<CodeForm from={null} />);
    expect(screen.getByText("We sent a 6-digit code by text. It is valid for 10 minutes.")).toBeInTheDocument();
  });

  test("is not shown after a reload, nor is a countdown", () => {
    renderPage(<CodeForm from={null} />);
    expect(screen.getByText("We sent you a 6-digit code. It is valid for 10 minutes.")).toBeInTheDocument();
    expect(screen.queryByRole("timer")).not.toBeInTheDocument();
  });

  test("has a countdown of ten minutes", () => {
    jest.useFakeTimers({ now: 1_772_366_400_000 });
    noteLoginCode({ ...dana, preferredMfaChannel: "text" }, ["text"]);
    renderPage(<CodeForm from={null} />);
    const timer = screen.getByRole("timer");
    expect(timer).toHaveTextContent("Expires in 10:00");
    act(() => jest.advanceTimersByTime(19_000));
    expect(timer).toHaveTextContent("Expires in 9:41");
    act(() => jest.advanceTimersByTime(9 * 60_000 + 36_000));
    expect(timer).toHaveTextContent("Expires in 0:05");
    act(() => jest.advanceTimersByTime(5_000));
    expect(timer).toHaveTextContent(/^Expired$/);
    jest.useRealTimers();
  });
});

describe("the backup code", () => {
  const send = async () => {
    renderPage(<BackupCodeForm from="/settings" />);
    await userEvent.click(firstOfBackup());
    await userEvent.paste("4TQ8MZ2KXW9R7BHC");
    await userEvent.keyboard("{Enter}");
  };

  test.each(["abc", "0123456789abcde", "0123456789abcde!"])("%s is incorrect, and is not sent", async (code) => {
    renderPage(<BackupCodeForm from={null} />);
    expect(firstOfBackup()).toHaveFocus();
    await userEvent.keyboard(`${code}{Enter}`);
    expect(screen.getByText("Incorrect code")).toBeInTheDocument();
    expect(verifyMock).not.toHaveBeenCalled();
  });

  test.each(["4TQ8 MZ2K XW9R 7BHC", "4TQ8-MZ2K-XW9R-7BHC", "4TQ8MZ2KXW9R7BHC"])("%s is sent", async (code) => {
    verifyMock.mockResolvedValue({ employee });
    renderPage(<BackupCodeForm from={null} />);
    await userEvent.click(firstOfBackup());
    await userEvent.paste(code);
    expect(verifyMock).not.toHaveBeenCalled();
    await userEvent.keyboard("{Enter}");
    expect(verifyMock).toHaveBeenCalledWith("4TQ8MZ2KXW9R7BHC");
  });

  test("a refused code is incorrect, and stays in the field", async () => {
    refuse({});
    await send();
    expect(await screen.findByText("Incorrect code")).toBeInTheDocument();
    expect(firstOfBackup()).toHaveValue("4");
    expect(firstOfBackup()).toBeEnabled();
  });

  test("an expired code is reported with the server's message", async () => {
    refuse({ message: "These codes have expired.", type: "expired" });
    await send();
    expect(await screen.findByText("These codes have expired.")).toBeInTheDocument();
  });

  test("a locked account disables the boxes", async () => {
    refuse(LOCK);
    await send();
    expect(await screen.findByRole("alert")).toHaveTextContent("Your account has been locked. Please contact support.");
    expect(firstOfBackup()).toBeDisabled();
    expect(screen.getByRole("button", { name: "Verify" })).toBeDisabled();
  });

  test("an ended session returns to sign-in", async () => {
    refuse(ENDED);
    expect(await endsDuring(send)).toBe(1);
    expect(jest.mocked(leaveDocument).mock.calls).toEqual([["/login?from=%2Fsettings"]]);
    expect(router.replace).not.toHaveBeenCalled();
    expect(screen.queryByText("Incorrect code")).not.toBeInTheDocument();
  });
});
