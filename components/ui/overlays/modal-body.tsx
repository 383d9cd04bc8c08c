"use client";

import { type ReactNode, useRef } from "react";
import { classNames } from "../class-names";
import layer from "../layer.module.css";
import { useScrollStop } from "../use-scroll-stop";

/** The scrolling part of a dialog or drawer. It takes the focus if nothing inside can, so that keys scroll it. */
export function ModalBody({ className, children }: { className?: string; children: ReactNode }) {
  const body = useRef<HTMLDivElement>(null);
  useScrollStop(body);
  return (
    <div ref={body} className={classNames(layer.body, className)}>
      {children}
    </div>
  );
}
