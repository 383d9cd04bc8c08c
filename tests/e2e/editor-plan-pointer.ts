/** The pointer on the plan of a home: maps plan positions to pixels. */
import type { Locator } from "@playwright/test";
import { apart, type BackendScene, type Place } from "./backend-scene";
import type { EditorBench } from "./editor-bench";
import { expect } from "./fixtures";

export type Pixel = { x: number; y: number };
type BeforeRelease = (pixel: Pixel) => Promise<void>;

export class PlanPointer {
  /** The pixel of (0, 0), and the pixel offset of one meter along x; the plan may be rotated. */
  private constructor(
    private readonly bench: EditorBench,
    private readonly origin: Pixel,
    private readonly meter: Pixel,
  ) {}

  /** Frames a room from above with some margin and computes the mapping from two of its corners. */
  static async over(bench: EditorBench, held: BackendScene, room: string): Promise<PlanPointer> {
    const { page, editor } = bench;
    await bench.choose("3", room);
    await bench.press("6");
    await expect(page.getByRole("img", { name: "Plan of the floor" })).toBeVisible();
    await bench.press("f");
    const canvas = (await page.locator("canvas").first().boundingBox())!;
    await page.mouse.move(canvas.x + canvas.width / 2, canvas.y + canvas.height / 2);
    await page.mouse.wheel(0, 250);
    const corners = held.get("face", room).loops[0]!;
    const [a = ""] = corners;
    const b = corners.reduce((farthest, key) => (held.length(a, key) > held.length(a, farthest) ? key : farthest), a);
    const pixels: Pixel[] = [];
    for (const key of [a, b]) {
      await bench.choose("1", key);
      const handle = page.getByRole("img", { name: "Selected corner" });
      await expect(handle).toHaveCount(1);
      const { x, y, width, height } = await editor.placeOf(handle);
      pixels.push({ x: x + width / 2, y: y + height / 2 });
    }
    await page.keyboard.press("Escape");
    const [from, to] = pixels as [Pixel, Pixel];
    const [[ax, , az], [bx, , bz]] = [held.place(a), held.place(b)];
    const [dx, dz, px, py] = [bx - ax, bz - az, to.x - from.x, to.y - from.y];
    const square = dx * dx + dz * dz;
    const meter = { x: (px * dx + py * dz) / square, y: (py * dx - px * dz) / square };
    const origin = { x: from.x - (ax * meter.x - az * meter.y), y: from.y - (ax * meter.y + az * meter.x) };
    return new PlanPointer(bench, origin, meter);
  }

  get metersPerPixel(): number {
    return 1 / Math.hypot(this.meter.x, this.meter.y);
  }

  at([x, , z]: Place): Pixel {
    const { origin, meter } = this;
    return { x: origin.x + x * meter.x - z * meter.y, y: origin.y + x * meter.y + z * meter.x };
  }

  async click(place: Place): Promise<void> {
    const { x, y } = this.at(place);
    await this.bench.page.mouse.click(x, y);
  }

  /** Drags from one position to another; `beforeRelease` runs before the button is released. */
  async drag(from: Place, to: Place, beforeRelease?: BeforeRelease): Promise<void> {
    const { mouse } = this.bench.page;
    const [start, end] = [this.at(from), this.at(to)];
    await mouse.move(start.x, start.y);
    await mouse.down();
    await mouse.move((start.x + end.x) / 2, (start.y + end.y) / 2);
    await mouse.move(end.x, end.y);
    await beforeRelease?.(end);
    await mouse.up();
  }

  /** Drags without snapping: Shift is held after the start. */
  async dragFree(from: Place, to: Place): Promise<void> {
    const { keyboard, mouse } = this.bench.page;
    const [start, end] = [this.at(from), this.at(to)];
    await mouse.move(start.x, start.y);
    await mouse.down();
    await mouse.move((start.x + end.x) / 2, (start.y + end.y) / 2);
    await keyboard.down("Shift");
    await mouse.move(end.x, end.y);
    await expect(this.reason).toHaveCount(0);
    await mouse.up();
    await keyboard.up("Shift");
  }

  /** The reason why the dragged element snaps. */
  get reason(): Locator {
    return this.bench.page.locator("[data-part='label'][data-style='snap']");
  }
}

/** Returns the position at a share (0 to 1) of the way from one position to another. */
export const between = (a: Place, b: Place, share: number): Place => [
  a[0] + (b[0] - a[0]) * share,
  a[1] + (b[1] - a[1]) * share,
  a[2] + (b[2] - a[2]) * share,
];

/** Returns the position so many meters from `a` toward `b`; negative is away from `b`. */
export const toward = (a: Place, b: Place, meters: number): Place => between(a, b, meters / apart(a, b));
