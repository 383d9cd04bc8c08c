"use client";

import { usePathname } from "next/navigation";
import { useEffect, useState } from "react";
import { vendorsOf } from "@/lib/access/page-vendors";
import { whenLoadedAndIdle } from "@/lib/client/browser/when-idle";
import { sessionLifetime } from "@/lib/client/calls/session-lifetime";
import { usePublicConfig } from "@/lib/client/public-config";
import { useCurrentEmployee } from "@/lib/client/session/use-current-employee";
import { useSession } from "@/lib/client/session/use-session";
import type { ChatConfig } from "@/lib/domain/public-config";
import type { ChatPerson } from "./messenger";
import { pageMessenger } from "./page-messenger";
import { useChatAction } from "./use-chat-action";

/** A session change that fails sends no event; after this time the chat starts again for the same person. */
const MAX_CHANGE_MS = 10_000;

/** The support chat on pages that may have it, for a signed-in person who is not impersonating. Renders nothing. */
export function Chat() {
  const { chat, vendors } = usePublicConfig();
  const path = usePathname();
  if (!chat || !vendors.includes("chat") || !vendorsOf(path).includes("chat")) return <NoChat config={chat} />;
  return <RunningChat config={chat} />;
}

function NoChat({ config }: { config: ChatConfig | null }) {
  useEffect(() => {
    if (config) pageMessenger(config).stop();
  }, [config]);
  return null;
}

/** Returns the person for the chat; null while the session is unknown, impersonating, or without proof of identity. */
function useChatPerson(): ChatPerson | null {
  const { session } = useSession();
  const { employee } = useCurrentEmployee();
  if (!session || session.isMfaPending || session.impersonation) return null;
  if (!employee?.chatIdentityHash || employee.key !== session.employeeKey) return null;
  const { key, givenName, familyName, email, chatIdentityHash: hash } = employee;
  return { key, name: `${givenName} ${familyName}`.trim(), email, hash };
}

function RunningChat({ config }: { config: ChatConfig }) {
  useChatAction(config);
  const person = useChatPerson();
  const [isChanging, setIsChanging] = useState(false);
  const personJson = person && !isChanging ? JSON.stringify(person) : null;

  useEffect(() => {
    const messenger = pageMessenger(config);
    let timer: ReturnType<typeof setTimeout> | undefined;
    const unsubscribe = sessionLifetime.subscribe(({ type }) => {
      // Immediately, because the browser may leave the document before the next render.
      messenger.stop();
      clearTimeout(timer);
      setIsChanging(type !== "began");
      if (type === "changing") timer = setTimeout(() => setIsChanging(false), MAX_CHANGE_MS);
    });
    return () => {
      unsubscribe();
      clearTimeout(timer);
    };
  }, [config]);

  useEffect(() => {
    const messenger = pageMessenger(config);
    if (personJson === null) return messenger.stop();
    return whenLoadedAndIdle(() => messenger.start(JSON.parse(personJson) as ChatPerson));
  }, [config, personJson]);
  return null;
}
