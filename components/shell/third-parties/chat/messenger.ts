/**
 * The chat by its provider's script (Intercom's JavaScript API): a stub takes the calls until the script, which is asked
 * for once per document, stands in its place. Nothing here throws, and a chat that does not come is none.
 */
import { tellEach } from "@/lib/tell-each";

/** As whom the chat speaks; `hash` proves it to the provider. */
export type ChatPerson = { key: string; name: string; email: string; hash: string };

type Api = ((...call: unknown[]) => void) & { q?: unknown[][] };
/** The window that the script finds its stub in. */
export type ChatWindow = { Intercom?: Api };
export type ChatSource = {
  appId: string;
  /** Adds the script to the document, and tells whether it came. */
  load: (onEnd: (isThere: boolean) => void) => void;
};

export function createMessenger(host: ChatWindow, { appId, load }: ChatSource) {
  const listeners = new Set<() => void>();
  let person: ChatPerson | null = null;
  let script: "unasked" | "coming" | "there" | "gone" = "unasked";
  let isReady = false;

  function tell(ready: boolean): void {
    if (isReady === ready) return;
    isReady = ready;
    tellEach(listeners);
  }

  function call(...what: unknown[]): void {
    try {
      host.Intercom?.(...what);
    } catch {
      // The provider's fault stays with the provider.
    }
  }

  function ask(): void {
    const queue: unknown[][] = [];
    const stub: Api = (...what) => void queue.push(what);
    stub.q = queue;
    host.Intercom = stub;
    script = "coming";
    load((isThere) => {
      script = isThere ? "there" : "gone";
      if (!isThere) queue.length = 0;
      // Some providers take the stub's place only a while later, and then tell by "ready".
      else if (person && host.Intercom !== stub) tell(true);
    });
  }

  const identityOf = ({ key, name, email, hash }: ChatPerson) => ({
    app_id: appId,
    user_id: key,
    name,
    email,
    user_hash: hash,
    // It would stand on the alerts and on what a page has at its lower right: the navigation has the way to the chat.
    hide_default_launcher: true,
  });

  function stop(): void {
    if (!person) return;
    person = null;
    tell(false);
    // What still waits for the script is of somebody who has gone.
    if (host.Intercom?.q && script === "coming") host.Intercom.q.length = 0;
    else if (script === "there") call("shutdown");
  }

  return {
    /** Begins for this person, or tells what has changed of them; another person's chat is ended before. */
    start(given: ChatPerson): void {
      if (script === "gone") return;
      if (person && person.key !== given.key) stop();
      const isNew = person === null;
      const isSame = JSON.stringify(person) === JSON.stringify(given);
      if (isSame) return;
      person = given;
      if (script === "unasked") ask();
      if (isNew) {
        call("ready", () => {
          if (person?.key === given.key) tell(true);
        });
      }
      call(isNew ? "boot" : "update", identityOf(given));
      if (script === "there" && !host.Intercom?.q) tell(true);
    },
    /** Ends it: the provider forgets in this browser who spoke. */
    stop,
    /** Opens its window. */
    show: () => call("show"),
    /** Whether there is a chat to open. */
    isReady: () => isReady,
    subscribe(listener: () => void): () => void {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

export type Messenger = ReturnType<typeof createMessenger>;
