"use client";

import { lazyPart, useLazyLayer } from "../lazy-part";
import type { ModalFrameProps } from "./modal-frame";

const modalFrame = lazyPart(() => import("./modal-frame").then(({ ModalFrame }) => ModalFrame));

/** The frame of a dialog or drawer; null until one is open for the first time and it is loaded. */
export function useModalFrame({ isOpen, onOpenChange }: Pick<ModalFrameProps, "isOpen" | "onOpenChange">) {
  return useLazyLayer(modalFrame, isOpen, () => onOpenChange(false));
}
