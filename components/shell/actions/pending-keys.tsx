"use client";

import { KeyHint } from "@/components/ui/keys/key-hint";
import { strokesOf } from "@/lib/client/actions/key-stroke";
import { useActionList } from "@/lib/client/actions/use-action-list";
import { COPY } from "./copy";
import styles from "./pending-keys.module.css";

/** Shows which keys can follow the first one of a sequence, and what they do. */
export function PendingKeys({ strokes }: { strokes: readonly string[] }) {
  const actions = useActionList();
  const next = actions.flatMap(({ id, label, keys = [] }) =>
    keys
      .map(strokesOf)
      .filter(
        (sequence) => sequence.length > strokes.length && strokes.every((stroke, index) => sequence[index] === stroke),
      )
      .map((sequence) => ({ id, label, caps: sequence.slice(strokes.length) })),
  );
  return (
    <div role="status" className={styles.pending}>
      <span className={styles.start}>
        <KeyHint caps={strokes} />
        {COPY.followedBy}
      </span>
      {next.map(({ id, label, caps }) => (
        <span key={id} className={styles.next}>
          <KeyHint caps={caps} />
          {label}
        </span>
      ))}
    </div>
  );
}
