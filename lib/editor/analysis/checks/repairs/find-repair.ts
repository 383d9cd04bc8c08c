/** Finds the repair of a finding by its code. A repair is one command, and therefore one history entry. */
import { weldVertices } from "../../../commands/weld-vertices";
import type { CheckCode } from "../check-codes";
import { REPAIR_COPY as COPY } from "../copy";
import { NEAR } from "../corners-near";
import { flattenFace } from "./flatten-face";
import { guarded } from "./guard-repair";
import type { RepairMaker } from "./repair";
import { moveApart, moveInside } from "./repair-opening";
import { repairCrossing, repairExtent } from "./repair-outline";
import { named, repairReference } from "./repair-reference";
import { addEdge, closeGap, deleteDuplicate } from "./repair-side";

const weld: RepairMaker = (_scene, finding, newKey) => ({
  name: COPY.weld,
  command: guarded(finding, (current) => {
    const keys = finding.items.map(({ key }) => key);
    return named(weldVertices(current, { keys, distance: NEAR, newKey }), COPY.weld);
  }),
});

const MAKERS: Record<CheckCode, RepairMaker> = {
  "dangling-reference": repairReference,
  "loop-too-short": repairExtent,
  "face-collapsed": repairExtent,
  "loop-crosses-itself": repairCrossing,
  "hole-outside": repairExtent,
  "opening-outside": moveInside,
  "openings-overlap": moveApart,
  "opening-off-plane": flattenFace,
  "rooms-intersect": () => ({ why: COPY.whyRooms }),
  "face-not-planar": flattenFace,
  "corners-near": weld,
  "edge-non-manifold": deleteDuplicate,
  "edge-missing": addEdge,
  "shell-open": closeGap,
};

export const findRepair: RepairMaker = (scene, finding, newKey) => MAKERS[finding.code](scene, finding, newKey);
