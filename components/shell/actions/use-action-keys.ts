"use client";

import { useLayoutEffect, useState } from "react";
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
function isHandledAlready(event: KeyboardEvent): boolean {
  return event.defaultPrevented || event.isComposing || event.key === "Process" || isNativeKey(event);
}

/** Returns the actions that an event may run, each with its active keys, and the layer that has the keyboard. */
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

/** How long a press may wait for the role, in milliseconds. */
const MAX_DEFERRAL_MS = 5000;

/**
 * Handles the keys of every declared action and returns the strokes of an unfinished sequence. A key whose action is
 * limited to some roles waits until the role is known.
 */
export function useActionKeys(): readonly string[] | null {
  const { session, isLoading } = useSession();
  const role = session?.effectiveRole ?? null;
  const [strokes, setStrokes] = useState<readonly string[] | null>(null);
  const [handler] = useState(() => new KeyHandler(setStrokes));
  useLayoutEffect(() => handler.setRole(role, isLoading), [handler, role, isLoading]);
  useLayoutEffect(() => handler.listen(), [handler]);
  return strokes;
}

type Sequence = Waiting & { layer: Element | null };

/** Runs the action of each key press, alone or at the end of a sequence. */
class KeyHandler {
  readonly #onStrokes: (strokes: readonly string[] | null) => void;
  #role: Role | null = null;
  #isRoleLoading = true;
  /** The unfinished sequence. */
  #sequence: Sequence | null = null;
  #sequenceTimer: ReturnType<typeof setTimeout> | undefined;
  /** Presses that wait for the role. */
  #deferred: KeyboardEvent[] = [];

  constructor(onStrokes: (strokes: readonly string[] | null) => void) {
    this.#onStrokes = onStrokes;
  }

  setRole(role: Role | null, isLoading: boolean): void {
    this.#role = role;
    this.#isRoleLoading = isLoading;
    if (!isLoading) this.#handleDeferred();
  }

  /** Listens until the returned function is called. */
  listen(): () => void {
    const onKeyDown = (event: KeyboardEvent) => {
      if (!isHandledAlready(event)) this.#handle(event);
    };
    const dropDeferred = () => {
      this.#deferred = [];
    };
    const dropSequence = () => this.#setSequence(null);
    document.addEventListener("keydown", onKeyDown);
    window.addEventListener("pointerdown", dropDeferred, true);
    window.addEventListener("blur", dropSequence);
    return () => {
      dropDeferred();
      dropSequence();
      document.removeEventListener("keydown", onKeyDown);
      window.removeEventListener("pointerdown", dropDeferred, true);
      window.removeEventListener("blur", dropSequence);
    };
  }

  #setSequence(sequence: Sequence | null): void {
    clearTimeout(this.#sequenceTimer);
    this.#sequence = sequence;
    this.#onStrokes(sequence?.strokes ?? null);
    if (sequence) this.#sequenceTimer = setTimeout(() => this.#setSequence(null), SEQUENCE_TIMEOUT_MS);
  }

  #handleDeferred(): void {
    const recent = this.#deferred.filter((event) => performance.now() - event.timeStamp < MAX_DEFERRAL_MS);
    this.#deferred = [];
    // Effects of this render have run, so each press sees what the previous one changed.
    queueMicrotask(() => {
      for (const event of recent) flushSync(() => this.#handle(event));
    });
  }

  #handle(event: KeyboardEvent): void {
    const stroke = strokeOf(event, readPlatform());
    if (stroke === null) return;
    const actions = actionRegistry.list();
    const { bound, layer, isText } = boundActions(event, actions, this.#role);
    if (this.#isRoleLoading && !isText && this.#needsRole(stroke, actions)) {
      this.#defer(event);
      return;
    }
    const continued = isText || this.#sequence?.layer !== layer ? null : this.#sequence;
    // A held key does not continue a sequence.
    if (event.repeat && continued !== null) {
      event.preventDefault();
      return;
    }
    // Uses the time of the press, because a busy page handles the event late.
    const outcome = press(continued, stroke, event.timeStamp, bound);
    if (outcome.type === "wait") this.#setSequence({ ...outcome.waiting, layer });
    else if (this.#sequence !== null) this.#setSequence(null);
    if (outcome.type === "none") return;
    const isHeldDown = event.repeat && outcome.type === "run" && !isRepeatable(outcome.id);
    if (outcome.type !== "run" || isHeldDown || runAction(outcome.id)) event.preventDefault();
  }

  /** Whether a stroke depends on the role. Strokes after a deferred one wait too, to keep their order. */
  #needsRole(stroke: string, actions: readonly RegisteredAction[]): boolean {
    if (this.#deferred.length > 0 || isCharacterStroke(stroke)) return true;
    return actions.some(({ isFor, keys }) => isFor && keys?.includes(stroke));
  }

  #defer(event: KeyboardEvent): void {
    if (this.#deferred.length > 0) event.preventDefault();
    this.#deferred.push(event);
  }
}

/** Runs an action, or shows why it is disabled. Returns false if the action leaves the key to the browser. */
function runAction(id: string): boolean {
  const action = actionRegistry.list().findLast((candidate) => candidate.id === id);
  if (!action?.disabledReason) return actionRegistry.run(id) !== false;
  const message = COPY.blocked(action.label, action.disabledReason);
  showAlert({ id: BLOCKED_ALERT, type: "info", message });
  return true;
}

function isRepeatable(id: string): boolean {
  return actionRegistry.list().some((action) => action.id === id && action.isRepeatable);
}
