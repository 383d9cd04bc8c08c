/** Status changes of a claim that follow from its media: when all are uploaded, and when they are processed. */
import type { Project } from "../../lib/domain/entities";
import { projectAfterMedia } from "../../lib/domain/media-arrival";
import { saveRevised } from "../db/changes";
import { projects } from "../db/schema";
import { selectRoomsWithScans } from "../db/survey-rooms";
import type { Context } from "../http/handler";

/** Moves the claim, which the caller has locked, to the status that follows from the rooms of its inspection. */
export async function moveAfterMedia({ db, now }: Context, project: Project, surveyKey: string): Promise<Project> {
  const moved = projectAfterMedia(project, await selectRoomsWithScans(db, surveyKey), now);
  return moved === project ? project : saveRevised<Project>(db, projects, moved, now);
}
