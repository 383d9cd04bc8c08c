"use client";

import { Mail, Phone } from "lucide-react";
import type { ReactNode } from "react";
import { GlyphChip } from "@/components/ui/feedback/glyph-chip";
import { Skeleton } from "@/components/ui/feedback/skeleton";
import { Glyph } from "@/components/ui/glyph";
import { PhoneText } from "@/components/ui/inputs/phone-text";
import { TimeText } from "@/components/ui/time-text";
import { ToneText } from "@/components/ui/tone-text";
import { addressText } from "@/lib/domain/address-lines";
import { propertyOfProject } from "@/lib/domain/claims-of-insured";
import type { Insured, Invite, Project, Property } from "@/lib/domain/entities";
import { personName } from "@/lib/domain/person-name";
import { statusAge } from "@/lib/domain/status-age";
import { statusLook } from "@/lib/domain/status-look";
import { usTimeZone } from "@/lib/domain/us-time-zone";
import { phoneLink } from "@/lib/validation/phone-link";
import { inviteCopy } from "../../intake/invite-copy";
import { InviteText, lastInvite } from "../../intake/last-invite";
import { SendInvite } from "../../intake/send-invite";
import { callAnswer } from "./call-answer";
import styles from "./call-sheet.module.css";
import { type CallFacts, eventSentence } from "./call-summary";
import { callCopy as copy } from "./copy";
import { gapText } from "./gap-text";
import type { Call } from "./use-call";

type Props = { insured: Insured; project: Project; invites: readonly Invite[]; now: number };

/** Shows the last invitation and a menu that sends it again. */
function CallInvite({ insured, project, invites, now }: Props) {
  const last = lastInvite(invites);
  return (
    <div className={styles.invite}>
      <span className={styles.meta}>{last ? <InviteText invite={last} now={now} /> : inviteCopy.none}</span>
      <SendInvite insured={insured} project={project} isAgain={last !== null} isQuiet />
    </div>
  );
}

export function CallBody({ call, facts }: { call: Call; facts: CallFacts }) {
  const { insured, project, gaps, events, companyName, now } = facts;
  const property = propertyOfProject(insured, project);
  const age = project && statusAge(project.status, project.statusChangedAt, now);
  return (
    <div className={styles.body}>
      <h2 dir="auto">{personName(insured)}</h2>
      <p className={styles.where} dir="auto">
        {property ? addressText(property.address) : copy.noAddress}
      </p>
      <p className={styles.meta}>
        {[project ? copy.claim(project.claimNumber) : copy.noClaim, companyName].filter(Boolean).join(" · ")}
      </p>
      <div className={styles.answer} role="status">
        {project && age ? (
          <div className={styles.status}>
            <GlyphChip {...statusLook(project.status)} />
            <ToneText text={copy.inStatus(age.text)} tone={age.tone} />
          </div>
        ) : null}
        <p dir="auto">{callAnswer(project)}</p>
      </div>
      <Part title={copy.missing}>
        {gaps === null ? <Skeleton width="80%" height={16} /> : null}
        {gaps?.length === 0 ? <p className={styles.meta}>{copy.nothingMissing}</p> : null}
        {gaps && gaps.length > 0 ? (
          <ul className={styles.gaps}>
            {gaps.map((gap) => {
              const { glyph, text } = gapText(gap);
              return (
                <li key={text} data-kind={gap.kind}>
                  <Glyph name={glyph} />
                  <span dir="auto">{text}</span>
                </li>
              );
            })}
          </ul>
        ) : null}
        {project && call.invites ? (
          <CallInvite insured={insured} project={project} invites={call.invites} now={now} />
        ) : null}
        {call.isIncomplete ? <p className={styles.meta}>{copy.unread}</p> : null}
      </Part>
      <Part title={copy.lastEvents}>
        {events === null ? <Skeleton width="70%" height={16} /> : null}
        {events?.length === 0 ? <p className={styles.meta}>{copy.noEvents}</p> : null}
        {events?.map((event) => (
          <p key={event.key} className={styles.event} dir="auto">
            {eventSentence(event)}
            <span className={styles.meta}>
              <TimeText iso={event.createdAt} now={now} as="event" />
            </span>
          </p>
        ))}
      </Part>
      <Part title={copy.contact}>
        <PhoneAndEmail insured={insured} home={property} now={now} />
      </Part>
    </div>
  );
}

/** Phone and email, with the local time at the property. */
function PhoneAndEmail({ insured, home, now }: { insured: Insured; home: Property | null; now: number }) {
  const timeZone = home && usTimeZone(home);
  const { phone, email } = insured;
  return (
    <ul className={styles.reach}>
      <li>
        <Phone aria-hidden="true" />
        {phone ? (
          <a href={phoneLink(phone)}>
            <PhoneText value={phone} />
          </a>
        ) : (
          <span className={styles.meta}>{copy.noPhone}</span>
        )}
        {timeZone ? <span className={styles.there}>{copy.there(timeIn(timeZone, now))}</span> : null}
      </li>
      <li>
        <Mail aria-hidden="true" />
        {email ? <a href={`mailto:${email}`}>{email}</a> : <span className={styles.meta}>{copy.noEmail}</span>}
      </li>
    </ul>
  );
}

/** Formats a time like "8:05 AM". */
function timeIn(timeZone: string, now: number): string {
  return new Intl.DateTimeFormat("en-US", { hour: "numeric", minute: "2-digit", timeZone }).format(now);
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className={styles.part} aria-label={title}>
      <h3>{title}</h3>
      {children}
    </section>
  );
}
