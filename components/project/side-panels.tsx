import { Mail, Phone } from "lucide-react";
import Link from "next/link";
import type { ReactNode } from "react";
import { CopyButton } from "@/components/ui/copy-button";
import { GlyphChip } from "@/components/ui/feedback/glyph-chip";
import { formatDay, formatPlainDay, formatTimeOfDay } from "@/components/ui/format-time";
import { PhoneText } from "@/components/ui/inputs/phone-text";
import { KeyText } from "@/components/ui/keys/key-text";
import { Facts } from "@/components/ui/layout/facts";
import { TimeText } from "@/components/ui/time-text";
import { otherProjectsHere, propertyOfProject } from "@/lib/domain/claims-of-insured";
import type { Insured, Project, Property } from "@/lib/domain/entities";
import { overviewPath } from "@/lib/domain/insured-paths";
import { statusLook } from "@/lib/domain/status-look";
import { reasonOf, rejectionOf } from "@/lib/domain/status-reason";
import { usTimeZone } from "@/lib/domain/us-time-zone";
import { phoneLink } from "@/lib/validation/phone-link";
import { EditClaim } from "./edit-claim/edit-claim";
import { EditInsured } from "./edit-insured";
import { EditProperty } from "./edit-property/edit-property";
import { Invites } from "./invites";
import { overviewCopy } from "./parts/copy";
import styles from "./parts/overview.module.css";
import type { Claim } from "./parts/use-claim";
import { Directions, PropertyFacts } from "./property-facts";

export function SidePanels({ claim: { insured, project, regions }, now }: { claim: Claim; now: number }) {
  const others = otherProjectsHere(insured, project);
  const property = propertyOfProject(insured, project);
  return (
    <>
      <Panel id="contact" title={overviewCopy.contact} action={<EditInsured insured={insured} project={project} />}>
        <Contact insured={insured} home={property} now={now} />
        <Invites insured={insured} project={project} now={now} />
      </Panel>
      <Panel
        title={overviewCopy.property}
        action={
          property ? (
            <>
              <Directions property={property} />
              <EditProperty property={property} />
            </>
          ) : null
        }
      >
        <PropertyFacts property={property} regions={regions} />
      </Panel>
      <Panel title={overviewCopy.claim} action={<EditClaim insured={insured} project={project} />}>
        <ClaimFacts project={project} now={now} />
      </Panel>
      {others.length > 0 ? (
        <Panel title={overviewCopy.alsoHere}>
          <ul className={styles.others}>
            {others.map((other) => (
              <li key={other.key}>
                <OtherClaim insuredKey={insured.key} project={other} />
              </li>
            ))}
          </ul>
        </Panel>
      ) : null}
    </>
  );
}

function Panel(props: { id?: string; title: string; action?: ReactNode; children: ReactNode }) {
  const { id, title, action, children } = props;
  return (
    <section id={id} className={styles.panel}>
      <div className={styles.panelHead}>
        <h2>{title}</h2>
        {action}
      </div>
      {children}
    </section>
  );
}

function Contact({ insured, home, now }: { insured: Insured; home: Property | null; now: number }) {
  const { phone, email } = insured;
  const timeZone = home && usTimeZone(home);
  return (
    <ul className={styles.reach}>
      <li>
        <Phone className={styles.reachIcon} aria-hidden="true" />
        {phone ? (
          <a href={phoneLink(phone)}>
            <PhoneText value={phone} />
          </a>
        ) : (
          <span className={styles.quiet}>{overviewCopy.noPhone}</span>
        )}
        {phone && timeZone ? (
          <span className={styles.there}>
            {overviewCopy.there(formatTimeOfDay(new Date(now).toISOString(), timeZone))}
          </span>
        ) : null}
        {phone ? <CopyButton text={phone} label={overviewCopy.copyPhone} copiedLabel={overviewCopy.copied} /> : null}
      </li>
      <li>
        <Mail className={styles.reachIcon} aria-hidden="true" />
        {email ? <a href={`mailto:${email}`}>{email}</a> : <span className={styles.quiet}>{overviewCopy.noEmail}</span>}
        {email ? <CopyButton text={email} label={overviewCopy.copyEmail} copiedLabel={overviewCopy.copied} /> : null}
      </li>
    </ul>
  );
}

function ClaimFacts({ project, now }: { project: Project; now: number }) {
  const { causeOfLoss, dateOfLoss } = project;
  const reason = reasonOf(project);
  const rejection = rejectionOf(project);
  return (
    <Facts
      facts={[
        { name: overviewCopy.causeOfLoss, value: causeOfLoss || overviewCopy.unknown },
        { name: overviewCopy.dateOfLoss, value: dateOfLoss ? formatPlainDay(dateOfLoss) : overviewCopy.unknown },
        { name: overviewCopy.order, value: overviewCopy.orderTypes[project.orderType] },
        { name: overviewCopy.created, value: formatDay(project.createdAt) },
        ...(reason ? [{ name: overviewCopy.reason, value: reason }] : []),
        ...(rejection ? [{ name: overviewCopy.rejectedBy, value: rejection.by }] : []),
        ...(rejection?.at
          ? [{ name: overviewCopy.rejectedAt, value: <TimeText iso={rejection.at} now={now} as="event" /> }]
          : []),
        {
          name: overviewCopy.key,
          value: <KeyText value={project.key} copyLabel={overviewCopy.copyKey} copiedLabel={overviewCopy.copied} />,
        },
      ]}
    />
  );
}

function OtherClaim({ insuredKey, project }: { insuredKey: string; project: Project }) {
  return (
    <Link href={overviewPath(insuredKey, project.key)} className={styles.other}>
      <span className={styles.otherText}>
        <span className={styles.otherNumber}>{project.claimNumber}</span>
        <span className={styles.otherDetail}>
          {[project.causeOfLoss, formatDay(project.createdAt)].filter(Boolean).join(" · ")}
        </span>
      </span>
      <GlyphChip {...statusLook(project.status)} />
    </Link>
  );
}
