/**
 * Limits messages per hour, to an account, to an insured, or by an employee, so that nobody floods an inbox or runs up
 * the cost of texts.
 */
import { sql } from "drizzle-orm";
import type { Db } from "../db/database";
import { messageCounts } from "../db/schema";

const HOUR_MS = 3_600_000;
const MESSAGES_PER_HOUR = { code: 30, "reset-link": 10, invite: 10, activation: 10, contents: 30, report: 30 } as const;

/**
 * Counts one message of a kind for a subject (a key, or a hash of the typed address), in one statement. Returns
 * false if the hourly limit is reached; the hour starts with the first message.
 */
export async function countMessage(
  db: Db,
  kind: keyof typeof MESSAGES_PER_HOUR,
  subject: string,
  now: string,
): Promise<boolean> {
  const { sent, windowEndsAt } = messageCounts;
  const newEnd = new Date(Date.parse(now) + HOUR_MS).toISOString();
  const counted = await db
    .insert(messageCounts)
    .values({ subject: `${kind} ${subject}`, windowEndsAt: newEnd, sent: 1 })
    .onConflictDoUpdate({
      target: messageCounts.subject,
      set: {
        sent: sql`case when ${windowEndsAt} <= ${now} then 1 else ${sent} + 1 end`,
        windowEndsAt: sql`case when ${windowEndsAt} <= ${now} then ${newEnd} else ${windowEndsAt} end`,
      },
      setWhere: sql`${windowEndsAt} <= ${now} or ${sent} < ${MESSAGES_PER_HOUR[kind]}`,
    })
    .returning({ sent });
  return counted.length === 1;
}
