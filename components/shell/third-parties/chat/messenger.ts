/**
 * The chat by its provider's script (Intercom's JavaScript API): a stub takes the calls until the script, which is asked
 * for once per document, stands in its place. Nothing here throws. There is a chat once its provider says that it is
 * ready for this person, and no sooner: a script that comes may be broken, or no chat at all.
 */
import { notifyEach } from "@/lib/notify-each";

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
  let stub: Api | null = null;
  /** The script did not come, or what came cannot be spoken to. */
  let isGone = false;
  /** Counts the beginnings: of one that is over the provider may tell later. */
  let beginning = 0;
  let isBooted = false;
  let isReady = false;

  function tell(): void {
    const ready = person !== null && isBooted && !isGone && host.Intercom !== stub;
    if (isReady === ready) return;
    isReady = ready;
    notifyEach(listeners);
  }

  /** The provider's fault stays with the provider: what throws is no chat from there on. */
  function call(...what: unknown[]): void {
    try {
      (host.Intercom as Api)(...what);
    } catch {
      isGone = true;
      tell();
    }
  }

  function ask(): void {
    const queue: unknown[][] = [];
    stub = (...what) => void queue.push(what);
    stub.q = queue;
    host.Intercom = stub;
    load((isThere) => {
      if (!isThere) {
        isGone = true;
        queue.length = 0;
      }
      // Whoever does what was queued before it takes the stub's place has said so already.
      tell();
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
    isBooted = false;
    beginning += 1;
    tell();
    // What still waits for the script is of somebody who has gone.
    if (stub?.q && host.Intercom === stub) stub.q.length = 0;
    else call("shutdown");
  }

  function begin(given: ChatPerson): void {
    const mine = beginning;
    call("ready", () => {
      if (mine !== beginning) return;
      isBooted = true;
      tell();
    });
    if (!isGone) call("boot", identityOf(given));
  }

  return {
    /** Begins for this person, or tells what has changed of them; another person's chat is ended before. */
    start(given: ChatPerson): void {
      if (person && person.key !== given.key) stop();
      if (isGone || JSON.stringify(person) === JSON.stringify(given)) return;
      const isNew = person === null;
      person = given;
      if (!stub) ask();
      if (isNew) begin(given);
      else call("update", identityOf(given));
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
