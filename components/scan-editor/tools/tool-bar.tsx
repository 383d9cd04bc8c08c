"use client";

import { BoxSelect, Hand, Move3d, Rotate3d, Ruler } from "lucide-react";
import type { ReactNode } from "react";
import { IconButton } from "@/components/ui/icon-button";
import { useEditor } from "../context/editor-context";
import { TOOL_NAMES } from "../names/tool-copy";
import { CanvasBar } from "../parts/canvas-bar";
import { useToolState } from "./use-tools";

/** The bar of tools on the canvas. */
export function ToolBar() {
  const { view } = useEditor();
  const { base, running } = useToolState(view);
  const { tools } = view;
  const at = running?.tool ?? base;
  const button = (label: string, key: string | undefined, icon: ReactNode, isOn: boolean, run: () => void) => (
    <IconButton
      icon={icon}
      label={label}
      shortcut={key}
      tooltipPlacement="right-center"
      aria-pressed={isOn}
      onClick={run}
    />
  );
  return (
    <CanvasBar label={TOOL_NAMES.bar}>
      {button(TOOL_NAMES.look, undefined, <Hand />, at === "look", () => tools.setBase("look"))}
      {button(TOOL_NAMES.select, "S", <BoxSelect />, at === "select" || at === "box", () => tools.setBase("select"))}
      <hr />
      {button(TOOL_NAMES.move, "G", <Move3d />, at === "move", () => tools.startMove())}
      {button(TOOL_NAMES.turn, "R", <Rotate3d />, at === "turn", () => tools.startTurn())}
      <hr />
      {button(TOOL_NAMES.measure, "M", <Ruler />, at === "measure", () => tools.startMeasure("distance"))}
    </CanvasBar>
  );
}
