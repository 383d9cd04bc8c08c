/** Stores messages in the caller's transaction; `PostOffice` sends them once it is committed. */
import { eq, sql } from "drizzle-orm";
import { DAY_MS } from "../../lib/domain/constants";
import type { MfaChannel } from "../../lib/domain/entities";
import { type Db, selectRows } from "../db/database";
import { inParts } from "../db/in-parts";
import { outbox } from "../db/schema";
import { BodySeal } from "./sealed-body";

export type Message = {
  channel: MfaChannel;
  recipient: string;
  subject: string;
  body: string;
  /** ISO 8601 UTC; after it the message is useless. Three days by default. */
  expiresAt?: string;
  /** True for a code or a link that a person is waiting for; it is sent before all other mail. */
  isAwaited?: boolean;
};
export type OutboxWays = {
  /** The outbox page shows every message, so bodies stay unencrypted. Only in the demo. */
  isShown: boolean;
  /** Mail is sent to a mail server. */
  isPosted: boolean;
};
type NewRow = typeof outbox.$inferInsert;

const DEFAULT_LIFETIME_MS = 3 * DAY_MS;
/** If an awaited message has not been tried after this time, the next one would be late too. */
const LATE_AFTER_MS = 20_000;

export class Outbox {
  private readonly bodySeal: BodySeal;

  constructor(
    secret: string,
    readonly ways: OutboxWays,
  ) {
    this.bodySeal = new BodySeal(secret);
  }

  /** Shows every message on the page and sends none, so nothing is encrypted. */
  static shown(): Outbox {
    return new Outbox("", { isShown: true, isPosted: false });
  }

  /** Returns whether a channel is available. Texts have no provider: they are only shown on the page. */
  carries(channel: MfaChannel): boolean {
    return this.ways.isShown || (channel === "email" && this.ways.isPosted);
  }

  /**
   * Returns whether an awaited message would be sent in time: false while the mail server accepts none, or messages
   * pile up.
   */
  async isOpen(db: Db, channel: MfaChannel, now: string): Promise<boolean> {
    if (!this.carries(channel)) return false;
    return this.ways.isShown || !((await isServerDown(db)) || (await isLate(db, now)));
  }

  /** Returns the row of a message; null if the message can be neither sent nor shown. */
  private row(
    { channel, recipient, subject, body, expiresAt, isAwaited = false }: Message,
    now: string,
  ): NewRow | null {
    if (!this.carries(channel)) return null;
    const isWaiting = channel === "email" && this.ways.isPosted;
    const isSealed = !this.ways.isShown;
    return {
      channel,
      recipient,
      subject,
      body: isSealed ? this.bodySeal.seal(body, recipient) : body,
      isSealed,
      sentAt: now,
      isAwaited,
      state: isWaiting ? "waiting" : "shown",
      nextAttemptAt: isWaiting ? now : null,
      expiresAt: expiresAt ?? new Date(Date.parse(now) + DEFAULT_LIFETIME_MS).toISOString(),
    };
  }

  /** Stores a message. Returns the id of its row; null if nothing was stored. */
  async put(db: Db, message: Message, now: string): Promise<number | null> {
    const row = this.row(message, now);
    if (row === null) return null;
    const [inserted] = await db.insert(outbox).values(row).returning({ id: outbox.id });
    return inserted?.id ?? null;
  }

  /** Stores many messages; those that can be neither sent nor shown are dropped. */
  async putAll(db: Db, messages: readonly Message[], now: string): Promise<void> {
    const rows = messages.flatMap((message) => this.row(message, now) ?? []);
    for (const part of inParts(rows)) await db.insert(outbox).values(part);
  }

  /** Does the work of `put` and stores nothing. */
  async pretend(db: Db, message: Message, now: string): Promise<void> {
    const id = await this.put(db, message, now);
    if (id !== null) await db.delete(outbox).where(eq(outbox.id, id));
  }

  /** Returns the text of a row's body; null if it was dropped or cannot be decrypted. */
  bodyOf(row: { body: string | null; isSealed: boolean; recipient: string }): string | null {
    return row.isSealed && row.body !== null ? this.bodySeal.open(row.body, row.recipient) : row.body;
  }
}

/** Returns whether the mail server's latest answer to any process was that it accepts no mail. */
export async function isServerDown(db: Db): Promise<boolean> {
  const found = await selectRows(
    db,
    sql`select id from ${outbox} where ${outbox.state} = 'waiting' and ${outbox.isServerDown} limit 1`,
  );
  return found.length > 0;
}

async function isLate(db: Db, now: string): Promise<boolean> {
  const since = new Date(Date.parse(now) - LATE_AFTER_MS).toISOString();
  const found = await selectRows(
    db,
    sql`select id from ${outbox} where ${outbox.state} = 'waiting' and ${outbox.isAwaited} and ${outbox.attempts} = 0
      and ${outbox.sentAt} <= ${since} and ${outbox.expiresAt} > ${now} limit 1`,
  );
  return found.length > 0;
}

/** Puts a message into the outbox; it is sent only if the transaction is committed. */
export async function sendMessage(
  { db, outbox, now }: { db: Db; outbox: Outbox; now: string },
  message: Message,
): Promise<void> {
  await outbox.put(db, message, now);
}
