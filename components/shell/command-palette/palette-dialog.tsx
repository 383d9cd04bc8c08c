"use client";

import { useEffect, useRef, useState } from "react";
import { CommandDialog } from "@/components/ui/overlays/command-dialog";
import { useGo } from "../frame/use-go";
import { COPY } from "./copy";
import type { PaletteItem } from "./palette-section";
import { PaletteView } from "./palette-view";
import { usePalette } from "./use-palette";

export type PaletteDialogProps = {
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  /** Returns and clears the text that was typed before the field had focus. */
  takeTyped?: () => string;
};

/** The palette over the page. The choice runs after focus has returned to the page. */
export function PaletteDialog({ isOpen, onOpenChange, takeTyped }: PaletteDialogProps) {
  const chosen = useRef<(() => void) | null>(null);
  return (
    <CommandDialog
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      label={COPY.palette}
      onClosed={() => {
        const run = chosen.current;
        chosen.current = null;
        run?.();
      }}
    >
      <Palette
        onChoose={(run) => {
          chosen.current = run;
          onOpenChange(false);
        }}
        onClose={() => onOpenChange(false)}
        takeTyped={takeTyped}
      />
    </CommandDialog>
  );
}

type PaletteProps = {
  onChoose: (run: () => void) => void;
  onClose: () => void;
} & Pick<PaletteDialogProps, "takeTyped">;

/** `onChoose` closes the palette and runs the choice. */
function Palette({ onChoose, onClose, takeTyped }: PaletteProps) {
  const go = useGo();
  const [search, setSearch] = useState("");
  const [blocked, setBlocked] = useState<string | null>(null);
  const [wasPasted, setWasPasted] = useState(false);
  const { sections, lookup, count, searching, failure } = usePalette(search);

  const choose = (item: PaletteItem) => {
    if (item.disabledReason) return setBlocked(COPY.blocked(item.label, item.disabledReason));
    if (item.staysOpen) return item.run?.();
    const { href, run } = item;
    onChoose(href === undefined ? () => run?.() : () => go(href));
  };

  // A pasted key opens its record without another press.
  const target = wasPasted && lookup.status === "found" ? lookup.href : null;
  const latestChoose = useRef(onChoose);
  useEffect(() => {
    latestChoose.current = onChoose;
  });
  useEffect(() => {
    if (target !== null) latestChoose.current(() => go(target));
  }, [target, go]);

  const lookupProblem = lookup.status === "nowhere" || lookup.status === "failed" ? lookup.message : null;
  const isEmpty = count === 0 && lookup.status === "none" && searching === null && failure === null;
  const progress = lookup.status === "looking" ? lookup.message : searching;
  const message = blocked ?? lookupProblem ?? (isEmpty ? COPY.nothing(search.trim()) : null);
  // A failure is announced by its own notice.
  const announced = failure === null ? (message ?? progress ?? COPY.count(count)) : "";
  return (
    <PaletteView
      search={search}
      onSearchChange={(next) => {
        setSearch(next);
        setBlocked(null);
        setWasPasted(false);
      }}
      onFocus={() => {
        const typed = takeTyped?.() ?? "";
        if (typed !== "") setSearch((last) => last + typed);
      }}
      // The paste event precedes the change that it causes.
      onPaste={() => requestAnimationFrame(() => setWasPasted(true))}
      sections={sections}
      onChoose={choose}
      message={message ?? (lookup.status === "looking" ? lookup.message : null)}
      error={failure}
      onClose={onClose}
      isBusy={progress !== null}
      announcement={announced}
    />
  );
}
