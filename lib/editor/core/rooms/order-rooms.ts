/** The order in which a floor's rooms are listed, and what they are called. */
import type { ReadScene } from "../scene";

export type RoomPlace = {
  readonly faceKey: string;
  readonly label: string | null;
  readonly name: string;
};

const { compare } = new Intl.Collator("en", { numeric: true });

/** By label, those without one last; these are numbered in the order of the scene. */
export function orderRooms(scene: ReadScene, floorKeys: Iterable<string>): RoomPlace[] {
  const labelled = new Map<string, RoomPlace[]>();
  const nameless: RoomPlace[] = [];
  for (const faceKey of floorKeys) {
    const label = scene.get("face", faceKey)?.roomLabel || null;
    if (label === null) nameless.push({ faceKey, label, name: `Room ${nameless.length + 1}` });
    else {
      const alike = labelled.get(label);
      if (alike) alike.push({ faceKey, label, name: label });
      else labelled.set(label, [{ faceKey, label, name: label }]);
    }
  }
  const labels = [...labelled.keys()].sort(compare);
  return [...labels.flatMap((label) => labelled.get(label) ?? []), ...nameless];
}
