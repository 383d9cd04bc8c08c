/** Checked by the type checker only: the name of a call decides its parameters and result, and every row has a handler. */
import type { handlers } from "@/backend/handlers/all-handlers";
import type { HandlerGroup, HandlerMap } from "@/backend/http/handler";
import type { callBackend } from "@/lib/client/calls/call-backend";
import type { EndpointName, EndpointParams, EndpointResult } from "@/lib/contract/endpoints";
import type { Project, Survey } from "@/lib/domain/entities";
import type { Vertex } from "@/lib/domain/geometry-records";

type Same<A, B> = (<T>() => T extends A ? 1 : 2) extends <T>() => T extends B ? 1 : 2 ? true : false;
const holds = <_T extends true>() => undefined;

holds<Same<EndpointParams<"survey.markReviewed">, { key: string }>>();
holds<Same<EndpointResult<"survey.markReviewed">, Survey>>();
holds<Same<EndpointResult<"project.listByInsured">, Project[]>>();
holds<Same<EndpointResult<"vertex.list">, Vertex[]>>();
holds<Same<EndpointParams<"vertex.list">, { surveyKey: string; isDeleted?: boolean }>>();
holds<Same<EndpointResult<"vertex.delete">, null>>();
holds<Same<EndpointParams<"face.delete">, { keys: string[]; isUndone?: boolean }>>();
holds<Same<keyof typeof handlers, EndpointName>>();
holds<Same<HandlerGroup extends HandlerMap ? true : false, false>>();
holds<Same<"survey.markReviewd" extends EndpointName ? true : false, false>>();

declare const call: typeof callBackend;
export async function typed(): Promise<string> {
  const survey: Survey = await call("survey.markReviewed", { key: "srv-1" });
  // @ts-expect-error the key is required
  await call("survey.markReviewed", {});
  // @ts-expect-error a floor number is a number
  await call("survey.reset3dAnnotations", { key: "srv-1", floorNumber: "0" });
  // @ts-expect-error no such call
  await call("survey.markReviewd", { key: "srv-1" });
  // @ts-expect-error a survey has no claim number
  (await call("survey.get", { key: "srv-1" })).claimNumber;
  return survey.key;
}
