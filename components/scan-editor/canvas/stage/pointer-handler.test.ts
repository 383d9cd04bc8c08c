import { PointerHandler, type PointerPlace, type PointerTarget } from "./pointer-handler";

let element: HTMLElement;
let target: jest.Mocked<PointerTarget>;
let handler: PointerHandler;

beforeEach(() => {
  element = document.createElement("div");
  element.setPointerCapture = jest.fn();
  target = {
    press: jest.fn((_at: PointerPlace) => "orbit" as ReturnType<PointerTarget["press"]>),
    startDrag: jest.fn(),
    drag: jest.fn(),
    endDrag: jest.fn(),
    cancelDrag: jest.fn(),
    startBox: jest.fn(),
    box: jest.fn(),
    endBox: jest.fn(),
    cancelBox: jest.fn(),
    orbit: jest.fn(),
    pan: jest.fn(),
    zoom: jest.fn(),
    hover: jest.fn(),
    leave: jest.fn(),
    click: jest.fn(),
  };
  handler = new PointerHandler(element, target);
});

function fire(type: string, x: number, y: number, more: Record<string, unknown> = {}): void {
  const event = new MouseEvent(type, { clientX: x, clientY: y, bubbles: true, cancelable: true, ...more });
  element.dispatchEvent(
    Object.assign(event, { pointerId: more.pointerId ?? 1, pointerType: more.pointerType ?? "mouse" }),
  );
}

const at = (x: number, y: number, more: Partial<PointerPlace> = {}): PointerPlace => ({
  x,
  y,
  button: 0,
  isShift: false,
  isAlt: false,
  isCommand: false,
  ...more,
});

test("treats a press without movement as a click, with its modifier keys", () => {
  fire("pointerdown", 10, 10);
  fire("pointermove", 12, 11);
  fire("pointerup", 12, 11);
  fire("pointerdown", 10, 10, { ctrlKey: true });
  fire("pointerup", 10, 10, { ctrlKey: true });
  expect(target.click.mock.calls).toEqual([[at(12, 11)], [at(10, 10, { isCommand: true })]]);
  expect(target.orbit).not.toHaveBeenCalled();
});

test("treats a small movement of a finger as a click", () => {
  const finger = { pointerType: "touch" };
  fire("pointerdown", 10, 10, finger);
  fire("pointermove", 16, 15, finger);
  fire("pointerup", 16, 15, finger);
  expect(target.click).toHaveBeenCalledWith(at(16, 15, { isTouch: true }));
  fire("pointerdown", 10, 10, finger);
  fire("pointermove", 22, 15, finger);
  expect(target.orbit).toHaveBeenCalledTimes(1);
});

test("orbits, drags or pans, whichever the press started", () => {
  fire("pointerdown", 0, 0);
  fire("pointermove", 10, 5);
  fire("pointerup", 10, 5);
  expect(target.orbit.mock.calls).toEqual([[10, 5]]);

  target.press.mockReturnValue("grab");
  fire("pointerdown", 0, 0);
  fire("pointermove", 10, 5);
  fire("pointermove", 12, 5, { altKey: true });
  fire("pointerup", 12, 5);
  expect(target.startDrag).toHaveBeenCalledWith(at(0, 0));
  expect(target.drag.mock.calls).toEqual([[at(10, 5)], [at(12, 5, { isAlt: true })]]);
  expect(target.endDrag).toHaveBeenCalledTimes(1);

  target.press.mockReturnValue("pan");
  fire("pointerdown", 0, 0, { button: 2 });
  fire("pointermove", 10, 0);
  fire("pointerup", 10, 0, { button: 2 });
  expect(target.press).toHaveBeenLastCalledWith(at(0, 0, { button: 2 }));
  expect(target.pan.mock.calls).toEqual([[10, 0]]);
  expect(target.click).not.toHaveBeenCalled();
});

test("draws a box from the press to the release", () => {
  target.press.mockReturnValue("box");
  fire("pointerdown", 5, 5);
  fire("pointermove", 40, 30);
  fire("pointerup", 50, 30, { shiftKey: true });
  expect(target.startBox).toHaveBeenCalledWith(at(5, 5));
  expect(target.box).toHaveBeenCalledWith(at(40, 30));
  expect(target.endBox).toHaveBeenCalledWith(at(50, 30, { isShift: true }));
});

test.each(["grab", "box"] as const)("cancels a %s, and ignores the rest of the press", (intent) => {
  expect(handler.cancelPress()).toBe(false);
  target.press.mockReturnValue(intent);
  fire("pointerdown", 0, 0);
  fire("pointermove", 10, 0);
  expect(handler.cancelPress()).toBe(true);
  fire("pointermove", 30, 0);
  fire("pointerup", 30, 0);
  expect(intent === "grab" ? target.cancelDrag : target.cancelBox).toHaveBeenCalledTimes(1);
  expect(target.drag.mock.calls.length + target.box.mock.calls.length).toBe(1);
  expect(target.endDrag).not.toHaveBeenCalled();
  expect(target.endBox).not.toHaveBeenCalled();
  expect(target.click).not.toHaveBeenCalled();
});

test("starts no drag after a press was canceled", () => {
  target.press.mockReturnValue("grab");
  fire("pointerdown", 0, 0);
  expect(handler.cancelPress()).toBe(true);
  fire("pointermove", 30, 0);
  fire("pointerup", 30, 0);
  expect(target.startDrag).not.toHaveBeenCalled();
});

test("zooms when two fingers move apart, and cancels a drag", () => {
  target.press.mockReturnValue("grab");
  fire("pointerdown", 0, 0);
  fire("pointermove", 10, 0);
  fire("pointerdown", 110, 0, { pointerId: 2 });
  expect(target.cancelDrag).toHaveBeenCalledTimes(1);
  fire("pointermove", 210, 0, { pointerId: 2 });
  expect(target.zoom).toHaveBeenCalledWith(0.5, 110, 0);
});

test("ignores the finger that stays after a pinch, and starts a new pinch with a second one", () => {
  const finger = (pointerId: number) => ({ pointerType: "touch", pointerId });
  fire("pointerdown", 100, 100, finger(1));
  fire("pointerdown", 200, 100, finger(2));
  fire("pointerup", 100, 100, finger(1));
  fire("pointermove", 300, 180, finger(2));
  expect(target.zoom).not.toHaveBeenCalled();
  expect(target.pan).not.toHaveBeenCalled();
  expect(target.orbit).not.toHaveBeenCalled();
  fire("pointerdown", 300, 380, finger(3));
  fire("pointermove", 300, 280, finger(3));
  expect(target.zoom.mock.calls).toEqual([[2, 300, 230]]);
  expect(target.pan.mock.calls).toEqual([[0, -50]]);
  fire("pointerup", 300, 180, finger(2));
  fire("pointerup", 300, 280, finger(3));
  expect(target.click).not.toHaveBeenCalled();
});
