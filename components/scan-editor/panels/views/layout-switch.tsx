"use client";

import { Segmented } from "@/components/ui/inputs/segmented";
import { LAYOUTS } from "../../canvas/view/editor-view";
import { useEditor } from "../../context/editor-context";
import { useViewPart } from "../../state/use-store";
import { LAYOUT_COPY } from "./layout-copy";

const OPTIONS = LAYOUTS.map((layout) => ({ value: layout, label: LAYOUT_COPY.names[layout] }));

/** Switches between 3D, plan and split. */
export function LayoutSwitch() {
  const { view } = useEditor();
  const layout = useViewPart(view, "layout");
  return (
    <Segmented
      label={LAYOUT_COPY.view}
      value={layout}
      onValueChange={(next) => view.set({ layout: next, hovered: null })}
      options={OPTIONS}
    />
  );
}
