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
const signInAs = (scope: string) =>
  act(() => {
    writeScope(scope);
    sessionLifetime.begin();
  });
const shownAppearance = () => screen.getByText(/letters/).textContent;

beforeEach(() => {
  localStorage.clear();
  act(() => changeAppearance(DEFAULT_APPEARANCE));
});

test("keeps density, letter keys and navigation for each employee, and the theme for the browser", () => {
  writeScope("emp-ann");
  const { unmount } = render(<Page />);
  act(() => changeAppearance({ theme: "dark", density: "dense", isNavCollapsed: true, areLetterKeysOff: true }));
  signInAs("emp-bob");
  expect(shownAppearance()).toBe("dark, standard, wide, letters");
  act(() => changeAppearance({ density: "comfortable" }));
  signInAs("emp-ann");
  expect(shownAppearance()).toBe("dark, dense, narrow, no letters");
  unmount();
  writeScope("emp-bob");
  render(<Page />);
  expect(shownAppearance()).toBe("dark, comfortable, wide, letters");
  expect(document.documentElement).toHaveAttribute("data-density", "comfortable");
  expect(document.documentElement).not.toHaveAttribute("data-nav");
});

test("keeps the employee's own settings while they impersonate a role", () => {
  writeScope("emp-ann");
  render(<Page />);
  act(() => changeAppearance({ density: "dense" }));
  signInAs("emp-ann claims_reviewer cous-1");
  expect(shownAppearance()).toBe("system, dense, wide, letters");
});

test("gives settings from before the first sign-in to the first employee", () => {
  act(() => changeAppearance({ density: "dense" }));
  writeScope("emp-ann");
  render(<Page />);
  expect(shownAppearance()).toBe("system, dense, wide, letters");
  signInAs("emp-bob");
  expect(shownAppearance()).toBe("system, standard, wide, letters");
  signInAs("emp-ann");
  expect(shownAppearance()).toBe("system, dense, wide, letters");
});

test("a choice made while nobody is signed in does not change an employee's settings", () => {
  writeScope("emp-ann");
  render(<Page />);
  act(() => changeAppearance({ density: "dense" }));
  act(() => writeScope(null));
  act(() => changeAppearance({ density: "comfortable" }));
  signInAs("emp-bob");
  signInAs("emp-ann");
  expect(shownAppearance()).toBe("system, dense, wide, letters");
});

test("uses the cookie alone if the browser stores nothing", () => {
  writeScope("emp-ann");
  const setItem = jest.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
    throw new Error("full");
  });
  render(<Page />);
  act(() => changeAppearance({ density: "dense" }));
  act(() => sessionLifetime.begin());
  expect(shownAppearance()).toBe("system, dense, wide, letters");
  setItem.mockRestore();
});
