/** Selection by a box: the rectangle over the picture, and the elements in it. */
import type { GeometryKind } from "@/lib/domain/geometry-records";
import type { ReadScene } from "@/lib/editor/core/scene";
import type { SelectionItem, SelectionMode } from "@/lib/editor/core/selection";
import { boxSelects, type Pixel, type SelectBox } from "@/lib/editor/tools/select-box";
import { convexHull } from "@/lib/geometry/convex-hull";
import { svgElement } from "../overlay/svg-pool";
import type { PixelProjection } from "../view/pixel-projection";
import { recordPoints } from "../view/scene-bounds";

const KINDS: Readonly<Record<Exclude<SelectionMode, "vertex">, readonly GeometryKind[]>> = {
  edge: ["edge"],
  face: ["face"],
  object: ["objectPlanar", "object3D"],
};

/** Whether the box selects an edge, face or object by its outline; never an element that is partly behind the eye. */
export function isInBox(
  scene: ReadScene,
  item: SelectionItem,
  box: SelectBox,
  projection: Pick<PixelProjection, "at" | "project">,
): boolean {
  const points = recordPoints(scene, item);
  const pixels: Pixel[] = [];
  for (const [x, y, z] of points) if (projection.project(x, y, z)) pixels.push([projection.at.x, projection.at.y]);
  if (pixels.length < points.length) return false;
  return boxSelects(box, item.kind === "object3D" ? convexHull(pixels) : pixels, item.kind !== "edge");
}

/** Adds the vertices in the box. Reads the records in one pass, because many single lookups are slow. */
function addCorners(
  scene: ReadScene,
  floorNumber: number,
  box: SelectBox,
  projection: Pick<PixelProjection, "at" | "project">,
  isSeen: (item: SelectionItem) => boolean,
  items: SelectionItem[],
): void {
  const { at } = projection;
  for (const { key, x, y, z, locked, floorNumber: vertexFloor } of scene.values("vertex")) {
    if (vertexFloor !== floorNumber || locked || !projection.project(x, y, z)) continue;
    if (at.x < box.left || at.x > box.right || at.y < box.top || at.y > box.bottom) continue;
    const item: SelectionItem = { kind: "vertex", key };
    if (isSeen(item)) items.push(item);
  }
}

/** Returns the visible elements of a floor in the box, without locked vertices and elements partly behind the eye. */
export function elementsInBox(
  scene: ReadScene,
  floorNumber: number,
  mode: SelectionMode,
  box: SelectBox,
  projection: Pick<PixelProjection, "at" | "project">,
  isSeen: (item: SelectionItem) => boolean = () => true,
): SelectionItem[] {
  const items: SelectionItem[] = [];
  if (mode === "vertex") addCorners(scene, floorNumber, box, projection, isSeen, items);
  else
    for (const kind of KINDS[mode]) {
      for (const key of scene.keysOnFloor(kind, floorNumber)) {
        const item = { kind, key };
        if (isInBox(scene, item, box, projection) && isSeen(item)) items.push(item);
      }
    }
  return items;
}

export type BoxView = { show(box: SelectBox): void; hide(): void };

/** Draws the box: solid if it selects enclosed elements, dashed if it selects touched ones. */
export function createBoxView(root: SVGSVGElement): BoxView {
  const rectangle = svgElement("rect", { "data-part": "box", rx: "2" });
  return {
    show({ left, top, right, bottom, touches }) {
      if (!rectangle.isConnected) root.append(rectangle);
      rectangle.setAttribute("x", String(left));
      rectangle.setAttribute("y", String(top));
      rectangle.setAttribute("width", String(right - left));
      rectangle.setAttribute("height", String(bottom - top));
      rectangle.dataset.touches = String(touches);
    },
    hide: () => rectangle.remove(),
  };
}
