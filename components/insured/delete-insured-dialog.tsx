"use client";

import { ConfirmDialog } from "@/components/ui/overlays/confirm-dialog";
import { addressText } from "@/lib/domain/address-lines";
import type { Insured } from "@/lib/domain/entities";
import { personName } from "@/lib/domain/person-name";
import { dialogsCopy } from "./dialogs-copy";
import styles from "./policies-screen.module.css";

const copy = dialogsCopy.deletion;

/** Further records are counted, not named. */
const MAX_NAMED = 6;

type Props = { insured: Insured; onCancel: () => void; onConfirm: () => void };

/** Confirms a deletion and lists the records deleted with the insured. */
export function DeleteInsuredDialog({ insured, onCancel, onConfirm }: Props) {
  const claims = (insured.projects ?? []).map(({ claimNumber, key }) => copy.claim(claimNumber || key));
  const properties = (insured.properties ?? []).map(({ address }) => copy.property(addressText(address)));
  const all = [...properties, ...claims];
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
          {all.slice(0, MAX_NAMED).map((text) => (
            <li key={text} dir="auto">
              {text}
            </li>
          ))}
          {all.length > MAX_NAMED ? <li>{copy.more(all.length - MAX_NAMED)}</li> : null}
          {claims.length > 0 ? <li>{copy.ofTheClaims(claims.length)}</li> : null}
        </ul>
      ) : null}
    </ConfirmDialog>
  );
}
