/**
 * The page of the demo's invitations. It replaces the capture app, a separate program at `CAPTURE_URL`, so that the
 * link works and the claim shows that the invitation was opened.
 */
import { createHash } from "node:crypto";
import { eq } from "drizzle-orm";
import type { FastifyInstance } from "fastify";
import type { Db } from "../db/database";
import { findDoc, lockDoc, replaceDoc } from "../db/records";
import { companies, insureds, invites, projects } from "../db/schema";
import { escapeHtml } from "./escape-html";

const STYLE =
  "body{margin:0;padding:32px 20px;max-width:34rem;font:16px/1.5 system-ui,sans-serif;color-scheme:light dark}h1{font-size:1.4rem}";
const POLICY = `default-src 'none'; style-src 'sha256-${createHash("sha256").update(STYLE).digest("base64")}'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'`;

function page(title: string, text: string): string {
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${escapeHtml(title)}</title>
<style>${STYLE}</style></head><body><main><h1>${escapeHtml(title)}</h1><p>${escapeHtml(text)}</p></main></body></html>
`;
}

const INVALID_INVITE = page("This invitation is no longer open", "Please ask your insurance company for a new one.");

/** Records the first opening and returns the company's name; null if the invite or a record above it is missing. */
async function openInvite(db: Db, key: string, now: string): Promise<string | null> {
  const invite = await lockDoc(db, invites, key);
  const project = invite ? await findDoc(db, projects, invite.projectKey) : null;
  if (!invite || !project) return null;
  const [insured] = await db
    .select({ deletedAt: insureds.deletedAt })
    .from(insureds)
    .where(eq(insureds.key, project.insuredKey));
  if (insured?.deletedAt !== null) return null;
  if (!invite.openedAt) await replaceDoc(db, invites, { ...invite, openedAt: now });
  const company = await findDoc(db, companies, project.companyKey);
  return company?.name ?? "";
}

/** GET /invite/{key}. Only in the demo, which listens on loopback. */
export function registerInvitePage(app: FastifyInstance, db: Db, clock: () => Date): void {
  app.get<{ Params: { key: string } }>("/invite/:key", async ({ params }, reply) => {
    const company = await db.transaction((tx) => openInvite(tx, params.key, clock().toISOString()));
    const text = `${company || "Your insurance company"} asks you to film your home. In this demo no app opens here: the claim now shows that you have opened the invitation.`;
    return reply
      .code(company === null ? 404 : 200)
      .type("text/html; charset=utf-8")
      .header("cache-control", "no-store")
      .header("content-security-policy", POLICY)
      .header("referrer-policy", "no-referrer")
      .header("x-content-type-options", "nosniff")
      .send(company === null ? INVALID_INVITE : page("Please show us your home", text));
  });
}
