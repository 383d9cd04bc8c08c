"use client";
import { useCallback, useEffect, useRef, useState } from "react";
import type { EndpointName, EndpointParams } from "../../../contract/endpoints";
import type { EditOptions, EditOutcome, Refusal } from "./edit";
import { runEdit } from "./run-edit";

export type UseEditOptions<N extends EndpointName> = Pick<EditOptions, "label" | "actor"> & {
  /** Refusals that the mounted component reports in place of the alert. Rows with `queues` only. */
  handlesRefusal?: (refusal: Refusal) => boolean;
  /** Runs on Retry, if more than the call has to be repeated. Rows without `queues` only. */
  retry?: (params: EndpointParams<N>) => unknown;
};

export type RunningEdit<N extends EndpointName> = {
  /** Never throws: a failure has already been reported when this resolves with "failed". */
  run: (params: EndpointParams<N>) => Promise<EditOutcome<N>>;
  isRunning: boolean;
};

/** Writes a record by a row of the contract; components write in no other way. See `runEdit`. */
export function useEdit<N extends EndpointName>(name: N, options: UseEditOptions<N>): RunningEdit<N> {
  const [running, setRunning] = useState(0);
  const latest = useRef(options);
  const isMounted = useRef(false);
  useEffect(() => {
    latest.current = options;
  });
  useEffect(() => {
    isMounted.current = true;
    return () => {
      isMounted.current = false;
    };
  }, []);

  const run = useCallback(
    async (params: EndpointParams<N>) => {
      const { label, actor, retry } = latest.current;
      setRunning((count) => count + 1);
      try {
        return await runEdit(name, params, {
          label,
          actor,
          handlesRefusal: (refusal) => isMounted.current && latest.current.handlesRefusal?.(refusal) === true,
          retry: retry && (() => retry(params)),
        });
      } finally {
        setRunning((count) => count - 1);
      }
    },
    [name],
  );

  return { run, isRunning: running > 0 };
}
