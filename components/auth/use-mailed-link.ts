"use client";

import { useRouter } from "next/navigation";
import { useEffect, useState } from "react";
import { useBeforeReload } from "@/lib/client/update/use-before-reload";
import { cleanAddress, heldLink, holdLink, isCarried, TAKEN, takeCarriedLink } from "./link-memory";

function decodeSegment(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

/** Removes the server's startup script, which contains the tokens too and has run. */
function removeStartScript(tokens: readonly string[]): void {
  for (const script of [...document.scripts]) {
    if (tokens.some((token) => script.textContent.includes(token))) script.remove();
  }
}

export type MailedLink = {
  /** The link's values as text; null if they are lost and the mail must be opened again. */
  values: readonly string[] | null;
  /** True while the address still contains the values; text typed during this time would be lost. */
  isBeingTaken: boolean;
};

/**
 * Returns the link that opened `page`. Moves its values (`parts`, the address segments below `page`) into memory, and
 * replaces each of them in the address with `-` at once.
 */
export function useMailedLink(page: string, parts: readonly string[]): MailedLink {
  const router = useRouter();
  const isTaken = parts.every((part) => part === TAKEN);
  const [heldValues] = useState(() => (isTaken ? heldLink(page) : null));
  const address = parts.join("/");
  // A reload would lose the link, which is only in memory, so the page does not reload by itself.
  useBeforeReload(() => Promise.reject(new Error("A mailed link cannot be saved")));
  useEffect(() => {
    if (isTaken) return;
    const segments = address.split("/");
    const wasCarried = isCarried(segments);
    if (wasCarried) takeCarriedLink(page);
    else holdLink(page, segments.map(decodeSegment));
    // The query of a link that a sign-in carried over contains the return path, so it stays.
    const clean = cleanAddress(page, segments) + (wasCarried ? window.location.search : "");
    window.history.replaceState(null, "", clean);
    // The router stores the segments with the history entry, so it must navigate to the clean address as well.
    router.replace(clean, { scroll: false });
    if (wasCarried) return;
    const tokens = segments.slice(1);
    removeStartScript(tokens);
    // The end of the document may still be loading.
    if (document.readyState === "loading") {
      document.addEventListener("DOMContentLoaded", () => removeStartScript(tokens), { once: true });
    }
  }, [router, page, address, isTaken]);
  return { values: isTaken ? heldValues : parts.map(decodeSegment), isBeingTaken: !isTaken };
}
