/** The picture that windows start on, and what stands on it: bars, names, the ball of axes. */
import type { Place } from "@/components/ui/overlays/floating-window/window-place";
import type { Around } from "./beside-others";

const placeOf = (one: Element): Place => {
  const { left, top, width, height } = one.getBoundingClientRect();
  return { left, top, width, height };
};

/** In pixels of the viewport, as they are at the moment; no room where there is no picture. */
export function pictureAround(): Required<Pick<Around, "bars" | "room">> {
  const picture = document.querySelector("[data-picture]");
  const bars = [...(picture?.querySelectorAll("[data-over-picture], [data-over-labels]") ?? [])].map(placeOf);
  return { bars: bars.filter(({ width, height }) => width > 0 && height > 0), room: picture ? placeOf(picture) : null };
}
