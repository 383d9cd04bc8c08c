"use client";

import type { ReactNode } from "react";
import { GlyphChip } from "@/components/ui/feedback/glyph-chip";
import { Skeleton } from "@/components/ui/feedback/skeleton";
import { Glyph } from "@/components/ui/glyph";
import { TimeText } from "@/components/ui/time-text";
import { ToneText } from "@/components/ui/tone-text";
import { addressText } from "@/lib/domain/address-lines";
import { propertyOfProject } from "@/lib/domain/claims-of-insured";
import type { Insured, Invite, Project } from "@/lib/domain/entities";
import { personName } from "@/lib/domain/person-name";
import { statusAge } from "@/lib/domain/status-age";
import { statusLook } from "@/lib/domain/status-look";
import { inviteCopy } from "../../intake/invite-copy";
import { InviteText, lastInvite } from "../../intake/last-invite";
import { SendInvite } from "../../intake/send-invite";
import { callAnswer } from "./call-answer";
import { CallReach } from "./call-reach";
import styles from "./call-sheet.module.css";
import { type CallFacts, eventSentence } from "./call-summary";
import { callCopy as copy } from "./copy";
import { gapText } from "./gap-text";
import type { Call } from "./use-call";

type Props = { insured: Insured; project: Project; invites: readonly Invite[]; now: number };

/** While somebody waits for the insured: how they were asked last, and the way to ask again. */
function CallInvite({ insured, project, invites, now }: Props) {
  const last = lastInvite(invites);
  return (
    <div className={styles.invite}>
      <span className={styles.meta}>{last ? <InviteText invite={last} now={now} /> : inviteCopy.none}</span>
      <SendInvite insured={insured} project={project} isAgain={last !== null} isQuiet />
    </div>
  );
}

/** What the sheet tells, from the answer to the way to call back. */
export function CallBody({ call, facts }: { call: Call; facts: CallFacts }) {
  const { insured, project, gaps, events, companyName, now } = facts;
  const home = propertyOfProject(insured, project);
  const age = project && statusAge(project.status, project.statusChangedAt, now);
  return (
    <div className={styles.body}>
      <h2 dir="auto">{personName(insured)}</h2>
      <p className={styles.where} dir="auto">
        {home ? addressText(home.address) : copy.noAddress}
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
        {call.isPartlyUnread ? <p className={styles.meta}>{copy.unread}</p> : null}
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
      <Part title={copy.reach}>
        <CallReach insured={insured} home={home} now={now} />
      </Part>
    </div>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className={styles.part} aria-label={title}>
      <h3>{title}</h3>
      {children}
    </section>
  );
}
