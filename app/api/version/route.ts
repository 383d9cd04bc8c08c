import { answerJson } from "@/lib/server/answer";
import { BUILD_ID } from "@/lib/server/build-id";
import { serverEnv } from "@/lib/server/env";

export const dynamic = "force-dynamic";

/** What the update check compares; public. */
export function GET(): Response {
  return answerJson({ build: BUILD_ID }, serverEnv());
}
