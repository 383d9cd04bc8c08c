/** Names elements in a sentence: "Corner 3 (Kitchen) and Wall 2 · east (Hall)"; of many, names the first ones. */
import { GEOMETRY_KINDS } from "@/lib/domain/geometry-records";
import type { DescribedElements } from "@/lib/editor/core/described-elements";
import type { ReadScene } from "@/lib/editor/core/scene";
import type { SelectionItem } from "@/lib/editor/core/selection";
import { floorContents } from "../canvas/view/survey-rooms";
import { COPY } from "./copy";
import { elementName } from "./element-names";

const inSentence = new Intl.ListFormat("en-US");

function countByKind(items: readonly SelectionItem[]): string[] {
  return GEOMETRY_KINDS.flatMap((kind) => {
    const count = items.filter((item) => item.kind === kind).length;
    return count > 0 ? [COPY.counts[kind](count)] : [];
  });
}

/** Returns an empty text if there are no elements. Elements that are no longer in the scene are counted. */
export function nameElements(scene: ReadScene, { items, count }: DescribedElements): string {
  const isInScene = ({ kind, key }: SelectionItem): boolean => scene.has(kind, key);
  const names = items.filter(isInScene).map((item) => {
    const floorNumber = scene.get(item.kind, item.key)?.floorNumber ?? 0;
    const { name, room } = elementName(scene, floorContents(scene, floorNumber), item);
    return room ? COPY.inRoom(name, room) : name;
  });
  const deleted = countByKind(items.filter((item) => !isInScene(item)));
  const others = count > items.length ? [COPY.others(count - items.length)] : [];
  return inSentence.format([...names, ...deleted, ...others]);
}
