/**
 * Sends the messages of the outbox, outside every call: no answer waits for a mail server. Each message is sent at
 * least once; a second copy, after a crash between the server's answer and its record, has the same Message-ID.
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
  /** The sender's domain, the right side of Message-IDs. */
  domain: string;
  clock: () => Date;
  log: PostLog;
};
type PostLog = Record<"info" | "warn" | "error", (fields: object, message: string) => void>;

const POLL_EVERY_MS = 500;
/** Connections to the mail server by lane; one lane never uses those of the other. */
const MAX_CONNECTIONS = { awaited: 4, other: 4 };
const TIDY_EVERY_MS = 3_600_000;
const RETENTION_MS = 7 * DAY_MS;

export class PostOffice {
  private readonly underWay = new Map<Promise<void>, OutboxRow>();
  private polling: Promise<void> | null = null;
  private timer: NodeJS.Timeout | null = null;
  private tidiedAt = 0;

  constructor(private readonly parts: PostOfficeParts) {}

  /** Polls twice a second, and again at once after a message was sent. */
  start(): void {
    this.timer ??= setInterval(() => this.poll(), POLL_EVERY_MS);
    this.timer.unref();
  }

  /** Takes no more messages, and waits at most `withinMs` for those in progress. */
  async stop(withinMs: number): Promise<void> {
    if (this.timer) clearInterval(this.timer);
    this.timer = null;
    await this.polling;
    await Promise.race([Promise.all(this.underWay.keys()), wait(withinMs, undefined, { ref: false })]);
  }

  /** Polls once, and resolves when every message in progress is settled. */
  async round(): Promise<void> {
    await this.poll();
    await Promise.all(this.underWay.keys());
  }

  /** Never rejects: a temporary database outage is retried at the next poll. */
  private poll(): Promise<void> {
    this.polling ??= this.takeDue()
      .catch((err: Error) => this.parts.log.error({ err }, "the outbox could not be read"))
      .finally(() => {
        this.polling = null;
      });
    return this.polling;
  }

  private async takeDue(): Promise<void> {
    const { db, log } = this.parts;
    await this.tidy();
    const expired = await giveUpExpired(db, this.settled());
    if (expired > 0) log.error({ mail: { state: "given-up", failure: "expired", count: expired } }, "mail");
    // A server that is down is tried with one message at a time.
    if (await isServerDown(db)) {
      for (const row of await claimDue(db, this.now(), 1 - this.underWay.size)) this.begin(row);
      return;
    }
    for (const lane of ["awaited", "other"] as const) {
      for (const row of await claimDue(db, this.now(), this.roomIn(lane), lane)) this.begin(row);
    }
  }

  private roomIn(lane: keyof typeof MAX_CONNECTIONS): number {
    const busy = [...this.underWay.values()].filter((row) => row.isAwaited === (lane === "awaited"));
    return MAX_CONNECTIONS[lane] - busy.length;
  }

  private begin(row: OutboxRow): void {
    const work: Promise<void> = this.deliver(row)
      .then((isServerUp) => {
        if (isServerUp) this.pollAgain();
      })
      .catch((err: Error) => this.parts.log.error({ err, mail: { id: row.id } }, "mail could not be noted"))
      .finally(() => this.underWay.delete(work));
    this.underWay.set(work, row);
  }

  /** Polls again, unless the post office is stopped or polls only on request. */
  private pollAgain(): void {
    if (this.timer) setImmediate(() => this.timer && this.poll());
  }

  /** Sends a message. Returns whether the mail server answered, by accepting or refusing it. */
  private async deliver(row: OutboxRow): Promise<boolean> {
    const { db, outbox, postman, domain } = this.parts;
    const body = outbox.bodyOf(row);
    const { id, recipient, subject } = row;
    const messageId = `<outbox-${id}-${Date.parse(row.sentAt)}@${domain}>`;
    const posted: Posted = body === null ? UNREADABLE : await postman.post({ messageId, recipient, subject, body });
    await this.note(row, posted);
    const isServerUp = posted !== UNREADABLE && !(posted.kind === "later" && posted.isServerDown);
    if (isServerUp) await markServerUp(db, this.now());
    return isServerUp;
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
    await dropSettled(db, new Date(now - RETENTION_MS).toISOString());
  }

  private now(): string {
    return this.parts.clock().toISOString();
  }

  private settled() {
    return { now: this.now(), keepsBody: this.parts.outbox.ways.isShown };
  }
}

/** The result for a body that is encrypted with another secret, so that nobody can send it. */
const UNREADABLE: Posted = { kind: "refused", failure: "unreadable" };
