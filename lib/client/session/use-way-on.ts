"use client";
/** From one step of the sign-in to the next, and from the last one in. */
import { useRouter } from "next/navigation";
import { useMemo } from "react";
import { needsOwnDocument } from "../../access/page-vendors";
import { usePublicConfig } from "../public-config";
import { enterDocument, leaveDocument } from "./leave-document";

export type WayOn = {
  /** Whether the page at this address is loaded as a document of its own, for the third parties that it has or must not have. */
  leavesDocument: (address: string) => boolean;
  /** Leads there, once: by the router where this document will do. */
  replace: (address: string) => void;
  /** The same, with a way back. */
  push: (address: string) => void;
};

export function useWayOn(): WayOn {
  const router = useRouter();
  const config = usePublicConfig();
  return useMemo(() => {
    const leavesDocument = (address: string) => needsOwnDocument(config, new URL(address, "http://here").pathname);
    const lead = (address: string, byDocument: (address: string) => void, byRouter: (address: string) => void) => {
      if (leavesDocument(address)) byDocument(address);
      else byRouter(address);
    };
    return {
      leavesDocument,
      replace: (address) => lead(address, leaveDocument, (to) => router.replace(to)),
      push: (address) => lead(address, enterDocument, (to) => router.push(to)),
    };
  }, [router, config]);
}
