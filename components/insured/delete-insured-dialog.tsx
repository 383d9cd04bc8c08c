"use client";

import { ConfirmDialog } from "@/components/ui/overlays/confirm-dialog";
import { addressText } from "@/lib/domain/address-lines";
import type { Insured } from "@/lib/domain/entities";
import { personName } from "@/lib/domain/person-name";
import { laterWords } from "./later-words";
import styles from "./policies-screen.module.css";

const words = laterWords.deletion;

/** So many are named; of the others the number is told. */
const MOST_NAMED = 6;

type Props = { insured: Insured; onCancel: () => void; onConfirm: () => void };

/** Asks before a contact is deleted, and names what goes with it. */
export function DeleteInsuredDialog({ insured, onCancel, onConfirm }: Props) {
  const claims = (insured.projects ?? []).map(({ claimNumber, key }) => words.claim(claimNumber || key));
  const homes = (insured.properties ?? []).map(({ address }) => words.property(addressText(address)));
  const all = [...homes, ...claims];
  return (
    <ConfirmDialog
      isOpen
      onOpenChange={(isOpen) => {
        if (!isOpen) onCancel();
      }}
      title={words.title(personName(insured))}
      question={all.length > 0 ? words.goesWithIt : words.nothingGoesWithIt}
      cancelLabel={words.cancel}
      confirmLabel={words.confirm}
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
          {all.length > MOST_NAMED ? <li>{words.more(all.length - MOST_NAMED)}</li> : null}
          {claims.length > 0 ? <li>{words.ofTheClaims(claims.length)}</li> : null}
        </ul>
      ) : null}
    </ConfirmDialog>
  );
}
