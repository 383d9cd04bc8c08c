"use client";

import { ArrowLeft, Box, CircleDot, History, Layers2, Redo2, Slash, Square, Undo2 } from "lucide-react";
import Link from "next/link";
import type { ReactNode } from "react";
import { IconButton } from "@/components/ui/icon-button";
import { Segmented } from "@/components/ui/segmented";
import type { EditorStore } from "@/lib/editor/editor-store";
import { SELECTION_MODES, type SelectionMode } from "@/lib/editor/selection";
import { throughHistory } from "../actions/through-history";
import type { EditorView } from "../canvas/editor-view";
import { HISTORY_WORDS } from "../history/words";
import { goToFloor } from "../sight/go-to-floor";
import { SIGHT_WORDS } from "../sight/sight-words";
import { useHistory, useSelection, useViewState } from "../use-store";
import { LayoutSwitch } from "../views/layout-switch";
import { WORDS } from "../words";
import styles from "./bar.module.css";

const MODE_ICONS: Record<SelectionMode, ReactNode> = {
  vertex: <CircleDot aria-hidden="true" />,
  edge: <Slash aria-hidden="true" />,
  face: <Square aria-hidden="true" />,
  object: <Box aria-hidden="true" />,
};

const MODES = SELECTION_MODES.map((mode, index) => ({
  value: mode,
  label: WORDS.modeNames[mode],
  icon: MODE_ICONS[mode],
  hint: String(index + 1),
}));

export type ClaimLink = { href: string; title: string; detail: string };

/** The editor's bar: each group stands over what it acts on. */
export function EditorBar(props: {
  store: EditorStore;
  view: EditorView;
  claim: ClaimLink;
  floors: readonly number[];
  /** Import and save state. */
  children: ReactNode;
}) {
  const { store, view, claim, floors } = props;
  const { mode } = useSelection(store);
  const { floorNumber, isHistoryShown, isStacked } = useViewState(view);
  const history = useHistory(store);
  return (
    <header className={styles.bar}>
      <div className={styles.claim}>
        <Link href={claim.href} aria-label={WORDS.back} className={styles.back}>
          <ArrowLeft aria-hidden="true" />
        </Link>
        <div className={styles.title}>
          <h1>{claim.title}</h1>
          <p>{claim.detail}</p>
        </div>
      </div>
      <div className={styles.tools}>
        <Segmented label={WORDS.mode} value={mode} onValueChange={store.setSelectionMode} options={MODES} />
        <span className={styles.gap} />
        <LayoutSwitch view={view} />
        <div className={styles.floor}>
          <span aria-hidden="true">{WORDS.floor}</span>
          <Segmented
            label={WORDS.floor}
            value={String(floorNumber)}
            onValueChange={(value) => goToFloor(store, view, Number(value))}
            options={floors.map((floor) => ({
              value: String(floor),
              label: String(floor).replace("-", "−"),
            }))}
          />
          <IconButton
            icon={<Layers2 />}
            label={SIGHT_WORDS.stack}
            aria-pressed={isStacked}
            shortcut="T"
            onClick={() => view.set({ isStacked: !isStacked })}
          />
        </div>
        <div className={styles.history}>
          <IconButton
            icon={<Undo2 />}
            label={WORDS.undo}
            aria-description={history.undoLabel ?? undefined}
            shortcut="⌘Z"
            disabledReason={history.undoLabel !== null ? null : WORDS.nothingToUndo}
            onClick={() => throughHistory({ store, view }, "undo")}
          />
          <IconButton
            icon={<Redo2 />}
            label={WORDS.redo}
            aria-description={history.redoLabel ?? undefined}
            shortcut="⇧⌘Z"
            disabledReason={history.redoLabel !== null ? null : WORDS.nothingToRedo}
            onClick={() => throughHistory({ store, view }, "redo")}
          />
          <IconButton
            icon={<History />}
            label={isHistoryShown ? HISTORY_WORDS.hide : HISTORY_WORDS.show}
            aria-pressed={isHistoryShown}
            shortcut="⇧H"
            onClick={() => view.set({ isHistoryShown: !isHistoryShown })}
          />
        </div>
      </div>
      <div className={styles.saving}>{props.children}</div>
    </header>
  );
}
