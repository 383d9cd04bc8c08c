"use client";

import { useState } from "react";
import { classNames } from "../class-names";
import { firstLetter } from "../keys/letters";
import styles from "./avatar.module.css";

/** Returns the uppercase first letters of the first and last word; empty for a name without letters. */
export function getInitials(name: string): string {
  const words = name.trim().split(/\s+/u);
  const outerWords = words.length > 1 ? [words[0], words.at(-1)] : [words[0]];
  return outerWords.map((word) => firstLetter(word ?? "").toLocaleUpperCase()).join("");
}

export type AvatarProps = {
  name: string;
  photoUrl?: string | null;
  /** 20, 28, 40 or 64 pixels. */
  size?: "sm" | "md" | "lg" | "xl";
};

/**
 * A person's photo, or the initials if there is none or it fails to load. Decoration next to the name, so it has no
 * accessible name.
 */
export function Avatar({ name, photoUrl, size = "md" }: AvatarProps) {
  const [brokenUrl, setBrokenUrl] = useState<string | null>(null);
  const isShown = Boolean(photoUrl) && photoUrl !== brokenUrl;
  // The error event of a photo that failed before hydration is lost, so check on mount.
  const checkLoaded = (image: HTMLImageElement | null) => {
    if (image?.complete && image.naturalWidth === 0 && image.currentSrc) setBrokenUrl(photoUrl ?? null);
  };
  return (
    <span translate="no" className={classNames(styles.avatar, styles[size])} aria-hidden="true">
      {isShown ? (
        <img
          ref={checkLoaded}
          src={photoUrl ?? undefined}
          alt=""
          className={styles.photo}
          onError={() => setBrokenUrl(photoUrl ?? null)}
        />
      ) : (
        getInitials(name)
      )}
    </span>
  );
}
