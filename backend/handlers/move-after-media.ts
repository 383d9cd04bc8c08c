/** The steps of a claim that nobody takes by hand: once its media are in, and once they are processed. */
import type { Project } from "../../lib/domain/entities";
import { projectAfterMedia } from "../../lib/domain/media-arrival";
import { saveRevised } from "../db/changes";
import { projects } from "../db/schema";
import { selectRoomsWithScans } from "../db/survey-rooms";
import type { Context } from "../http/handler";

/** The claim, which the caller holds, as the rooms of its inspection now have it. */
export async function moveAfterMedia({ db, now }: Context, project: Project, surveyKey: string): Promise<Project> {
  const moved = projectAfterMedia(project, await selectRoomsWithScans(db, surveyKey), now);
  return moved === project ? project : saveRevised<Project>(db, projects, moved, now);
}
