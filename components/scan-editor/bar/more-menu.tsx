"use client";

import { Ellipsis, RotateCcw, Ruler } from "lucide-react";
import { IconButton } from "@/components/ui/icon-button";
import { Menu, MenuItem } from "@/components/ui/menus/menu";
import { editorActions } from "../actions/editor-actions";
import { useEditor } from "../context/editor-context";
import { COPY } from "../names/copy";
import { useUnits } from "../state/use-measures";
import { useViewPart } from "../state/use-store";

/** Menu of rarely used commands. */
export function MoreMenu() {
  const editor = useEditor();
  useViewPart(editor.view, "floorNumber");
  useUnits();
  const actions = editorActions(editor);
  const units = actions.find(({ id }) => id === "editor.units");
  const reset = actions.find(({ id }) => id === "editor.reset-floor");
  return (
    <Menu trigger={<IconButton size="sm" icon={<Ellipsis />} label={COPY.more} />} placement="bottom-end">
      {units ? (
        <MenuItem icon={<Ruler />} shortcut="⇧U" onSelect={() => units.run()}>
          {units.label}
        </MenuItem>
      ) : null}
      {reset ? (
        <MenuItem icon={<RotateCcw />} isDanger disabledReason={reset.disabledReason} onSelect={() => reset.run()}>
          {reset.label}
        </MenuItem>
      ) : null}
    </Menu>
  );
}
