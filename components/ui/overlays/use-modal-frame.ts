"use client";

import { lazyPart, useLazyLayer } from "../lazy-part";
import type { ModalFrameProps } from "./modal-frame";

const modalFrame = lazyPart(() => import("./modal-frame").then(({ ModalFrame }) => ModalFrame));

/** Returns the frame of a dialog or drawer; null until the first opening has loaded it. */
export function useModalFrame({ isOpen, onOpenChange }: Pick<ModalFrameProps, "isOpen" | "onOpenChange">) {
  return useLazyLayer(modalFrame, isOpen, () => onOpenChange(false));
}
