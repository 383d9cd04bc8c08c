"use client";

import {
  AlignCenterHorizontal,
  AlignCenterVertical,
  AlignEndHorizontal,
  AlignEndVertical,
  AlignStartHorizontal,
  AlignStartVertical,
  AlignVerticalJustifyCenter,
  AlignVerticalJustifyEnd,
  AlignVerticalJustifyStart,
  ClipboardPaste,
  Copy,
  CopyPlus,
  FlipHorizontal2,
  FlipVertical2,
  Grid3x3,
} from "lucide-react";
import type { ReactNode } from "react";
import { IconButton } from "@/components/ui/icon-button";
import {
  ALIGN_AXES,
  ALIGN_SIDES,
  type AlignAxis,
  type AlignSide,
  alignElements,
} from "@/lib/editor/commands/align-elements";
import { mirrorElements } from "@/lib/editor/commands/mirror-elements";
import type { ObjectDesk } from "@/lib/editor/desk/object-desk";
import type { SelectionItem } from "@/lib/editor/selection";
import { ArrayForm } from "./array-form";
import { OBJECT_PANEL_WORDS as WORDS } from "./object-words";
import styles from "./selection-commands.module.css";
import { useDesk } from "./use-desk";

const ALIGN_ICONS: Record<AlignAxis, Record<AlignSide, ReactNode>> = {
  x: { min: <AlignStartVertical />, middle: <AlignCenterVertical />, max: <AlignEndVertical /> },
  y: {
    min: <AlignVerticalJustifyEnd />,
    middle: <AlignVerticalJustifyCenter />,
    max: <AlignVerticalJustifyStart />,
  },
  z: { min: <AlignStartHorizontal />, middle: <AlignCenterHorizontal />, max: <AlignEndHorizontal /> },
};

/** What can be done with whatever is selected: copies, mirror, array, and with several to align them. */
export function SelectionCommands({ desk, items }: { desk: ObjectDesk; items: readonly SelectionItem[] }) {
  const { hasCopy, isArrayOpen } = useDesk(desk);
  return (
    <>
      <div role="toolbar" aria-label={WORDS.commands} className={styles.row}>
        <IconButton size="sm" icon={<Copy />} label={WORDS.copy} shortcut="⌘C" onClick={() => desk.copy()} />
        <IconButton
          size="sm"
          icon={<ClipboardPaste />}
          label={WORDS.paste}
          shortcut="⌘V"
          disabledReason={hasCopy ? null : WORDS.nothingCopied}
          onClick={() => desk.paste()}
        />
        <IconButton
          size="sm"
          icon={<CopyPlus />}
          label={WORDS.duplicate}
          shortcut="⌘D"
          onClick={() => desk.duplicate()}
        />
        <IconButton
          size="sm"
          icon={<FlipHorizontal2 />}
          label={WORDS.mirrorX}
          onClick={() => desk.run((scene) => mirrorElements(scene, { items, axis: "x" }))}
        />
        <IconButton
          size="sm"
          icon={<FlipVertical2 />}
          label={WORDS.mirrorZ}
          onClick={() => desk.run((scene) => mirrorElements(scene, { items, axis: "z" }))}
        />
        <IconButton
          size="sm"
          icon={<Grid3x3 />}
          label={WORDS.array}
          aria-pressed={isArrayOpen}
          onClick={() => desk.toggleArray()}
        />
      </div>
      {items.length > 1 ? (
        <div role="toolbar" aria-label={WORDS.alignTwo} className={styles.row}>
          {ALIGN_AXES.flatMap((axis) =>
            ALIGN_SIDES.map((side) => (
              <IconButton
                key={`${axis}-${side}`}
                size="sm"
                icon={ALIGN_ICONS[axis][side]}
                label={WORDS.align[axis][side]}
                onClick={() => desk.run((scene) => alignElements(scene, { items, axis, side }))}
              />
            )),
          )}
        </div>
      ) : null}
      {isArrayOpen ? <ArrayForm desk={desk} items={items} /> : null}
    </>
  );
}
