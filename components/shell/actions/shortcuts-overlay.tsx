"use client";

import { type RefObject, useRef } from "react";
import { Switch } from "@/components/ui/inputs/switch";
import { usePageKeys } from "@/components/ui/keys/page-keys";
import { ShortcutList } from "@/components/ui/keys/shortcut-list";
import { Dialog } from "@/components/ui/overlays/dialog";
import { useShortcuts } from "@/lib/client/actions/use-shortcuts";
import { changeAppearance, useAppearance } from "@/lib/client/appearance/use-appearance";
import { COPY } from "./copy";
import styles from "./shortcuts-overlay.module.css";

export type ShortcutsOverlayProps = { isOpen: boolean; onOpenChange: (isOpen: boolean) => void };

/** Lists the keys of this page; the key that opens it also closes it. */
export function ShortcutsOverlay({ isOpen, onOpenChange }: ShortcutsOverlayProps) {
  const list = useRef<HTMLDivElement>(null);
  return (
    <Dialog
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      title={COPY.shortcuts}
      size="lg"
      hasCloseButton
      closeLabel={COPY.shortcutsClose}
      initialFocus={list}
    >
      <Keys list={list} onClose={() => onOpenChange(false)} />
    </Dialog>
  );
}

function Keys({ list, onClose }: { list: RefObject<HTMLDivElement | null>; onClose: () => void }) {
  const groups = useShortcuts();
  const { areLetterKeysOff } = useAppearance();
  usePageKeys([{ id: "close-shortcuts", label: COPY.shortcutsClose, keys: ["?"], run: onClose }], list);
  return (
    <>
      <div ref={list} tabIndex={-1} className={styles.list}>
        <ShortcutList groups={groups} />
      </div>
      <div className={styles.letters}>
        <Switch
          isLabelFirst
          label={COPY.lettersSwitch}
          hint={COPY.lettersHint}
          value={!areLetterKeysOff}
          onValueChange={(isOn) => changeAppearance({ areLetterKeysOff: !isOn })}
        />
      </div>
    </>
  );
}
