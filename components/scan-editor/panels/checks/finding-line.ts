/**
 * Describes a finding: its title, and its room or floor. Computes the names of a whole room, so call it for visible
 * findings only.
 */
import { floorName } from "@/lib/domain/floor-name";
import { isOfSide } from "@/lib/editor/analysis/checks/check-codes";
import { FINDING_COPY } from "@/lib/editor/analysis/checks/copy";
import type { Finding } from "@/lib/editor/analysis/checks/finding";
import type { ReadScene } from "@/lib/editor/core/scene";
import type { SelectionItem } from "@/lib/editor/core/selection";
import { currentMeasures } from "@/lib/editor/core/units/chosen-measures";
import { floorContents } from "../../canvas/view/survey-rooms";
import { elementName } from "../../names/element-names";

const lowercaseFirst = (name: string): string => name.charAt(0).toLowerCase() + name.slice(1);

export function findingLine(
  scene: ReadScene,
  finding: Finding,
  levelName = floorName,
): { title: string; place: string } {
  const { code, items, otherKey, meters } = finding;
  const [first] = items;
  const floorNumber = (first && scene.get(first.kind, first.key)?.floorNumber) ?? 0;
  const contents = floorContents(scene, floorNumber);
  const elementNames = items.map((item) => elementName(scene, contents, item));
  const host: SelectionItem | null = otherKey && scene.has("face", otherKey) ? { kind: "face", key: otherKey } : null;
  const names = elementNames.map(({ name, room }, index) => {
    if (code === "rooms-intersect" && room) return room;
    return index === 0 ? name : lowercaseFirst(name);
  });
  const title = FINDING_COPY[code].title({
    names: isOfSide(code) ? names.map(lowercaseFirst) : names,
    other: host ? lowercaseFirst(elementName(scene, contents, host).name) : "its wall",
    length: meters === undefined ? "" : currentMeasures().small(meters),
  });
  const rooms = [...new Set(elementNames.flatMap(({ room }) => room ?? []))];
  const place = rooms.length > 0 && code !== "rooms-intersect" ? rooms.join(", ") : levelName(floorNumber);
  return { title, place };
}
