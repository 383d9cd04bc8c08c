/** The handle of a section in the 3D picture: a slider, dragged along the normal or moved with the arrow keys. */
import type { ReadScene } from "@/lib/editor/core/scene";
import { currentMeasures } from "@/lib/editor/core/units/chosen-measures";
import type { Section } from "@/lib/editor/tools/views/section";
import type { EditorView } from "../view/editor-view";
import type { PixelProjection } from "../view/pixel-projection";
import { floorPoints } from "../view/scene-bounds";
import {
  angleOf,
  draggedTo,
  meterInPixels,
  type PixelVector,
  placeOnCut,
  type Range,
  rangeOf,
  steppedTo,
  withinPicture,
} from "./section-drag";
import { svgElement } from "./svg-pool";
import { writeAttribute } from "./svg-write";

const EDGE_PX = 22;
const ARROWS = "M8 2.5v11M5 5.5l3-3 3 3M5 10.5l3 3 3-3";

type Setup = {
  /** The element that contains the picture. */
  host: HTMLElement;
  view: EditorView;
  scene: ReadScene;
  floorNumber: number;
  projection: PixelProjection;
  name: string;
};

/** Start of a drag: the section's `at`, the pointer in pixels, and the pixels of one meter. */
type Drag = { at: number; x: number; y: number; meter: PixelVector };

function createArrows(): SVGElement {
  const arrows = svgElement("svg", { viewBox: "0 0 16 16", "aria-hidden": "true" });
  arrows.append(svgElement("path", { d: ARROWS }));
  return arrows;
}

export class SectionHandle {
  private readonly element = document.createElement("div");
  private readonly arrows = createArrows();
  /** Range of the current section; cached, since it reads all vertices of the floor. */
  private cached: { normal: Section["normal"]; from: number; range: Range | null } | null = null;
  private drag: Drag | null = null;

  constructor(private readonly setup: Setup) {
    const { element } = this;
    element.append(this.arrows);
    for (const [attribute, value] of Object.entries({ role: "slider", tabindex: "0", "aria-label": setup.name })) {
      element.setAttribute(attribute, value);
    }
    element.dataset.part = "section";
    element.hidden = true;
    setup.host.append(element);
    element.addEventListener("pointerdown", (event) => this.onDown(event));
    element.addEventListener("pointermove", (event) => this.onMove(event));
    element.addEventListener("pointerup", () => this.endDrag());
    element.addEventListener("pointercancel", () => this.endDrag());
    element.addEventListener("keydown", (event) => this.onKey(event));
  }

  private rangeOf(section: Section): Range | null {
    const { normal, from } = section;
    if (this.cached?.normal !== normal || this.cached.from !== from) {
      const points = floorPoints(this.setup.scene, this.setup.floorNumber);
      this.cached = { normal, from, range: rangeOf(section, points) };
    }
    return this.cached.range;
  }

  private moveTo(at: number): void {
    const { view } = this.setup;
    const { section } = view.get();
    if (section && section.at !== at) view.set({ section: { ...section, at } });
  }

  private onDown(event: PointerEvent): void {
    const { section } = this.setup.view.get();
    const range = section && this.rangeOf(section);
    if (event.button !== 0 || !section || !range) return;
    event.preventDefault();
    event.stopPropagation();
    this.element.setPointerCapture(event.pointerId);
    this.element.focus({ preventScroll: true });
    const meter = meterInPixels(section, placeOnCut(section, range), this.setup.projection);
    this.drag = { at: section.at, x: event.clientX, y: event.clientY, meter };
    this.element.dataset.held = "";
  }

  private onMove(event: PointerEvent): void {
    const { section } = this.setup.view.get();
    const range = section && this.rangeOf(section);
    const { drag } = this;
    if (!drag || !range) return;
    this.moveTo(draggedTo(drag.at, [event.clientX - drag.x, event.clientY - drag.y], drag.meter, range));
  }

  private endDrag(): void {
    this.drag = null;
    delete this.element.dataset.held;
  }

  private onKey(event: KeyboardEvent): void {
    const { section } = this.setup.view.get();
    const range = section && this.rangeOf(section);
    if (!section || !range || event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.key === "Escape" && this.drag) {
      this.moveTo(this.drag.at);
      this.endDrag();
    } else {
      const at = steppedTo(section.at, event.key, event.shiftKey, range);
      if (at === null) return;
      this.moveTo(at);
    }
    event.preventDefault();
    event.stopPropagation();
  }

  /** Draws the handle at the section's position. To be called in each frame; writes only changed values. */
  draw(): void {
    const { element, setup } = this;
    const { projection } = setup;
    const { section } = setup.view.get();
    const range = section && this.rangeOf(section);
    const point = section && range && placeOnCut(section, range);
    const isHidden = !point || !projection.project(...point);
    if (element.hidden !== isHidden) element.hidden = isHidden;
    if (isHidden || !section || !range || !point) return;
    const { x, y } = projection.at;
    const [left, top] = withinPicture([x, y], projection.width, projection.height, EDGE_PX);
    element.style.translate = `${left.toFixed(1)}px ${top.toFixed(1)}px`;
    const meter = this.drag?.meter ?? meterInPixels(section, point, projection);
    this.arrows.style.rotate = `${angleOf(meter).toFixed(1)}deg`;
    writeAttribute(element, "aria-orientation", section.way === "level" ? "vertical" : "horizontal");
    writeAttribute(element, "aria-valuemin", range.low.toFixed(2));
    writeAttribute(element, "aria-valuemax", range.high.toFixed(2));
    writeAttribute(element, "aria-valuenow", section.at.toFixed(2));
    writeAttribute(element, "aria-valuetext", currentMeasures().length(section.at));
  }

  dispose(): void {
    this.element.remove();
  }
}
