/** What the backend would send: kept in the outbox, where the demo shows it. */
import type { MfaChannel } from "../../lib/domain/entities";
import type { Db } from "../db/database";
import { outbox } from "../db/schema";

export type Message = { channel: MfaChannel; recipient: string; subject: string; body: string };

export async function sendMessage(db: Db, message: Message, now: string): Promise<void> {
  await db.insert(outbox).values({ ...message, sentAt: now });
}
