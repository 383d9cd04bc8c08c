"use client";
/** Fixed answers for pages that show components without a backend. */
import { type ReactNode, useState } from "react";
import { type State, SWRConfig, unstable_serialize } from "swr";
import type { EndpointName, EndpointParams, EndpointResult } from "../../contract/endpoints";
import type { SessionView } from "../../domain/session-view";
import type { ApiError } from "../calls/api-error";
import { backendKey } from "../calls/backend-key";
import { SESSION_KEY } from "../session/use-session";

export type FixedAnswer = readonly [key: string, state: State<unknown, ApiError>];

export function fixedAnswer<N extends EndpointName>(
  name: N,
  params: EndpointParams<N>,
  data: EndpointResult<N>,
): FixedAnswer {
  return [unstable_serialize(backendKey(name, params)), { data }];
}

/** Returns the answer of a read that failed permanently. */
export function fixedFailure<N extends EndpointName>(name: N, params: EndpointParams<N>, error: ApiError): FixedAnswer {
  return [unstable_serialize(backendKey(name, params)), { error }];
}

type Props = { session: SessionView | null; answers: readonly FixedAnswer[]; children: ReactNode };

/** Renders children with a fixed session and fixed answers, taken from the first render; other reads stay pending. */
export function FixedAnswers({ session, answers, children }: Props) {
  const [cache] = useState(
    () => new Map<string, State<unknown, ApiError>>([[SESSION_KEY, { data: session }], ...answers]),
  );
  return <SWRConfig value={{ provider: () => cache, isPaused: () => true }}>{children}</SWRConfig>;
}
