/** What is said of floors, X-ray and section. */
import type { SectionWay } from "@/lib/editor/tools/views/section";

const WAYS: Record<SectionWay, string> = {
  level: "Level",
  x: "Across X",
  z: "Across Z",
  wall: "Along the wall",
};

export const VISIBILITY_COPY = {
  shown: "What the picture shows",
  floorUp: "One floor up",
  floorDown: "One floor down",
  noFloorUp: "There is no floor above",
  noFloorDown: "There is no floor below",
  stack: "Stack the floors",
  unstack: "Show one floor",
  stacked: "Floors stacked",
  xray: "X-ray: see through walls",
  endXray: "End X-ray",
  xrayOn: "X-ray",
  confidence: "Tint by confidence",
  endConfidence: "End the tint by confidence",
  confidenceOn: "Confidence",
  doubts: { low: "Low", medium: "Medium" },
  section: "Section",
  startSection: "Section: cut the picture",
  endSection: "End the section",
  flip: "Keep the other side",
  flipSection: "Section: keep the other side",
  noSection: "There is no section: C cuts the picture",
  sectionBy: (way: string) => `Section: ${way.charAt(0).toLowerCase()}${way.slice(1)}`,
  sectionKeywords: "cut clip plane slice",
  way: "Which way it cuts",
  ways: WAYS,
  height: "Height",
  before: "Before it",
  at: (axis: string) => axis.toUpperCase(),
  selectWall: "Select a wall first",
  hidden: (count: number) => (count === 1 ? "1 hidden" : `${count} hidden`),
  alone: (names: string) => `${names} alone`,
  showAll: "Show everything",
} as const;
