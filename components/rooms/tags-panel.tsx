"use client";

import { SquareDashedMousePointer } from "lucide-react";
import { type RefObject, useRef, useState } from "react";
import { IconButton } from "@/components/ui/icon-button";
import { Kbd } from "@/components/ui/kbd";
import { useKeptFocus } from "@/components/ui/overlays/use-kept-focus";
import { useAction } from "@/lib/client/actions/use-action";
import type { Image } from "@/lib/domain/entities";
import { QUICK_TAG_LABELS } from "@/lib/domain/hazards";
import { tagsInOrder } from "@/lib/domain/tag-order";
import { regionCopy as copy } from "./copy";
import { PanelHead } from "./panel-head";
import { TagNameField } from "./tag-name-field";
import { TagRow } from "./tag-row";
import styles from "./tags-panel.module.css";
import type { Tagging } from "./use-tagging";

export type TagsPanelProps = {
  image: Image;
  tagging: Tagging;
  canEdit: boolean;
  /** The field that T focuses. */
  field: RefObject<HTMLInputElement | null>;
};

/** The photo's tags, with ways to select, rename, delete and add. */
export function TagsPanel({ image, tagging, canEdit, field }: TagsPanelProps) {
  const tags = tagsInOrder(image.tags ?? []);
  const draw = useAction("review.draw-box");
  const [renamed, setRenamed] = useState<string | null>(null);
  const { isDrawing, draft, selected } = tagging;
  // Excludes the quick tags below: with the focus there, the next key press would add a tag.
  const lines = useRef<HTMLDivElement>(null);
  useKeptFocus(lines);
  return (
    <section className={styles.panel} aria-label={copy.tags}>
      <PanelHead title={copy.tags} count={tags.length}>
        {canEdit ? (
          <IconButton
            size="sm"
            icon={<SquareDashedMousePointer />}
            label={isDrawing ? copy.stopDrawing : (draw?.label ?? copy.drawBox)}
            shortcut={draw?.shortcut}
            aria-pressed={isDrawing}
            onClick={isDrawing ? tagging.stopDrawing : tagging.startDrawing}
          />
        ) : null}
      </PanelHead>
      {tags.length === 0 ? <p className={styles.none}>{copy.noTags}</p> : null}
      <div ref={lines}>
        <ul>
          {tags.map((tag) => (
            <TagRow
              key={tag.key}
              tag={tag}
              isSelected={selected?.key === tag.key}
              isRenamed={renamed === tag.key}
              canEdit={canEdit}
              onSelect={() => tagging.select(selected?.key === tag.key ? null : tag.key)}
              onRename={() => setRenamed(tag.key)}
              onRenamed={(label) => {
                setRenamed(null);
                if (label !== null) tagging.edits.rename(tag, label);
              }}
              onDelete={() => tagging.edits.delete(tag)}
            />
          ))}
        </ul>
        {canEdit ? (
          <div className={styles.add}>
            <TagNameField
              ref={field}
              key={`${image.key} ${draft && !isDrawing ? "box" : ""}`}
              label={draft && !isDrawing ? copy.addTagHere : copy.addTag}
              isFocused={draft !== null && !isDrawing}
              onSave={tagging.name}
              onCancel={draft ? tagging.stopDrawing : undefined}
            />
          </div>
        ) : null}
      </div>
      {canEdit ? <QuickTags onChoose={tagging.name} /> : null}
    </section>
  );
}

function QuickTags({ onChoose }: { onChoose: (label: string) => void }) {
  return (
    <ul className={styles.quick}>
      {QUICK_TAG_LABELS.map((label, index) => (
        <li key={label}>
          <button type="button" aria-label={copy.quickTag(label)} onClick={() => onChoose(label)}>
            <span aria-hidden="true">
              <Kbd>{index + 1}</Kbd>
            </span>
            {label}
          </button>
        </li>
      ))}
    </ul>
  );
}
