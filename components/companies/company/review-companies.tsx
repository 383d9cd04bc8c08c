"use client";

import { ChevronRight, X } from "lucide-react";
import Link from "next/link";
import { useEffect, useId, useRef } from "react";
import { Button } from "@/components/ui/button";
import { Notice } from "@/components/ui/feedback/notice";
import { Skeleton } from "@/components/ui/feedback/skeleton";
import { IconButton } from "@/components/ui/icon-button";
import page from "@/components/ui/layout/record-page.module.css";
import { useBackend } from "@/lib/client/reads/use-backend";
import { companyPath } from "@/lib/domain/admin-paths";
import type { Company } from "@/lib/domain/entities";
import { changeReviewers } from "../company-edits";
import { CompanyLogo } from "../company-logo";
import { AddReviewer } from "./add-reviewer";
import styles from "./company.module.css";
import { companyCopy } from "./copy";

type KnownRevision = Pick<Company, "key" | "revision">;

/**
 * Tracks the newest known revision of a company. An optimistic record has none, and an edit without a revision would
 * overwrite others' changes. `note` records the revision in an edit's answer.
 */
function useKnownRevision({ key, revision }: Company) {
  const known = useRef<KnownRevision>({ key, revision });
  const note = (next: KnownRevision) => {
    const isNewer = (next.revision ?? 0) >= (known.current.revision ?? 0);
    if (next.key === known.current.key && isNewer) known.current = next;
  };
  useEffect(() => {
    const isOther = key !== known.current.key;
    if (isOther || (revision ?? 0) >= (known.current.revision ?? 0)) known.current = { key, revision };
  }, [key, revision]);
  return { read: () => known.current.revision, note };
}

const copy = companyCopy.reviewers;

/** The companies that review this company's claims, each linking to its page. */
export function ReviewCompanies({ company, mayEdit }: { company: Company; mayEdit: boolean }) {
  const id = useId();
  const { data, error, reload } = useBackend("company.listAllReviewCompanies", { key: company.key });
  const { data: visible } = useBackend("company.listAll", {});
  const byKey = new Map([...(visible ?? []), ...(data ?? [])].map((item) => [item.key, item]));
  // A newly added reviewer is in the record before it is in the list; some backends return it only in the list.
  const keys = company.reviewCompanyKeys ?? data?.map(({ key }) => key) ?? [];
  const shown = keys.flatMap((key) => byKey.get(key) ?? []).sort((a, b) => a.name.localeCompare(b.name, "en-US"));
  const hidden = keys.length - shown.length;
  const knownRevision = useKnownRevision(company);
  const change = async (next: readonly string[]) => {
    const revision = await changeReviewers({ ...company, revision: knownRevision.read() }, next);
    if (revision !== undefined) knownRevision.note({ key: company.key, revision });
  };
  return (
    <section className={page.section} aria-labelledby={id}>
      <h2 id={id}>{copy.title}</h2>
      <p className={styles.note}>{copy.note}</p>
      {error && !data ? (
        <Notice
          tone="bad"
          action={
            <Button size="sm" onClick={() => void reload()}>
              {companyCopy.retry}
            </Button>
          }
        >
          {copy.unread(error.message)}
        </Notice>
      ) : null}
      {!data && !error ? <Skeleton height={45} /> : null}
      {data && shown.length === 0 ? <p className={styles.none}>{copy.none}</p> : null}
      {data && shown.length > 0 ? (
        <ul className={styles.holdings} aria-labelledby={id}>
          {shown.map(({ key, name, logoUrl }) => (
            <li key={key} className={styles.reviewer}>
              <Link href={companyPath(key)} className={styles.holding}>
                <CompanyLogo name={name} logoUrl={logoUrl} />
                <span dir="auto">{name}</span>
                <ChevronRight aria-hidden="true" />
              </Link>
              {mayEdit ? (
                <IconButton
                  size="sm"
                  icon={<X />}
                  label={copy.remove(name)}
                  onClick={() => void change(keys.filter((item) => item !== key))}
                />
              ) : null}
            </li>
          ))}
        </ul>
      ) : null}
      {data && hidden > 0 ? <p className={styles.note}>{copy.hidden(hidden)}</p> : null}
      {data && mayEdit ? (
        <AddReviewer
          companies={(visible ?? []).filter(({ key }) => key !== company.key && !keys.includes(key))}
          onAdd={(key) => void change([...keys, key])}
        />
      ) : null}
    </section>
  );
}
