/** The demo's outbox: what would have been mailed or texted, newest first, its links to follow. */
import { desc } from "drizzle-orm";
import type { FastifyInstance } from "fastify";
import type { Db } from "../db/database";
import { outbox } from "../db/schema";

const SHOWN = 200;
const POLICY = "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'; base-uri 'none'";
const STYLE = `:root { color-scheme: light dark; font: 15px/1.5 system-ui, sans-serif; }
body { max-width: 44rem; margin: 3rem auto; padding: 0 1.5rem; }
article { margin: 1.5rem 0; padding-top: 1.5rem; border-top: 1px solid light-dark(#d8dce3, #333840); }
h2, p { margin: 0; font-size: 1rem; } p { color: light-dark(#555d6b, #a3abb8); }
pre { margin: .75rem 0 0; font: inherit; white-space: pre-wrap; overflow-wrap: anywhere; }`;

export type SentMessage = typeof outbox.$inferSelect;

const ENTITIES: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;", "'": "&#39;" };
const escapeHtml = (text: string) => text.replace(/[&<>"']/g, (letter) => ENTITIES[letter] ?? letter);

/** Escaped text whose web addresses are links. */
function linked(text: string): string {
  return escapeHtml(text).replace(/\bhttps?:\/\/[^\s<>]+/g, (address) => `<a href="${address}">${address}</a>`);
}

function article({ channel, recipient, subject, body, sentAt }: SentMessage): string {
  const head = `${channel === "text" ? "Text" : "Email"} to ${recipient}, ${sentAt}`;
  return `<article><h2>${escapeHtml(subject)}</h2><p>${escapeHtml(head)}</p><pre>${linked(body)}</pre></article>`;
}

export function outboxPage(messages: readonly SentMessage[]): string {
  const list = messages.length === 0 ? "<p>Nothing has been sent yet.</p>" : messages.map(article).join("\n");
  return `<!doctype html>
<html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Outbox</title>
<style>${STYLE}</style><h1>Outbox</h1>
${list}
</html>
`;
}

/** GET /outbox. Only in the demo, which listens on loopback alone: the messages hold codes and links. */
export function registerOutboxPage(app: FastifyInstance, db: Db): void {
  app.get("/outbox", async (_request, reply) => {
    const messages = await db.select().from(outbox).orderBy(desc(outbox.id)).limit(SHOWN);
    return reply
      .type("text/html; charset=utf-8")
      .header("cache-control", "no-store")
      .header("content-security-policy", POLICY)
      .header("referrer-policy", "no-referrer")
      .header("x-content-type-options", "nosniff")
      .send(outboxPage(messages));
  });
}
