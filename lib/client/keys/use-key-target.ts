"use client";

import { useEffect, useMemo, useState } from "react";
import { may } from "../../access/permissions";
import { mayOpenRoute } from "../../access/role-table";
import type { Role } from "../../domain/roles";
import { asApiError } from "../calls/api-error";
import { KEY_COPY } from "./copy";
import { readPastedKey } from "./read-pasted-key";
import { type KeyTarget, resolveKey } from "./resolve-key";
import { useRoomsRead } from "./use-rooms-read";

export type KeyLookup =
  /** The text is no key. */
  | { status: "none" }
  | { status: "looking"; message: string }
  | { status: "found"; href: string; label: string }
  | { status: "nowhere"; message: string }
  | { status: "failed"; message: string; retry: () => void };

type Answer = { key: string; attempt: number; target?: KeyTarget; missing?: boolean; message?: string };

const NONE: KeyLookup = { status: "none" };
const nowhere = (message: string): KeyLookup => ({ status: "nowhere", message });

/** Resolves the key in `text` to its target for this role. `base` is the environment's base part of keys. */
export function useKeyTarget(text: string, base: string, role: Role | null): KeyLookup {
  const pasted = useMemo(() => readPastedKey(text, base), [text, base]);
  const entity = pasted?.kind === "key" ? pasted.entity : null;
  const key = pasted?.kind === "key" ? pasted.key : null;
  const isAllowed = role !== null && may(role, "viewClaims");
  const roomsRead = useRoomsRead();
  const [attempt, setAttempt] = useState(0);
  const [answer, setAnswer] = useState<Answer | null>(null);

  useEffect(() => {
    if (entity === null || key === null || !isAllowed) return;
    const controller = new AbortController();
    const setResult = (rest: Partial<Answer>) => {
      if (!controller.signal.aborted) setAnswer({ key, attempt, ...rest });
    };
    resolveKey(entity, key, { roomsRead, signal: controller.signal })
      .then((target) => setResult({ target }))
      .catch((thrown: unknown) => {
        const error = asApiError(thrown, KEY_COPY.failed);
        // A read's fallback text says that the record is missing, which is unknown without an answer.
        const isRefused = error.status >= 400 && error.status < 500;
        setResult({
          missing: error.status === 404 || error.status === 403,
          message: isRefused ? error.message : KEY_COPY.failed,
        });
      });
    return () => controller.abort();
  }, [entity, key, isAllowed, attempt, roomsRead]);

  return useMemo((): KeyLookup => {
    if (pasted === null) return NONE;
    if (pasted.kind === "broken") return nowhere(KEY_COPY.broken(pasted.entity, pasted.length));
    if (pasted.kind === "foreign") return nowhere(KEY_COPY.foreign(pasted.entity));
    if (!isAllowed) return nowhere(KEY_COPY.notForRole(pasted.entity));
    if (answer?.key !== pasted.key || answer.attempt !== attempt) {
      return { status: "looking", message: KEY_COPY.looking(pasted.entity) };
    }
    const { target, missing, message = KEY_COPY.failed } = answer;
    if (target === undefined) {
      if (missing) return nowhere(KEY_COPY.notThere(pasted.entity));
      return { status: "failed", message, retry: () => setAttempt((count) => count + 1) };
    }
    if (target.href === null) return nowhere(target.reason);
    const path = target.href.split("?")[0] ?? "";
    if (role === null || !mayOpenRoute(role, path)) return nowhere(KEY_COPY.notForRole(pasted.entity));
    const { href, label, needs, reason = "" } = target;
    if (needs !== undefined && !may(role, needs)) return nowhere(reason);
    return { status: "found", href, label };
  }, [pasted, isAllowed, answer, attempt, role]);
}
