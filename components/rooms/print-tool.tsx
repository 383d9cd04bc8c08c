"use client";

import { Printer } from "lucide-react";
import { useRef, useState } from "react";
import { createPortal } from "react-dom";
import { IconButton } from "@/components/ui/icon-button";
import { lazyPart, useLazyPart } from "@/components/ui/lazy-part";
import { useIsPrinting } from "@/components/ui/use-is-printing";
import { useAction } from "@/lib/client/actions/use-action";
import { useActions } from "@/lib/client/actions/use-actions";
import { regionCopy as copy } from "./copy";
import type { Review } from "./use-review";

const roomPaper = lazyPart(() => import("./room-paper").then(({ RoomPaper }) => RoomPaper));

/** Pictures that take longer to load are printed as their names. */
const MAX_WAIT_MS = 20_000;

/**
 * Prints the room once its pictures are loaded. The browser's own print command cannot wait and prints only those that
 * are loaded already.
 */
export function PrintTool({ review }: { review: Review }) {
  const isPrinting = useIsPrinting();
  const [isPreparing, setIsPreparing] = useState(false);
  const settle = useRef<((isReady: boolean) => void) | null>(null);
  const RoomPaper = useLazyPart(roomPaper, isPreparing || isPrinting, () => settle.current?.(false));
  const print = async () => {
    if (settle.current) return;
    const ready = new Promise<boolean>((resolve) => {
      settle.current = resolve;
      setTimeout(() => resolve(true), MAX_WAIT_MS);
    });
    setIsPreparing(true);
    if (await ready) window.print();
    settle.current = null;
    setIsPreparing(false);
  };
  useActions([
    { id: "review.print", group: "page", label: copy.print, icon: Printer, keys: ["mod+p"], run: () => void print() },
  ]);
  const action = useAction("review.print");
  return (
    <>
      <IconButton
        size="sm"
        icon={<Printer />}
        label={copy.print}
        shortcut={action?.shortcut}
        isLoading={isPreparing}
        onClick={() => void print()}
      />
      {RoomPaper && (isPreparing || isPrinting)
        ? // Directly under `main`, so that no box of the screen affects the pages.
          createPortal(<RoomPaper review={review} onReady={() => settle.current?.(true)} />, mainElement())
        : null}
    </>
  );
}

const mainElement = () => document.querySelector("main") ?? document.body;
