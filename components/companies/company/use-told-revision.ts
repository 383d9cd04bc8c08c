"use client";

import { useEffect, useRef } from "react";
import type { Company } from "@/lib/domain/entities";

type Told = Pick<Company, "key" | "revision">;

/**
 * The newest revision of a company that the backend has told here. What is shown for now carries none, and an edit without
 * one would overwrite whatever others have changed meanwhile. `note`: a revision that was answered to an edit.
 */
export function useToldRevision({ key, revision }: Company) {
  const told = useRef<Told>({ key, revision });
  const note = (next: Told) => {
    const isNewer = (next.revision ?? 0) >= (told.current.revision ?? 0);
    if (next.key === told.current.key && isNewer) told.current = next;
  };
  useEffect(() => {
    const isOther = key !== told.current.key;
    if (isOther || (revision ?? 0) >= (told.current.revision ?? 0)) told.current = { key, revision };
  }, [key, revision]);
  return { read: () => told.current.revision, note };
}
