"use client";

import { ImageOff } from "lucide-react";
import { type KeyboardEvent, useEffect, useId, useRef, useState } from "react";
import { classNames } from "@/components/ui/class-names";
import { useMediaAddress } from "@/lib/client/data/media/use-media-address";
import type { EvidencePhoto } from "@/lib/editor/tools/evidence/evidence-photo";
import { useScrollIntoView } from "../../docking/use-scroll-into-view";
import { rowAfterKey } from "../../parts/row-after-key";
import { useVirtualRows } from "../../parts/use-virtual-rows";
import listStyles from "../../parts/virtual-list.module.css";
import { PHOTO_COPY as COPY } from "./copy";
import styles from "./photos-panel.module.css";

/** In pixels, as in the style sheet. */
const ROW_HEIGHT = 56;
const PAGE_SIZE = 6;

/** Photos with thumbnails; only visible rows render. The list keeps the focus, not a row. */
export function PhotoList(props: {
  photos: readonly EvidencePhoto[];
  openKey: string | null;
  onOpen: (key: string) => void;
}) {
  const { photos, openKey, onOpen } = props;
  const id = useId();
  const scroller = useRef<HTMLDivElement>(null);
  const [keyboardRow, setKeyboardRow] = useState(0);
  const active = Math.min(keyboardRow, photos.length - 1);
  const { drawn, after, reveal } = useVirtualRows(scroller, photos.length, ROW_HEIGHT);
  // The panel may have been opened while the list was empty.
  useScrollIntoView(scroller, true);
  const openIndex = photos.findIndex(({ key }) => key === openKey);
  // A photo opened by key or on the canvas becomes the active row.
  useEffect(() => {
    if (openIndex >= 0) setKeyboardRow(openIndex);
  }, [openIndex]);
  useEffect(() => reveal(active), [reveal, active]);

  function onKeyDown(event: KeyboardEvent): void {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    const next = rowAfterKey(event.key, active, photos.length, PAGE_SIZE);
    const chosen = photos[active];
    if (next !== null) setKeyboardRow(next);
    else if ((event.key === "Enter" || event.key === " ") && chosen) onOpen(chosen.key);
    else return;
    event.preventDefault();
    event.stopPropagation();
  }

  return (
    <>
      <div
        ref={scroller}
        role="listbox"
        aria-label={COPY.list}
        aria-describedby={`${id}-keys`}
        aria-activedescendant={`${id}-${active}`}
        data-letters="free"
        data-photo-list=""
        tabIndex={0}
        className={classNames(listStyles.list, styles.list)}
        onKeyDown={onKeyDown}
      >
        {drawn.map(({ index, gapBefore }) => {
          const photo = photos[index];
          return photo ? (
            <PhotoRow
              key={photo.key}
              id={`${id}-${index}`}
              photo={photo}
              index={index}
              count={photos.length}
              gapBefore={gapBefore}
              isOpen={photo.key === openKey}
              isActive={index === active}
              onPress={() => scroller.current?.focus({ preventScroll: true })}
              onClick={() => {
                setKeyboardRow(index);
                onOpen(photo.key);
              }}
            />
          ) : null;
        })}
        <div style={{ height: after }} aria-hidden="true" />
      </div>
      <p id={`${id}-keys`} className="visually-hidden">
        {COPY.listKeys}
      </p>
    </>
  );
}

function PhotoRow(props: {
  id: string;
  photo: EvidencePhoto;
  index: number;
  count: number;
  /** In pixels. */
  gapBefore: number;
  isOpen: boolean;
  isActive: boolean;
  /** Called instead of the browser's focus. */
  onPress: () => void;
  onClick: () => void;
}) {
  const { photo, onPress } = props;
  return (
    <div
      id={props.id}
      role="option"
      aria-selected={props.isOpen}
      aria-setsize={props.count}
      aria-posinset={props.index + 1}
      tabIndex={-1}
      className={classNames(listStyles.row, styles.row)}
      data-active={props.isActive || undefined}
      style={{ marginTop: props.gapBefore }}
      onMouseDown={(event) => {
        event.preventDefault();
        onPress();
      }}
      onClick={props.onClick}
      onKeyDown={() => {}}
    >
      <Thumbnail address={photo.thumbnailUrl ?? photo.url} />
      <span className={styles.names}>
        <span className={styles.name}>{photo.name}</span>
        {photo.camera ? null : <span className={styles.noPlace}>{COPY.noPlace}</span>}
      </span>
    </div>
  );
}

function Thumbnail({ address }: { address: string }) {
  const { state, onLoad, onError } = useMediaAddress(address);
  return (
    <span className={styles.thumbnail} aria-hidden="true">
      {state === "shown" ? (
        <img src={address} alt="" draggable={false} decoding="async" onLoad={onLoad} onError={onError} />
      ) : state === "failed" ? (
        <ImageOff />
      ) : null}
    </span>
  );
}
