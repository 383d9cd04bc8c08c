"use client";

import { Check, CheckCheck, ListX, Sparkles, X } from "lucide-react";
import { useRef } from "react";
import { Button } from "@/components/ui/button";
import { IconButton } from "@/components/ui/icon-button";
import { useKeptFocus } from "@/components/ui/overlays/use-kept-focus";
import { Tooltip } from "@/components/ui/tooltip";
import { useAction } from "@/lib/client/actions/use-action";
import { useActions } from "@/lib/client/actions/use-actions";
import { regionCopy as copy } from "./copy";
import { PanelHead } from "./panel-head";
import styles from "./suggestions-panel.module.css";
import type { Suggestion, Suggestions } from "./use-suggestions";
import { mayTag } from "./use-tag-actions";

export type SuggestionsPanelProps = {
  suggestions: Suggestions;
  /** Runs on the detect key, which may analyze several selected photos. */
  onDetectKey: () => void;
  /** Why the key is disabled. */
  cannotDetect: string | null;
  /** Receives the suggestion under the pointer or with the focus, or null. */
  onPoint: (suggestion: Suggestion | null) => void;
};

type KeyActions = Pick<SuggestionsPanelProps, "suggestions" | "onDetectKey" | "cannotDetect">;

function useSuggestionActions({ suggestions, onDetectKey, cannotDetect }: KeyActions): void {
  const [first] = suggestions.open;
  const common = { group: "page", isFor: mayTag } as const;
  const hasOpen = first !== undefined;
  useActions([
    {
      ...common,
      id: "review.detect",
      label: copy.detect,
      icon: Sparkles,
      keys: ["d"],
      disabledReason: cannotDetect,
      run: onDetectKey,
    },
    {
      ...common,
      id: "review.accept",
      label: copy.acceptFirst,
      keys: ["a"],
      isOffered: hasOpen,
      run: () => first && suggestions.accept(first),
    },
    {
      ...common,
      id: "review.reject",
      label: copy.rejectFirst,
      keys: ["r"],
      isOffered: hasOpen,
      run: () => first && suggestions.reject(first),
    },
    {
      ...common,
      id: "review.accept-all",
      label: copy.acceptAllSuggestions,
      icon: CheckCheck,
      keys: ["shift+a"],
      isOffered: hasOpen,
      run: suggestions.acceptAll,
    },
    {
      ...common,
      id: "review.reject-all",
      label: copy.rejectAllSuggestions,
      icon: ListX,
      // Shift+R rotates the photo.
      keys: ["shift+d"],
      isOffered: hasOpen,
      run: suggestions.rejectAll,
    },
  ]);
}

/** Suggestions of the detector on the photo, to accept or reject one by one or all at once. */
export function SuggestionsPanel({ suggestions, onDetectKey, cannotDetect, onPoint }: SuggestionsPanelProps) {
  const { found, open } = suggestions;
  useSuggestionActions({ suggestions, onDetectKey, cannotDetect });
  const detect = useAction("review.detect");
  const panel = useRef<HTMLElement>(null);
  useKeptFocus(panel);
  return (
    <section ref={panel} className={styles.panel} aria-label={copy.suggestions}>
      <PanelHead title={copy.suggestions} count={open.length > 0 ? open.length : null}>
        {open.length > 0 ? (
          <>
            <AllButton id="review.reject-all" label={copy.rejectAll} onPress={suggestions.rejectAll} />
            <AllButton id="review.accept-all" label={copy.acceptAll} onPress={suggestions.acceptAll} />
          </>
        ) : null}
      </PanelHead>
      {open.length > 0 ? (
        <ul>
          {open.map((suggestion, index) => (
            <Row
              key={suggestion.key}
              suggestion={suggestion}
              isFirst={index === 0}
              suggestions={suggestions}
              onPoint={onPoint}
            />
          ))}
        </ul>
      ) : (
        <div className={styles.ask}>
          <p role="status">{sentenceOf(suggestions)}</p>
          <Button
            size="sm"
            icon={<Sparkles />}
            shortcut={detect?.shortcut}
            isLoading={found?.status === "looking"}
            onClick={suggestions.detect}
          >
            {copy.detect}
          </Button>
        </div>
      )}
    </section>
  );
}

/** Both buttons share a line, so their keys are in the tooltip. */
function AllButton({ id, label, onPress }: { id: string; label: string; onPress: () => void }) {
  const action = useAction(id);
  return (
    <Tooltip label={action?.label ?? label} shortcut={action?.shortcut}>
      <Button size="sm" variant="ghost" className={styles.all} onClick={onPress}>
        {label}
      </Button>
    </Tooltip>
  );
}

function sentenceOf({ found }: Suggestions): string {
  if (found === null) return copy.detectHint;
  if (found.status === "looking") return copy.detecting;
  if (found.status === "failed") return found.message;
  if (found.all.length === 0) return copy.noSuggestions;
  // Nothing was accepted or rejected, and nothing is open.
  return found.suggestions.length === found.all.length ? copy.nothingNew : copy.allDecided;
}

type RowProps = { suggestion: Suggestion; isFirst: boolean; suggestions: Suggestions } & Pick<
  SuggestionsPanelProps,
  "onPoint"
>;

function Row({ suggestion, isFirst, suggestions, onPoint }: RowProps) {
  const { label, score } = suggestion;
  const accept = useAction("review.accept");
  const reject = useAction("review.reject");
  return (
    <li
      className={styles.row}
      data-first={isFirst || undefined}
      onPointerEnter={() => onPoint(suggestion)}
      onPointerLeave={() => onPoint(null)}
      onFocus={() => onPoint(suggestion)}
      onBlur={() => onPoint(null)}
    >
      <Sparkles aria-hidden="true" />
      <span className={styles.label}>{label}</span>
      {score === undefined ? null : <span className={styles.score}>{copy.percent(score)}</span>}
      <IconButton
        size="sm"
        icon={<Check />}
        label={copy.accept(label)}
        shortcut={isFirst ? accept?.shortcut : undefined}
        onClick={() => suggestions.accept(suggestion)}
      />
      <IconButton
        size="sm"
        icon={<X />}
        label={copy.reject(label)}
        shortcut={isFirst ? reject?.shortcut : undefined}
        onClick={() => suggestions.reject(suggestion)}
      />
    </li>
  );
}
