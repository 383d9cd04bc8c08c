"use client";

import { MessageCircle } from "lucide-react";
import { useSyncExternalStore } from "react";
import { useActions } from "@/lib/client/actions/use-actions";
import type { ChatConfig } from "@/lib/domain/public-config";
import { CHAT_COPY } from "./copy";
import { pageMessenger } from "./page-messenger";

/** Offers the chat as a command once it is ready, because the scan editor has no navigation. */
export function useChatAction(config: ChatConfig): void {
  const messenger = pageMessenger(config);
  const isReady = useSyncExternalStore(messenger.subscribe, messenger.isReady, () => false);
  useActions([
    {
      id: "help.chat",
      group: "help",
      label: CHAT_COPY.open,
      icon: MessageCircle,
      isOffered: isReady,
      run: messenger.show,
    },
  ]);
}
