import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { ApiError } from "@/lib/client/api-error";
import { PublicConfigProvider } from "@/lib/client/public-config";
import { verifyMfa } from "@/lib/client/session/verify-mfa";
import type { PublicConfig } from "@/lib/domain/public-config";
import { BackupCodeForm } from "./backup-code-form";
import { CodeForm } from "./code-form";

const router = { replace: jest.fn(), push: jest.fn() };
jest.mock("next/navigation", () => ({ useRouter: () => router }));
jest.mock("@/lib/client/session/verify-mfa", () => ({ verifyMfa: jest.fn() }));

const verifyMock = jest.mocked(verifyMfa);
const employee = {
  key: "emp-1",
  givenName: "",
  familyName: "",
  email: "dana@example.test",
  role: "underwriting_reviewer" as const,
  companyKeys: [],
};
const firstBox = () => screen.getByRole("textbox", { name: "Digit 1 of 6" });

function renderPage(page: React.ReactNode) {
  render(<PublicConfigProvider config={{ supportEmail: null } as PublicConfig}>{page}</PublicConfigProvider>);
}

beforeEach(() => jest.resetAllMocks());

test("the last digit sends the code and leads on", async () => {
  verifyMock.mockResolvedValue({ employee });
  renderPage(<CodeForm from={null} />);
  expect(firstBox()).toHaveFocus();
  await userEvent.keyboard("407912");
  expect(verifyMock).toHaveBeenCalledTimes(1);
  expect(verifyMock).toHaveBeenCalledWith("407912");
  expect(router.replace).toHaveBeenCalledWith("/insured/inspections");
});

test("a wrong code is told, and the boxes start over", async () => {
  verifyMock.mockRejectedValue(new ApiError({ message: "no", type: "invalid_input", status: 400 }));
  renderPage(<CodeForm from={null} />);
  await userEvent.keyboard("407912");
  expect(await screen.findByText("Please try again with the correct numeric code.")).toBeInTheDocument();
  expect(screen.getByRole("group", { name: "Incorrect code" })).toBeInTheDocument();
  expect(firstBox()).toHaveValue("");
  expect(firstBox()).toHaveFocus();
  expect(screen.getByRole("button", { name: "Verify" })).toBeDisabled();
});

test("a locked account disables the boxes", async () => {
  const locked = { message: "Your account has been locked.", type: "forbidden", status: 403, isLockedOut: true };
  verifyMock.mockRejectedValue(new ApiError(locked));
  renderPage(<CodeForm from={null} />);
  await userEvent.keyboard("407912");
  expect(await screen.findByRole("alert")).toHaveTextContent("Your account has been locked. Please contact support.");
  expect(firstBox()).toBeDisabled();
});

test("the other ways keep the way back", () => {
  renderPage(<CodeForm from="/settings" />);
  expect(screen.getByRole("link", { name: "Resend" })).toHaveAttribute("href", "/resend-mfa?from=%2Fsettings");
  expect(screen.getByRole("link", { name: "Enter Backup Code" })).toHaveAttribute(
    "href",
    "/verify-backup-code?from=%2Fsettings",
  );
});

const firstOfBackup = () => screen.getByRole("textbox", { name: "Character 1 of 16" });

test.each(["abc", "0123456789abcde", "0123456789abcde!"])("%s is no backup code", async (code) => {
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
