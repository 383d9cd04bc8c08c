/**
 * The messenger of this page, created on first use; it never starts on the server, which renders the navigation too.
 */
import type { ChatConfig } from "@/lib/domain/public-config";
import { type ChatWindow, Messenger } from "./messenger";

let messenger: Messenger | null = null;

export function pageMessenger({ appId, scriptUrl }: ChatConfig): Messenger {
  messenger ??= new Messenger(globalThis as ChatWindow, {
    appId,
    load(onEnd) {
      const script = document.createElement("script");
      script.src = `${scriptUrl}/${encodeURIComponent(appId)}`;
      script.async = true;
      script.addEventListener("load", () => onEnd(true));
      script.addEventListener("error", () => onEnd(false));
      document.head.append(script);
    },
  });
  return messenger;
}
