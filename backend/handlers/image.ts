/** Photos of a region, or of a video. */
import { eq } from "drizzle-orm";
import type { ActivityAction } from "../../lib/domain/activity-text";
import type { Image } from "../../lib/domain/entities";
import { REGION_MISSING, type RegionOfProject, requireImage, requireParent } from "../access/media-scope";
import { createRecord, type FieldRules, ownFields } from "../db/changes";
import { readExpandedFields } from "../db/expand-insured";
import { lockDoc, selectDocs } from "../db/records";
import { removeImage, restoreContent, takeRemoved } from "../db/removed-records";
import { images, regions, tags } from "../db/schema";
import { invalidInput, notFound } from "../failures/failure";
import type { Context, HandlerGroup } from "../http/handler";
import { keyInName, thumbnailName } from "../storage/object-names";
import { readPicture } from "../storage/read-picture";
import { signImage } from "../storage/sign-records";
import { recordActivity } from "./activity";
import { requireStoredFile } from "./stored-file";
import { unlessMissing } from "./unless-missing";

/** Only the browser uses `isOptimistic`. */
const RULES: FieldRules = { ignored: ["tags", "thumbnailUrl", "isOptimistic"] };

type SentImage = { key: string } & Partial<Image>;

function activityOf(action: ActivityAction, { region, project }: RegionOfProject, image: Image) {
  return {
    action,
    projectKey: project.key,
    companyKey: project.companyKey,
    detail: { imageKey: image.key, regionKey: region.key, regionName: region.name },
  };
}

/** Drops null fields, so that the camera's values are used. */
function withoutNulls(sent: SentImage): SentImage {
  return Object.fromEntries(Object.entries(sent).filter(([, value]) => value !== null)) as SentImage;
}

async function create(context: Context, sent: SentImage): Promise<Image> {
  const { db, storage, now } = context;
  const { parentKey = "", parentType = "region", width = 0, height = 0 } = sent;
  const parent = await requireParent(context, { parentKey, parentType });
  if (sent.companyKey !== parent.project.companyKey) throw invalidInput("companyKey is not of this claim");
  const removed = await takeRemoved(db, sent.key, parentKey);
  const file = await requireStoredFile(storage, "image", { key: sent.key, url: sent.url, former: removed?.url });
  const metadata = await readPicture(storage.fileOf(file.name));
  const fields = { ...withoutNulls(sent), url: file.address };
  const image: Image = {
    status: "new",
    ...(removed?.image ?? metadata),
    ...ownFields(fields, RULES),
    key: sent.key,
    parentKey,
    parentType,
    companyKey: parent.project.companyKey,
    url: file.address,
    thumbnailUrl: storage.addressOf(thumbnailName(keyInName(file.name))),
    width,
    height,
    createdAt: removed?.createdAt ?? now,
  };
  // Locks the region, so that it cannot be deleted before the photo is in it.
  if ((await lockDoc(db, regions, parent.region.key)) === null) throw notFound(REGION_MISSING);
  const maySee = (stored: Image) => stored.parentKey === parentKey;
  const saved = await createRecord(db, images, image, { ...RULES, sent: fields, maySee });
  if (saved === image) {
    await restoreContent(db, removed);
    await recordActivity(context, activityOf("image.create", parent, image));
  }
  return signImage(storage, saved);
}

async function remove(context: Context, { key }: { key: string }): Promise<null> {
  const found = await unlessMissing(requireImage(context, key));
  if (found === null) return null;
  await removeImage(context.db, found.image, context.now);
  await recordActivity(context, activityOf("image.delete", found, found.image));
  return null;
}

export const imageHandlers = {
  "image.create": { may: "editClaims", run: create },
  "image.delete": { may: "editClaims", run: remove },
  "image.get": {
    may: "viewClaims",
    run: async (context, { key, expandedFields }) => {
      const { image } = await requireImage(context, key);
      const signed = signImage(context.storage, image);
      if (!readExpandedFields(expandedFields).has("tag")) return signed;
      return { ...signed, tags: await selectDocs(context.db, tags, eq(tags.imageKey, key)) };
    },
  },
} satisfies HandlerGroup;
