"use client";
/** Where whoever is done in the editor is led back to: the page that led here, else the claim. */
import { parseAsString, useQueryState } from "nuqs";
import { safeReturnPath } from "@/lib/access/safe-return-path";
import { useSession } from "@/lib/client/session/use-session";
import { RETURN_PARAM } from "@/lib/domain/opened-from";

/** Only a page of ours that the role may open, whatever the address says. */
export function useReturnPath(claim: string): string {
  const [from] = useQueryState(RETURN_PARAM, parseAsString);
  const { session } = useSession();
  return (session && safeReturnPath(from, session.effectiveRole)) || claim;
}
