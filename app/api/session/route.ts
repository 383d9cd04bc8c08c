import { refuseOtherMethods } from "@/lib/server/answer-faults";
import { sessionCall } from "@/lib/server/session/session-call";
import { signIn } from "@/lib/server/session/sign-in";
import { signOut } from "@/lib/server/session/sign-out";
import { viewSession } from "@/lib/server/session/view-session";

export const GET = sessionCall(viewSession);
export const POST = sessionCall(signIn);
export const DELETE = sessionCall(signOut);
export const { OPTIONS, PATCH, PUT } = refuseOtherMethods("GET", "HEAD", "POST", "DELETE");
