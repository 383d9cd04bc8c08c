import type { Place } from "@/components/ui/overlays/floating-window/window-place";
import type { Surroundings } from "./window-placement";

const measure = (element: Element): Place => {
  const { left, top, width, height } = element.getBoundingClientRect();
  return { left, top, width, height };
};

/** Measures the picture and the bars over it, in pixels of the viewport; `room` is null without a picture. */
export function measureSurroundings(): Required<Pick<Surroundings, "bars" | "room">> {
  const picture = document.querySelector("[data-picture]");
  const bars = [...(picture?.querySelectorAll("[data-over-picture], [data-over-labels]") ?? [])].map(measure);
  return { bars: bars.filter(({ width, height }) => width > 0 && height > 0), room: picture ? measure(picture) : null };
}
