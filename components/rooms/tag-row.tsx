"use client";

import { Pencil, Trash2 } from "lucide-react";
import { useLayoutEffect, useRef } from "react";
import { IconButton } from "@/components/ui/icon-button";
import type { Tag } from "@/lib/domain/entities";
import { isHazardTag } from "@/lib/domain/hazards";
import { regionCopy as copy } from "./copy";
import { TagNameField } from "./tag-name-field";
import styles from "./tags-panel.module.css";

export type TagRowProps = {
  tag: Tag;
  isSelected: boolean;
  isRenamed: boolean;
  canEdit: boolean;
  onSelect: () => void;
  onRename: () => void;
  /** Null keeps the name. */
  onRenamed: (label: string | null) => void;
  onDelete: () => void;
};

/** One tag: name, notes and actions. */
export function TagRow({ tag, isSelected, isRenamed, canEdit, onSelect, onRename, onRenamed, onDelete }: TagRowProps) {
  const editButton = useRef<HTMLButtonElement>(null);
  const wasRenamed = useRef(false);
  useLayoutEffect(() => {
    // The removed name field had the focus; its button gets the focus back.
    if (wasRenamed.current && !isRenamed && document.activeElement === document.body) editButton.current?.focus();
    wasRenamed.current = isRenamed;
  }, [isRenamed]);
  if (isRenamed) {
    return (
      <li className={styles.naming}>
        <TagNameField
          label={copy.renameTag}
          initialLabel={tag.label}
          isFocused
          onSave={onRenamed}
          onCancel={() => onRenamed(null)}
        />
      </li>
    );
  }
  const notes = [isHazardTag(tag) ? copy.hazard : null, tag.box ? copy.inBox : null].filter(Boolean);
  return (
    <li className={styles.row} data-selected={isSelected || undefined}>
      <button
        type="button"
        className={styles.tag}
        aria-pressed={isSelected}
        aria-label={copy.selectTag(tag.label)}
        onClick={onSelect}
      >
        <span className={styles.mark} aria-hidden="true" />
        <span className={styles.text}>
          <span className={styles.label} dir="auto">
            {tag.label}
          </span>
          {notes.length > 0 ? <span className={styles.note}>{notes.join(" · ")}</span> : null}
        </span>
      </button>
      {canEdit ? (
        <span className={styles.actions}>
          <IconButton ref={editButton} size="sm" icon={<Pencil />} label={copy.editTag(tag.label)} onClick={onRename} />
          <IconButton size="sm" icon={<Trash2 />} label={copy.deleteTag(tag.label)} onClick={onDelete} />
        </span>
      ) : null}
    </li>
  );
}
