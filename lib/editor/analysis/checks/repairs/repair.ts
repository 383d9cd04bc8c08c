/** A repair with its name and command, or the reason why there is none. */
import type { Command } from "../../../core/command";
import type { NewKey } from "../../../core/fresh-key";
import type { ReadScene } from "../../../core/scene";
import type { Finding } from "../finding";

export type Repair = { name: string; command: Command; why?: undefined } | { why: string };

/** `newKey` returns keys for new records. */
export type RepairMaker = (scene: ReadScene, finding: Finding, newKey?: NewKey) => Repair;
