import { answerJson } from "@/lib/server/answer";
import { sessionCall } from "@/lib/server/session/session-call";
import { toSessionView } from "@/lib/server/session/session-view";
import { signIn } from "@/lib/server/session/sign-in";
import { signOut } from "@/lib/server/session/sign-out";

export const GET = sessionCall(async ({ session, env }) =>
  answerJson({ session: session && toSessionView(session, env) }, env),
);
export const POST = sessionCall(signIn);
export const DELETE = sessionCall(signOut);
