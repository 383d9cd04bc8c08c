"use client";

import { ArrowLeft, Box, CircleDot, Layers2, Slash, Square } from "lucide-react";
import Link from "next/link";
import type { ReactNode } from "react";
import { IconButton } from "@/components/ui/icon-button";
import { Segmented } from "@/components/ui/inputs/segmented";
import { SELECTION_MODES, type SelectionMode } from "@/lib/editor/core/selection";
import { goToFloor } from "../canvas/view/go-to-floor";
import { useEditor } from "../context/editor-context";
import { COPY } from "../names/copy";
import { LayoutSwitch } from "../panels/views/layout-switch";
import { useSelectionMode, useViewPart } from "../state/use-store";
import { VISIBILITY_COPY } from "../visibility/copy";
import styles from "./bar.module.css";
import { HistoryButtons } from "./history-buttons";

const MODE_ICONS: Record<SelectionMode, ReactNode> = {
  vertex: <CircleDot aria-hidden="true" />,
  edge: <Slash aria-hidden="true" />,
  face: <Square aria-hidden="true" />,
  object: <Box aria-hidden="true" />,
};

const MODES = SELECTION_MODES.map((mode, index) => ({
  value: mode,
  label: COPY.modeNames[mode],
  icon: MODE_ICONS[mode],
  hint: String(index + 1),
}));

export type ClaimLink = { href: string; title: string; detail: string };

/** The bar at the top of the editor; each group is above the part that it acts on. */
export function EditorBar(props: {
  claim: ClaimLink;
  floors: readonly number[];
  /** The task for which the editor was opened. */
  task?: ReactNode;
  /** Import and save state. */
  children: ReactNode;
}) {
  const { claim, floors } = props;
  const { store, view } = useEditor();
  const mode = useSelectionMode(store);
  const floorNumber = useViewPart(view, "floorNumber");
  const isStacked = useViewPart(view, "isStacked");
  return (
    <header className={styles.bar} data-editor-part="">
      <div className={styles.claim}>
        <Link href={claim.href} aria-label={COPY.back} className={styles.back}>
          <ArrowLeft aria-hidden="true" />
        </Link>
        <div className={styles.title}>
          <h1>{claim.title}</h1>
          <p>{claim.detail}</p>
        </div>
      </div>
      <div className={styles.tools}>
        <Segmented label={COPY.mode} value={mode} onValueChange={store.setSelectionMode} options={MODES} />
        <div className={styles.gap}>{props.task}</div>
        <LayoutSwitch />
        <div className={styles.floor}>
          <span aria-hidden="true">{COPY.floor}</span>
          <Segmented
            label={COPY.floor}
            value={String(floorNumber)}
            onValueChange={(value) => goToFloor(store, view, Number(value))}
            options={floors.map((floor) => ({
              value: String(floor),
              label: String(floor).replace("-", "−"),
            }))}
          />
          <IconButton
            icon={<Layers2 />}
            label={VISIBILITY_COPY.stack}
            aria-pressed={isStacked}
            shortcut="T"
            onClick={() => view.set({ isStacked: !isStacked })}
          />
        </div>
        <HistoryButtons />
      </div>
      <div className={styles.saving}>{props.children}</div>
    </header>
  );
}
