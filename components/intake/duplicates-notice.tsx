import { Notice } from "@/components/ui/feedback/notice";
import { PhoneText } from "@/components/ui/inputs/phone-text";
import { VisuallyHidden } from "@/components/ui/visually-hidden";
import type { Duplicates } from "@/lib/client/data/insured/use-duplicates";
import { addressText } from "@/lib/domain/address-lines";
import type { Insured } from "@/lib/domain/entities";
import { personName } from "@/lib/domain/person-name";
import { policiesSearchPath, policyPath } from "@/lib/domain/policy-path";
import styles from "./contact.module.css";
import { contactCopy as copy } from "./copy";

/** Who is on file with the same email, phone or address, each a link; what is being typed stays where it is. */
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
  const [home] = properties ?? [];
  return (
    <>
      {[email, home && addressText(home.address)].filter(Boolean).join(" · ")}
      {phone ? (
        <>
          {email || home ? " · " : null}
          <PhoneText value={phone} />
        </>
      ) : null}
    </>
  );
}

/** The latest claim, or the list that holds the contact. */
function pathOf(insured: Insured): string {
  const search = insured.email || personName(insured);
  return policyPath(insured) ?? policiesSearchPath(search, insured.isActive);
}
