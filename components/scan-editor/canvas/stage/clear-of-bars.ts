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

/** In pixels of the picture. */
function uprightOver(surface: Element): readonly Box[] {
  const { left, top } = surface.getBoundingClientRect();
  const upright = barsOver(surface).filter(
    ({ width, height }) => width > 0 && width < Math.min(WIDEST_UPRIGHT, height),
  );
  return upright.map((bar) => ({
    ...{ left: bar.left - left, right: bar.right - left },
    ...{ top: bar.top - top, bottom: bar.bottom - top },
  }));
}

const areSame = (some: readonly Box[], others: readonly Box[]): boolean =>
  JSON.stringify(some) === JSON.stringify(others);

/**
 * The upright bars over a picture, for who asks at each frame. They are looked for behind the frame: before it the overlay
 * has just been written, and to ask where something lies would have the page laid out twice. `onChange`: they are others.
 */
export function uprightBars(surface: Element, onChange: () => void): () => readonly Box[] {
  let known: readonly Box[] | null = null;
  let isToLook = false;
  let lookedAt = 0;

  function look(): readonly Box[] {
    lookedAt = performance.now();
    return uprightOver(surface);
  }
  function lookAgain(): void {
    isToLook = false;
    if (!surface.isConnected) return;
    const boxes = look();
    const isSame = areSame(boxes, known ?? []);
    known = boxes;
    if (!isSame) onChange();
  }
  return () => {
    known ??= look();
    if (!isToLook && performance.now() - lookedAt >= LOOK_AGAIN_MS) {
      isToLook = true;
      setTimeout(lookAgain);
    }
    return known;
  };
}

/** Of the picture that this surface is, with all that says of itself that it stands over pictures. */
export function marginsOver(surface: Element): Margins {
  return marginsOf(surface.getBoundingClientRect(), barsOver(surface));
}
