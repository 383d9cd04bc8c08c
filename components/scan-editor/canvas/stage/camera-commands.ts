/** What fit, home and frame mean to each of the cameras. */

import { wallDirection } from "@/lib/editor/analysis/plan/wall-direction";
import { selectedItems } from "@/lib/editor/core/selection";
import type { Vector3 } from "@/lib/geometry/vector3";
import type { CameraRig } from "../view/camera-rig";
import { homeView } from "../view/home-view";
import { NO_MARGINS } from "../view/plan-view";
import { floorPoints, recordPoints } from "../view/scene-bounds";
import { marginsOver } from "./clear-of-bars";
import type { PaneShare } from "./pane";
import type { PlanRig } from "./plan-rig";

/** How near framing comes, in metres. */
const NEAREST_FRAME = 3;
/** Of a very small picture the bars may cover all: from one edge they count for this share of it at most. */
const MOST_COVERED = 0.4;

export type PaneCommands = { fit(): void; home(): void; frame(): void };

type Share = Pick<PaneShare, "store" | "view" | "floorNumber">;

/** Fits what is selected and then gives it room; fits all where nothing is. */
function frameSelection(
  { store }: Share,
  camera: { fit(points: readonly Vector3[]): void; showAll(): void; giveRoom(): void },
): void {
  const points = selectedItems(store.getSelection()).flatMap((item) => recordPoints(store.scene, item));
  if (points.length === 0) {
    camera.showAll();
    return;
  }
  camera.fit(points);
  camera.giveRoom();
}

/** `surface`: where the picture stands, while it does. */
export function orbitCommands(share: Share, rig: CameraRig, surface: () => HTMLElement | undefined): PaneCommands {
  const { store, view, floorNumber } = share;
  /** Beside the columns of tools and over the row of them. */
  function fitClear(points: readonly Vector3[]): void {
    const element = surface();
    const { left, right, top, bottom } = element ? marginsOver(element) : NO_MARGINS;
    const share = (margin: number, size = 0): number => Math.min(MOST_COVERED, margin / Math.max(1, size));
    const [width, height] = [element?.clientWidth, element?.clientHeight];
    rig.fit(points, {
      left: share(left, width),
      right: share(right, width),
      top: share(top, height),
      bottom: share(bottom, height),
    });
  }
  function showAll(): void {
    const floors = view.get().isStacked ? store.scene.floorNumbers() : [floorNumber];
    fitClear(floors.flatMap((one) => floorPoints(store.scene, one)));
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
        // For its dimensions, and not into a corner, which has no extent.
        giveRoom() {
          const { distance } = rig.get();
          rig.show({ ...rig.get(), distance: Math.max(NEAREST_FRAME, distance * 1.5) });
        },
      }),
  };
}

/** `surface`: where the plan stands, while it does. */
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
      // Along its walls, so that they run as the paper does.
      rig.show({ ...rig.get(), azimuth: wallDirection(store.scene, floorNumber) });
      showAll();
    },
    frame: () =>
      frameSelection(share, {
        fit: fitClear,
        showAll,
        giveRoom() {
          const nearest = NEAREST_FRAME / Math.max(1, shortSide());
          rig.show({ ...rig.get(), metresPerPixel: Math.max(nearest, rig.get().metresPerPixel * 1.3) });
        },
      }),
  };
}
