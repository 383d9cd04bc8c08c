/** Random steps in a world of two tabs on one survey: edits, faults, crashes, other people. */
import * as fc from "fast-check";
import type { Command } from "@/lib/editor/core/command";
import { anyBuildingCommand, BUILDING_NAMES } from "./random-building";
import { anyCaptureCommand, CAPTURE_NAMES } from "./random-capture";
import { PLAIN_NAMES, randomCommand } from "./random-scene";
import { anyTopologyCommand, TOPOLOGY_NAMES } from "./random-topology";

/** `reload` leaves the page as a person would; `crash` loses everything in memory, even work in progress. */
type InTabName = "undo" | "redo" | "refresh" | "reload" | "crash" | "drop" | "flush" | "accept" | "give up";

export type InTab = { tab: number } & (
  | { do: "run" | "hold"; command: Command }
  | { do: InTabName }
  | { do: "jump"; at: number }
  | { do: "reset"; floorNumber: number }
  | { do: "square"; at: number; lockedWall: number | null; tolerance: number; end: "accept" | "give up" | "later" }
  | { do: "bring back"; at: number }
  | { do: "settle"; choice: "mine" | "theirs" }
);
export type Step =
  | InTab
  | { do: "offline" | "online" | "retry" | "dismiss" | "pause" }
  | { do: "lose" | "fail"; count: number }
  | { do: "other"; at: number; value: number }
  | { do: "theirs"; at: number }
  | { do: "wait"; milliseconds: number };

const tab = fc.integer({ min: 0, max: 1 });
const named = <Name extends Step["do"]>(name: Name) => fc.constant({ do: name } as Step);
const inTab = (name: InTabName) => tab.map((index): Step => ({ do: name, tab: index }));
const counted = (name: "lose" | "fail") => fc.integer({ min: 1, max: 3 }).map((count): Step => ({ do: name, count }));
const anyCommand: fc.Arbitrary<Command> = fc.oneof(
  { weight: 3, arbitrary: randomCommand },
  { weight: 2, arbitrary: anyTopologyCommand },
  { weight: 2, arbitrary: anyBuildingCommand },
  { weight: 1, arbitrary: anyCaptureCommand },
);
const floorNumber = fc.integer({ min: -1, max: 2 });
const choice = fc.constantFrom("mine" as const, "theirs" as const);
const square = fc
  .record({
    tab,
    at: fc.nat(20),
    lockedWall: fc.option(fc.nat(20)),
    tolerance: fc.integer({ min: 5, max: 30 }),
    end: fc.constantFrom("accept" as const, "give up" as const, "later" as const),
  })
  .map((rest): Step => ({ do: "square", ...rest }));
export const anyStep: fc.Arbitrary<Step> = fc.oneof(
  { weight: 26, arbitrary: fc.record({ tab, command: anyCommand }).map((rest): Step => ({ do: "run", ...rest })) },
  { weight: 2, arbitrary: fc.record({ tab, command: randomCommand }).map((rest): Step => ({ do: "hold", ...rest })) },
  { weight: 2, arbitrary: inTab("drop") },
  { weight: 3, arbitrary: inTab("undo") },
  { weight: 2, arbitrary: inTab("redo") },
  { weight: 1, arbitrary: fc.record({ tab, at: fc.nat(20) }).map((rest): Step => ({ do: "jump", ...rest })) },
  { weight: 1, arbitrary: inTab("refresh") },
  { weight: 1, arbitrary: inTab("reload") },
  { weight: 1, arbitrary: inTab("crash") },
  { weight: 2, arbitrary: square },
  { weight: 1, arbitrary: inTab("accept") },
  { weight: 1, arbitrary: inTab("give up") },
  { weight: 1, arbitrary: fc.record({ tab, at: fc.nat(20) }).map((rest): Step => ({ do: "bring back", ...rest })) },
  { weight: 2, arbitrary: named("offline") },
  { weight: 2, arbitrary: named("online") },
  { weight: 2, arbitrary: named("pause") },
  { weight: 1, arbitrary: named("retry") },
  { weight: 1, arbitrary: named("dismiss") },
  { weight: 2, arbitrary: counted("lose") },
  { weight: 2, arbitrary: counted("fail") },
  {
    weight: 1,
    arbitrary: fc.record({ at: fc.nat(20), value: fc.nat(100) }).map((rest): Step => ({ do: "other", ...rest })),
  },
  { weight: 2, arbitrary: fc.nat(20).map((at): Step => ({ do: "theirs", at })) },
  { weight: 1, arbitrary: fc.record({ tab, floorNumber }).map((rest): Step => ({ do: "reset", ...rest })) },
  { weight: 1, arbitrary: inTab("flush") },
  { weight: 1, arbitrary: fc.record({ tab, choice }).map((rest): Step => ({ do: "settle", ...rest })) },
  { weight: 4, arbitrary: fc.integer({ min: 0, max: 3 }).map((milliseconds): Step => ({ do: "wait", milliseconds })) },
);

/** Steps that correspond to an action of the editor. */
export const STEP_NAMES: readonly Step["do"][] = [
  "hold",
  "drop",
  "undo",
  "redo",
  "jump",
  "reset",
  "square",
  "accept",
  "give up",
  "bring back",
];

const SQUARED = ["square up: accept", "square up: give up"];

/** The names of all edits that a world can make. */
export const ALL_DRAWN: readonly string[] = [
  ...PLAIN_NAMES,
  ...TOPOLOGY_NAMES,
  ...BUILDING_NAMES,
  ...CAPTURE_NAMES,
  ...SQUARED,
  "bring back",
];
