import { act, fireEvent, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useState } from "react";
import { firePointer } from "@/tests/support/pointer";
import { Menu, MenuItem } from "../../menus/menu";
import { FloatingWindow } from "./floating-window";
import type { Place } from "./window-place";
import { browserWindowStore } from "./window-store";

function memory(first: Record<string, Place> = {}) {
  const places = { ...first };
  return {
    places,
    read: (id: string) => places[id] ?? null,
    write: (id: string, place: Place) => {
      places[id] = place;
    },
  };
}

const PLACE: Place = { left: 100, top: 50, width: 400, height: 300 };

function Page({ store = memory({ notes: PLACE }) }) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setIsOpen(true)}>
        Show notes
      </button>
      <FloatingWindow id="notes" title="Notes" isOpen={isOpen} onOpenChange={setIsOpen} store={store}>
        <label>
          Note <input />
        </label>
        <Menu trigger={<button type="button">More</button>}>
          <MenuItem>Print</MenuItem>
        </Menu>
      </FloatingWindow>
    </>
  );
}

const frame = () => screen.queryByRole("dialog", { name: "Notes" });
const head = () => screen.getByRole("heading", { name: "Notes" });
const edge = (name: string) => document.querySelector(`[data-edge="${name}"]`) as Element;
const shownPlace = () => {
  const { left, top, width, height } = (frame() as HTMLElement).style;
  return [left, top, width, height].map((text) => Number.parseFloat(text));
};
function drag(element: Element, dx: number, dy: number) {
  firePointer(element, "pointerdown", { button: 0, clientX: 500, clientY: 500 });
  firePointer(element, "pointermove", { clientX: 500 + dx / 2, clientY: 500 + dy / 2 });
  firePointer(element, "pointerup", { clientX: 500 + dx, clientY: 500 + dy });
}
function resizeBrowser(width: number, height: number) {
  act(() => {
    Object.assign(window, { innerWidth: width, innerHeight: height });
    fireEvent(window, new Event("resize"));
  });
}
async function openWindow(store = memory({ notes: PLACE })) {
  render(<Page store={store} />);
  await userEvent.click(screen.getByRole("button", { name: "Show notes" }));
  return store;
}

beforeEach(() => {
  Object.assign(window, { innerWidth: 1000, innerHeight: 800 });
  localStorage.clear();
});

test("takes the focus, leaves the page usable, and returns the focus on close", async () => {
  await openWindow();
  expect(frame()).toHaveFocus();
  expect(frame()).not.toHaveAttribute("aria-modal");
  expect(screen.getByRole("button", { name: "Show notes" })).toBeInTheDocument();
  await userEvent.click(screen.getByRole("button", { name: "Close" }));
  expect(frame()).not.toBeInTheDocument();
  expect(screen.getByRole("button", { name: "Show notes" })).toHaveFocus();
});

test("closes a menu inside it on Escape first, and then the window", async () => {
  await openWindow();
  await userEvent.click(screen.getByRole("button", { name: "More" }));
  await userEvent.keyboard("{Escape}");
  expect(screen.queryByRole("menu")).not.toBeInTheDocument();
  expect(frame()).toBeInTheDocument();
  act(() => screen.getByLabelText("Note").focus());
  await userEvent.keyboard("{Escape}");
  expect(frame()).not.toBeInTheDocument();
});

test("moves when dragged by its head, and stores its new place", async () => {
  const store = await openWindow();
  drag(head(), 30, -20);
  expect(shownPlace()).toEqual([130, 30, 400, 300]);
  expect(store.places.notes).toEqual({ left: 130, top: 30, width: 400, height: 300 });
});

test("stops a drag at the edge of the screen", async () => {
  await openWindow();
  drag(head(), 9_000, 9_000);
  expect(shownPlace()).toEqual([600, 500, 400, 300]);
});

test("does not move when a button of its head is dragged", async () => {
  await openWindow();
  drag(screen.getByRole("button", { name: "Close" }), 30, 30);
  expect(shownPlace()).toEqual([100, 50, 400, 300]);
});

