import { Notice } from "@/components/ui/feedback/notice";
import { PhoneText } from "@/components/ui/inputs/phone-text";
import { VisuallyHidden } from "@/components/ui/visually-hidden";
import type { Duplicates } from "@/lib/client/data/insured/use-duplicates";
import { addressText } from "@/lib/domain/address-lines";
import type { Insured } from "@/lib/domain/entities";
import { personName } from "@/lib/domain/person-name";
import { policiesSearchPath, policyPath } from "@/lib/domain/policy-path";
import { insuredFormCopy as copy } from "./copy";
import styles from "./insured-form.module.css";

/** Lists insured with the same email, phone or address. The links open a new tab, so that the typed form stays. */
export function DuplicatesNotice({ duplicates: { found, hasFailed } }: { duplicates: Duplicates }) {
  if (hasFailed) return <Notice tone="info">{copy.duplicatesUnknown}</Notice>;
  if (found.length === 0) return null;
  return (
    <Notice tone="warn">
      <strong>{copy.duplicates(found.length)}</strong>
      <ul className={styles.found}>
        {found.map((insured) => (
          <li key={insured.key}>
            <a href={pathOf(insured)} target="_blank" rel="noopener">
              {personName(insured)}
              <VisuallyHidden>{` (${copy.opensInNewTab})`}</VisuallyHidden>
            </a>
            {insured.isActive ? null : ` (${copy.inactive})`}
            <span className={styles.foundFacts}>
              <FoundFacts insured={insured} />
            </span>
          </li>
        ))}
      </ul>
    </Notice>
  );
}

function FoundFacts({ insured: { email, phone, properties } }: { insured: Insured }) {
  const [property] = properties ?? [];
  return (
    <>
      {[email, property && addressText(property.address)].filter(Boolean).join(" · ")}
      {phone ? (
        <>
          {email || property ? " · " : null}
          <PhoneText value={phone} />
        </>
      ) : null}
    </>
  );
}

/** Returns the path of the latest claim, or of the list searched for the insured. */
function pathOf(insured: Insured): string {
  const search = insured.email || personName(insured);
  return policyPath(insured) ?? policiesSearchPath(search, insured.isActive);
}
