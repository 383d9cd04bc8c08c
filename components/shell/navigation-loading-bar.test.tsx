import { act, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { NavigationLoadingBar } from "./navigation-loading-bar";

let path = "/insured/policies";
jest.mock("next/navigation", () => ({
  usePathname: () => path,
  useSearchParams: () => new URLSearchParams(),
}));

const page = () => (
  <>
    {/* The link stands for a page that takes its time: here, nothing follows it. */}
    <a href="/settings" onClick={(event) => event.preventDefault()}>
      Settings
    </a>
    <NavigationLoadingBar />
  </>
);
const bar = () => screen.queryByRole("progressbar", { name: "Reticulating splines" });
const pass = (milliseconds: number) => act(() => jest.advanceTimersByTime(milliseconds));

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test("a page that takes longer than a moment shows the bar until it is there", async () => {
  const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
  const { rerender } = render(page());
  await user.click(screen.getByRole("link"));
  expect(bar()).toBeNull();
  pass(200);
  expect(bar()).toBeInTheDocument();
  path = "/settings";
  rerender(page());
  pass(400);
  expect(bar()).toBeNull();
});
