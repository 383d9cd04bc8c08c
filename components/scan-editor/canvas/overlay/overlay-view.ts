/** Draws overlay shapes as SVG with a few elements that each frame reuses. */
import type { PixelProjection } from "../view/pixel-projection";
import { clearOf } from "./clear-of";
import { type Box, boxesMeet, type Spot } from "./label-places";
import type { LineStyle, OverlayLabel, OverlayLine, OverlayShapes } from "./overlay-shapes";
import { createPool, type Pool, svgElement } from "./svg-pool";
import { writeAttribute, writeText } from "./svg-write";

export type OverlayView = {
  /** Draws the shapes and returns the boxes of the drawn labels. */
  draw(shapes: OverlayShapes, projection: PixelProjection): readonly Box[];
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
/** Vertical shifts that a label tries, nearest first. */
const SHIFTS_PX: readonly number[] = [0, 23, -23, 46, -46];
/** Shifts of a label that explains a refusal or a conflict, which must not be left out. */
const REASON_SHIFTS_PX: readonly number[] = [...SHIFTS_PX, 69, -69, 92, -92, 115, -115, 138, -138];
const NO_SHIFT: readonly number[] = [0];
/** A dimension that would have to move farther off a bar is left out. */
const MAX_CLEARANCE_PX = 96;
const isNear = (a: Box, b: Box): boolean => Math.abs(a.left - b.left) + Math.abs(a.top - b.top) <= MAX_CLEARANCE_PX;
const isReason = ({ style }: OverlayLabel): boolean => style !== "main" && style !== "dark";

/** Returns a polyline's path in pixels, empty if a point is behind the eye. */
function pathOf(line: OverlayLine, projection: PixelProjection): string {
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

type LabelText = Pick<OverlayLabel, "text" | "isUpright">;

/** Returns the box of a label around its point; a label that the picture's edge would cut is moved inside. */
function labelBox({ text, isUpright }: LabelText, below: number, { x, y }: Spot, picture: PixelProjection): Box {
  const length = Math.round(text.length * LABEL_CHARACTER_PX + 12);
  const [width, height] = isUpright ? [LABEL_HEIGHT_PX, length] : [length, LABEL_HEIGHT_PX];
  const [halfWidth, halfHeight] = [width / 2, height / 2];
  const isInside =
    x + halfWidth > 0 &&
    x - halfWidth < picture.width &&
    y + below + halfHeight > 0 &&
    y + below - halfHeight < picture.height;
  const inside = (middle: number, size: number, max: number): number =>
    isInside ? Math.max(size / 2 + EDGE_PX, Math.min(middle, max - size / 2 - EDGE_PX)) : middle;
  const left = Math.round(inside(x, width, picture.width) - width / 2);
  const top = Math.round(inside(y + below, height, picture.height) - height / 2);
  return { left, top, right: left + width, bottom: top + height };
}

/** Sets coordinates instead of a transform if possible: each transform makes the browser rebuild page layers. */
function placeLabel(label: SVGElement, { text, isUpright }: LabelText, style: string, box: Box): void {
  const { left, top, right, bottom } = box;
  const length = isUpright ? bottom - top : right - left;
  const [x, y] = isUpright ? [0, 0] : [left, top];
  const [background, caption] = label.children;
  writeAttribute(label, "transform", isUpright ? `translate(${left} ${bottom}) rotate(-90)` : "");
  writeAttribute(label, "data-style", style);
  writeAttribute(background, "x", String(x));
  writeAttribute(background, "y", String(y));
  writeAttribute(background, "width", String(length));
  writeAttribute(caption, "x", String(x + length / 2));
  writeAttribute(caption, "y", String(y + BASELINE_PX));
  writeText(caption, text);
}

/** Gives a selected vertex a name and its position in pixels, for assistive technology and tests. */
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

/** `coveredBy` returns the boxes of bars and captions, which labels avoid. */
export function createOverlayView(root: SVGSVGElement, names: OverlayNames, coveredBy = NOTHING_COVERED): OverlayView {
  const paths = new Map<LineStyle, SVGElement>();
  for (const style of STYLES) {
    const path = svgElement("path", { "data-part": style });
    paths.set(style, path);
    root.append(path);
  }
  const handles: Pool = createPool(root, createHandle);
  const labels: Pool = createPool(root, createLabel);

  function draw(shapes: OverlayShapes, projection: PixelProjection): readonly Box[] {
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
    // Reasons come first. A label without free space is left out, so that no label covers another.
    const ordered = [...shapes.labels.filter(isReason), ...shapes.labels.filter((label) => !isReason(label))];
    for (const label of ordered) {
      const { at, style, below = 0, isOptional = style === "dark", lines: labelLines = [], ...labelText } = label;
      if (!projection.project(...at)) continue;
      const { x, y } = projection.at;
      const shifted = (shift: number): Box => labelBox(labelText, below + shift, { x, y }, projection);
      const isFree = (box: Box): boolean => !boxes.some((other) => boxesMeet(box, other));
      // An optional label is left out if its box is occupied, unless a bar covers the box.
      const isCovered = covered.some((bar) => boxesMeet(bar, shifted(0)));
      const shifts = isOptional && !isCovered ? NO_SHIFT : isReason(label) ? REASON_SHIFTS_PX : SHIFTS_PX;
      let box: Box | null = null;
      for (const shift of shifts) {
        const target = shifted(shift);
        const clear = clearOf(target, covered, projection);
        box = clear && isFree(clear) && (isReason(label) || isNear(clear, target)) ? clear : null;
        if (box) break;
      }
      if (!box) continue;
      boxes.push(box);
      placeLabel(labels.next(), labelText, style, box);
      lines.push(...labelLines);
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
