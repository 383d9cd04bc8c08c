"use client";

import { Mail, Phone } from "lucide-react";
import { PhoneText } from "@/components/ui/inputs/phone-text";
import type { Insured, Property } from "@/lib/domain/entities";
import { usTimeZone } from "@/lib/domain/us-time-zone";
import { phoneLink } from "@/lib/validation/phone-link";
import styles from "./call-sheet.module.css";
import { callCopy as copy } from "./copy";

/** Phone and email, and what time it is where the home stands. */
export function CallReach({ insured, home, now }: { insured: Insured; home: Property | null; now: number }) {
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

/** "8:05 AM" */
function timeIn(timeZone: string, now: number): string {
  return new Intl.DateTimeFormat("en-US", { hour: "numeric", minute: "2-digit", timeZone }).format(now);
}
