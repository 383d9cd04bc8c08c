"use client";

import { ConfirmDialog } from "@/components/ui/overlays/confirm-dialog";
import { addressText } from "@/lib/domain/address-lines";
import type { Insured } from "@/lib/domain/entities";
import { personName } from "@/lib/domain/person-name";
import { laterCopy } from "./later-copy";
import styles from "./policies-screen.module.css";

const copy = laterCopy.deletion;

/** So many are named; of the others the number is told. */
const MOST_NAMED = 6;

type Props = { insured: Insured; onCancel: () => void; onConfirm: () => void };

/** Asks before a contact is deleted, and names what goes with it. */
export function DeleteInsuredDialog({ insured, onCancel, onConfirm }: Props) {
  const claims = (insured.projects ?? []).map(({ claimNumber, key }) => copy.claim(claimNumber || key));
  const homes = (insured.properties ?? []).map(({ address }) => copy.property(addressText(address)));
  const all = [...homes, ...claims];
  return (
    <ConfirmDialog
      isOpen
      onOpenChange={(isOpen) => {
        if (!isOpen) onCancel();
      }}
      title={copy.title(personName(insured))}
      question={all.length > 0 ? copy.goesWithIt : copy.nothingGoesWithIt}
      cancelLabel={copy.cancel}
      confirmLabel={copy.confirm}
      isDanger
      onConfirm={onConfirm}
    >
      {all.length > 0 ? (
        <ul className={styles.goesWithIt}>
          {all.slice(0, MOST_NAMED).map((one) => (
            <li key={one} dir="auto">
              {one}
            </li>
          ))}
          {all.length > MOST_NAMED ? <li>{copy.more(all.length - MOST_NAMED)}</li> : null}
          {claims.length > 0 ? <li>{copy.ofTheClaims(claims.length)}</li> : null}
        </ul>
      ) : null}
    </ConfirmDialog>
  );
}
