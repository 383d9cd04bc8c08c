import { act, render, screen } from "@testing-library/react";
import { sessionLifetime } from "../calls/session-lifetime";
import { writeScope } from "../calls/session-scope";
import { DEFAULT_APPEARANCE } from "./appearance";
import { AppearanceProvider } from "./appearance-provider";
import { changeAppearance, useAppearance } from "./use-appearance";

function Page() {
  const { theme, density, isNavCollapsed, areLetterKeysOff } = useAppearance();
  return (
    <>
      <AppearanceProvider />
      <p>
        {[theme, density, isNavCollapsed ? "narrow" : "wide", areLetterKeysOff ? "no letters" : "letters"].join(", ")}
      </p>
    </>
  );
}

/** Signs in on the open page, or on a new one. */
const begin = (scope: string) =>
  act(() => {
    writeScope(scope);
    sessionLifetime.begin();
  });
const looks = () => screen.getByText(/letters/).textContent;

beforeEach(() => {
  localStorage.clear();
  act(() => changeAppearance(DEFAULT_APPEARANCE));
});

test("keeps density, keys and navigation for each employee, and the theme for the browser", () => {
  writeScope("emp-ann");
  const { unmount } = render(<Page />);
  act(() => changeAppearance({ theme: "dark", density: "dense", isNavCollapsed: true, areLetterKeysOff: true }));
  begin("emp-bob");
  expect(looks()).toBe("dark, standard, wide, letters");
  act(() => changeAppearance({ density: "comfortable" }));
  begin("emp-ann");
  expect(looks()).toBe("dark, dense, narrow, no letters");
  unmount();
  writeScope("emp-bob");
  render(<Page />);
  expect(looks()).toBe("dark, comfortable, wide, letters");
  expect(document.documentElement).toHaveAttribute("data-density", "comfortable");
  expect(document.documentElement).not.toHaveAttribute("data-nav");
});

test("keeps the employee's own settings while they impersonate a role", () => {
  writeScope("emp-ann");
  render(<Page />);
  act(() => changeAppearance({ density: "dense" }));
  begin("emp-ann claims_reviewer cous-1");
  expect(looks()).toBe("system, dense, wide, letters");
});

test("gives settings from before the first sign-in to the first employee", () => {
  act(() => changeAppearance({ density: "dense" }));
  writeScope("emp-ann");
  render(<Page />);
  expect(looks()).toBe("system, dense, wide, letters");
  begin("emp-bob");
  expect(looks()).toBe("system, standard, wide, letters");
  begin("emp-ann");
  expect(looks()).toBe("system, dense, wide, letters");
});

test("a choice made while nobody is signed in belongs to nobody", () => {
  writeScope("emp-ann");
  render(<Page />);
  act(() => changeAppearance({ density: "dense" }));
  act(() => writeScope(null));
  act(() => changeAppearance({ density: "comfortable" }));
  begin("emp-bob");
  begin("emp-ann");
  expect(looks()).toBe("system, dense, wide, letters");
});

test("uses the cookie alone if the browser stores nothing", () => {
  writeScope("emp-ann");
  const set = jest.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
    throw new Error("full");
  });
  render(<Page />);
  act(() => changeAppearance({ density: "dense" }));
  act(() => sessionLifetime.begin());
  expect(looks()).toBe("system, dense, wide, letters");
  set.mockRestore();
});
