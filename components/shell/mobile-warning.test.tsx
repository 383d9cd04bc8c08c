import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { MobileWarning } from "./mobile-warning";

function setScreen(width: number, height: number) {
  jest.spyOn(window.screen, "width", "get").mockReturnValue(width);
  jest.spyOn(window.screen, "height", "get").mockReturnValue(height);
}

beforeEach(() => {
  jest.restoreAllMocks();
  localStorage.clear();
});

test("a screen whose shorter side is below 625 px gets one warning", async () => {
  setScreen(1_280, 624);
  const { unmount } = render(<MobileWarning />);
  expect(screen.getByRole("dialog", { name: "Heads up!" })).toHaveTextContent("not optimized for mobile");
  await userEvent.keyboard("{Escape}");
  expect(screen.queryByRole("dialog")).not.toBeInTheDocument();
  unmount();
  render(<MobileWarning />);
  expect(screen.queryByRole("dialog")).not.toBeInTheDocument();
});

test("from 625 px there is no warning", () => {
  setScreen(625, 1_280);
  render(<MobileWarning />);
  expect(screen.queryByRole("dialog")).not.toBeInTheDocument();
});
