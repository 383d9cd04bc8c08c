"use client";

import { ArrowDownToLine, PanelLeftClose } from "lucide-react";
import { Button } from "@/components/ui/button";
import type { Object3D } from "@/lib/domain/geometry-records";
import { scaleObjects } from "@/lib/editor/commands/scale-objects";
import { setLabels } from "@/lib/editor/commands/set-labels";
import { snapToFloor, snapToWall } from "@/lib/editor/commands/snap-objects";
import type { ObjectDesk } from "@/lib/editor/desk/object-desk";
import { THING_GROUPS, THING_PRESETS } from "@/lib/editor/things/thing-presets";
import fieldStyles from "../properties/number-field.module.css";
import styles from "../properties/properties.module.css";
import { DraftField } from "./draft-field";
import { OBJECT_PANEL_WORDS as WORDS } from "./object-words";
import { readFactor } from "./read-factor";
import commandStyles from "./selection-commands.module.css";

/** What a thing is: one of the palette's kinds, or what the scan called it. */
export function KindField({ desk, object }: { desk: ObjectDesk; object: Object3D }) {
  const isKnown = THING_PRESETS.some(({ label }) => label === object.label);
  return (
    <label className={fieldStyles.field}>
      <span>{WORDS.kind}</span>
      <select
        className={styles.select}
        data-label-field=""
        aria-keyshortcuts="B"
        value={object.label}
        onChange={({ target }) =>
          desk.run((scene) => setLabels(scene, { items: [{ kind: "object3D", key: object.key }], label: target.value }))
        }
      >
        {isKnown ? null : <option value={object.label}>{WORDS.thing(object.label)}</option>}
        {THING_GROUPS.map((group) => (
          <optgroup key={group} label={WORDS.groups[group]}>
            {THING_PRESETS.filter((preset) => preset.group === group).map(({ label }) => (
              <option key={label} value={label}>
                {WORDS.thing(label)}
              </option>
            ))}
          </optgroup>
        ))}
      </select>
    </label>
  );
}

/** A factor for all three extents; the base stays. */
function ScaleField({ desk, object }: { desk: ObjectDesk; object: Object3D }) {
  function take(text: string): string | null {
    const typed = readFactor(text);
    if (!typed.ok) return typed.message;
    const result = desk.run((scene) => scaleObjects(scene, { keys: [object.key], factor: typed.value }));
    return result.ok ? null : result.refusal.message;
  }
  return <DraftField label={WORDS.scaleBy} unit="×" shown="1" onTake={take} />;
}

/** Scaling, and setting a thing against floor and wall. */
export function ThingFields({ desk, object }: { desk: ObjectDesk; object: Object3D }) {
  const keys = [object.key];
  return (
    <>
      <ScaleField desk={desk} object={object} />
      <div className={commandStyles.pair}>
        <Button
          size="sm"
          isFullWidth
          icon={<ArrowDownToLine aria-hidden="true" />}
          onClick={() => desk.run((scene) => snapToFloor(scene, { keys }))}
        >
          {WORDS.onFloor}
        </Button>
        <Button
          size="sm"
          isFullWidth
          icon={<PanelLeftClose aria-hidden="true" />}
          onClick={() => desk.run((scene) => snapToWall(scene, { keys }))}
        >
          {WORDS.toWall}
        </Button>
      </div>
    </>
  );
}
