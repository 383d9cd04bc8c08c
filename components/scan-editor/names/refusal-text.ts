import type { Refusal } from "@/lib/editor/core/command";
import type { ReadScene } from "@/lib/editor/core/scene";
import { floorContents } from "../canvas/view/survey-rooms";
import { elementName } from "./element-names";

function nameOf(scene: ReadScene, key: string): string | null {
  const kind = scene.kindOf(key);
  const record = kind && scene.get(kind, key);
  if (!kind || !record) return null;
  const { name, room } = elementName(scene, floorContents(scene, record.floorNumber), { kind, key });
  return room ? `${name}, ${room}` : name;
}

/** Returns the mode line's sentence for a refusal, with the name of the obstacle. */
export function refusalText(scene: ReadScene, { code, message, keys }: Refusal): string {
  const other = code === "overlap" || code === "outside" ? nameOf(scene, keys[1] ?? "") : null;
  return other === null ? message : `${message}: ${other}`;
}
