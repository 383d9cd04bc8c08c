/** Documents in a claim's folder. */
import { eq } from "drizzle-orm";
import type { ActivityAction } from "../../lib/domain/activity-text";
import type { DocumentRecord } from "../../lib/domain/entities";
import { requireProject } from "../access/company-scope";
import { createRecord, type FieldRules, ownFields } from "../db/changes";
import { findDoc, selectDocs } from "../db/records";
import { removeDocument, takeRemoved } from "../db/removed-records";
import { documents } from "../db/schema";
import { invalidInput, notFound } from "../failures/failure";
import type { Context, HandlerGroup } from "../http/handler";
import { signDocument } from "../storage/sign-records";
import { recordActivity } from "./activity";
import { requireStoredFile } from "./stored-file";
import { unlessMissing } from "./unless-missing";

const RULES: FieldRules = {};

type SentDocument = { key: string } & Partial<DocumentRecord>;

async function note(
  context: Context,
  action: ActivityAction,
  document: DocumentRecord,
  companyKey: string,
): Promise<void> {
  const detail = { documentKey: document.key, name: document.name };
  await recordActivity(context, { action, projectKey: document.projectKey, companyKey, detail });
}

async function create(context: Context, sent: SentDocument): Promise<DocumentRecord> {
  const { db, storage, now } = context;
  const project = await requireProject(context, sent.projectKey ?? "");
  const removed = await takeRemoved(db, sent.key, project.key);
  const file = await requireStoredFile(storage, "document", { key: sent.key, url: sent.url, former: removed?.url });
  if (sent.size !== file.size) throw invalidInput("size is not that of the uploaded file");
  const unsigned = { ...sent, url: file.address };
  const document: DocumentRecord = {
    name: "",
    contentType: "",
    ...ownFields(unsigned, RULES),
    key: sent.key,
    projectKey: project.key,
    url: file.address,
    size: file.size,
    createdAt: removed?.createdAt ?? now,
  };
  const maySee = (existing: DocumentRecord) => existing.projectKey === project.key;
  const stored = await createRecord(db, documents, document, { ...RULES, sent: unsigned, maySee });
  if (stored === document) await note(context, "document.create", document, project.companyKey);
  return signDocument(storage, stored);
}

async function requireDocument(context: Context, key: string) {
  const document = await findDoc(context.db, documents, key);
  if (!document) throw notFound("Document not found");
  return { document, project: await requireProject(context, document.projectKey) };
}

async function remove(context: Context, { key }: { key: string }): Promise<null> {
  const found = await unlessMissing(requireDocument(context, key));
  if (found === null) return null;
  await removeDocument(context.db, found.document, context.now);
  await note(context, "document.delete", found.document, found.project.companyKey);
  return null;
}

export const documentHandlers = {
  "document.list": {
    may: "viewClaims",
    run: async (context, { projectKey }) => {
      await requireProject(context, projectKey);
      const found = await selectDocs(context.db, documents, eq(documents.projectKey, projectKey));
      return found.map((document) => signDocument(context.storage, document));
    },
  },
  "document.create": { may: "editClaims", run: create },
  "document.delete": { may: "editClaims", run: remove },
} satisfies HandlerGroup;
