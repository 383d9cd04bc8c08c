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

const boxesOver = (surface: Element, which: string): DOMRect[] =>
  [...(surface.closest("[data-picture]")?.querySelectorAll(which) ?? [])].map((one) => one.getBoundingClientRect());

/** Panels taken out of their columns, and photos: they stand at the page's end, over pictures or beside them. */
const windowBoxes = (): DOMRect[] =>
  [...document.querySelectorAll("[data-floating-window]")].map((one) => one.getBoundingClientRect());

/** A window that reaches farther in than this share of the picture stands in its midst: nothing is fitted beside it. */
const MOST_REACH = 0.4;

/** Those that leave the picture's middle free. */
function atEdges(picture: Box, windows: readonly DOMRect[]): Box[] {
  const [width, height] = [picture.right - picture.left, picture.bottom - picture.top];
  return windows.filter((one) => {
    const { left, right, top, bottom } = marginsOf(picture, [one]);
    return Math.max(left, right) <= width * MOST_REACH && Math.max(top, bottom) <= height * MOST_REACH;
  });
}

/** Bars that take room from a picture; and what labels keep clear of besides: the names of pictures, their scale. */
const BARS = "[data-over-picture]";
const BARS_AND_NAMES = `${BARS}, [data-over-labels]`;
/** Bars come, go and move seldom: looked for no more often than this while frames are drawn. */
const LOOK_AGAIN_MS = 250;

/** In pixels of the picture. */
function coveredOver(surface: Element): readonly Box[] {
  const { left, top } = surface.getBoundingClientRect();
  const all = [...boxesOver(surface, BARS_AND_NAMES), ...windowBoxes()];
  const shown = all.filter(({ width, height }) => width > 0 && height > 0);
  return shown.map((bar) => ({
    ...{ left: bar.left - left, right: bar.right - left },
    ...{ top: bar.top - top, bottom: bar.bottom - top },
  }));
}

const areSame = (some: readonly Box[], others: readonly Box[]): boolean =>
  JSON.stringify(some) === JSON.stringify(others);

/**
 * What bars and names cover of a picture, for who asks at each frame. They are looked for behind the frame: before it the overlay
 * has just been written, and to ask where something lies would have the page laid out twice. `onChange`: they are others.
 */
export function coveredPlaces(surface: Element, onChange: () => void): () => readonly Box[] {
  let known: readonly Box[] | null = null;
  let isToLook = false;
  let lookedAt = 0;

  function look(): readonly Box[] {
    lookedAt = performance.now();
    return coveredOver(surface);
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

/** Of the picture that this surface is, with all that says of itself that it stands over pictures, and windows at its edges. */
export function marginsOver(surface: Element): Margins {
  const picture = surface.getBoundingClientRect();
  return marginsOf(picture, [...boxesOver(surface, BARS), ...atEdges(picture, windowBoxes())]);
}
