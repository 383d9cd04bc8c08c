"use client";

import { MessageCircle } from "lucide-react";
import { useSyncExternalStore } from "react";
import { Tooltip } from "@/components/ui/tooltip";
import type { ChatConfig } from "@/lib/domain/public-config";
import { useIsNavCollapsed } from "../../nav-collapsed";
import styles from "../../side-nav.module.css";
import { CHAT_COPY } from "./copy";
import { pageMessenger } from "./page-messenger";

export type ChatEntryProps = {
  config: ChatConfig;
  /** Called before the chat opens. */
  onOpen?: () => void;
};

/** The navigation's link to the chat, once the chat is ready. */
export function ChatEntry({ config, onOpen }: ChatEntryProps) {
  const isCollapsed = useIsNavCollapsed();
  const messenger = pageMessenger(config);
  const isReady = useSyncExternalStore(messenger.subscribe, messenger.isReady, () => false);
  if (!isReady) return null;
  const open = () => {
    onOpen?.();
    messenger.show();
  };
  const button = (
    <button type="button" className={styles.link} onClick={open}>
      <MessageCircle aria-hidden="true" />
      <span className={styles.label}>{CHAT_COPY.open}</span>
    </button>
  );
  if (!isCollapsed) return button;
  return (
    <Tooltip label={CHAT_COPY.open} placement="right-center">
      {button}
    </Tooltip>
  );
}
