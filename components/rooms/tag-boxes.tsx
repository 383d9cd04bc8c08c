"use client";

import type { TagBox as Box, Tag } from "@/lib/domain/entities";
import { regionCopy as copy } from "./copy";
import { TagBox } from "./tag-box";
import type { Lens } from "./use-box-drag";
import type { Tagging } from "./use-tagging";

export type TagBoxesProps = {
  lens: Lens;
  tags: readonly Tag[];
  tagging: Tagging;
  canEdit: boolean;
  /** The suggestion under the pointer. */
  suggestion?: { label: string; box: Box } | null;
};

/** The boxes of a photo's tags: white, the selected one in accent with handles. */
export function TagBoxes({ lens, tags, tagging, canEdit, suggestion }: TagBoxesProps) {
  const { draft, selected, edits } = tagging;
  return (
    <>
      {tags.map((tag) =>
        tag.box ? (
          <TagBox
            key={tag.key}
            lens={lens}
            box={tag.box}
            label={tag.label}
            name={copy.box(tag.label)}
            look={selected?.key === tag.key ? "selected" : "plain"}
            onSelect={() => tagging.select(tag.key)}
            onChange={canEdit && selected?.key === tag.key ? (box) => edits.setBox(tag, box) : undefined}
            onDone={() => tagging.select(null)}
            onDelete={canEdit ? () => edits.delete(tag) : undefined}
          />
        ) : null,
      )}
      {suggestion ? (
        <TagBox lens={lens} box={suggestion.box} label={suggestion.label} name={suggestion.label} look="suggested" />
      ) : null}
      {draft ? (
        <TagBox
          lens={lens}
          box={draft}
          label={copy.newBox}
          name={copy.newBox}
          look="selected"
          isDraft
          isPassive={tagging.isDrawing}
          onChange={tagging.setDraft}
          onDone={tagging.finishDraft}
          onDelete={tagging.stopDrawing}
        />
      ) : null}
    </>
  );
}
