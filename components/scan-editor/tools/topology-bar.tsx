"use client";

import {
  ArrowUpFromLine,
  ArrowUpToLine,
  Eraser,
  FlipHorizontal2,
  Hexagon,
  Magnet,
  Merge,
  RulerDimensionLine,
  Scissors,
} from "lucide-react";
import { memo, type ReactNode, useCallback } from "react";
import { IconButton } from "@/components/ui/icon-button";
import { keyText } from "@/lib/client/actions/key-caps";
import { usePlatform } from "@/lib/client/actions/use-platform";
import type { SelectionMode } from "@/lib/editor/core/selection";
import { topologyActions } from "../actions/topology-actions";
import { TOPOLOGY_ACTION_COPY as COPY } from "../actions/topology-copy";
import { useEditor } from "../context/editor-context";
import { CanvasBar } from "../parts/canvas-bar";
import { useSelection } from "../state/use-store";
import { useToolState } from "./use-tools";

type Command = readonly [id: string, icon: ReactNode];

const SPLIT: Command = ["split", <Scissors key="split" />];
const SPLIT_AT: Command = ["split-at", <RulerDimensionLine key="split-at" />];
const EXTRUDE: Command = ["extrude", <ArrowUpFromLine key="extrude" />];
const DISSOLVE: Command = ["dissolve", <Eraser key="dissolve" />];

/** The commands of each mode, in the order of the bar. */
export const COMMANDS: Record<SelectionMode, readonly Command[]> = {
  vertex: [SPLIT, ["merge-center", <Merge key="merge" />], ["weld", <Magnet key="weld" />], DISSOLVE],
  edge: [SPLIT, SPLIT_AT, EXTRUDE, DISSOLVE, ["close-loop", <Hexagon key="close" />]],
  face: [
    SPLIT,
    SPLIT_AT,
    EXTRUDE,
    ["flip", <FlipHorizontal2 key="flip" />],
    ["raise-ceiling", <ArrowUpToLine key="raise" />],
  ],
  object: [],
};

/** The bar of commands on corners, edges and faces, by the selection mode. */
export function TopologyBar() {
  const editor = useEditor();
  const { mode } = useSelection(editor.store);
  const { running } = useToolState(editor.view);
  const platform = usePlatform();
  const actions = topologyActions(editor);
  const run = useCallback(
    (id: string) => {
      const action = topologyActions(editor).find((candidate) => candidate.id === `editor.${id}`);
      if (action?.disabledReason) editor.view.set({ refusal: action.disabledReason });
      else action?.run();
    },
    [editor],
  );
  const commands = COMMANDS[mode];
  if (commands.length === 0) return null;
  return (
    <CanvasBar label={COPY.bar}>
      {commands.map(([id, icon]) => {
        const action = actions.find((candidate) => candidate.id === `editor.${id}`);
        if (!action) return null;
        const [key] = action.keys ?? [];
        return (
          <CommandButton
            key={id}
            id={id}
            icon={icon}
            label={action.label}
            shortcut={key && platform ? keyText(key, platform) : undefined}
            disabledReason={action.disabledReason ?? null}
            isPressed={id === "split" ? running?.tool === "split" : undefined}
            onRun={run}
          />
        );
      })}
    </CanvasBar>
  );
}

type CommandButtonProps = {
  id: string;
  icon: ReactNode;
  label: string;
  shortcut: string | undefined;
  disabledReason: string | null;
  isPressed: boolean | undefined;
  onRun: (id: string) => void;
};

/** Memoized: another selection of the same mode often changes no button. */
const CommandButton = memo(function CommandButton({ id, isPressed, onRun, ...props }: CommandButtonProps) {
  return <IconButton {...props} tooltipPlacement="right-center" aria-pressed={isPressed} onClick={() => onRun(id)} />;
});
