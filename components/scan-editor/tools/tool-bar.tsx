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
  const id = running?.tool ?? base;
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
      {button(TOOL_NAMES.look, undefined, <Hand />, id === "look", () => tools.setBase("look"))}
      {button(TOOL_NAMES.select, "S", <BoxSelect />, id === "select" || id === "box", () => tools.setBase("select"))}
      <hr />
      {button(TOOL_NAMES.move, "G", <Move3d />, id === "move", () => tools.startMove())}
      {button(TOOL_NAMES.turn, "R", <Rotate3d />, id === "turn", () => tools.startTurn())}
      <hr />
      {button(TOOL_NAMES.measure, "M", <Ruler />, id === "measure", () => tools.startMeasure("distance"))}
    </CanvasBar>
  );
}
