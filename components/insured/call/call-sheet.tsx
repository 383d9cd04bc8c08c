"use client";

import { ChevronDown, ChevronUp, X } from "lucide-react";
import { ErrorState } from "@/components/ui/feedback/error-state";
import { Skeleton } from "@/components/ui/feedback/skeleton";
import { IconButton } from "@/components/ui/icon-button";
import type { Insured } from "@/lib/domain/entities";
import { CallBody } from "./call-body";
import { CallFooter } from "./call-footer";
import styles from "./call-sheet.module.css";
import { callCopy as copy } from "./copy";
import { useCall } from "./use-call";

export type CallSheetProps = {
  insuredKey: string;
  /** The rows of the list, in their order. */
  items: readonly Insured[];
  /** Milliseconds since 1970. */
  now: number;
  companyNames: ReadonlyMap<string, string>;
  onStep: (insured: Insured) => void;
  /** Null for roles that cannot create claims. */
  onNewClaim: ((insured: Insured) => void) | null;
  onClose: () => void;
};

/** Data for a call: status in one sentence, missing items, recent activity, contact. */
export function CallSheet({ insuredKey, items, now, companyNames, onStep, onNewClaim, onClose }: CallSheetProps) {
  const index = items.findIndex(({ key }) => key === insuredKey);
  const call = useCall(insuredKey, items[index] ?? null, now);
  const { insured } = call;
  const previous = index > 0 ? items[index - 1] : undefined;
  const next = index >= 0 ? items[index + 1] : undefined;
  const facts = insured && {
    ...call,
    insured,
    companyName: companyNames.get(insured.companyKey) ?? "",
    now,
  };
  return (
    <aside aria-label={copy.title} className={styles.sheet}>
      <header className={styles.head}>
        <span>{copy.title}</span>
        <IconButton
          size="sm"
          className={styles.first}
          icon={<ChevronUp />}
          label={copy.previous}
          shortcut="k"
          disabled={!previous}
          onClick={() => previous && onStep(previous)}
        />
        <IconButton
          size="sm"
          icon={<ChevronDown />}
          label={copy.next}
          shortcut="j"
          disabled={!next}
          onClick={() => next && onStep(next)}
        />
        <IconButton size="sm" icon={<X />} label={copy.close} shortcut="Esc" onClick={onClose} />
      </header>
      {facts ? (
        <>
          <CallBody call={call} facts={facts} />
          <CallFooter facts={facts} onNewClaim={onNewClaim} />
        </>
      ) : (
        <div className={styles.body}>
          {call.failure ? (
            <ErrorState message={call.failure} onRetry={call.reload} retryLabel={copy.retry} />
          ) : (
            <Skeleton width="60%" height={20} />
          )}
        </div>
      )}
    </aside>
  );
}
