/** The handle of a section in the 3D picture: a slider that is dragged along the normal, and goes by the arrow keys. */
import type { ReadScene } from "@/lib/editor/core/scene";
import { currentMeasures } from "@/lib/editor/core/units/chosen-measures";
import type { Section } from "@/lib/editor/tools/views/section";
import type { EditorView } from "../view/editor-view";
import type { PixelPlaces } from "../view/pixel-places";
import { floorPoints } from "../view/scene-bounds";
import {
  angleOf,
  draggedTo,
  placeOnCut,
  type Reach,
  reachOf,
  steppedTo,
  wayOfMetre,
  withinPicture,
} from "./section-drag";
import { svgElement } from "./svg-pool";
import { writeAttribute } from "./svg-write";

export type SectionHandle = { draw(): void; dispose(): void };

const EDGE_PX = 22;
const ARROWS = "M8 2.5v11M5 5.5l3-3 3 3M5 10.5l3 3 3-3";

type Held = { at: number; x: number; y: number; way: readonly [number, number] };

export function createSectionHandle(setup: {
  /** The picture's own place on the page. */
  host: HTMLElement;
  view: EditorView;
  scene: ReadScene;
  floorNumber: number;
  projection: PixelPlaces;
  name: string;
}): SectionHandle {
  const { host, view, scene, floorNumber, projection, name } = setup;
  const handle = document.createElement("div");
  const arrows = svgElement("svg", { viewBox: "0 0 16 16", "aria-hidden": "true" });
  arrows.append(svgElement("path", { d: ARROWS }));
  handle.append(arrows);
  for (const [attribute, value] of Object.entries({ role: "slider", tabindex: "0", "aria-label": name })) {
    handle.setAttribute(attribute, value);
  }
  handle.dataset.part = "section";
  handle.hidden = true;
  host.append(handle);

  /** Of the section in this direction; the floor's extent is asked for once, not at each frame. */
  let known: { normal: Section["normal"]; from: number; reach: Reach | null } | null = null;
  let held: Held | null = null;

  function reach(section: Section): Reach | null {
    const { normal, from } = section;
    if (known?.normal !== normal || known.from !== from) {
      known = { normal, from, reach: reachOf(section, floorPoints(scene, floorNumber)) };
    }
    return known.reach;
  }

  function put(at: number): void {
    const { section } = view.get();
    if (section && section.at !== at) view.set({ section: { ...section, at } });
  }

  function onDown(event: PointerEvent): void {
    const { section } = view.get();
    const limits = section && reach(section);
    if (event.button !== 0 || !section || !limits) return;
    event.preventDefault();
    event.stopPropagation();
    handle.setPointerCapture(event.pointerId);
    handle.focus({ preventScroll: true });
    const way = wayOfMetre(section, placeOnCut(section, limits), projection);
    held = { at: section.at, x: event.clientX, y: event.clientY, way };
    handle.dataset.held = "";
  }

  function onMove(event: PointerEvent): void {
    const { section } = view.get();
    const limits = section && reach(section);
    if (!held || !limits) return;
    put(draggedTo(held.at, [event.clientX - held.x, event.clientY - held.y], held.way, limits));
  }

  function letGo(): void {
    held = null;
    delete handle.dataset.held;
  }

  function onKey(event: KeyboardEvent): void {
    const { section } = view.get();
    const limits = section && reach(section);
    if (!section || !limits || event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.key === "Escape" && held) {
      put(held.at);
      letGo();
    } else {
      const at = steppedTo(section.at, event.key, event.shiftKey, limits);
      if (at === null) return;
      put(at);
    }
    event.preventDefault();
    event.stopPropagation();
  }

  handle.addEventListener("pointerdown", onDown);
  handle.addEventListener("pointermove", onMove);
  handle.addEventListener("pointerup", letGo);
  handle.addEventListener("pointercancel", letGo);
  handle.addEventListener("keydown", onKey);

  return {
    draw() {
      const { section } = view.get();
      const limits = section && reach(section);
      const place = section && limits && placeOnCut(section, limits);
      // At each frame: what is hidden already would be laid out anew for being told so.
      const isHidden = !place || !projection.project(...place);
      if (handle.hidden !== isHidden) handle.hidden = isHidden;
      if (isHidden || !section || !limits || !place) return;
      const { x, y } = projection.at;
      const [left, top] = withinPicture([x, y], projection.width, projection.height, EDGE_PX);
      handle.style.translate = `${left.toFixed(1)}px ${top.toFixed(1)}px`;
      arrows.style.rotate = `${angleOf(held?.way ?? wayOfMetre(section, place, projection)).toFixed(1)}deg`;
      writeAttribute(handle, "aria-orientation", section.way === "level" ? "vertical" : "horizontal");
      writeAttribute(handle, "aria-valuemin", limits.low.toFixed(2));
      writeAttribute(handle, "aria-valuemax", limits.high.toFixed(2));
      writeAttribute(handle, "aria-valuenow", section.at.toFixed(2));
      writeAttribute(handle, "aria-valuetext", currentMeasures().length(section.at));
    },
    dispose: () => handle.remove(),
  };
}
