"use client";

import { useState } from "react";
import { EmptyState } from "@/components/ui/feedback/empty-state";
import { GlyphChip } from "@/components/ui/feedback/glyph-chip";
import { Notice } from "@/components/ui/feedback/notice";
import { Skeleton } from "@/components/ui/feedback/skeleton";
import { SearchInput } from "@/components/ui/inputs/search-input";
import { searchText } from "@/components/ui/inputs/search-text";
import { useDebouncedDraft } from "@/components/ui/inputs/use-debounced-draft";
import { useBackend } from "@/lib/client/reads/use-backend";
import { statusLook } from "@/lib/domain/status-look";
import { customizationCopy as copy } from "./copy";
import styles from "./customizations.module.css";

const SHOWN = 6;
const DEBOUNCE_MS = 250;
/** Covers all days; the call requires a range of at most 50 years. */
const ALL_DAYS = { minDate: "2010-01-01", maxDate: "2059-12-31" };

type Props = { companyKey: string; onPick: (projectKey: string) => void };

/** Finds the claim whose underwriting report is to be customized. */
export function ClaimSearch({ companyKey, onPick }: Props) {
  const [search, setSearch] = useState("");
  const [draft, setDraft] = useDebouncedDraft(search, (typed) => setSearch(searchText(typed)), DEBOUNCE_MS);
  const { data, error } = useBackend("company.reportPaginated", {
    key: companyKey,
    inspectionType: "underwriting",
    ...ALL_DAYS,
    ...(search === "" ? {} : { search }),
    sort: "-createdAt",
    limit: SHOWN,
  });
  return (
    <div className={styles.search}>
      <SearchInput
        label={copy.findClaim}
        isLabelHidden
        placeholder={copy.findPlaceholder}
        value={draft}
        onValueChange={setDraft}
      />
      {!data && error ? <Notice tone="bad">{copy.claimsUnread(error.message)}</Notice> : null}
      {!data && !error ? <Skeleton width="100%" height={132} /> : null}
      {data?.results.length === 0 ? <EmptyState sentence={search === "" ? copy.noClaims : copy.nothingFound} /> : null}
      {data && data.results.length > 0 ? (
        <ul className={styles.claims} aria-label={copy.claims}>
          {data.results.map(({ projectKey, surveyKey, claimNumber, insuredName, status }) => (
            <li key={surveyKey ?? projectKey}>
              <button type="button" onClick={() => onPick(projectKey)}>
                <bdi className={styles.number}>{claimNumber}</bdi>
                <bdi className={styles.insured}>{insuredName}</bdi>
                <GlyphChip {...statusLook(status)} />
              </button>
            </li>
          ))}
        </ul>
      ) : null}
      {data && data.total > SHOWN ? <p className={styles.note}>{copy.moreClaims(data.total - SHOWN)}</p> : null}
    </div>
  );
}
