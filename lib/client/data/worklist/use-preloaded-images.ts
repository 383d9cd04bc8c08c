"use client";

import { useEffect, useRef, useState } from "react";

type Preload = { image: HTMLImageElement; isSettled: boolean };

/**
 * Fetches and decodes pictures before they are drawn, and holds them as long as they are named, so that they are painted
 * with the frame that shows them. True once all of them are there, or cannot be had.
 */
export function usePreloadedImages(urls: readonly string[]): boolean {
  const held = useRef(new Map<string, Preload>());
  const check = useRef(() => {});
  const [settled, setSettled] = useState("");
  const wanted = [...new Set(urls)].sort().join("\n");
  useEffect(() => {
    const names = wanted === "" ? [] : wanted.split("\n");
    check.current = () => {
      if (names.every((url) => held.current.get(url)?.isSettled)) setSettled(wanted);
    };
    for (const url of [...held.current.keys()]) if (!names.includes(url)) held.current.delete(url);
    for (const url of names) {
      if (held.current.has(url)) continue;
      const image = new Image();
      const preload = { image, isSettled: false };
      held.current.set(url, preload);
      image.decoding = "async";
      image.src = url;
      const settle = () => {
        preload.isSettled = true;
        check.current();
      };
      // Not every browser decodes ahead.
      Promise.resolve()
        .then(() => image.decode())
        .then(settle, settle);
    }
    check.current();
  }, [wanted]);
  return settled === wanted;
}
