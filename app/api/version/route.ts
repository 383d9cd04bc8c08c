import { answerJson } from "@/lib/server/answer";
import { refuseOtherMethods } from "@/lib/server/answer-faults";
import { BUILD_ID } from "@/lib/server/build-id";
import { serverEnv } from "@/lib/server/env";

export const dynamic = "force-dynamic";

/** Returns the build id that the update check compares; requires no session. */
export function GET(): Response {
  return answerJson({ build: BUILD_ID }, serverEnv());
}

export const { DELETE, OPTIONS, PATCH, POST, PUT } = refuseOtherMethods("GET", "HEAD");
