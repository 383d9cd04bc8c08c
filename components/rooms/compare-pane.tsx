"use client";

import { X } from "lucide-react";
import { useRef } from "react";
import { Button } from "@/components/ui/button";
import { formatDayAndTime } from "@/components/ui/format-time";
import { IconButton } from "@/components/ui/icon-button";
import { type ElementSize, useElementSize } from "@/components/ui/use-element-size";
import styles from "./compare-pane.module.css";
import { regionCopy as copy } from "./copy";
import { Filmstrip } from "./filmstrip";
import { type PhotoItem, timeOf } from "./media-items";
import { mediaTimeText } from "./media-time-text";
import { StageBar, ZoomTools } from "./photo-bar";
import type { PaneProps } from "./photo-pane";
import { PhotoViewer, photoSize } from "./photo-viewer";
import { useCameraActions } from "./use-camera-actions";
import type { Compare } from "./use-compare";
import { type CameraControls, cameraControls } from "./use-photo-camera";

/** Two to four photos side by side under one camera. */
export function ComparePane(props: PaneProps & { compare: Compare }) {
  const { review, cursor, compare, nameOf } = props;
  const { photos } = compare;
  const grid = useRef<HTMLUListElement>(null);
  const cell = cellSize(useElementSize(grid), photos.length);
  const [firstPhoto] = photos;
  const controls = cameraControls(compare.camera, cell, photoSize(firstPhoto?.image ?? { width: 0, height: 0 }));
  useCameraActions(controls);
  const keys = new Set(photos.map(({ key }) => key));
  return (
    <>
      <StageBar
        position={<span role="status">{copy.comparing(photos.length)}</span>}
        end={
          <Button size="sm" variant="ghost" icon={<X />} shortcut="Esc" data-focus-home="" onClick={compare.close}>
            {copy.endCompare}
          </Button>
        }
      >
        <ZoomTools controls={controls} />
      </StageBar>
      <ul ref={grid} className={styles.grid} aria-label={copy.comparing(photos.length)}>
        {photos.map((photo) => (
          <li key={photo.key} className={styles.cell}>
            <ComparedPhoto
              photo={photo}
              name={nameOf(photo, cursor.all.indexOf(photo))}
              roomName={review.room.name}
              compare={compare}
            />
          </li>
        ))}
      </ul>
      <Filmstrip
        roomName={review.room.name}
        items={cursor.items}
        uploads={[]}
        currentIndex={-1}
        marked={keys}
        nameOf={nameOf}
        onChoose={(item) => {
          if (item.kind === "photo") compare.toggle(item.key);
        }}
      />
    </>
  );
}

/** Space around a photo in its cell, and between cells, in pixels, as in the style sheet. */
const CELL_PADDING = { width: 32, height: 56 };
const GAP = 1;

/** Returns the size of each photo's cell. */
function cellSize(grid: ElementSize | null, count: number): ElementSize | null {
  if (grid === null) return null;
  const sizeOfPart = (size: number, parts: number) => (size - GAP * (parts - 1)) / parts;
  const width = sizeOfPart(grid.width, 2) - CELL_PADDING.width;
  const height = sizeOfPart(grid.height, Math.ceil(count / 2)) - CELL_PADDING.height;
  return width > 0 && height > 0 ? { width, height } : null;
}

type ComparedPhotoProps = {
  photo: PhotoItem;
  name: string;
  roomName: string;
  compare: Compare;
};

function ComparedPhoto({ photo, name, roomName, compare }: ComparedPhotoProps) {
  const { image } = photo;
  const frame = useRef<HTMLDivElement>(null);
  const frameSize = useElementSize(frame);
  const controls: CameraControls = cameraControls(compare.camera, frameSize, photoSize(image));
  return (
    <>
      <PhotoViewer image={image} alt={`${name}, ${roomName}`} frame={frame} frameSize={frameSize} controls={controls} />
      <div className={styles.caption}>
        <span>{[name, timeText(photo)].filter(Boolean).join(" · ")}</span>
        <IconButton size="sm" icon={<X />} label={copy.leaveCompare(name)} onClick={() => compare.toggle(photo.key)} />
      </div>
    </>
  );
}

/** Returns the time with no-break spaces, so that a narrow cell breaks the line only before the time. */
function timeText(photo: PhotoItem): string {
  const time = timeOf(photo);
  if (time === null) return "";
  const text = mediaTimeText(time, formatDayAndTime).replaceAll(" ", "\u00a0");
  return time.isTaken ? text : copy.addedAt(text);
}
