"use client";

import { type CSSProperties, type PointerEvent, type ReactNode, useId, useRef } from "react";
import { type Crop, cropSquare, dragCrop, fitCrop, MAX_ZOOM, type PictureSize } from "./crop-square";
import { PICTURE_COPY as copy } from "./picture-copy";
import styles from "./picture-crop.module.css";

type Props = {
  url: string;
  size: PictureSize;
  value: Crop;
  /** Shows the cropped area as a circle. */
  isCircle?: boolean;
  onValueChange: (value: Crop) => void;
  /** Shown below the hint. */
  children?: ReactNode;
};

const percent = (share: number) => `${share * 100}%`;

/** Returns the picture's position in its frame, whose side is 100%. */
function positionPicture(size: PictureSize, crop: Crop): CSSProperties {
  const { left, top, side } = cropSquare(size, crop);
  return {
    width: percent(size.width / side),
    height: percent(size.height / side),
    left: percent(-left / side),
    top: percent(-top / side),
  };
}

/** Chooses the cropped area of a picture by dragging and zooming, or with the arrow keys. */
export function PictureCrop({ url, size, value, isCircle = true, onValueChange, children }: Props) {
  const id = useId();
  const last = useRef<{ x: number; y: number } | null>(null);
  const drag = (event: PointerEvent<HTMLDivElement>) => {
    if (!last.current) return;
    const { width } = event.currentTarget.getBoundingClientRect();
    const [right, down] = [(event.clientX - last.current.x) / width, (event.clientY - last.current.y) / width];
    last.current = { x: event.clientX, y: event.clientY };
    onValueChange(dragCrop(size, value, right, down));
  };
  const slider = (field: keyof Crop, label: string, minimum: number, maximum: number) => ({
    type: "range",
    "aria-label": label,
    min: minimum,
    max: maximum,
    step: 0.01,
    value: value[field],
    onChange: (event: { target: HTMLInputElement }) =>
      onValueChange(fitCrop(size, { ...value, [field]: event.target.valueAsNumber })),
  });
  return (
    <div className={styles.crop}>
      <div
        className={styles.frame}
        onPointerDown={(event) => {
          event.currentTarget.setPointerCapture(event.pointerId);
          last.current = { x: event.clientX, y: event.clientY };
        }}
        onPointerMove={drag}
        onPointerUp={() => {
          last.current = null;
        }}
        onPointerCancel={() => {
          last.current = null;
        }}
      >
        <img src={url} alt="" draggable={false} className={styles.picture} style={positionPicture(size, value)} />
        {isCircle ? <span className={styles.circle} /> : null}
        {/* Sliders make dragging accessible by keyboard; the frame shows which one has the focus. */}
        <input {...slider("x", copy.across, 0, 1)} className="visually-hidden" />
        <input {...slider("y", copy.down, 0, 1)} className="visually-hidden" />
      </div>
      <label htmlFor={id} className={styles.zoom}>
        {copy.zoom}
        <input {...slider("zoom", copy.zoom, 1, MAX_ZOOM)} id={id} />
      </label>
      <p className={styles.hint}>{copy.hint}</p>
      {children}
    </div>
  );
}
