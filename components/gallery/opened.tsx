"use client";

import { useSearchParams } from "next/navigation";
import { type ReactNode, useState } from "react";
import { Button } from "@/components/ui/button";
import { Specimen } from "./section";

type State = { isOpen: boolean; onOpenChange: (isOpen: boolean) => void };

/** A button and the layer that it opens; `?open=` with its id opens the layer. */
export function Opened({ id, label, children }: { id: string; label: string; children: (state: State) => ReactNode }) {
  const [isOpen, setIsOpen] = useState(useSearchParams().get("open") === id);
  return (
    <Specimen label={`?open=${id}`}>
      <Button onClick={() => setIsOpen(true)}>{label}</Button>
      {children({ isOpen, onOpenChange: setIsOpen })}
    </Specimen>
  );
}
