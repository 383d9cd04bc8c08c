/** The demo's outbox: mails and texts, newest first, with codes to copy and links to follow. */
import { createHash } from "node:crypto";
import { desc, sql } from "drizzle-orm";
import type { FastifyInstance, FastifyRequest } from "fastify";
import type { Db } from "../db/database";
import { outbox } from "../db/schema";
import { notFound } from "../failures/failure";
import { escapeHtml } from "./escape-html";
import { OUTBOX_SCRIPT } from "./outbox-script";
import { OUTBOX_STYLE } from "./outbox-style";

const MAX_SHOWN = 200;
const hashOf = (text: string) => `'sha256-${createHash("sha256").update(text).digest("base64")}'`;
const POLICY = [
  "default-src 'none'",
  `style-src ${hashOf(OUTBOX_STYLE)}`,
  `script-src ${hashOf(OUTBOX_SCRIPT)}`,
  "connect-src 'self'",
  "form-action 'self'",
  "frame-ancestors 'none'",
  "base-uri 'none'",
].join("; ");
/** DNS rebinding: a site that points its own name at this server must not read codes and links. */
const LOOPBACK = /^(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/;

export type SentMessage = Pick<
  typeof outbox.$inferSelect,
  "id" | "channel" | "recipient" | "subject" | "body" | "isSealed" | "sentAt" | "state" | "failure"
>;

/** Escapes the text, and turns its web addresses into links. */
function linkAddresses(text: string): string {
  return escapeHtml(text).replace(/\bhttps?:\/\/[^\s<>]+/g, (address) => `<a href="${address}">${address}</a>`);
}

function code(body: string): string {
  const found = /\bcode is (\d{6})\b/.exec(body)?.[1];
  if (!found) return "";
  return `<p class="code"><code>${found}</code><button type="button" data-code="${found}" aria-label="Copy ${found}" hidden>Copy</button></p>`;
}

const STATES: Record<SentMessage["state"], string> = {
  shown: "",
  waiting: "waiting to be posted",
  delivered: "handed to the mail server",
  "given-up": "not delivered",
};

function stateLabel({ state, failure }: SentMessage): string {
  if (STATES[state] === "") return "";
  const text = failure ? `${STATES[state]} (${failure})` : STATES[state];
  return `<span class="state ${state}">${escapeHtml(text)}</span>`;
}

function article(message: SentMessage): string {
  const { id, channel, recipient, subject, sentAt } = message;
  const body = message.isSealed ? "" : (message.body ?? "");
  const kind = channel === "text" ? '<span class="kind text">Text</span>' : '<span class="kind">Email</span>';
  const about = `${kind}<span>to <strong>${escapeHtml(recipient)}</strong></span><time datetime="${escapeHtml(sentAt)}">${escapeHtml(sentAt)}</time>${stateLabel(message)}`;
  return `<article id="message-${id}"><h2>${escapeHtml(subject)}</h2><p class="about">${about}</p>${code(body)}<pre>${linkAddresses(body)}</pre></article>`;
}

function emptyText(to: string): string {
  if (to !== "") return `Nothing has been sent to ${escapeHtml(to)} yet.`;
  return "Nothing has been sent yet. Ask for a reset link, or sign in as mfa@lintel.test, and look here.";
}

/** Renders the page of these messages; `to` is the address filter, or "". */
export function outboxPage(messages: readonly SentMessage[], to = ""): string {
  const list = messages.length === 0 ? `<p class="none">${emptyText(to)}</p>` : messages.map(article).join("\n");
  const last = createHash("sha256").update(list).digest("base64url").slice(0, 16);
  const all = to === "" ? "" : '<a class="all" href="/outbox">Show all</a>';
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>Outbox · Lintel demo</title>
<style>${OUTBOX_STYLE}</style></head><body>
<header><h1>Outbox</h1>
<p>What the demo would mail or text, newest first. Nothing leaves this machine unless a mail server is set. New messages appear by themselves.</p>
<form action="/outbox"><label>Sent to<input name="to" type="search" value="${escapeHtml(to)}" autocomplete="off" autocapitalize="none" spellcheck="false"></label><button>Find</button>${all}</form></header>
<main aria-live="polite" aria-relevant="additions" data-last="${last}">
${list}
</main>
<script>${OUTBOX_SCRIPT}</script>
</body></html>
`;
}

function addressee(request: FastifyRequest): string {
  const { to } = request.query as { to?: unknown };
  return typeof to === "string" ? to.trim().toLowerCase().slice(0, 254) : "";
}

/** GET /outbox?to=someone@example.com. Only in the demo, which listens on loopback. */
export function registerOutboxPage(app: FastifyInstance, db: Db): void {
  app.get("/outbox", { logLevel: "warn" }, async (request, reply) => {
    if (!LOOPBACK.test(request.headers.host ?? "")) throw notFound("There is no such call.");
    const to = addressee(request);
    const messages = await db
      .select()
      .from(outbox)
      .where(to === "" ? undefined : sql`strpos(lower(${outbox.recipient}), ${to}) > 0`)
      .orderBy(desc(outbox.id))
      .limit(MAX_SHOWN);
    return reply
      .type("text/html; charset=utf-8")
      .header("cache-control", "no-store")
      .header("content-security-policy", POLICY)
      .header("cross-origin-resource-policy", "same-origin")
      .header("referrer-policy", "no-referrer")
      .header("x-content-type-options", "nosniff")
      .send(outboxPage(messages, to));
  });
}
