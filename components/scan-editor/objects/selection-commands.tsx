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
import { memo, type ReactNode } from "react";
import { IconButton } from "@/components/ui/icon-button";
import {
  ALIGN_AXES,
  ALIGN_SIDES,
  type AlignAxis,
  type AlignSide,
  alignElements,
} from "@/lib/editor/commands/align-elements";
import { mirrorElements } from "@/lib/editor/commands/mirror-elements";
import { selectedItems } from "@/lib/editor/core/selection";
import { useEditor } from "../context/editor-context";
import { OBJECT_PANEL_COPY as COPY } from "../names/object-copy";
import { Toolbar } from "../parts/toolbar";
import { useSelection } from "../state/use-store";
import { ArrayForm } from "./array-form";
import styles from "./selection-commands.module.css";
import { usePlacingController } from "./use-placing-controller";

const ALIGN_ICONS: Record<AlignAxis, Record<AlignSide, ReactNode>> = {
  x: { min: <AlignStartVertical />, middle: <AlignCenterVertical />, max: <AlignEndVertical /> },
  y: {
    min: <AlignVerticalJustifyEnd />,
    middle: <AlignVerticalJustifyCenter />,
    max: <AlignVerticalJustifyStart />,
  },
  z: { min: <AlignStartHorizontal />, middle: <AlignCenterHorizontal />, max: <AlignEndHorizontal /> },
};

/**
 * Commands for any selection: copies, mirror, array, and alignment of several elements. Each command reads the
 * selection when it runs, so that a change of the selection does not render this component.
 */
export const SelectionCommands = memo(function SelectionCommands({ isSeveral }: { isSeveral: boolean }) {
  const { store, view } = useEditor();
  const { placing: controller } = view;
  const { hasCopy, isArrayOpen } = usePlacingController(controller);
  const currentItems = () => selectedItems(store.getSelection());
  return (
    <>
      <Toolbar label={COPY.commands} className={styles.row}>
        <IconButton size="sm" icon={<Copy />} label={COPY.copy} shortcut="⌘C" onClick={() => controller.copy()} />
        <IconButton
          size="sm"
          icon={<ClipboardPaste />}
          label={COPY.paste}
          shortcut="⌘V"
          disabledReason={hasCopy ? null : COPY.nothingCopied}
          onClick={() => controller.paste()}
        />
        <IconButton
          size="sm"
          icon={<CopyPlus />}
          label={COPY.duplicate}
          shortcut="⌘D"
          onClick={() => controller.duplicate()}
        />
        <IconButton
          size="sm"
          icon={<FlipHorizontal2 />}
          label={COPY.mirrorX}
          onClick={() => controller.run((scene) => mirrorElements(scene, { items: currentItems(), axis: "x" }))}
        />
        <IconButton
          size="sm"
          icon={<FlipVertical2 />}
          label={COPY.mirrorZ}
          onClick={() => controller.run((scene) => mirrorElements(scene, { items: currentItems(), axis: "z" }))}
        />
        <IconButton
          size="sm"
          icon={<Grid3x3 />}
          label={COPY.array}
          aria-pressed={isArrayOpen}
          onClick={() => controller.toggleArray()}
        />
      </Toolbar>
      {isSeveral ? (
        <Toolbar label={COPY.alignTwo} className={styles.row}>
          {ALIGN_AXES.flatMap((axis) =>
            ALIGN_SIDES.map((side) => (
              <IconButton
                key={`${axis}-${side}`}
                size="sm"
                icon={ALIGN_ICONS[axis][side]}
                label={COPY.align[axis][side]}
                onClick={() => controller.run((scene) => alignElements(scene, { items: currentItems(), axis, side }))}
              />
            )),
          )}
        </Toolbar>
      ) : null}
      {isArrayOpen ? <SelectionArray /> : null}
    </>
  );
});

function SelectionArray() {
  const { store } = useEditor();
  return <ArrayForm items={selectedItems(useSelection(store))} />;
}
