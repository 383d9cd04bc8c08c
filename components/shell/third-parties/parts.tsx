"use client";

import { usePathname } from "next/navigation";
import { useEffect } from "react";
import { needsOwnDocument } from "@/lib/access/page-vendors";
import { keepAlerts } from "@/lib/client/alerts/carried-alerts";
import { usePublicConfig } from "@/lib/client/public-config";
import { reloadDocument } from "@/lib/client/update/reload-document";
import { Chat } from "./chat/chat";
import { Recording } from "./recording";

/**
 * A document keeps the policy and the third parties that it was loaded with. A link to a page with other third parties
 * therefore loads that page as a new document, which repeats the current alerts.
 */
function VendorBoundary({ loadedAt }: { loadedAt: string }) {
  const config = usePublicConfig();
  const path = usePathname();
  const needsReload = path !== loadedAt && needsOwnDocument(config, path);
  useEffect(() => {
    if (!needsReload) return;
    keepAlerts();
    reloadDocument();
  }, [needsReload]);
  return null;
}

export { ChatEntry } from "./chat/chat-entry";

/**
 * Everything that third parties need, as one lazy part that loads only if one is configured. `loadedAt`: the document's
 * path.
 */
export function Parts({ loadedAt }: { loadedAt: string }) {
  const { chat, recording, vendors } = usePublicConfig();
  return (
    <>
      <VendorBoundary loadedAt={loadedAt} />
      {chat ? <Chat /> : null}
      {/* A document that was loaded for an address with a token never gets a recorder, wherever it navigates. */}
      {recording && vendors.includes("recording") ? <Recording config={recording} /> : null}
    </>
  );
}
