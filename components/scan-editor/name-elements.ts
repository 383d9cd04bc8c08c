/** Elements in a sentence: "Corner 3, Kitchen and Wall 2 · east, Hall"; many by their counts. */
import { GEOMETRY_KINDS } from "@/lib/domain/geometry-records";
import type { ReadScene } from "@/lib/editor/scene";
import type { SelectionItem } from "@/lib/editor/selection";
import { type FloorContents, floorContents } from "./canvas/survey-rooms";
import { elementName } from "./element-names";
import { WORDS } from "./words";

/** More than these are counted, not named. */
const MOST_NAMED = 3;

const inSentence = new Intl.ListFormat("en-US");

function counted(items: readonly SelectionItem[]): string {
  const parts = GEOMETRY_KINDS.flatMap((kind) => {
    const count = items.filter((item) => item.kind === kind).length;
    return count > 0 ? [WORDS.counts[kind](count)] : [];
  });
  return inSentence.format(parts);
}

/** Empty where there are none. Those that are not in the scene are counted. */
export function nameElements(scene: ReadScene, items: readonly SelectionItem[]): string {
  const present = items.filter(({ kind, key }) => scene.has(kind, key));
  if (items.length > MOST_NAMED || present.length < items.length) return counted(items);
  const floors = new Map<number, FloorContents>();
  const names = present.map((item) => {
    const floorNumber = scene.get(item.kind, item.key)?.floorNumber ?? 0;
    const contents = floors.get(floorNumber) ?? floorContents(scene, floorNumber);
    floors.set(floorNumber, contents);
    const { name, room } = elementName(scene, contents, item);
    return room ? WORDS.inRoom(name, room) : name;
  });
  return inSentence.format(names);
}
