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

const WORTH_SENDING_MS = 3 * DAY_MS;
/** An awaited message that has not been tried within this time shows that the next would be late too. */
const IN_TIME_MS = 20_000;

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

  /** Texts have no provider: they exist only on the page. */
  carries(channel: MfaChannel): boolean {
    return this.ways.isShown || (channel === "email" && this.ways.isPosted);
  }

  /**
   * Whether an awaited message would be sent in time: false while the mail server accepts none, or messages pile up.
   */
  async isOpen(db: Db, channel: MfaChannel, now: string): Promise<boolean> {
    if (!this.carries(channel)) return false;
    return this.ways.isShown || !((await isServerDown(db)) || (await isLate(db, now)));
  }

  /** The row of a message; null if it has no way to be sent or shown. */
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
      expiresAt: expiresAt ?? new Date(Date.parse(now) + WORTH_SENDING_MS).toISOString(),
    };
  }

  /** The id of the row; null if nothing was stored. */
  async put(db: Db, message: Message, now: string): Promise<number | null> {
    const row = this.row(message, now);
    if (row === null) return null;
    const [written] = await db.insert(outbox).values(row).returning({ id: outbox.id });
    return written?.id ?? null;
  }

  /** Stores many messages; those without a way to be sent or shown are dropped. */
  async putAll(db: Db, messages: readonly Message[], now: string): Promise<void> {
    const rows = messages.flatMap((message) => this.row(message, now) ?? []);
    for (const some of inParts(rows)) await db.insert(outbox).values(some);
  }

  /** Does the work of `put` and stores nothing. */
  async pretend(db: Db, message: Message, now: string): Promise<void> {
    const id = await this.put(db, message, now);
    if (id !== null) await db.delete(outbox).where(eq(outbox.id, id));
  }

  /** The text of a row's body; null if it was dropped or cannot be decrypted. */
  bodyOf(row: { body: string | null; isSealed: boolean; recipient: string }): string | null {
    return row.isSealed && row.body !== null ? this.bodySeal.open(row.body, row.recipient) : row.body;
  }
}

/** Whether the latest answer of the mail server, to any process, was that it accepts nothing. */
export async function isServerDown(db: Db): Promise<boolean> {
  const found = await selectRows(
    db,
    sql`select id from ${outbox} where ${outbox.state} = 'waiting' and ${outbox.isServerDown} limit 1`,
  );
  return found.length > 0;
}

async function isLate(db: Db, now: string): Promise<boolean> {
  const since = new Date(Date.parse(now) - IN_TIME_MS).toISOString();
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
