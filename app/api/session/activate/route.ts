import { refuseOtherMethods } from "@/lib/server/answer-faults";
import { activate } from "@/lib/server/session/activate";
import { sessionCall } from "@/lib/server/session/session-call";

export const POST = sessionCall(activate);
export const { DELETE, GET, HEAD, OPTIONS, PATCH, PUT } = refuseOtherMethods("POST");
