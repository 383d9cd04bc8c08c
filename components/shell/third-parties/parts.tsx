"use client";

import { usePublicConfig } from "@/lib/client/public-config";
import { Chat } from "./chat/chat";
import { Recording } from "./recording";
import { VendorBoundary } from "./vendor-boundary";

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
