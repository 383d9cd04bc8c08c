"use client";

import { Download } from "lucide-react";
import { Fragment, useEffect, useRef, useState, useSyncExternalStore } from "react";
import { IconButton } from "@/components/ui/icon-button";
import { Menu, MenuItem, MenuLabel, MenuSeparator } from "@/components/ui/menus/menu";
import { exportActionId, exportActions } from "../../actions/export-actions";
import { useEditor } from "../../context/editor-context";
import type { ExportController } from "../../context/export-controller";
import { EXPORT_MENU_COPY as COPY, type ExportKind } from "../../context/export-copy";
import { useViewPart } from "../../state/use-store";

const GROUPS: readonly (readonly [label: string, kinds: readonly ExportKind[]])[] = [
  [COPY.tables, ["quantities", "elements"]],
  [COPY.drawings, ["svg", "dxf", "gltf", "picture", "barePicture"]],
  [COPY.data, ["json"]],
];

export const useExportProgress = (exports: ExportController): string | null =>
  useSyncExternalStore(exports.subscribe, exports.progress, exports.progress);

/** The menu of all exports. `opened`: how often its key was pressed; each press opens the menu. */
export function ExportMenu({ opened }: { opened: number }) {
  const editor = useEditor();
  const { view, exports } = editor;
  // Renders again when the menu opens, so that its items are current.
  const [, setOpen] = useState(false);
  useViewPart(view, "floorNumber");
  const trigger = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (opened === 0) return;
    // Sends the key that opens the menu on its button, because that also reopens a menu that is closing.
    trigger.current?.focus({ preventScroll: true });
    trigger.current?.dispatchEvent(new KeyboardEvent("keydown", { key: "ArrowDown", bubbles: true, cancelable: true }));
  }, [opened]);
  const isBusy = useExportProgress(exports) !== null;
  const floor = exports.floorLabel();
  const actions = exportActions(editor);
  return (
    <Menu
      trigger={
        <IconButton ref={trigger} size="sm" icon={<Download />} label={COPY.menu} shortcut="⇧E" isLoading={isBusy} />
      }
      placement="bottom-end"
      onOpenChange={setOpen}
    >
      {GROUPS.map(([label, kinds], index) => (
        <Fragment key={label}>
          {index > 0 ? <MenuSeparator /> : null}
          <MenuLabel>{label}</MenuLabel>
          {kinds.map((kind) => {
            const action = actions.find(({ id }) => id === exportActionId(kind));
            const copy = COPY.kinds[kind];
            return action ? (
              <MenuItem
                key={kind}
                detail={copy.detail}
                disabledReason={action.disabledReason}
                onSelect={() => action.run()}
              >
                {copy.item(floor)}
              </MenuItem>
            ) : null;
          })}
        </Fragment>
      ))}
    </Menu>
  );
}
