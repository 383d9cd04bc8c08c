/**
 * Runs the chat through its provider's script (Intercom's JavaScript API). A stub queues the calls until the script,
 * requested once per document, replaces the stub. No method throws. The chat is available only after the provider
 * reports that it is ready for this person: a script that loads may be broken, or not a chat at all.
 */
import { createListeners } from "@/lib/notify-each";

/** The chat's user; `hash` proves the identity to the provider. */
export type ChatPerson = { key: string; name: string; email: string; hash: string };

type Api = ((...call: unknown[]) => void) & { q?: unknown[][] };
/** The window in which the script finds the stub. */
export type ChatWindow = { Intercom?: Api };
export type ChatSource = {
  appId: string;
  /** Adds the script to the document and reports whether it loaded. */
  load: (onEnd: (isLoaded: boolean) => void) => void;
};

export class Messenger {
  readonly #host: ChatWindow;
  readonly #source: ChatSource;
  readonly #listeners = createListeners();
  #person: ChatPerson | null = null;
  #stub: Api | null = null;
  /** The script failed to load, or what loaded cannot be called. */
  #isDisabled = false;
  /** Counts the ended chats, since the provider may report about a previous one later. */
  #endedCount = 0;
  #isBooted = false;
  #isReady = false;

  constructor(host: ChatWindow, source: ChatSource) {
    this.#host = host;
    this.#source = source;
  }

  /** Starts the chat of a person, or reports changes of that person. Another person's chat ends first. */
  start(person: ChatPerson): void {
    if (this.#person && this.#person.key !== person.key) this.stop();
    if (this.#isDisabled || JSON.stringify(this.#person) === JSON.stringify(person)) return;
    const isNew = this.#person === null;
    this.#person = person;
    if (!this.#stub) this.#requestScript();
    if (isNew) this.#boot(person);
    else this.#call("update", this.#identityOf(person));
  }

  /** Ends the chat: the provider forgets the person in this browser. */
  stop = (): void => {
    if (!this.#person) return;
    this.#person = null;
    this.#isBooted = false;
    this.#endedCount += 1;
    this.#notify();
    // The queue belongs to the person who left.
    if (this.#stub?.q && this.#host.Intercom === this.#stub) this.#stub.q.length = 0;
    else this.#call("shutdown");
  };

  /** Opens the chat's window. */
  show = (): void => this.#call("show");

  /** Whether there is a chat to open. */
  isReady = (): boolean => this.#isReady;

  subscribe = this.#listeners.subscribe;

  #notify(): void {
    const hasScript = this.#host.Intercom !== this.#stub;
    const isReady = this.#person !== null && this.#isBooted && !this.#isDisabled && hasScript;
    if (this.#isReady === isReady) return;
    this.#isReady = isReady;
    this.#listeners.notify();
  }

  /** Calls the provider's script; an error disables the chat. */
  #call(...args: unknown[]): void {
    try {
      (this.#host.Intercom as Api)(...args);
    } catch {
      this.#isDisabled = true;
      this.#notify();
    }
  }

  #requestScript(): void {
    const queue: unknown[][] = [];
    const stub: Api = (...args) => void queue.push(args);
    stub.q = queue;
    this.#stub = stub;
    this.#host.Intercom = stub;
    this.#source.load((isLoaded) => {
      if (!isLoaded) {
        this.#isDisabled = true;
        queue.length = 0;
      }
      // A provider that runs the queue before it replaces the stub has reported already.
      this.#notify();
    });
  }

  #boot(person: ChatPerson): void {
    const endedCount = this.#endedCount;
    this.#call("ready", () => {
      if (endedCount !== this.#endedCount) return;
      this.#isBooted = true;
      this.#notify();
    });
    if (!this.#isDisabled) this.#call("boot", this.#identityOf(person));
  }

  #identityOf({ key, name, email, hash }: ChatPerson) {
    return {
      app_id: this.#source.appId,
      user_id: key,
      name,
      email,
      user_hash: hash,
      // The launcher would cover the alerts and the lower right of the page; the navigation has the link instead.
      hide_default_launcher: true,
    };
  }
}
