/** Draws overlay shapes into an SVG: a few reused elements, placed anew at each frame. */
import type { PixelPlaces } from "../view/pixel-places";
import { clearOf } from "./clear-of";
import { type Box, boxesMeet, type Spot } from "./label-places";
import type { LineStyle, OverlayLabel, OverlayLine, OverlayShapes } from "./overlay-shapes";
import { createPool, type Pool, svgElement } from "./svg-pool";
import { writeAttribute, writeText } from "./svg-write";

export type OverlayView = {
  /** Returns the places of its labels. */
  draw(shapes: OverlayShapes, projection: PixelPlaces): readonly Box[];
  clear(): void;
};

export type OverlayNames = { selectedVertex: string };

const STYLES: readonly LineStyle[] = [
  ...(["veil", "measured", "dimension", "ghost", "hovered", "filled", "selected"] as const),
  ...(["axis-x", "axis-y", "axis-z", "guide", "measure", "refused", "theirs", "mine"] as const),
];
const HANDLE_PX = 8;
const LABEL_HEIGHT_PX = 20;
const LABEL_CHARACTER_PX = 7;
const BASELINE_PX = 14;
const EDGE_PX = 4;
/** Where a label looks for room, the nearest first. */
const BESIDE_PX: readonly number[] = [0, 23, -23, 46, -46];
/** Where one looks that nothing else says: why something is refused, or whose it is. */
const AROUND_PX: readonly number[] = [...BESIDE_PX, 69, -69, 92, -92, 115, -115, 138, -138];
const AT_PLACE: readonly number[] = [0];
/** How far a dimension stands aside for a bar: under a window in the picture's midst it is covered with what it measures. */
const MOST_ASIDE_PX = 96;
const isNear = (one: Box, other: Box): boolean =>
  Math.abs(one.left - other.left) + Math.abs(one.top - other.top) <= MOST_ASIDE_PX;
const isReason = ({ style }: OverlayLabel): boolean => style !== "main" && style !== "dark";

/** A polyline's path in pixels; nothing when an end is behind the eye. */
function pathOf(line: OverlayLine, projection: PixelPlaces): string {
  let path = "";
  for (const [x, y, z] of line.points) {
    if (!projection.project(x, y, z)) return "";
    path += `${path ? "L" : "M"}${projection.at.x.toFixed(1)} ${projection.at.y.toFixed(1)}`;
  }
  return line.isClosed ? `${path}Z` : path;
}

function createHandle(): SVGElement {
  return svgElement("rect", {
    width: String(HANDLE_PX),
    height: String(HANDLE_PX),
    rx: "1.5",
    "data-part": "handle",
  });
}

function createLabel(): SVGElement {
  const label = svgElement("g", { "data-part": "label", transform: "" });
  label.append(
    svgElement("rect", { height: String(LABEL_HEIGHT_PX), rx: "4" }),
    svgElement("text", { "text-anchor": "middle" }),
  );
  return label;
}

type Wording = Pick<OverlayLabel, "text" | "isUpright">;

/** Around its place; one that the picture's edge would cut is in it whole. */
function labelBox({ text, isUpright }: Wording, below: number, { x, y }: Spot, picture: PixelPlaces): Box {
  const length = Math.round(text.length * LABEL_CHARACTER_PX + 12);
  const [width, height] = isUpright ? [LABEL_HEIGHT_PX, length] : [length, LABEL_HEIGHT_PX];
  const [across, along] = [width / 2, height / 2];
  const isInside =
    x + across > 0 && x - across < picture.width && y + below + along > 0 && y + below - along < picture.height;
  const inside = (middle: number, size: number, most: number): number =>
    isInside ? Math.max(size / 2 + EDGE_PX, Math.min(middle, most - size / 2 - EDGE_PX)) : middle;
  const left = Math.round(inside(x, width, picture.width) - width / 2);
  const top = Math.round(inside(y + below, height, picture.height) - height / 2);
  return { left, top, right: left + width, bottom: top + height };
}

