/** Shows photos in the pictures of a floor: viewpoints, the one under the pointer, and marks of the open photo. */
import type { EvidenceController, EvidenceState } from "@/lib/editor/tools/evidence/evidence-controller";
import { aspectOf, type EvidencePhoto, photosOnFloor } from "@/lib/editor/tools/evidence/evidence-photo";
import { measureFigures } from "@/lib/editor/tools/measure-figures";
import { frustumCorners } from "@/lib/geometry/photo-ray";
import { midpoint } from "@/lib/geometry/vector3";
import type { OverlayShapes } from "../overlay/overlay-shapes";
import type { PixelProjection } from "../view/pixel-projection";

export type FrustumLook = "plain" | "pointed" | "open";
export type Frustum = { photo: EvidencePhoto; look: FrustumLook };

export type PhotoFrusta = {
  /** `isPlanOnly` leaves the viewpoints out of the 3D picture. */
  show(frusta: readonly Frustum[], isPlanOnly: boolean): void;
  dispose(): void;
};

/** Distance from a viewpoint to the base of its pyramid, in meters. */
export const FRUSTUM_AHEAD = 0.34;

export type EvidencePicture = {
  addTo(shapes: OverlayShapes): void;
  /** Returns the key of the photo whose viewpoint is under a pixel, or null. */
  at(x: number, y: number, projection: Pick<PixelProjection, "at" | "project">): string | null;
  point(key: string | null): void;
  choose(key: string): void;
  dispose(): void;
};

const NO_PICTURE: Omit<EvidencePicture, "dispose"> = {
  addTo: () => {},
  at: () => null,
  point: () => {},
  choose: () => {},
};

const REACH_PX = 11;
const NAME_BELOW_PX = 20;

/** Returns the photos of a floor whose viewpoints are drawn: all photos while they are shown, else the open one. */
export function placesShown({ photos, arePlacesShown, openKey }: EvidenceState, floorNumber: number): EvidencePhoto[] {
  return photosOnFloor(photos, floorNumber).filter(
    ({ key, camera }) => camera !== null && (arePlacesShown || key === openKey),
  );
}

/** Adds the points that were marked in the open photo. */
export function addMarks(shapes: OverlayShapes, { marks, corners, tool }: EvidenceState): void {
  const points = marks.map(({ at }) => at);
  shapes.handles.push(...[...points, ...corners.map(({ hit }) => hit.at)].map((at) => ({ at, key: null })));
  const [from, to] = points;
  if (tool === "measure" && from && to) {
    shapes.lines.push({ points, isClosed: false, style: "measure" });
    const text = measureFigures("distance", points);
    if (text) shapes.labels.push({ at: midpoint(from, to), text, style: "main" });
  }
  if (corners.length > 1) {
    shapes.lines.push({ points: corners.map(({ hit }) => hit.at), isClosed: corners.length > 2, style: "measured" });
  }
}

/** Returns the distance in pixels from a point to a segment. */
function pixelDistance(x: number, y: number, [ax, ay]: readonly [number, number], [bx, by]: readonly [number, number]) {
  const [dx, dy] = [bx - ax, by - ay];
  const share = Math.min(1, Math.max(0, ((x - ax) * dx + (y - ay) * dy) / Math.max(1e-9, dx * dx + dy * dy)));
  return Math.hypot(x - ax - dx * share, y - ay - dy * share);
}

export function createEvidencePicture(setup: {
  controller: EvidenceController | null;
  floorNumber: number;
  frusta: PhotoFrusta;
  requestFrame: () => void;
}): EvidencePicture {
  const { controller, floorNumber, frusta, requestFrame } = setup;
  if (!controller) return { ...NO_PICTURE, dispose: frusta.dispose };
  let shown: EvidencePhoto[] = [];

  function update(): void {
    const state = controller!.get();
    shown = placesShown(state, floorNumber);
    frusta.show(
      shown.map((photo) => ({
        photo,
        look: photo.key === state.openKey ? "open" : photo.key === state.pointedKey ? "pointed" : "plain",
      })),
      // From a photo's viewpoint, the pyramids around the camera would hide everything else.
      state.returnView !== null,
    );
    requestFrame();
  }

  update();
  const stop = controller.subscribe(update);
  return {
    addTo(shapes) {
      const state = controller.get();
      const pointed = shown.find(({ key }) => key === state.pointedKey);
      if (pointed?.camera) {
        shapes.labels.push({ at: pointed.camera.position, text: pointed.name, style: "main", below: NAME_BELOW_PX });
      }
      addMarks(shapes, state);
    },
    at(x, y, projection) {
      if (controller.get().returnView !== null) return null;
      let nearest: { key: string; pixels: number } | null = null;
      for (const photo of shown) {
        const { key, camera } = photo;
        if (!camera || !projection.project(...camera.position)) continue;
        const eye = [projection.at.x, projection.at.y] as const;
        const [a, , c] = frustumCorners(camera, aspectOf(photo), FRUSTUM_AHEAD);
        const base = projection.project(...midpoint(a, c)) ? ([projection.at.x, projection.at.y] as const) : eye;
        const pixels = pixelDistance(x, y, eye, base);
        if (pixels < (nearest?.pixels ?? REACH_PX)) nearest = { key, pixels };
      }
      return nearest?.key ?? null;
    },
    point: (key) => controller.set({ pointedKey: key }),
    choose: (key) => controller.show(key),
    dispose() {
      stop();
      frusta.dispose();
    },
  };
}
