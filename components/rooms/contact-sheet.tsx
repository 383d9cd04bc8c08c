"use client";

import { useVirtualizer } from "@tanstack/react-virtual";
import { type KeyboardEvent, type RefObject, useLayoutEffect, useRef } from "react";
import { useElementSize } from "@/components/ui/use-element-size";
import type { Upload } from "@/lib/client/data/media/upload-store";
import type { Image } from "@/lib/domain/entities";
import styles from "./contact-sheet.module.css";
import { regionCopy as copy } from "./copy";
import type { MediaItem } from "./media-items";
import { sheetMove } from "./sheet-move";
import { SheetTile, type SheetTileProps } from "./sheet-tile";
import { UploadTile } from "./upload-tile";
import type { MediaSelection } from "./use-media-selection";
import type { SheetMover } from "./use-step-actions";

/** Pixels, as in `contact-sheet.module.css`. */
const GAP_PX = 8;
const PADDING_PX = 16;
const CAPTION_PX = 24;
const MIN_TILE_PX = 148;
const MAX_COLUMNS = 5;
const OVERSCAN = 1;
/** The view switch after a pointer press, when its focus is not visible. */
const UNFOCUSED_SWITCH = "input[type='radio']:not(:focus-visible)";
/** For the first render, before the sheet is measured. */
const FIRST_SIZE = { width: 840, height: 700 };

export type ContactSheetProps = {
  roomName: string;
  items: readonly MediaItem[];
  /** Shown after the photos. */
  uploads: readonly Upload[];
  currentIndex: number;
  selection: MediaSelection;
  seen: ReadonlySet<string>;
  /** Number of undecided suggestions on a photo. */
  suggestionsOn: (image: Image) => number;
  nameOf: (item: MediaItem, index: number) => string;
  onChoose: (item: MediaItem) => void;
  onOpen: (item: MediaItem) => void;
  /** Receives the function that moves through the sheet. */
  mover: RefObject<SheetMover | null>;
};

/** The room as a virtualized grid; arrow keys move the focus, Enter opens a photo. */
export function ContactSheet(props: ContactSheetProps) {
  const { items, uploads, currentIndex } = props;
  const count = items.length + uploads.length;
  const scroller = useRef<HTMLDivElement>(null);
  const { columns, tileWidth, rowsPerPage, virtualizer } = useSheetLayout(scroller, count);
  const wantsFocus = useRef(false);
  useLayoutEffect(() => {
    // Takes the focus unless the view switch has a visible focus, because the switch uses the arrow keys itself.
    const { activeElement } = document;
    wantsFocus.current = activeElement === document.body || activeElement?.matches(UNFOCUSED_SWITCH) === true;
  }, []);
  useLayoutEffect(() => {
    if (currentIndex >= 0) virtualizer.scrollToIndex(Math.floor(currentIndex / columns), { align: "auto" });
  }, [virtualizer, currentIndex, columns]);
  // After every render, because the tile may be rendered one render after the scroll.
  useLayoutEffect(() => {
    if (!wantsFocus.current) return;
    const tile = scroller.current?.querySelector<HTMLElement>("[aria-current]");
    if (!tile) return;
    wantsFocus.current = false;
    tile.focus({ preventScroll: true });
  });

  const moveBy = (key: string): boolean => {
    const nextIndex = sheetMove(key, currentIndex, items.length, columns, rowsPerPage);
    const item = nextIndex === null ? undefined : items[nextIndex];
    if (!item) return false;
    wantsFocus.current = true;
    props.onChoose(item);
    return true;
  };
  const { mover } = props;
  useLayoutEffect(() => {
    mover.current = moveBy;
    return () => {
      mover.current = null;
    };
  });
  const move = (event: KeyboardEvent) => {
    if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
    if (moveBy(event.key)) event.preventDefault();
  };
  const renderTile = (index: number, box: { left: number; top: number; width: number }) => {
    const item = items[index];
    const upload = uploads[index - items.length];
    if (upload) {
      return (
        <li key={upload.id} className={styles.tile} style={box}>
          <div className={styles.picture}>
            <UploadTile upload={upload} />
          </div>
          <span className={styles.caption}>
            <span className={styles.fileName}>{upload.file.name}</span>
          </span>
        </li>
      );
    }
    return item ? <Tile key={item.key} sheet={props} item={item} index={index} place={box} onMove={move} /> : null;
  };
  return (
    <div ref={scroller} className={styles.scroller}>
      <ul
        className={styles.sheet}
        aria-label={copy.sheet(props.roomName)}
        style={{ height: virtualizer.getTotalSize() }}
      >
        {virtualizer.getVirtualItems().flatMap((row) =>
          Array.from({ length: Math.min(columns, count - row.index * columns) }, (_, column) => {
            const left = PADDING_PX + column * (tileWidth + GAP_PX);
            return renderTile(row.index * columns + column, { left, top: row.start, width: tileWidth });
          }),
        )}
      </ul>
    </div>
  );
}

/** Returns the sizes of the grid for the width of its scroller, and its virtualized rows. */
function useSheetLayout(scroller: RefObject<HTMLDivElement | null>, count: number) {
  const size = useElementSize(scroller) ?? FIRST_SIZE;
  const innerWidth = size.width - 2 * PADDING_PX;
  const columns = Math.min(MAX_COLUMNS, Math.max(1, Math.floor((innerWidth + GAP_PX) / (MIN_TILE_PX + GAP_PX))));
  const tileWidth = (innerWidth - (columns - 1) * GAP_PX) / columns;
  const rowHeight = Math.round((tileWidth * 2) / 3) + CAPTION_PX;
  const rows = Math.ceil(count / columns);
  const virtualizer = useVirtualizer({
    count: rows,
    getScrollElement: () => scroller.current,
    estimateSize: () => rowHeight,
    overscan: OVERSCAN,
    initialRect: FIRST_SIZE,
    paddingStart: PADDING_PX,
    paddingEnd: PADDING_PX,
    gap: GAP_PX,
  });
  // The virtualizer measures rows once, so a new row height needs a new measurement.
  useLayoutEffect(() => {
    virtualizer.measure();
    void rowHeight;
  }, [virtualizer, rowHeight]);
  return { columns, tileWidth, rowsPerPage: Math.floor(size.height / rowHeight), virtualizer };
}

function Tile(props: {
  sheet: ContactSheetProps;
  item: MediaItem;
  index: number;
  place: SheetTileProps["place"];
  onMove: SheetTileProps["onMove"];
}) {
  const { sheet, item, index, place, onMove } = props;
  return (
    <SheetTile
      item={item}
      name={sheet.nameOf(item, index)}
      place={place}
      position={index + 1}
      total={sheet.items.length}
      isCurrent={index === sheet.currentIndex}
      isChosen={sheet.selection.has(item.key)}
      isSeen={sheet.seen.has(item.key)}
      suggestions={item.kind === "photo" ? sheet.suggestionsOn(item.image) : 0}
      onChoose={() => sheet.onChoose(item)}
      onOpen={() => sheet.onOpen(item)}
      onToggle={() => sheet.selection.toggle(item.key)}
      onMove={onMove}
    />
  );
}
