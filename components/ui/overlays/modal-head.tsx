"use client";

import { type ReactNode, useRef } from "react";
import { classNames } from "../class-names";
import layer from "../layer.module.css";
import { useScrollStop } from "../use-scroll-stop";

type Props = { isHidden?: boolean; className?: string; children: ReactNode };

/** The title of a dialog or drawer and what stands under it. An endless one scrolls, and leaves room for body and answers. */
export function ModalHead({ isHidden, ...props }: Props) {
  return isHidden ? <div className="visually-hidden">{props.children}</div> : <Shown {...props} />;
}

function Shown({ className, children }: Omit<Props, "isHidden">) {
  const head = useRef<HTMLDivElement>(null);
  useScrollStop(head);
  return (
    <div ref={head} className={classNames(layer.head, className)}>
      {children}
    </div>
  );
}
