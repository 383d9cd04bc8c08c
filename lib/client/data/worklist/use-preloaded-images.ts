"use client";

import { useEffect, useRef, useState } from "react";

type Preload = { image: HTMLImageElement; isSettled: boolean };

/**
 * Loads and decodes images and keeps them while they are listed, so that they appear with the frame that shows them.
 * Returns true once all are loaded or have failed.
 */
export function usePreloadedImages(urls: readonly string[]): boolean {
  const preloads = useRef(new Map<string, Preload>());
  const check = useRef(() => {});
  const [settled, setSettled] = useState("");
  const listed = [...new Set(urls)].sort().join("\n");
  useEffect(() => {
    const listedUrls = listed === "" ? [] : listed.split("\n");
    check.current = () => {
      if (listedUrls.every((url) => preloads.current.get(url)?.isSettled)) setSettled(listed);
    };
    for (const url of [...preloads.current.keys()]) if (!listedUrls.includes(url)) preloads.current.delete(url);
    for (const url of listedUrls) {
      if (preloads.current.has(url)) continue;
      const image = new Image();
      const preload = { image, isSettled: false };
      preloads.current.set(url, preload);
      image.decoding = "async";
      image.src = url;
      const settle = () => {
        preload.isSettled = true;
        check.current();
      };
      // Not every browser can decode ahead.
      Promise.resolve()
        .then(() => image.decode())
        .then(settle, settle);
    }
    check.current();
  }, [listed]);
  return settled === listed;
}