test("is resized by edges and corners, to at least 150 by 100", async () => {
  await openWindow();
  drag(edge("e"), 50, 0);
  expect(shownPlace()).toEqual([100, 50, 450, 300]);
  drag(edge("nw"), 9_000, 9_000);
  expect(shownPlace()).toEqual([400, 250, 150, 100]);
});

test("undoes a drag on Escape or a canceled pointer", async () => {
  const store = await openWindow();
  firePointer(head(), "pointerdown", { button: 0, clientX: 500, clientY: 500 });
  firePointer(head(), "pointermove", { clientX: 560, clientY: 560 });
  expect(shownPlace()).toEqual([160, 110, 400, 300]);
  await userEvent.keyboard("{Escape}");
  expect(shownPlace()).toEqual([100, 50, 400, 300]);
  firePointer(head(), "pointermove", { clientX: 600, clientY: 600 });
  firePointer(head(), "pointerup", { clientX: 600, clientY: 600 });
  expect(shownPlace()).toEqual([100, 50, 400, 300]);
  firePointer(head(), "pointerdown", { button: 0, clientX: 500, clientY: 500 });
  firePointer(head(), "pointermove", { clientX: 560, clientY: 560 });
  firePointer(head(), "pointercancel");
  expect(shownPlace()).toEqual([100, 50, 400, 300]);
  expect(store.places.notes).toEqual(PLACE);
});

test("moves with arrow keys, and resizes with Shift and arrow keys", async () => {
  const store = await openWindow();
  const moveButton = screen.getByRole("button", { name: "Move or resize" });
  expect(moveButton).toHaveAccessibleDescription("Arrow keys move the window. Shift and arrow keys resize it.");
  act(() => moveButton.focus());
  await userEvent.keyboard("{ArrowRight}{ArrowRight}{ArrowUp}");
  expect(shownPlace()).toEqual([132, 34, 400, 300]);
  await userEvent.keyboard("{Shift>}{ArrowRight}{ArrowUp}{/Shift}");
  expect(shownPlace()).toEqual([132, 34, 416, 284]);
  expect(store.places.notes).toEqual({ left: 132, top: 34, width: 416, height: 284 });
});

test("moves into view when the browser shrinks, and back when the browser grows", async () => {
  await openWindow();
  resizeBrowser(300, 200);
  expect(shownPlace()).toEqual([0, 0, 300, 200]);
  resizeBrowser(1000, 800);
  expect(shownPlace()).toEqual([100, 50, 400, 300]);
});

test("keeps its stored place after a press without a drag or a canceled drag in a smaller browser", async () => {
  const store = await openWindow();
  resizeBrowser(300, 200);
  drag(head(), 0, 0);
  expect(store.places.notes).toEqual(PLACE);
  firePointer(head(), "pointerdown", { button: 0, clientX: 50, clientY: 50 });
  firePointer(head(), "pointermove", { clientX: 40, clientY: 40 });
  firePointer(head(), "pointercancel");
  resizeBrowser(1000, 800);
  expect(shownPlace()).toEqual([100, 50, 400, 300]);
});

test("moves a place stored on a bigger screen into view", async () => {
  await openWindow(memory({ notes: { left: 3_000, top: 2_000, width: 500, height: 400 } }));
  expect(shownPlace()).toEqual([500, 400, 500, 400]);
});

test("stores each window's place by its id, and ignores invalid places", () => {
  browserWindowStore.write("notes", PLACE);
  expect(localStorage.getItem("lintel-window-notes")).toBe('{"left":100,"top":50,"width":400,"height":300}');
  expect(browserWindowStore.read("notes")).toEqual(PLACE);
  expect(browserWindowStore.read("photo")).toBeNull();
  localStorage.setItem("lintel-window-photo", "<b>");
  expect(browserWindowStore.read("photo")).toBeNull();
});
