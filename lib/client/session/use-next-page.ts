"use client";
/** Navigation between the steps of the sign-in, and from the last one into the app. */
import { useRouter } from "next/navigation";
import { useMemo } from "react";
import { needsOwnDocument } from "../../access/page-vendors";
import { usePublicConfig } from "../public-config";
import { enterDocument, leaveDocument } from "./leave-document";

export type NextPage = {
  /** Whether the target needs a document of its own, since its third parties differ. */
  leavesDocument: (address: string) => boolean;
  /** Navigates once, by the router if this document will do. */
  replace: (address: string) => void;
  /** The same, with a history entry. */
  push: (address: string) => void;
};

export function useNextPage(): NextPage {
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
