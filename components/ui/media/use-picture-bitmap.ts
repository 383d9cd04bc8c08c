"use client";

import { useEffect, useState } from "react";

export type DecodedPicture = { bitmap: ImageBitmap; url: string };

/** A file as a picture, null until it is read. `onUnreadable`, always the same: this browser cannot. */
export function usePictureBitmap(file: File | null, onUnreadable: (file: File) => void): DecodedPicture | null {
  const [picture, setPicture] = useState<DecodedPicture | null>(null);
  useEffect(() => {
    if (!file) return;
    let isGone = false;
    let release = () => {};
    const read = async () => {
      const bitmap = await createImageBitmap(file);
      if (isGone) return bitmap.close();
      const url = URL.createObjectURL(file);
      release = () => {
        setPicture(null);
        URL.revokeObjectURL(url);
        bitmap.close();
      };
      setPicture({ bitmap, url });
    };
    read().catch(() => {
      if (!isGone) onUnreadable(file);
    });
    return () => {
      isGone = true;
      release();
    };
  }, [file, onUnreadable]);
  return picture;
}
