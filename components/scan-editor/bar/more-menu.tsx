"use client";

import { Ellipsis, RotateCcw } from "lucide-react";
import { IconButton } from "@/components/ui/icon-button";
import { Menu, MenuItem } from "@/components/ui/menu";
import { editorActions } from "../actions/editor-actions";
import type { EditorContext } from "../actions/editor-context";
import { useViewState } from "../use-store";
import { WORDS } from "../words";

/** What is seldom done and stands on no key. */
export function MoreMenu({ context }: { context: EditorContext }) {
  useViewState(context.view);
  const reset = editorActions(context).find(({ id }) => id === "editor.reset-floor");
  return (
    <Menu trigger={<IconButton size="sm" icon={<Ellipsis />} label={WORDS.more} />} placement="bottom-end">
      {reset ? (
        <MenuItem icon={<RotateCcw />} isDanger disabledReason={reset.disabledReason} onSelect={() => reset.run()}>
          {reset.label}
        </MenuItem>
      ) : null}
    </Menu>
  );
}
