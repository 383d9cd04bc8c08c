"use client";

import { lazyPart, useLazyLayer } from "@/components/ui/lazy-part";
import type { LogOutDialogProps } from "./log-out-dialog";

const dialog = lazyPart(() => import("./log-out-dialog").then(({ LogOutDialog }) => LogOutDialog));

/** The log-out dialog, loaded after the first paint. */
export function LogOutQuestion(props: LogOutDialogProps) {
  const Dialog = useLazyLayer(dialog, props.isOpen, () => props.onOpenChange(false));
  return Dialog ? <Dialog {...props} /> : null;
}
