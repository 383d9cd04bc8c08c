"use client";

import { useState } from "react";
import { classNames } from "../class-names";
import { firstLetter } from "../keys/letters";
import styles from "./avatar.module.css";

/** The first letters of the first and the last word, in capitals; empty for a name without any. */
export function initialsOf(name: string): string {
  const words = name.trim().split(/\s+/u);
  const ends = words.length > 1 ? [words[0], words.at(-1)] : [words[0]];
  return ends.map((word) => firstLetter(word ?? "").toLocaleUpperCase()).join("");
}

export type AvatarProps = {
  name: string;
  photoUrl?: string | null;
  /** 20, 28, 40 or 64 pixels. */
  size?: "sm" | "md" | "lg" | "xl";
};

/**
 * A person's photo; the initials where there is none or it cannot be read. Decoration beside the name, so it has no
 * name of its own.
 */
export function Avatar({ name, photoUrl, size = "md" }: AvatarProps) {
  const [brokenUrl, setBrokenUrl] = useState<string | null>(null);
  const isShown = Boolean(photoUrl) && photoUrl !== brokenUrl;
  // A photo that failed before the page came to life has told nobody.
  const look = (image: HTMLImageElement | null) => {
    if (image?.complete && image.naturalWidth === 0 && image.currentSrc) setBrokenUrl(photoUrl ?? null);
  };
  return (
    <span translate="no" className={classNames(styles.avatar, styles[size])} aria-hidden="true">
      {isShown ? (
        <img
          ref={look}
          src={photoUrl ?? undefined}
          alt=""
          className={styles.photo}
          onError={() => setBrokenUrl(photoUrl ?? null)}
        />
      ) : (
        initialsOf(name)
      )}
    </span>
  );
}
