/** The commands fit, home and frame for each camera. */

import { wallDirection } from "@/lib/editor/analysis/plan/wall-direction";
import { selectedItems } from "@/lib/editor/core/selection";
import type { Vector3 } from "@/lib/geometry/vector3";
import type { CameraRig } from "../view/camera-rig";
import { homeView } from "../view/home-view";
import { NO_MARGINS } from "../view/plan-view";
import { floorPoints, recordPoints } from "../view/scene-bounds";
import { marginsOver } from "./bar-margins";
import type { PaneShare } from "./pane";
import type { PlanRig } from "./plan-rig";

/** The least extent that a framed view shows, in meters. */
const MIN_FRAME = 3;
/** Bars may cover all of a small picture, so at most this share of it counts as covered at each edge. */
const MAX_COVERED = 0.4;

export type PaneCommands = { fit(): void; home(): void; frame(): void };

type Share = Pick<PaneShare, "store" | "view" | "floorNumber">;

/** Fits the selection and widens the view a little; without a selection, fits the whole floor. */
function frameSelection(
  { store }: Share,
  camera: { fit(points: readonly Vector3[]): void; showAll(): void; widen(): void },
): void {
  const points = selectedItems(store.getSelection()).flatMap((item) => recordPoints(store.scene, item));
  if (points.length === 0) {
    camera.showAll();
    return;
  }
  camera.fit(points);
  camera.widen();
}

/** `surface` returns the picture's element while it is shown. */
export function orbitCommands(share: Share, rig: CameraRig, surface: () => HTMLElement | undefined): PaneCommands {
  const { store, view, floorNumber } = share;
  /** Fits the points in the part of the picture that no bar covers. */
  function fitClear(points: readonly Vector3[]): void {
    const element = surface();
    const { left, right, top, bottom } = element ? marginsOver(element) : NO_MARGINS;
    const covered = (margin: number, size = 0): number => Math.min(MAX_COVERED, margin / Math.max(1, size));
    const width = element?.clientWidth;
    const height = element?.clientHeight;
    rig.fit(points, {
      left: covered(left, width),
      right: covered(right, width),
      top: covered(top, height),
      bottom: covered(bottom, height),
    });
  }
  function showAll(): void {
    const floors = view.get().isStacked ? store.scene.floorNumbers() : [floorNumber];
    fitClear(floors.flatMap((number) => floorPoints(store.scene, number)));
  }
  return {
    fit: showAll,
    home() {
      rig.show(homeView(store.scene, floorNumber));
      showAll();
    },
    frame: () =>
      frameSelection(share, {
        fit: fitClear,
        showAll,
        // Leaves space for dimensions, and keeps a distance from a single corner, which has no extent.
        widen() {
          const { distance } = rig.get();
          rig.show({ ...rig.get(), distance: Math.max(MIN_FRAME, distance * 1.5) });
        },
      }),
  };
}

/** `surface` returns the plan's element while it is shown. */
export function planCommands(share: Share, rig: PlanRig, surface: () => HTMLElement | undefined): PaneCommands {
  const { store, floorNumber } = share;
  function fitClear(points: readonly Vector3[]): void {
    const element = surface();
    if (element) rig.fit(points, marginsOver(element));
  }
  const showAll = (): void => fitClear(floorPoints(store.scene, floorNumber));
  const shortSide = (): number => Math.min(surface()?.clientWidth ?? 1, surface()?.clientHeight ?? 1);
  return {
    fit: showAll,
    home() {
      // Turns the plan so that the walls are parallel to the picture's edges.
      rig.show({ ...rig.get(), azimuth: wallDirection(store.scene, floorNumber) });
      showAll();
    },
    frame: () =>
      frameSelection(share, {
        fit: fitClear,
        showAll,
        widen() {
          const nearest = MIN_FRAME / Math.max(1, shortSide());
          rig.show({ ...rig.get(), metersPerPixel: Math.max(nearest, rig.get().metersPerPixel * 1.3) });
        },
      }),
  };
}
