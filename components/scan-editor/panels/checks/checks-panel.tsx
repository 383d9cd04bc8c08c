"use client";

import { ChevronDown, ChevronUp } from "lucide-react";
import { useEffect, useRef } from "react";
import { IconButton } from "@/components/ui/icon-button";
import { useEditor } from "../../context/editor-context";
import { Panel } from "../../parts/panel";
import { useViewPart } from "../../state/use-store";
import { CHECK_COPY as COPY } from "./copy";
import { FindingList } from "./finding-list";
import { useChecks } from "./use-checks";

/** Head, filter, two rows and the tallest footer, in pixels. */
const MIN_HEIGHT = 300;
/** Head and two lines of text, in pixels. */
const MIN_EMPTY_HEIGHT = 96;

/** The checks under the outliner, folded to their counts until opened. */
export function ChecksPanel({ levelName }: { levelName?: (floorNumber: number) => string }) {
  const { view } = useEditor();
  const { checks } = view;
  const { found } = useChecks(checks);
  const isShown = useViewPart(view, "isChecksShown");
  const hasList = isShown && found !== null && found.list.length > 0;
  const toggleButton = useRef<HTMLButtonElement>(null);
  useEffect(() => checks.start(), [checks]);
  const note = found ? COPY.counts(found.errors, found.warnings) || COPY.none : COPY.checking;
  return (
    <Panel
      id="checks"
      title={COPY.title}
      note={<span data-tone={found && found.errors > 0 ? "bad" : undefined}>{note}</span>}
      leastHeight={isShown ? (hasList ? MIN_HEIGHT : MIN_EMPTY_HEIGHT) : undefined}
      mayFold={isShown}
      actions={
        <IconButton
          ref={toggleButton}
          size="sm"
          icon={isShown ? <ChevronDown /> : <ChevronUp />}
          label={isShown ? COPY.hide : COPY.show}
          shortcut="⇧W"
          aria-expanded={isShown}
          onClick={() => view.set({ isChecksShown: !isShown })}
        />
      }
    >
      {isShown ? (
        <FindingList levelName={levelName} onEmptied={() => toggleButton.current?.focus({ preventScroll: true })} />
      ) : null}
    </Panel>
  );
}
