/** What stands over a picture takes room from its edges: how much of each. */
import type { Margins } from "../view/plan-view";

/** Pixels between a bar and what is fitted beside it. */
const AIR = 4;

type Box = Pick<DOMRect, "left" | "top" | "right" | "bottom">;

/** Each bar counts at the edge from which it reaches least far into the picture. Boxes in pixels of the window. */
export function marginsOf(picture: Box, bars: readonly Box[]): Margins {
  const margins = { left: 0, right: 0, top: 0, bottom: 0 };
  for (const bar of bars) {
    const isApart =
      bar.right <= picture.left || bar.left >= picture.right || bar.bottom <= picture.top || bar.top >= picture.bottom;
    if (isApart || bar.right === bar.left || bar.bottom === bar.top) continue;
    const reach = {
      left: bar.right - picture.left,
      right: picture.right - bar.left,
      top: bar.bottom - picture.top,
      bottom: picture.bottom - bar.top,
    };
    const edges = Object.keys(reach) as (keyof Margins)[];
    const edge = edges.reduce((least, one) => (reach[one] < reach[least] ? one : least));
    margins[edge] = Math.max(margins[edge], reach[edge] + AIR);
  }
  return margins;
}

const barsOver = (surface: Element): DOMRect[] =>
  [...(surface.closest("[data-picture]")?.querySelectorAll("[data-over-picture]") ?? [])].map((bar) =>
    bar.getBoundingClientRect(),
  );

/** Wider than this, in pixels, it lies along the picture and not at its side. */
const WIDEST_UPRIGHT = 80;
/** Bars come, go and move seldom: looked for no more often than this while frames are drawn. */
const LOOK_AGAIN_MS = 250;

/** The upright bars over a picture, in pixels of it, for who asks at each frame. */
export function uprightBars(surface: Element, now: () => number = () => performance.now()): () => readonly Box[] {
  let known: { at: number; boxes: readonly Box[] } | null = null;
  return () => {
    if (known && now() - known.at < LOOK_AGAIN_MS) return known.boxes;
    const { left, top } = surface.getBoundingClientRect();
    const upright = barsOver(surface).filter(
      ({ width, height }) => width > 0 && width < Math.min(WIDEST_UPRIGHT, height),
    );
    const boxes = upright.map((bar) => ({
      ...{ left: bar.left - left, right: bar.right - left },
      ...{ top: bar.top - top, bottom: bar.bottom - top },
    }));
    known = { at: now(), boxes };
    return boxes;
  };
}

/** Of the picture that this surface is, with all that says of itself that it stands over pictures. */
export function marginsOver(surface: Element): Margins {
  return marginsOf(surface.getBoundingClientRect(), barsOver(surface));
}