/** By places, and turned only where it has to be: each turn or shift has the browser take all layers of the page apart anew. */
function placeLabel(label: SVGElement, { text, isUpright }: Wording, style: string, box: Box): void {
  const { left, top, right, bottom } = box;
  const length = isUpright ? bottom - top : right - left;
  const [x, y] = isUpright ? [0, 0] : [left, top];
  const [ground, words] = label.children;
  writeAttribute(label, "transform", isUpright ? `translate(${left} ${bottom}) rotate(-90)` : "");
  writeAttribute(label, "data-style", style);
  writeAttribute(ground, "x", String(x));
  writeAttribute(ground, "y", String(y));
  writeAttribute(ground, "width", String(length));
  writeAttribute(words, "x", String(x + length / 2));
  writeAttribute(words, "y", String(y + BASELINE_PX));
  writeText(words, text);
}

/** A selected vertex names itself and its place in pixels of the canvas, for those who cannot see it and for tests. */
function nameHandle(handle: SVGElement, name: string | null, x: number, y: number): void {
  if (name === null) {
    handle.removeAttribute("role");
    handle.removeAttribute("aria-label");
    delete handle.dataset.screenPosition;
    return;
  }
  writeAttribute(handle, "role", "img");
  writeAttribute(handle, "aria-label", name);
  writeAttribute(handle, "data-screen-position", `${x.toFixed(1)},${y.toFixed(1)}`);
}

const NOTHING_COVERED = (): readonly Box[] => [];

/** `coveredBy`: bars and names over the picture, which labels keep clear of. */
export function createOverlayView(root: SVGSVGElement, names: OverlayNames, coveredBy = NOTHING_COVERED): OverlayView {
  const paths = new Map<LineStyle, SVGElement>();
  for (const style of STYLES) {
    const path = svgElement("path", { "data-part": style });
    paths.set(style, path);
    root.append(path);
  }
  const handles: Pool = createPool(root, createHandle);
  const labels: Pool = createPool(root, createLabel);

  function draw(shapes: OverlayShapes, projection: PixelPlaces): readonly Box[] {
    handles.begin();
    for (const { at, key } of shapes.handles) {
      if (!projection.project(...at)) continue;
      const { x, y } = projection.at;
      const handle = handles.next();
      writeAttribute(handle, "x", (x - HANDLE_PX / 2).toFixed(1));
      writeAttribute(handle, "y", (y - HANDLE_PX / 2).toFixed(1));
      nameHandle(handle, key === null ? null : names.selectedVertex, x, y);
    }
    handles.end();
    labels.begin();
    const boxes: Box[] = [];
    const lines = [...shapes.lines];
    const covered = shapes.labels.length > 0 ? coveredBy() : [];
    // Reasons choose first. What finds no room is left out: none covers another.
    const inTurn = [...shapes.labels.filter(isReason), ...shapes.labels.filter((label) => !isReason(label))];
    for (const label of inTurn) {
      const { at, style, below = 0, gives = style === "dark", lines: ofLabel = [], ...wording } = label;
      if (!projection.project(...at)) continue;
      const { x, y } = projection.at;
      const shifted = (shift: number): Box => labelBox(wording, below + shift, { x, y }, projection);
      const isFree = (box: Box): boolean => !boxes.some((other) => boxesMeet(box, other));
      // An opening's size gives way to the wall's own dimensions, unless a bar moved it; of these the later stands beside the earlier.
      const isCovered = covered.some((bar) => boxesMeet(bar, shifted(0)));
      const shifts = gives && !isCovered ? AT_PLACE : isReason(label) ? AROUND_PX : BESIDE_PX;
      let box: Box | null = null;
      for (const shift of shifts) {
        const wanted = shifted(shift);
        const clear = clearOf(wanted, covered, projection);
        box = clear && isFree(clear) && (isReason(label) || isNear(clear, wanted)) ? clear : null;
        if (box) break;
      }
      if (!box) continue;
      boxes.push(box);
      placeLabel(labels.next(), wording, style, box);
      lines.push(...ofLabel);
    }
    labels.end();
    const byStyle = new Map<LineStyle, string>();
    for (const line of lines) {
      byStyle.set(line.style, (byStyle.get(line.style) ?? "") + pathOf(line, projection));
    }
    for (const [style, path] of paths) writeAttribute(path, "d", byStyle.get(style) ?? "");
    return boxes;
  }

  return { draw, clear: () => root.replaceChildren() };
}
