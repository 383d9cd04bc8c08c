import type { Place } from "@/components/ui/overlays/floating-window/window-place";
import { placeWindow } from "./window-placement";

const at = (left: number, top: number) => ({ left, top, width: 232, height: 280 });

test.each([
  ["keeps the requested position if there is no other window", [], at(48, 500)],
  ["moves next to a window whose head it would hide", [at(48, 560)], at(288, 500)],
  ["moves next to a window that would hide its head", [at(48, 400)], at(288, 500)],
  ["ignores a window far away", [at(800, 500)], at(48, 500)],
])("%s", (_title, others, position) => {
  expect(placeWindow(at(48, 500), { others }, 48)).toEqual(position);
});

test("keeps the requested position if no position is free", () => {
  const wall = { left: 0, top: 0, width: 4000, height: 4000 };
  expect(placeWindow(at(48, 500), { others: [wall] }, 48)).toEqual(at(48, 500));
});

test("covers no bar and stays in the picture", () => {
  const room = { left: 232, top: 48, width: 760, height: 724 };
  const tools = { left: 244, top: 60, width: 40, height: 400 };
  const caption = { left: 300, top: 60, width: 180, height: 40 };
  const around = { others: [], bars: [tools, caption], room };
  expect(placeWindow(at(48, 72), around, 48)).toEqual(at(300, 108));
  // On the other side, and lower where the picture would cut it off.
  const ball = { left: 908, top: 56, width: 72, height: 72 };
  const low = { left: 944, top: 700, width: 232, height: 280 };
  expect(placeWindow(low, { ...around, bars: [...around.bars, ball] }, -48)).toEqual(at(752, 484));
});

test("avoids only the bars if every position hides a head", () => {
  const room = { left: 0, top: 48, width: 1000, height: 724 };
  const tools = { left: 12, top: 60, width: 40, height: 400 };
  expect(placeWindow(at(24, 72), { others: [room], bars: [tools], room }, 48)).toEqual(at(60, 72));
});

test("keeps the requested position in a picture that is too small", () => {
  const room = { left: 232, top: 48, width: 200, height: 200 };
  expect(placeWindow(at(48, 72), { others: [], room }, 48)).toEqual(at(48, 72));
});

/** The picture and its bars at 1280 by 800. */
const PICTURE = { left: 272, top: 49, width: 679, height: 723 };
const TOOLS = { left: 284, top: 61, width: 44, height: 420 };
const BALL = { left: 867, top: 61, width: 72, height: 72 };
const CAMERA = { left: 480, top: 720, width: 270, height: 40 };

const cover = (a: Place, b: Place): number =>
  Math.max(0, Math.min(a.left + a.width, b.left + b.width) - Math.max(a.left, b.left)) *
  Math.max(0, Math.min(a.top + a.height, b.top + b.height) - Math.max(a.top, b.top));

/** Returns whether a part of the head that is wide enough to grab is free of the others. */
const isInReach = (one: Place, others: readonly Place[]): boolean =>
  [one.left, one.left + one.width - 96].some((left) =>
    others.every((other) => cover({ ...one, left, width: 96, height: 36 }, other) === 0),
  );

test("keeps every head in reach on a small picture, without covering a whole window", () => {
  const bars = [TOOLS, BALL, CAMERA];
  const windows: Place[] = [];
  const sizes = [
    [48, 73, 272, 480, 48],
    [48, 300, 272, 320, 48],
    [903, 73, 328, 480, -48],
    [903, 400, 328, 320, -48],
    [903, 200, 328, 320, -48],
  ] as const;
  for (const [left, top, width, height, step] of sizes)
    windows.push(placeWindow({ left, top, width, height }, { others: windows, bars, room: PICTURE }, step));
  const reached = windows.map((one, index) => isInReach(one, windows.slice(index + 1)));
  expect(reached).toEqual([true, true, true, true, true]);
  const areas = windows.map((one) => one.width * one.height);
  const covered = windows.map((one) => windows.map((other) => (other === one ? 0 : cover(one, other))));
  expect(covered.flatMap((row, index) => row.filter((pixels) => pixels >= (areas[index] ?? 0)))).toEqual([]);
  // The first two fit next to each other.
  expect(covered[0]?.[1]).toBe(0);
  for (const bar of bars) expect(windows.map((one) => cover(one, bar))).toEqual([0, 0, 0, 0, 0]);
});

test("chooses the position that covers the least of other windows", () => {
  const wide = { left: 0, top: 0, width: 400, height: 600 };
  const room = { left: 0, top: 0, width: 800, height: 600 };
  // A nearer position, under the other's head, would cover that window.
  expect(placeWindow({ ...at(0, 72), height: 300 }, { others: [wide], room }, 48)).toEqual({
    ...at(408, 72),
    height: 300,
  });
  const around = { others: [wide], room: { ...room, width: 500 } };
  expect(placeWindow({ ...at(0, 72), height: 300 }, around, 48)).toEqual({ ...at(264, 72), height: 300 });
});

test("prefers covering a bar to losing a head", () => {
  const room = { left: 0, top: 0, width: 400, height: 400 };
  const bar = { left: 0, top: 320, width: 400, height: 40 };
  const other = { left: 0, top: 0, width: 232, height: 310 };
  const found = placeWindow(at(0, 0), { others: [other], bars: [bar], room }, 48);
  expect(isInReach(found, [other])).toBe(true);
  expect(isInReach(other, [found])).toBe(true);
});
