"use client";

import { Switch } from "@/components/ui/inputs/switch";
import type { ObjectPlanar } from "@/lib/domain/geometry-records";
import { goesThrough, isDeducted } from "@/lib/editor/core/measures/opening-presets";
import { planarArea } from "@/lib/editor/core/measures/planar-outline";
import { useEditor } from "../../context/editor-context";
import { useMeasures } from "../../state/use-measures";
import { QUANTITY_COPY } from "./copy";
import { switchDeduct } from "./switch-deduct";

/** A switch that deducts a door, window or opening from its wall; renders nothing for other objects. */
export function DeductField({ object }: { object: ObjectPlanar }) {
  const { store, view } = useEditor();
  const { area } = useMeasures();
  if (!goesThrough(object.label)) return null;
  const hint =
    object.twinKey && store.scene.has("objectPlanar", object.twinKey) ? QUANTITY_COPY.bothSides : QUANTITY_COPY.oneSide;
  return (
    <Switch
      label={QUANTITY_COPY.deductFromWall}
      isLabelFirst
      hint={hint(area(planarArea(object)))}
      value={isDeducted(object)}
      onValueChange={(deduct) => switchDeduct(store, view, [object.key], deduct)}
    />
  );
}
