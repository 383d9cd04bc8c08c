/** Which repair there is for what has been found. Each is one command, and so one step of the history. */
import { weldVertices } from "../../../commands/weld-vertices";
import type { CheckCode } from "../check-codes";
import { NEAR } from "../corners-near";
import { REPAIR_COPY as COPY } from "./copy";
import { flattenFace } from "./flatten-face";
import { moveApart, moveInside } from "./mend-opening";
import { mendCrossing, mendExtent } from "./mend-outline";
import { mendReference, named } from "./mend-reference";
import { addEdge, closeGap, deleteDouble } from "./mend-side";
import type { Repair, RepairMaker } from "./repair";
import { soundly } from "./sound-repair";

const weld: RepairMaker = (_scene, finding, newKey) => ({
  name: COPY.weld,
  command: soundly(finding, (now) => {
    const keys = finding.items.map(({ key }) => key);
    return named(weldVertices(now, { keys, distance: NEAR, newKey }), COPY.weld);
  }),
});

const MAKERS: Record<CheckCode, RepairMaker> = {
  "dangling-reference": mendReference,
  "loop-too-short": mendExtent,
  "face-collapsed": mendExtent,
  "loop-crosses-itself": mendCrossing,
  "hole-outside": mendExtent,
  "opening-outside": moveInside,
  "openings-overlap": moveApart,
  "opening-off-plane": flattenFace,
  "rooms-intersect": () => ({ why: COPY.whyRooms }),
  "face-not-planar": flattenFace,
  "corners-near": weld,
  "edge-non-manifold": deleteDouble,
  "edge-missing": addEdge,
  "shell-open": closeGap,
};

export const repairOf = (...[scene, finding, newKey]: Parameters<RepairMaker>): Repair =>
  MAKERS[finding.code](scene, finding, newKey);
