"use client";

import { usePathname } from "next/navigation";
import { useEffect } from "react";
import { needsOwnDocument } from "@/lib/access/page-vendors";
import { keepAlerts } from "@/lib/client/alerts/kept-alerts";
import { usePublicConfig } from "@/lib/client/public-config";
import { reloadDocument } from "@/lib/client/update/reload-document";
import { Chat } from "./chat/chat";
import { Recording } from "./recording";

/**
 * The policy of a page is the one it was loaded with, and so are the third parties in it. Whoever comes by a link to a
 * page that has others is given that page's own document; what was just said is said there again.
 */
function VendorBoundary({ loadedAt }: { loadedAt: string }) {
  const config = usePublicConfig();
  const path = usePathname();
  const isAmiss = path !== loadedAt && needsOwnDocument(config, path);
  useEffect(() => {
    if (!isAmiss) return;
    keepAlerts();
    reloadDocument();
  }, [isAmiss]);
  return null;
}

export { ChatEntry } from "./chat/chat-entry";

/** All that third parties need, as one piece: where none is configured nobody asks for it. `loadedAt`: the document's path. */
export function Parts({ loadedAt }: { loadedAt: string }) {
  const { chat, recording, vendors } = usePublicConfig();
  return (
    <>
      <VendorBoundary loadedAt={loadedAt} />
      {chat ? <Chat /> : null}
      {/* A document that was loaded for an address with a token has no recorder, wherever it goes on to. */}
      {recording && vendors.includes("recording") ? <Recording config={recording} /> : null}
    </>
  );
}
