/** Starts and ends sections: level, across the middle of the floor, or along the selected wall. */
import { levelOf } from "@/lib/editor/commands/clipboard/floor-level";
import type { EditorStore } from "@/lib/editor/core/editor-store";
import { facePoints } from "@/lib/editor/core/measures/face-points";
import { selectedKeys } from "@/lib/editor/core/selection";
import {
  axisSection,
  levelSection,
  type Section,
  type SectionWay,
  wallSection,
} from "@/lib/editor/tools/views/section";
import { loopNormal } from "@/lib/geometry/newell";
import { valueRange } from "@/lib/geometry/value-range";
import type { EditorView } from "../canvas/view/editor-view";
import { floorPoints } from "../canvas/view/scene-bounds";
import { VISIBILITY_COPY } from "./copy";

/** Distance of a new section from the plane of its wall in meters, so that the wall itself is cut away. */
const BEFORE_WALL = 0.3;

/** Starts a level section, or ends the current section. */
export function toggleSection(store: EditorStore, view: EditorView): void {
  const { section, floorNumber } = view.get();
  view.set({ section: section ? null : newSection(store, floorNumber, "level") });
}

/** Starts a section in this direction; refuses "wall" without a selected wall. */
export function startSection(store: EditorStore, view: EditorView, way: SectionWay): void {
  const section = newSection(store, view.get().floorNumber, way);
  view.set(section ? { section, refusal: null } : { refusal: VISIBILITY_COPY.selectWall });
}

/** Returns a new section, or null for "wall" without a selected upright wall. */
export function newSection(store: EditorStore, floorNumber: number, way: SectionWay): Section | null {
  const { scene } = store;
  if (way === "level") return levelSection(levelOf(scene, floorNumber) ?? 0);
  if (way === "wall") {
    const [key] = selectedKeys(store.getSelection(), "face");
    const face = key === undefined ? undefined : scene.get("face", key);
    const [loop = []] = face ? facePoints(scene, face) : [];
    const normal = loopNormal(loop);
    return normal && loop[0] ? wallSection(normal, loop[0], BEFORE_WALL) : null;
  }
  const coordinates = floorPoints(scene, floorNumber).map((point) => point[way === "x" ? 0 : 2]);
  const [low, high] = valueRange(coordinates);
  return axisSection(way, coordinates.length > 0 ? Math.round(((low + high) / 2) * 100) / 100 : 0);
}
