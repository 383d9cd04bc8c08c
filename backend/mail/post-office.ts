/**
 * Posts what waits in the outbox, outside of every call: nobody's answer waits for a mail server. Each message is sent
 * at least once; a second copy, after a crash between the server's answer and its note, bears the same Message-ID.
 */
import { setTimeout as wait } from "node:timers/promises";
import { DAY_MS } from "../../lib/domain/constants";
import type { Db } from "../db/database";
import { isServerDown, type Outbox } from "./outbox";
import type { Posted, Postman } from "./smtp";
import {
  claimDue,
  dropClearBodies,
  dropSettled,
  giveUpExpired,
  markDelivered,
  markGivenUp,
  markPostponed,
  markServerUp,
  type OutboxRow,
} from "./waiting-mail";

export type PostOfficeParts = {
  db: Db;
  outbox: Outbox;
  postman: Postman;
  /** The sender's domain: the right side of Message-IDs. */
  domain: string;
  clock: () => Date;
  log: PostLog;
};
type PostLog = Record<"info" | "warn" | "error", (fields: object, message: string) => void>;

const LOOK_EVERY_MS = 500;
/** Connections to the mail server: those of one lane are never taken by the other. */
const AT_ONCE = { awaited: 4, other: 4 };
const TIDY_EVERY_MS = 3_600_000;
const KEPT_MS = 7 * DAY_MS;

export class PostOffice {
  private readonly underWay = new Map<Promise<void>, OutboxRow>();
  private looking: Promise<void> | null = null;
  private timer: NodeJS.Timeout | null = null;
  private tidiedAt = 0;

  constructor(private readonly parts: PostOfficeParts) {}

  /** Looks twice a second from now on, and at once when a message has left: there may be more. */
  start(): void {
    this.timer ??= setInterval(() => this.look(), LOOK_EVERY_MS);
    this.timer.unref();
  }

  /** Takes no more messages, and waits for those under way, `withinMs` at most. */
  async stop(withinMs: number): Promise<void> {
    if (this.timer) clearInterval(this.timer);
    this.timer = null;
    await this.looking;
    await Promise.race([Promise.all(this.underWay.keys()), wait(withinMs, undefined, { ref: false })]);
  }

  /** One look: starts posting what is due. Resolves when all that is under way has been settled. */
  async round(): Promise<void> {
    await this.look();
    await Promise.all(this.underWay.keys());
  }

  /** Never rejects: a database that is away for a moment is tried again at the next look. */
  private look(): Promise<void> {
    this.looking ??= this.takeDue()
      .catch((err: Error) => this.parts.log.error({ err }, "the outbox could not be read"))
      .finally(() => {
        this.looking = null;
      });
    return this.looking;
  }

  private async takeDue(): Promise<void> {
    const { db, log } = this.parts;
    await this.tidy();
    const expired = await giveUpExpired(db, this.settled());
    if (expired > 0) log.error({ mail: { state: "given-up", failure: "expired", count: expired } }, "mail");
    // A server that is down is asked with one message at a time.
    if (await isServerDown(db)) {
      for (const row of await claimDue(db, this.now(), 1 - this.underWay.size)) this.begin(row);
      return;
    }
    for (const lane of ["awaited", "other"] as const) {
      for (const row of await claimDue(db, this.now(), this.roomIn(lane), lane)) this.begin(row);
    }
  }

  private roomIn(lane: keyof typeof AT_ONCE): number {
    const busy = [...this.underWay.values()].filter((row) => row.isAwaited === (lane === "awaited"));
    return AT_ONCE[lane] - busy.length;
  }

  private begin(row: OutboxRow): void {
    const work: Promise<void> = this.deliver(row)
      .then((isServerThere) => {
        if (isServerThere) this.lookOn();
      })
      .catch((err: Error) => this.parts.log.error({ err, mail: { id: row.id } }, "mail could not be noted"))
      .finally(() => this.underWay.delete(work));
    this.underWay.set(work, row);
  }

  /** Unless it has been told to stop, or looks only when it is asked. */
  private lookOn(): void {
    if (this.timer) setImmediate(() => this.timer && this.look());
  }

  /** Whether the mail server took it or refused it: it is there. */
  private async deliver(row: OutboxRow): Promise<boolean> {
    const { db, outbox, postman, domain } = this.parts;
    const body = outbox.bodyOf(row);
    const { id, recipient, subject } = row;
    const messageId = `<outbox-${id}-${Date.parse(row.sentAt)}@${domain}>`;
    const posted: Posted = body === null ? UNREADABLE : await postman.post({ messageId, recipient, subject, body });
    await this.note(row, posted);
    const isServerThere = posted !== UNREADABLE && !(posted.kind === "later" && posted.isServerDown);
    if (isServerThere) await markServerUp(db, this.now());
    return isServerThere;
  }

  private async note(row: OutboxRow, posted: Posted): Promise<void> {
    const { db, log } = this.parts;
    const { id, attempts } = row;
    if (posted.kind === "delivered") {
      await markDelivered(db, id, this.settled());
      return log.info({ mail: { id, state: "delivered", attempts } }, "mail");
    }
    const { failure } = posted;
    if (posted.kind === "refused") {
      await markGivenUp(db, id, failure, this.settled());
      return log.error({ mail: { id, state: "given-up", attempts, failure } }, "mail");
    }
    await markPostponed(db, row, posted, this.now());
    log.warn({ mail: { id, state: "waiting", attempts, failure } }, "mail");
  }

  private async tidy(): Promise<void> {
    const { db, outbox, clock } = this.parts;
    const now = clock().getTime();
    if (now - this.tidiedAt < TIDY_EVERY_MS) return;
    this.tidiedAt = now;
    if (outbox.ways.isShown) return;
    await dropClearBodies(db);
    await dropSettled(db, new Date(now - KEPT_MS).toISOString());
  }

  private now(): string {
    return this.parts.clock().toISOString();
  }

  private settled() {
    return { now: this.now(), keepsBody: this.parts.outbox.ways.isShown };
  }
}

/** Sealed under another secret: nobody can send it. */
const UNREADABLE: Posted = { kind: "refused", failure: "unreadable" };
