"use client";

import { Pencil } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { IconButton } from "@/components/ui/icon-button";
import { Switch } from "@/components/ui/inputs/switch";
import { customizationCopy as copy } from "./copy";
import styles from "./customizations.module.css";
import type { PartEditing } from "./part-label-field";
import { PartLabelField } from "./part-label-field";

type Props = PartEditing & { onTurn: (isEnabled: boolean) => void };

/** A part of a customization: required or not, and its label. */
export function PartRow({ onTurn, ...editing }: Props) {
  const { label, isEnabled } = editing.part;
  const [isRenaming, setIsRenaming] = useState(false);
  const pencil = useRef<HTMLButtonElement>(null);
  const shouldFocusPencil = useRef(false);
  useEffect(() => {
    if (isRenaming || !shouldFocusPencil.current) return;
    shouldFocusPencil.current = false;
    pencil.current?.focus();
  }, [isRenaming]);
  if (isRenaming) {
    return (
      <li className={styles.renaming}>
        <PartLabelField
          {...editing}
          onDone={(isByKey) => {
            shouldFocusPencil.current = isByKey;
            setIsRenaming(false);
          }}
        />
      </li>
    );
  }
  return (
    <li className={styles.part} data-left-out={isEnabled ? undefined : true}>
      <Switch label={label} value={isEnabled} onValueChange={onTurn} />
      <IconButton
        ref={pencil}
        size="sm"
        className={styles.pencil}
        icon={<Pencil />}
        label={copy.rename(label)}
        onClick={() => setIsRenaming(true)}
      />
    </li>
  );
}
