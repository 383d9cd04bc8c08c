"use client";

import { useRouter } from "next/navigation";
import { useEffect, useState } from "react";
import { useBeforeReload } from "@/lib/client/update/use-before-reload";
import { cleanAddress, heldLink, holdLink, isCarried, TAKEN, takeCarriedLink } from "./link-memory";

function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

/** Removes the server's startup script, which contains the tokens too and has run. */
function forgetStart(tokens: readonly string[]): void {
  for (const script of [...document.scripts]) {
    if (tokens.some((token) => script.textContent.includes(token))) script.remove();
  }
}

export type MailedLink = {
  /** The link's values as text; null if they are lost and the mail must be opened again. */
  values: readonly string[] | null;
  /** True until the address no longer contains them; text typed before would be lost. */
  isBeingTaken: boolean;
};

/**
 * The link that opened `page`, whose segments below it are `parts`. They are moved into memory, and the address gets
 * `-` for each of them at once.
 */
export function useMailedLink(page: string, parts: readonly string[]): MailedLink {
  const router = useRouter();
  const isTaken = parts.every((part) => part === TAKEN);
  const [held] = useState(() => (isTaken ? heldLink(page) : null));
  const address = parts.join("/");
  // A reload would lose the link, which is only in memory, so the page does not reload by itself.
  useBeforeReload(() => Promise.reject(new Error("A mailed link cannot be saved")));
  useEffect(() => {
    if (isTaken) return;
    const found = address.split("/");
    const wasCarried = isCarried(found);
    if (wasCarried) takeCarriedLink(page);
    else holdLink(page, found.map(decoded));
    // The sign-in that carried it keeps its return path.
    const clean = cleanAddress(page, found) + (wasCarried ? window.location.search : "");
    window.history.replaceState(null, "", clean);
    // The router stores the segments with the history entry, so it must navigate to the clean address as well.
    router.replace(clean, { scroll: false });
    if (wasCarried) return;
    const tokens = found.slice(1);
    forgetStart(tokens);
    // The end of the document may still be loading.
    if (document.readyState === "loading") {
      document.addEventListener("DOMContentLoaded", () => forgetStart(tokens), { once: true });
    }
  }, [router, page, address, isTaken]);
  return { values: isTaken ? held : parts.map(decoded), isBeingTaken: !isTaken };
}
