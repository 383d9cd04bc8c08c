"use client";

import { MessageCircle } from "lucide-react";
import { useSyncExternalStore } from "react";
import { useActions } from "@/lib/client/actions/use-actions";
import type { ChatConfig } from "@/lib/domain/public-config";
import { pageMessenger } from "./page-messenger";
import { CHAT_WORDS } from "./words";

/** The way to the chat among the commands, once there is a chat: the scan editor has no navigation. */
export function useChatAction(config: ChatConfig): void {
  const messenger = pageMessenger(config);
  const isReady = useSyncExternalStore(messenger.subscribe, messenger.isReady, () => false);
  useActions([
    {
      id: "help.chat",
      group: "help",
      label: CHAT_WORDS.open,
      icon: MessageCircle,
      isOffered: isReady,
      run: messenger.show,
    },
  ]);
}
