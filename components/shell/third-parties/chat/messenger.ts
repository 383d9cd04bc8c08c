/**
 * The chat through its provider's script (Intercom's JavaScript API). A stub queues the calls until the script,
 * requested once per document, replaces it. Nothing here throws. The chat is available only after its provider reports
 * that it is ready for this person: a script that loads may be broken, or not a chat at all.
 */
import { notifyEach } from "@/lib/notify-each";

/** The chat's user; `hash` proves the identity to the provider. */
export type ChatPerson = { key: string; name: string; email: string; hash: string };

type Api = ((...call: unknown[]) => void) & { q?: unknown[][] };
/** The window in which the script finds the stub. */
export type ChatWindow = { Intercom?: Api };
export type ChatSource = {
  appId: string;
  /** Adds the script to the document and reports whether it loaded. */
  load: (onEnd: (isThere: boolean) => void) => void;
};

export function createMessenger(host: ChatWindow, { appId, load }: ChatSource) {
  const listeners = new Set<() => void>();
  let person: ChatPerson | null = null;
  let stub: Api | null = null;
  /** The script failed to load, or what loaded cannot be called. */
  let isDisabled = false;
  /** Counts the starts, since the provider may report about a previous one later. */
  let beginning = 0;
  let isBooted = false;
  let isReady = false;

  function notify(): void {
    const ready = person !== null && isBooted && !isDisabled && host.Intercom !== stub;
    if (isReady === ready) return;
    isReady = ready;
    notifyEach(listeners);
  }

  /** A provider's error disables its chat. */
  function call(...what: unknown[]): void {
    try {
      (host.Intercom as Api)(...what);
    } catch {
      isDisabled = true;
      notify();
    }
  }

  function ask(): void {
    const queue: unknown[][] = [];
    stub = (...what) => void queue.push(what);
    stub.q = queue;
    host.Intercom = stub;
    load((isThere) => {
      if (!isThere) {
        isDisabled = true;
        queue.length = 0;
      }
      // A provider that runs the queue before it replaces the stub has reported already.
      notify();
    });
  }

  const identityOf = ({ key, name, email, hash }: ChatPerson) => ({
    app_id: appId,
    user_id: key,
    name,
    email,
    user_hash: hash,
    // It would cover the alerts and the lower right of the page; the navigation has the link instead.
    hide_default_launcher: true,
  });

  function stop(): void {
    if (!person) return;
    person = null;
    isBooted = false;
    beginning += 1;
    notify();
    // The queue belongs to the person who left.
    if (stub?.q && host.Intercom === stub) stub.q.length = 0;
    else call("shutdown");
  }

  function begin(given: ChatPerson): void {
    const mine = beginning;
    call("ready", () => {
      if (mine !== beginning) return;
      isBooted = true;
      notify();
    });
    if (!isDisabled) call("boot", identityOf(given));
  }

  return {
    /** Starts for this person, or reports changes of them; another person's chat ends first. */
    start(given: ChatPerson): void {
      if (person && person.key !== given.key) stop();
      if (isDisabled || JSON.stringify(person) === JSON.stringify(given)) return;
      const isNew = person === null;
      person = given;
      if (!stub) ask();
      if (isNew) begin(given);
      else call("update", identityOf(given));
    },
    /** Ends the chat: the provider forgets the person in this browser. */
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
