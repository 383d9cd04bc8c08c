"use client";

import { type ReactNode, useEffect, useRef } from "react";
import { classNames } from "./class-names";
import layer from "./layer.module.css";

const TAKES_FOCUS = "a[href], button, input, select, textarea, [tabindex]";

/** The scrolling part of a dialog or drawer. Where it holds nothing that takes the focus, it does, so that keys scroll it. */
export function ModalBody({ className, children }: { className?: string; children: ReactNode }) {
  const body = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const element = body.current;
    if (!element || typeof ResizeObserver === "undefined") return;
    const observer = new ResizeObserver(() => {
      const isLong = element.scrollHeight > element.clientHeight;
      if (isLong && !element.querySelector(TAKES_FOCUS)) element.tabIndex = 0;
      else element.removeAttribute("tabindex");
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return (
    <div ref={body} className={classNames(layer.body, className)}>
      {children}
    </div>
  );
}
