import Link from "next/link";
import { Button } from "@/components/ui/button";
import { formatEventTime } from "@/components/ui/format-time";
import { Glyph } from "@/components/ui/glyph";
import type { WorkDetail } from "@/lib/client/data/worklist/use-work-detail";
import type { WorkItem } from "@/lib/client/data/worklist/use-worklist";
import { overviewPath } from "@/lib/domain/insured-paths";
import { surveyExpiry } from "@/lib/domain/survey-expiry";
import { blockCopy } from "./block-copy";
import { blockerTexts, waitReason } from "./block-reasons";
import { queueCopy } from "./copy";
import styles from "./queue.module.css";

type Props = { item: WorkItem; detail: WorkDetail; now: number };

/** Review blockers of an inspection, and its expiration. */
export function Blockers({ item, detail, now }: Props) {
  const { survey, state } = item;
  const expiry = surveyExpiry(survey, now);
  const isUrgent = expiry !== null && expiry.state !== "later";
  return (
    <>
      <ReviewState item={item} detail={detail} />
      {isUrgent && state !== "decided" && state !== "waiting" ? (
        <p className={styles.reason} data-tone={expiry.state === "soon" ? expiry.tone : "bad"}>
          <Glyph name="hourglass" />
          {expiry.state === "expired"
            ? queueCopy.expired
            : queueCopy.expires(formatEventTime(expiry.expiresAt, { now }))}
        </p>
      ) : null}
    </>
  );
}

function ReviewState({ item, detail }: Omit<Props, "now">) {
  const { survey, state } = item;
  if (state === "taken") return <TakenNote />;
  if (state === "waiting") return <Reason tone="warn" glyph="hourglass" text={queueCopy.states.waitingLong} />;
  if (state === "decided") return <Reason tone="ok" glyph="check" text={queueCopy.alreadyDecided} />;
  const wait = waitReason(detail);
  if (wait) return <Reason tone="plain" glyph="half-circle" text={wait} />;
  if (detail.error || detail.geometry === "unread") {
    return (
      <p className={styles.reason} data-tone="bad">
        <Glyph name="alert" />
        <span>{detail.error ? `${queueCopy.notLoaded} ${detail.error}` : blockCopy.geometryUnread}</span>
        <Button size="sm" onClick={() => void detail.reload()}>
          {queueCopy.retry}
        </Button>
      </p>
    );
  }
  const texts = blockerTexts(item, detail);
  if (texts.length === 0) return <Reason tone="ok" glyph="check" text={blockCopy.nothingBlocks} />;
  return (
    <div className={styles.reason} data-tone="warn">
      <Glyph name="alert" />
      <div>
        <Link href={overviewPath(survey.insured.key, survey.project.key, "inspections")} prefetch={false}>
          {blockCopy.blocks(texts.length)}
        </Link>
        <p className={styles.facts}>{texts.join(" ")}</p>
      </div>
    </div>
  );
}

/** Shows that someone else is reviewing. */
export function TakenNote() {
  return <Reason tone="warn" glyph="half-circle" text={queueCopy.states.takenLong} />;
}

type ReasonProps = { tone: "ok" | "warn" | "plain"; glyph: "check" | "hourglass" | "half-circle"; text: string };

function Reason({ tone, glyph, text }: ReasonProps) {
  return (
    <p className={styles.reason} data-tone={tone}>
      <Glyph name={glyph} />
      {text}
    </p>
  );
}
