"use client";

import { Check, Sparkles } from "lucide-react";
import type { KeyboardEvent } from "react";
import { formatTimeOfDay } from "@/components/ui/format-time";
import styles from "./contact-sheet.module.css";
import { regionCopy as copy } from "./copy";
import { type MediaItem, timeOf } from "./media-items";
import { MediaThumb } from "./media-thumb";
import { mediaTimeText } from "./media-time-text";

export type SheetTileProps = {
  item: MediaItem;
  name: string;
  /** Pixels in the sheet. */
  place: { left: number; top: number; width: number };
  /** From 1 to `total`. */
  position: number;
  total: number;
  isCurrent: boolean;
  isChosen: boolean;
  isSeen: boolean;
  /** Number of undecided suggestions. */
  suggestions: number;
  onChoose: () => void;
  onOpen: () => void;
  onToggle: () => void;
  onMove: (event: KeyboardEvent) => void;
};

/** One photo or video of the sheet: a press makes it current, a second opens it; its checkbox selects it. */
export function SheetTile({ item, name, place, ...tile }: SheetTileProps) {
  return (
    <li
      className={styles.tile}
      style={place}
      aria-posinset={tile.position}
      aria-setsize={tile.total}
      data-chosen={tile.isChosen || undefined}
    >
      <button
        type="button"
        className={styles.picture}
        tabIndex={tile.isCurrent ? 0 : -1}
        aria-label={name}
        aria-current={tile.isCurrent || undefined}
        onClick={tile.onChoose}
        onDoubleClick={tile.onOpen}
        onKeyDown={(event) => {
          if (event.key === "Enter") {
            event.preventDefault();
            tile.onOpen();
          } else {
            tile.onMove(event);
          }
        }}
      >
        <MediaThumb item={item} />
      </button>
      <label className={styles.choice}>
        <input
          type="checkbox"
          className="visually-hidden"
          tabIndex={-1}
          checked={tile.isChosen}
          aria-label={copy.selectPhoto(name)}
          onChange={tile.onToggle}
        />
        <Check aria-hidden="true" />
      </label>
      <span className={styles.caption} aria-hidden="true">
        {tile.isSeen ? (
          <span className={styles.tick} title={copy.seen}>
            <Check />
          </span>
        ) : null}
        {item.kind === "video" ? name : timeText(item)}
        {tile.suggestions > 0 ? (
          <span className={styles.found} title={copy.suggestionsOn(tile.suggestions)}>
            <Sparkles />
            {tile.suggestions}
          </span>
        ) : null}
      </span>
    </li>
  );
}

function timeText(item: MediaItem): string {
  const time = timeOf(item);
  if (time === null) return "";
  const text = mediaTimeText(time, formatTimeOfDay);
  return time.isTaken ? text : copy.addedAt(text);
}
