/** Videos of a room. */
import type { Video } from "../../lib/domain/entities";
import { requireRegion } from "../access/media-scope";
import { createRecord, type FieldRules, ownFields } from "../db/changes";
import { videos } from "../db/schema";
import type { Context, HandlerGroup } from "../http/handler";
import { signVideo } from "../storage/sign-records";
import { recordActivity } from "./activity";
import { requireStoredFile } from "./stored-file";

const RULES: FieldRules = { ignored: ["images"] };

async function create(context: Context, sent: { key: string } & Partial<Video>): Promise<Video> {
  const { db, storage, now } = context;
  const { region, project } = await requireRegion(context, sent.regionKey ?? "");
  const file = await requireStoredFile(storage, "video", { key: sent.key, url: sent.url, former: undefined });
  const unsigned = { ...sent, url: file.address };
  const video: Video = { ...ownFields(unsigned, RULES), regionKey: region.key, createdAt: now };
  const maySee = (existing: Video) => existing.regionKey === region.key;
  const stored = await createRecord(db, videos, video, { ...RULES, sent: unsigned, maySee });
  if (stored === video) {
    await recordActivity(context, {
      action: "video.create",
      projectKey: project.key,
      companyKey: project.companyKey,
      detail: { videoKey: video.key, regionKey: region.key, regionName: region.name },
    });
  }
  return signVideo(storage, stored);
}

export const videoHandlers = { "video.create": { may: "editClaims", run: create } } satisfies HandlerGroup;
