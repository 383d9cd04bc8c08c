/** Tags of photos: a label and its box on the photo. */
import { eq } from "drizzle-orm";
import type { ActivityAction } from "../../lib/domain/activity-text";
import type { Tag } from "../../lib/domain/entities";
import { type RegionOfProject, requireImage, requireTag } from "../access/media-scope";
import { changedRecord, createRecord, type FieldRules, ownFields, saveRevised } from "../db/changes";
import { lockDoc } from "../db/records";
import { tags } from "../db/schema";
import { notFound } from "../failures/failure";
import type { Context, HandlerGroup } from "../http/handler";
import { recordActivity } from "./activity";
import { unlessMissing } from "./unless-missing";

const RULES: FieldRules = { fixed: ["imageKey"] };

type SentTag = { key: string; revision?: number } & Partial<Tag>;

async function note(
  context: Context,
  action: ActivityAction,
  { region, project }: RegionOfProject,
  tag: Tag,
): Promise<void> {
  const detail = { tagKey: tag.key, imageKey: tag.imageKey, label: tag.label, regionKey: region.key };
  await recordActivity(context, { action, projectKey: project.key, companyKey: project.companyKey, detail });
}

async function create(context: Context, sent: SentTag): Promise<Tag> {
  const { image, ...parents } = await requireImage(context, sent.imageKey ?? "");
  const tag: Tag = {
    ...ownFields(sent, RULES),
    imageKey: image.key,
    label: sent.label ?? "",
    createdAt: context.now,
  };
  const maySee = (existing: Tag) => existing.imageKey === image.key;
  const stored = await createRecord(context.db, tags, tag, { ...RULES, sent, maySee });
  if (stored === tag) await note(context, "tag.create", parents, tag);
  return stored;
}

async function update(context: Context, sent: SentTag): Promise<Tag> {
  const parents = await requireTag(context, sent.key);
  const current = await lockDoc(context.db, tags, sent.key);
  if (current === null) throw notFound("Tag not found");
  const changed = changedRecord<Tag>(current, sent, RULES);
  if (changed === null) return current;
  const saved = await saveRevised<Tag>(context.db, tags, changed);
  await note(context, "tag.update", parents, saved);
  return saved;
}

async function remove(context: Context, { key }: { key: string }): Promise<null> {
  const found = await unlessMissing(requireTag(context, key));
  if (found === null) return null;
  await context.db.delete(tags).where(eq(tags.key, key));
  await note(context, "tag.delete", found, found.tag);
  return null;
}

export const tagHandlers = {
  "tag.create": { may: "reviewInspections", run: create },
  "tag.update": { may: "reviewInspections", run: update },
  "tag.delete": { may: "reviewInspections", run: remove },
} satisfies HandlerGroup;
