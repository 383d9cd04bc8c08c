/** The names and areas of rooms, standing on their floors. */

import { facePoints } from "@/lib/editor/quantities/face-points";
import type { ReadScene } from "@/lib/editor/scene";
import { areaWithHoles } from "@/lib/geometry/area-with-holes";
import type { Vector3 } from "@/lib/geometry/vector3";
import { squareMetresText } from "../measure-text";
import type { Projection } from "../view/projection";
import { createPool, svgElement } from "./svg-pool";

export type RoomLabel = { faceKey: string; name: string; area: string; at: Vector3 };

/** The middle of a floor's area. */
function middleOf(loop: readonly Vector3[]): Vector3 {
  let [x, z, twice] = [0, 0, 0];
  const [ox, y, oz] = loop[0] ?? [0, 0, 0];
  loop.forEach(([ax, , az], index) => {
    const [bx, , bz] = loop[(index + 1) % loop.length]!;
    const part = (ax - ox) * (bz - oz) - (bx - ox) * (az - oz);
    x += (ax + bx - 2 * ox) * part;
    z += (az + bz - 2 * oz) * part;
    twice += part;
  });
  return twice === 0 ? [ox, y, oz] : [ox + x / (3 * twice), y, oz + z / (3 * twice)];
}

export function roomLabel(scene: ReadScene, faceKey: string, name: string): RoomLabel | null {
  const face = scene.get("face", faceKey);
  if (!face) return null;
  const points = facePoints(scene, face);
  return { faceKey, name, area: squareMetresText(areaWithHoles(points)), at: middleOf(points[0] ?? []) };
}

export type RoomLabelView = {
  clear(): void;
  draw(labels: readonly RoomLabel[], focus: string | null, projection: Projection): void;
};

export function createRoomLabelView(root: SVGSVGElement): RoomLabelView {
  const pool = createPool(root, () => {
    const label = svgElement("g", { "data-part": "room" });
    label.append(
      svgElement("text", { "text-anchor": "middle" }),
      svgElement("text", { "text-anchor": "middle", y: "16", "data-part": "area" }),
    );
    return label;
  });
  return {
    clear: () => root.replaceChildren(),
    draw(labels, focus, projection) {
      pool.begin();
      for (const { faceKey, name, area, at } of labels) {
        if (!projection.project(...at)) continue;
        const label = pool.next();
        label.setAttribute("transform", `translate(${Math.round(projection.at.x)} ${Math.round(projection.at.y)})`);
        label.dataset.focus = String(focus === null || focus === faceKey);
        if (label.children[0]) label.children[0].textContent = name;
        if (label.children[1]) label.children[1].textContent = area;
      }
      pool.end();
    },
  };
}
