import { act, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useGo } from "./frame/use-go";
import { NavigationLoadingBar } from "./navigation-loading-bar";

let path = "/insured/policies";
const push = jest.fn();
jest.mock("next/navigation", () => ({
  usePathname: () => path,
  useSearchParams: () => new URLSearchParams(),
  useRouter: () => ({ push }),
}));

/** Represents the palette and keys such as `g s`. */
function Command({ href }: { href: string }) {
  const go = useGo();
  return (
    <button type="button" onClick={() => go(href)}>
      {href}
    </button>
  );
}

const page = () => (
  <>
    <Command href="/settings/about" />
    <Command href="/" />
    {/* The link represents a slow page: a click does not open the page here. */}
    <a href="/settings" onClick={(event) => event.preventDefault()}>
      Settings
    </a>
    <NavigationLoadingBar />
  </>
);
const bar = () => screen.queryByRole("progressbar", { name: "Reticulating splines" });
const pass = (milliseconds: number) => act(() => jest.advanceTimersByTime(milliseconds));

beforeEach(() => {
  path = "/insured/policies";
  jest.useFakeTimers();
});
afterEach(() => jest.useRealTimers());

test("a slow page shows the bar until it has loaded", async () => {
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

test("a command that opens another page shows the bar too, one that stays does not", async () => {
  const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
  render(page());
  // The test's own address is "/".
  await user.click(screen.getByRole("button", { name: "/" }));
  pass(200);
  expect(bar()).toBeNull();
  await user.click(screen.getByRole("button", { name: "/settings/about" }));
  expect(push.mock.calls).toEqual([["/"], ["/settings/about"]]);
  pass(200);
  expect(bar()).toBeInTheDocument();
});
