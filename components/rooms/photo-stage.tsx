"use client";

import { type ReactNode, useEffect, useRef } from "react";
import { useElementSize } from "@/components/ui/use-element-size";
import { shownAddress } from "@/lib/client/data/media/local-previews";
import { regionCopy as copy } from "./copy";
import type { MediaItem, PhotoItem } from "./media-items";
import { StageBar, ZoomTools } from "./photo-bar";
import { PhotoViewer, photoSize } from "./photo-viewer";
import type { Lens } from "./use-box-drag";
import { useCameraActions } from "./use-camera-actions";
import { cameraControls, useOwnCamera } from "./use-photo-camera";

export type PhotoStageProps = {
  item: PhotoItem;
  roomName: string;
  index: number;
  items: readonly MediaItem[];
  /** Start of the bar, tools after the zoom tools, and end of the bar. */
  position: ReactNode;
  tools?: ReactNode;
  end: ReactNode;
  /** Shown over the photo. */
  overlay: (lens: Lens) => ReactNode;
};

/** The current photo under its own camera, with the bar above it. */
export function PhotoStage({ item, roomName, index, items, ...parts }: PhotoStageProps) {
  const { image } = item;
  const frame = useRef<HTMLDivElement>(null);
  const frameSize = useElementSize(frame);
  const controls = cameraControls(useOwnCamera(image.key), frameSize, photoSize(image));
  useCameraActions(controls);
  usePreload(items, index);
  const labels = (image.tags ?? []).map(({ label }) => label);
  return (
    <>
      <StageBar position={parts.position} end={parts.end}>
        <ZoomTools controls={controls} />
        {parts.tools}
      </StageBar>
      <PhotoViewer
        image={image}
        alt={copy.photoAlt(roomName, index + 1, labels)}
        frame={frame}
        frameSize={frameSize}
        controls={controls}
      >
        {frameSize ? parts.overlay({ camera: controls.camera, frame: frameSize, photo: photoSize(image) }) : null}
      </PhotoViewer>
    </>
  );
}

/** Preloads the previous and the next photo. */
function usePreload(items: readonly MediaItem[], index: number): void {
  const [before, after] = [items[index - 1], items[index + 1]].map((item) =>
    item?.kind === "photo" ? shownAddress(item.image) : null,
  );
  useEffect(() => {
    for (const address of [after, before]) if (address) new Image().src = address;
  }, [before, after]);
}
