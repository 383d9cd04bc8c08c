import type { GeometryKind } from "../../../domain/geometry-records";
import type { ReadScene } from "../../core/scene";
import type { SelectionItem } from "../../core/selection";

function labelOf(scene: ReadScene, { kind, key }: SelectionItem): string | null {
  const record = scene.get(kind, key);
  return record && "label" in record ? record.label : null;
}

/** Returns all elements with the kind, label and floor of one of `items`, in scene order. Vertices have no label. */
export function withSameLabels(scene: ReadScene, items: readonly SelectionItem[]): SelectionItem[] {
  const labelsByKind = new Map<GeometryKind, Map<number, Set<string>>>();
  for (const item of items) {
    const label = labelOf(scene, item);
    const floorNumber = scene.get(item.kind, item.key)?.floorNumber;
    if (label === null || floorNumber === undefined) continue;
    const floors = labelsByKind.get(item.kind) ?? new Map<number, Set<string>>();
    labelsByKind.set(item.kind, floors.set(floorNumber, (floors.get(floorNumber) ?? new Set()).add(label)));
  }
  return [...labelsByKind].flatMap(([kind, floors]) =>
    [...floors].flatMap(([floorNumber, labels]) =>
      [...scene.keysOnFloor(kind, floorNumber)]
        .map((key) => ({ kind, key }))
        .filter((item) => labels.has(labelOf(scene, item) ?? "")),
    ),
  );
}
