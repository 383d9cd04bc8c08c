"use client";
import { parseAsString, useQueryState } from "nuqs";
import { safeReturnPath } from "@/lib/access/safe-return-path";
import { useSession } from "@/lib/client/session/use-session";
import { RETURN_PARAM } from "@/lib/domain/opened-from";

/** Returns the page that opened the editor if it is a page of this app that the role may open, else the claim. */
export function useReturnPath(claimPath: string): string {
  const [from] = useQueryState(RETURN_PARAM, parseAsString);
  const { session } = useSession();
  return (session && safeReturnPath(from, session.effectiveRole)) || claimPath;
}
