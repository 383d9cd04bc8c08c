"use client";
/** Navigates between the steps of the sign-in, and from the last step into the app. */
import { useRouter } from "next/navigation";
import { useMemo } from "react";
import { needsOwnDocument } from "../../access/page-vendors";
import { usePublicConfig } from "../public-config";
import { enterDocument, leaveDocument } from "./leave-document";

export type NextPage = {
  /** Whether the address needs a new document, because its vendors differ. */
  leavesDocument: (address: string) => boolean;
  /** Replaces the current page, by the router unless the address needs a new document. */
  replace: (address: string) => void;
  /** Like `replace`, but adds a history entry. */
  push: (address: string) => void;
};

export function useNextPage(): NextPage {
  const router = useRouter();
  const config = usePublicConfig();
  return useMemo(() => {
    const leavesDocument = (address: string) => needsOwnDocument(config, new URL(address, "http://here").pathname);
    const navigate = (address: string, byDocument: (address: string) => void, byRouter: (address: string) => void) => {
      if (leavesDocument(address)) byDocument(address);
      else byRouter(address);
    };
    return {
      leavesDocument,
      replace: (address) => navigate(address, leaveDocument, (to) => router.replace(to)),
      push: (address) => navigate(address, enterDocument, (to) => router.push(to)),
    };
  }, [router, config]);
}
