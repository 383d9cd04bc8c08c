/** Where messages are put, in the caller's transaction; `PostOffice` posts them once it is committed. */
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
  /** ISO 8601 UTC: past it the message is not worth sending. Without it, three days. */
  expiresAt?: string;
  /** Somebody waits for it at a screen: a code, or a link that was asked for. It goes before all other mail. */
  isAwaited?: boolean;
};
export type OutboxWays = {
  /** The outbox page shows every message: bodies stay, in the clear. The demo alone. */
  isShown: boolean;
  /** Mail goes to a mail server. */
  isPosted: boolean;
};
type NewRow = typeof outbox.$inferInsert;

const WORTH_SENDING_MS = 3 * DAY_MS;
/** An awaited message that nobody has tried to post by then says that the next would not leave in time either. */
const IN_TIME_MS = 20_000;

export class Outbox {
  private readonly bodySeal: BodySeal;

  constructor(
    secret: string,
    readonly ways: OutboxWays,
  ) {
    this.bodySeal = new BodySeal(secret);
  }

  /** Keeps everything for the page and posts nothing: there is nothing to seal. */
  static shown(): Outbox {
    return new Outbox("", { isShown: true, isPosted: false });
  }

  /** Texts have no provider of their own: they exist only where the page shows them. */
  carries(channel: MfaChannel): boolean {
    return this.ways.isShown || (channel === "email" && this.ways.isPosted);
  }

  /** Whether an awaited message would go out in time: false while the mail server takes none, or they pile up. */
  async isOpen(db: Db, channel: MfaChannel, now: string): Promise<boolean> {
    if (!this.carries(channel)) return false;
    return this.ways.isShown || !((await isServerDown(db)) || (await isLate(db, now)));
  }

  /** What is kept of a message; null where it has no way out. */
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

  /** The id of the row; null where nothing was kept. */
  async put(db: Db, message: Message, now: string): Promise<number | null> {
    const row = this.row(message, now);
    if (row === null) return null;
    const [written] = await db.insert(outbox).values(row).returning({ id: outbox.id });
    return written?.id ?? null;
  }

  /** Many at once; those without a way out are not kept. */
  async putAll(db: Db, messages: readonly Message[], now: string): Promise<void> {
    const rows = messages.flatMap((message) => this.row(message, now) ?? []);
    for (const some of inParts(rows)) await db.insert(outbox).values(some);
  }

  /** The work of `put`, and nothing of it stays. */
  async pretend(db: Db, message: Message, now: string): Promise<void> {
    const id = await this.put(db, message, now);
    if (id !== null) await db.delete(outbox).where(eq(outbox.id, id));
  }

  /** The text of a row's body; null where it is gone or cannot be opened. */
  bodyOf(row: { body: string | null; isSealed: boolean; recipient: string }): string | null {
    return row.isSealed && row.body !== null ? this.bodySeal.open(row.body, row.recipient) : row.body;
  }
}

/** Whether the last that was heard of the mail server, by whatever process, is that it takes nothing. */
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

/** Puts a message into the outbox: it goes out if the transaction is committed, and not otherwise. */
export async function sendMessage(
  { db, outbox, now }: { db: Db; outbox: Outbox; now: string },
  message: Message,
): Promise<void> {
  await outbox.put(db, message, now);
}
