"use client";

import { ArrowDownToLine, PanelLeftClose } from "lucide-react";
import { Button } from "@/components/ui/button";
import type { Object3D } from "@/lib/domain/geometry-records";
import { scaleObjects } from "@/lib/editor/commands/scale-objects";
import { snapToFloor, snapToWall } from "@/lib/editor/commands/snap-objects";
import { useEditor } from "../context/editor-context";
import { OBJECT_PANEL_COPY as COPY } from "../names/object-copy";
import { DraftField } from "./draft-field";
import { readFactor } from "./read-factor";
import commandStyles from "./selection-commands.module.css";

/** Scales all three extents by a factor; the base stays in place. */
function ScaleField({ object }: { object: Object3D }) {
  const { placing: controller } = useEditor().view;
  function commit(text: string): string | null {
    const typed = readFactor(text);
    if (!typed.ok) return typed.message;
    const result = controller.run((scene) => scaleObjects(scene, { keys: [object.key], factor: typed.value }));
    return result.ok ? null : result.refusal.message;
  }
  return <DraftField label={COPY.scaleBy} unit="×" shown="1" onCommit={commit} />;
}

/** Scales an object, and snaps it to the floor or a wall. */
export function Object3DFields({ object }: { object: Object3D }) {
  const { placing: controller } = useEditor().view;
  const keys = [object.key];
  return (
    <>
      <ScaleField object={object} />
      <div className={commandStyles.pair}>
        <Button
          size="sm"
          isFullWidth
          icon={<ArrowDownToLine aria-hidden="true" />}
          onClick={() => controller.run((scene) => snapToFloor(scene, { keys }))}
        >
          {COPY.onFloor}
        </Button>
        <Button
          size="sm"
          isFullWidth
          icon={<PanelLeftClose aria-hidden="true" />}
          onClick={() => controller.run((scene) => snapToWall(scene, { keys }))}
        >
          {COPY.toWall}
        </Button>
      </div>
    </>
  );
}
