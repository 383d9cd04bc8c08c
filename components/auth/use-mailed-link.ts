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

/** What the server wrote into the document to start the page holds the tokens too, and has done its work. */
function forgetStart(tokens: readonly string[]): void {
  for (const script of [...document.scripts]) {
    if (tokens.some((token) => script.textContent.includes(token))) script.remove();
  }
}

export type MailedLink = {
  /** What the link carries, as text; null where it is gone, and the mail must be opened again. */
  values: readonly string[] | null;
  /** True until the address holds nothing of it any more; what is typed before would be lost. */
  isBeingTaken: boolean;
};

/**
 * The link that led to `page`, `parts` being its segments below it as they stand in the address. They are taken into
 * memory, and the address becomes the same path with `-` for each of them at once.
 */
export function useMailedLink(page: string, parts: readonly string[]): MailedLink {
  const router = useRouter();
  const isTaken = parts.every((part) => part === TAKEN);
  const [held] = useState(() => (isTaken ? heldLink(page) : null));
  const address = parts.join("/");
  // A reload loses the link, which is nowhere but in memory: the page is not reloaded by itself.
  useBeforeReload(() => Promise.reject(new Error("A mailed link cannot be saved")));
  useEffect(() => {
    if (isTaken) return;
    const found = address.split("/");
    const wasCarried = isCarried(found);
    if (wasCarried) takeCarriedLink(page);
    else holdLink(page, found.map(decoded));
    // The sign-in that carried it keeps its way on.
    const clean = cleanAddress(page, found) + (wasCarried ? window.location.search : "");
    window.history.replaceState(null, "", clean);
    // The router keeps the segments beside the history entry: it has to go to the clean address as well.
    router.replace(clean, { scroll: false });
    if (wasCarried) return;
    const tokens = found.slice(1);
    forgetStart(tokens);
    // The end of the document may still be on its way.
    if (document.readyState === "loading") {
      document.addEventListener("DOMContentLoaded", () => forgetStart(tokens), { once: true });
    }
  }, [router, page, address, isTaken]);
  return { values: isTaken ? held : parts.map(decoded), isBeingTaken: !isTaken };
}
