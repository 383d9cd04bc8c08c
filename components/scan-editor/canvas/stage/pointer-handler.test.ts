import { attachPointerHandler, type PointerHandler, type PointerTarget } from "./pointer-handler";

let element: HTMLElement;
let target: jest.Mocked<PointerTarget>;
let handler: PointerHandler;

beforeEach(() => {
  element = document.createElement("div");
  element.setPointerCapture = jest.fn();
  target = {
    grabAt: jest.fn((_x: number, _y: number): string | null => null),
    startDrag: jest.fn(),
    drag: jest.fn(),
    endDrag: jest.fn(),
    cancelDrag: jest.fn(),
    orbit: jest.fn(),
    pan: jest.fn(),
    zoom: jest.fn(),
    hover: jest.fn(),
    leave: jest.fn(),
    click: jest.fn(),
  };
  handler = attachPointerHandler(element, target);
});

function fire(type: string, x: number, y: number, more: Record<string, unknown> = {}): void {
  const event = new MouseEvent(type, { clientX: x, clientY: y, bubbles: true, cancelable: true, ...more });
  element.dispatchEvent(Object.assign(event, { pointerId: more.pointerId ?? 1 }));
}

test("a press that stays is a click, with Shift one that adds", () => {
  fire("pointerdown", 10, 10);
  fire("pointermove", 12, 11);
  fire("pointerup", 12, 11);
  fire("pointerdown", 10, 10, { shiftKey: true });
  fire("pointerup", 10, 10, { shiftKey: true });
  expect(target.click.mock.calls).toEqual([
    [12, 11, false],
    [10, 10, true],
  ]);
  expect(target.orbit).not.toHaveBeenCalled();
});

test("a drag on nothing turns the view, on a corner it moves the corner", () => {
  fire("pointerdown", 0, 0);
  fire("pointermove", 10, 5);
  fire("pointerup", 10, 5);
  expect(target.orbit.mock.calls).toEqual([[10, 5]]);

  target.grabAt.mockReturnValue("a");
  fire("pointerdown", 0, 0);
  fire("pointermove", 10, 5);
  fire("pointermove", 12, 5, { altKey: true });
  fire("pointerup", 12, 5);
  expect(target.startDrag).toHaveBeenCalledWith("a", 0, 0);
  expect(target.drag.mock.calls).toEqual([
    [10, 5, false],
    [12, 5, true],
  ]);
  expect(target.endDrag).toHaveBeenCalledTimes(1);
});

test("the right button and Shift pan, even over a corner", () => {
  target.grabAt.mockReturnValue("a");
  fire("pointerdown", 0, 0, { button: 2 });
  fire("pointermove", 10, 0);
  fire("pointerup", 10, 0, { button: 2 });
  fire("pointerdown", 0, 0, { shiftKey: true });
  fire("pointermove", 0, 10);
  fire("pointerup", 0, 10);
  expect(target.pan.mock.calls).toEqual([
    [10, 0],
    [0, 10],
  ]);
  expect(target.startDrag).not.toHaveBeenCalled();
});

test("letting go cancels the drag, and the rest of the press does nothing", () => {
  expect(handler.letGo()).toBe(false);
  target.grabAt.mockReturnValue("a");
  fire("pointerdown", 0, 0);
  fire("pointermove", 10, 0);
  expect(handler.letGo()).toBe(true);
  fire("pointermove", 30, 0);
  fire("pointerup", 30, 0);
  expect(target.cancelDrag).toHaveBeenCalledTimes(1);
  expect(target.drag).toHaveBeenCalledTimes(1);
  expect(target.endDrag).not.toHaveBeenCalled();
  expect(target.click).not.toHaveBeenCalled();
});

test("letting go before the first movement keeps the drag from starting", () => {
  target.grabAt.mockReturnValue("a");
  fire("pointerdown", 0, 0);
  expect(handler.letGo()).toBe(true);
  fire("pointermove", 30, 0);
  fire("pointerup", 30, 0);
  expect(target.startDrag).not.toHaveBeenCalled();
});

test("two fingers that part come nearer, and a drag under way is put back", () => {
  target.grabAt.mockReturnValue("a");
  fire("pointerdown", 0, 0);
  fire("pointermove", 10, 0);
  fire("pointerdown", 110, 0, { pointerId: 2 });
  expect(target.cancelDrag).toHaveBeenCalledTimes(1);
  fire("pointermove", 210, 0, { pointerId: 2 });
  expect(target.zoom).toHaveBeenCalledWith(0.5, 110, 0);
});
