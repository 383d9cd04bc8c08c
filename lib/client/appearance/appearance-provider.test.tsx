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

/** Signs in, in the page that stands or in one that is opened for it. */
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

test("each of two who share a browser has their own density, keys and navigation; the theme is the browser's", () => {
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

test("somebody who acts in another role still has their own", () => {
  writeScope("emp-ann");
  render(<Page />);
  act(() => changeAppearance({ density: "dense" }));
  begin("emp-ann claims_reviewer cous-1");
  expect(looks()).toBe("system, dense, wide, letters");
});

test("what this browser was set to before is of the first who comes", () => {
  act(() => changeAppearance({ density: "dense" }));
  writeScope("emp-ann");
  render(<Page />);
  expect(looks()).toBe("system, dense, wide, letters");
  begin("emp-bob");
  expect(looks()).toBe("system, standard, wide, letters");
  begin("emp-ann");
  expect(looks()).toBe("system, dense, wide, letters");
});

test("a choice made while nobody is signed in changes nobody's", () => {
  writeScope("emp-ann");
  render(<Page />);
  act(() => changeAppearance({ density: "dense" }));
  act(() => writeScope(null));
  act(() => changeAppearance({ density: "comfortable" }));
  begin("emp-bob");
  begin("emp-ann");
  expect(looks()).toBe("system, dense, wide, letters");
});

test("a browser that keeps nothing goes on with its cookie", () => {
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
