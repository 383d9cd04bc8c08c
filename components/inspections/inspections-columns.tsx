import { ExpiryBadge } from "@/components/ui/feedback/expiry-badge";
import { GlyphChip } from "@/components/ui/feedback/glyph-chip";
import { formatCount } from "@/components/ui/format-time";
import { Glyph } from "@/components/ui/glyph";
import type { SortedColumn } from "@/components/ui/table/column";
import { TimeText } from "@/components/ui/time-text";
import { ToneText } from "@/components/ui/tone-text";
import { addressLines } from "@/lib/domain/address-lines";
import type { Survey, SurveyListItem } from "@/lib/domain/entities";
import { personName } from "@/lib/domain/person-name";
import { statusAge } from "@/lib/domain/status-age";
import { statusLook } from "@/lib/domain/status-look";
import { surveyExpiry } from "@/lib/domain/survey-expiry";
import { inspectionsCopy } from "./copy";
import styles from "./inspections-screen.module.css";
import { mediaOf } from "./media-of";
import type { SortName } from "./use-inspections-query";

/** Expiration of an open inspection; a dash without one. */
function SurveyExpiryBadge({ survey, now }: { survey: Survey; now: number }) {
  const expiry = surveyExpiry(survey, now);
  if (!expiry) return <span className={styles.none}>{inspectionsCopy.none}</span>;
  return <ExpiryBadge expiry={expiry} now={now} copy={inspectionsCopy} />;
}

type Column = SortedColumn<SurveyListItem, SortName>;

/** Returns the columns of the list. `now` is in milliseconds since 1970; `companyNames` are by key. */
export function inspectionsColumns(now: number, companyNames: ReadonlyMap<string, string>): Column[] {
  return [...identityColumns(companyNames), ...progressColumns(now)];
}

function identityColumns(companyNames: ReadonlyMap<string, string>): Column[] {
  const copy = inspectionsCopy.columns;
  return [
    {
      id: "insured",
      header: copy.insured,
      width: 154,
      leastWidth: 96,
      isSortable: true,
      isLead: true,
      narrow: "lead",
      cell: ({ insured }) => personName(insured),
    },
    {
      id: "address",
      header: copy.address,
      leastWidth: 76,
      isSortable: true,
      narrow: "second",
      cell: ({ property }) =>
        property ? (
          <span title={addressLines(property.address).place}>{addressLines(property.address).street}</span>
        ) : null,
    },
    {
      id: "company",
      header: copy.company,
      width: 140,
      leastWidth: 84,
      isSortable: true,
      narrow: "hidden",
      tone: "quiet",
      cell: ({ project }) => companyNames.get(project.companyKey),
    },
    {
      id: "name",
      header: copy.name,
      width: 110,
      leastWidth: 92,
      isSortable: true,
      narrow: "hidden",
      tone: "quiet",
      cell: ({ name }) => name || inspectionsCopy.unnamed,
    },
  ];
}

function MediaCounts({ survey }: { survey: SurveyListItem }) {
  const { photos, videos } = mediaOf(survey);
  return (
    <span className={styles.counts}>
      <span translate="no" className={styles.media} title={inspectionsCopy.photos(photos)}>
        <Glyph name="image" />
        {formatCount(photos)}
      </span>
      {videos > 0 ? (
        <span translate="no" className={styles.media} title={inspectionsCopy.videos(videos)}>
          <Glyph name="video" />
          {formatCount(videos)}
        </span>
      ) : null}
    </span>
  );
}

function progressColumns(now: number): Column[] {
  const copy = inspectionsCopy.columns;
  return [
    {
      id: "status",
      header: copy.status,
      width: 154,
      isSortable: true,
      narrow: "third",
      cell: ({ project }) => <GlyphChip {...statusLook(project.status)} />,
    },
    {
      id: "statusChangedAt",
      header: copy.statusChangedAt,
      width: 84,
      isSortable: true,
      isDescendingFirst: true,
      narrow: "third-end",
      cell: ({ project }) => <ToneText {...statusAge(project.status, project.statusChangedAt, now)} isFullSize />,
    },
    {
      id: "mediaCount",
      header: copy.mediaCount,
      width: 96,
      isSortable: true,
      isDescendingFirst: true,
      narrow: "hidden",
      cell: (survey) => <MediaCounts survey={survey} />,
    },
    {
      id: "reviewedAt",
      header: copy.reviewedAt,
      width: 86,
      isSortable: true,
      isDescendingFirst: true,
      narrow: "hidden",
      tone: "quiet",
      cell: ({ reviewedAt }) => (reviewedAt ? <TimeText iso={reviewedAt} now={now} as="list" /> : inspectionsCopy.none),
    },
    {
      id: "expiresAt",
      header: copy.expiresAt,
      width: 96,
      isSortable: true,
      narrow: "trail",
      tone: "quiet",
      cell: (survey) => <SurveyExpiryBadge survey={survey} now={now} />,
    },
    {
      id: "done",
      header: copy.done,
      width: 80,
      leastWidth: 72,
      narrow: "hidden",
      tone: "quiet",
      cell: ({ done }) =>
        done ? (
          <span className={styles.done} role="img" aria-label={inspectionsCopy.done}>
            <Glyph name="check" />
          </span>
        ) : (
          inspectionsCopy.none
        ),
    },
  ];
}
