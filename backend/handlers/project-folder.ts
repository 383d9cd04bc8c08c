/** Records of a claim's folder: invites, follow-ups, specialty items, reports, documents and notes. */
import { eq, sql } from "drizzle-orm";
import type { PgColumn, PgTable } from "drizzle-orm/pg-core";
import type { InternalThread } from "../../lib/domain/entities";
import { requireProject } from "../access/company-scope";
import { createRecord } from "../db/changes";
import { selectDocs } from "../db/records";
import { claimReports, followups, internalThreads, invites, specialtyItems } from "../db/schema";
import type { Context, HandlerGroup } from "../http/handler";
import { recordActivity } from "./activity";

const OLDEST_FIRST = sql`doc->>'createdAt' collate "C", key collate "C"`;

type TableOfProject = PgTable & { doc: PgColumn; key: PgColumn; projectKey: PgColumn };

function listOf<T extends TableOfProject>(table: T) {
  return {
    may: "viewClaims" as const,
    run: async (context: Context, { projectKey }: { projectKey: string }) => {
      await requireProject(context, projectKey);
      return selectDocs(context.db, table, eq(table.projectKey, projectKey), OLDEST_FIRST);
    },
  };
}

async function addNote(context: Context, sent: { key: string; projectKey: string; body: string }) {
  const project = await requireProject(context, sent.projectKey);
  const { employee } = context.caller;
  const note: InternalThread = {
    ...sent,
    authorKey: employee.key,
    authorName: `${employee.givenName} ${employee.familyName}`,
    createdAt: context.now,
  };
  const maySee = (existing: InternalThread) => existing.projectKey === project.key;
  const stored = await createRecord(context.db, internalThreads, note, { sent, maySee });
  if (stored === note) {
    await recordActivity(context, { action: "note.create", projectKey: project.key, companyKey: project.companyKey });
  }
  return stored;
}

export const projectFolderHandlers = {
  "followup.list": listOf(followups),
  "invite.list": listOf(invites),
  "specialtyItem.list": listOf(specialtyItems),
  "claimReport.list": listOf(claimReports),
  "internalThread.list": listOf(internalThreads),
  "internalThread.create": { may: "reviewInspections", run: addNote },
} satisfies HandlerGroup;
