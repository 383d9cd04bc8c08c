"use client";

import { useLayoutEffect, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { isTyping } from "@/components/ui/keys/is-typing";
import { areLetterKeysOff } from "@/components/ui/keys/letter-keys";
import { isNativeKey } from "@/components/ui/keys/native-key";
import { findTopLayer } from "@/components/ui/overlays/top-layer";
import { isActionFor } from "@/lib/client/actions/action";
import { actionRegistry, type RegisteredAction } from "@/lib/client/actions/action-registry";
import { type Bound, press, SEQUENCE_TIMEOUT_MS, type Waiting } from "@/lib/client/actions/key-sequence";
import { isCharacterKey, isCharacterStroke, strokeOf } from "@/lib/client/actions/key-stroke";
import { readPlatform } from "@/lib/client/actions/use-platform";
import { showAlert } from "@/lib/client/alerts/alerts-store";
import { useSession } from "@/lib/client/session/use-session";
import type { Role } from "@/lib/domain/roles";
import { COPY } from "./copy";

/** Whether the key belongs to an input method or has been handled. */
function isTaken(event: KeyboardEvent): boolean {
  return event.defaultPrevented || event.isComposing || event.key === "Process" || isNativeKey(event);
}

/** The actions with their keys that may match, and the layer that has the keyboard. */
function boundActions(event: KeyboardEvent, actions: readonly RegisteredAction[], role: Role | null) {
  const layer = findTopLayer(event.target);
  const isText = isTyping(event.target);
  const areLettersOff = areLetterKeysOff();
  const bound: Bound[] = [];
  for (const action of actions) {
    if (action.keys === undefined || action.isHandledElsewhere || action.layer !== layer) continue;
    if ((isText && !action.worksWhileTyping) || !isActionFor(action, role)) continue;
    const keys = action.keys.filter((key) => !isCharacterKey(key) || !(areLettersOff || isText));
    if (keys.length > 0) bound.push({ id: action.id, keys });
  }
  return { bound, layer, isText };
}

const BLOCKED_ALERT = "action-blocked";

/** How long a key may wait for the role, in milliseconds. */
const HELD_MS = 5000;

/**
 * Handles the keys of every declared action and returns the strokes of an unfinished sequence. A key that not every
 * role has waits until the role is known.
 */
export function useActionKeys(): readonly string[] | null {
  const { session, isLoading } = useSession();
  const role = session?.effectiveRole ?? null;
  const latest = useRef({ role, isLoading });
  const hearHeld = useRef<() => void>(null);
  useLayoutEffect(() => {
    latest.current = { role, isLoading };
    if (!isLoading) hearHeld.current?.();
  }, [role, isLoading]);
  const [strokes, setStrokes] = useState<readonly string[] | null>(null);

  useLayoutEffect(() => {
    const platform = readPlatform();
    let waiting: (Waiting & { layer: Element | null }) | null = null;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const wait = (next: typeof waiting) => {
      clearTimeout(timer);
      waiting = next;
      setStrokes(next?.strokes ?? null);
      if (next !== null) timer = setTimeout(() => wait(null), SEQUENCE_TIMEOUT_MS);
    };

    const run = (id: string): boolean => {
      const action = actionRegistry.list().findLast((one) => one.id === id);
      if (!action?.disabledReason) return actionRegistry.run(id) !== false;
      const message = COPY.blocked(action.label, action.disabledReason);
      showAlert({ id: BLOCKED_ALERT, type: "info", message });
      return true;
    };

    let held: KeyboardEvent[] = [];
    const letGo = () => {
      held = [];
    };
    hearHeld.current = () => {
      const presses = held;
      letGo();
      const young = presses.filter((event) => performance.now() - event.timeStamp < HELD_MS);
      // Effects of this render have run, so each press sees what the previous one changed.
      queueMicrotask(() => {
        for (const event of young) flushSync(() => hear(event));
      });
    };

    const onKeyDown = (event: KeyboardEvent) => {
      if (!isTaken(event)) hear(event);
    };
    const hear = (event: KeyboardEvent) => {
      const stroke = strokeOf(event, platform);
      if (stroke === null) return;
      const actions = actionRegistry.list();
      const { bound, layer, isText } = boundActions(event, actions, latest.current.role);
      const asksWho = isCharacterStroke(stroke) || actions.some(({ isFor, keys }) => isFor && keys?.includes(stroke));
      // Keys after a waiting one wait too, to keep their order.
      if (latest.current.isLoading && !isText && (asksWho || held.length > 0)) {
        if (held.length > 0) event.preventDefault();
        held.push(event);
        return;
      }
      const awaited = isText || waiting?.layer !== layer ? null : waiting;
      // A held key does not continue a sequence.
      if (event.repeat && awaited !== null) return event.preventDefault();
      // By the time of the press, which a busy page handles late.
      const outcome = press(awaited, stroke, event.timeStamp, bound);
      if (outcome.type === "wait") wait({ ...outcome.waiting, layer });
      else if (waiting !== null) wait(null);
      if (outcome.type === "none") return;
      const isHeld = event.repeat && outcome.type === "run" && !isRepeatable(outcome.id);
      if (outcome.type !== "run" || isHeld || run(outcome.id)) event.preventDefault();
    };
    const rest = () => wait(null);
    document.addEventListener("keydown", onKeyDown);
    window.addEventListener("pointerdown", letGo, true);
    window.addEventListener("blur", rest);
    return () => {
      clearTimeout(timer);
      document.removeEventListener("keydown", onKeyDown);
      window.removeEventListener("pointerdown", letGo, true);
      window.removeEventListener("blur", rest);
    };
  }, []);
  return strokes;
}

function isRepeatable(id: string): boolean {
  return actionRegistry.list().some((action) => action.id === id && action.isRepeatable);
}
