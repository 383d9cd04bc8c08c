import { ExpiryBadge } from "@/components/ui/feedback/expiry-badge";
import { GlyphChip } from "@/components/ui/feedback/glyph-chip";
import { wholeNumber } from "@/components/ui/format-time";
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
import styles from "./inspections-screen.module.css";
import { mediaOf } from "./media-of";
import type { SortName } from "./use-inspections-query";
import { inspectionsWords } from "./words";

/** When an open inspection runs out; a dash where none does. */
function SurveyExpiryBadge({ survey, now }: { survey: Survey; now: number }) {
  const expiry = surveyExpiry(survey, now);
  if (!expiry) return <span className={styles.none}>{inspectionsWords.none}</span>;
  return <ExpiryBadge expiry={expiry} now={now} words={inspectionsWords} />;
}

type Column = SortedColumn<SurveyListItem, SortName>;

/** `now` in milliseconds since 1970; `companyNames` by key. */
export function inspectionsColumns(now: number, companyNames: ReadonlyMap<string, string>): Column[] {
  return [...whoAndWhere(companyNames), ...whatAndWhen(now)];
}

function whoAndWhere(companyNames: ReadonlyMap<string, string>): Column[] {
  const words = inspectionsWords.columns;
  return [
    {
      id: "insured",
      header: words.insured,
      width: 154,
      leastWidth: 110,
      isSortable: true,
      isLead: true,
      narrow: "lead",
      cell: ({ insured }) => personName(insured),
    },
    {
      id: "address",
      header: words.address,
      leastWidth: 102,
      isSortable: true,
      narrow: "second",
      cell: ({ property }) =>
        property ? (
          <span title={addressLines(property.address).place}>{addressLines(property.address).street}</span>
        ) : null,
    },
    {
      id: "company",
      header: words.company,
      width: 140,
      leastWidth: 84,
      isSortable: true,
      narrow: "hidden",
      tone: "quiet",
      cell: ({ project }) => companyNames.get(project.companyKey),
    },
    {
      id: "name",
      header: words.name,
      width: 110,
      leastWidth: 92,
      isSortable: true,
      narrow: "hidden",
      tone: "quiet",
      cell: ({ name }) => name || inspectionsWords.unnamed,
    },
  ];
}

function MediaCounts({ survey }: { survey: SurveyListItem }) {
  const { photos, videos } = mediaOf(survey);
  return (
    <span className={styles.counts}>
      <span translate="no" className={styles.media} title={inspectionsWords.photos(photos)}>
        <Glyph name="image" />
        {wholeNumber(photos)}
      </span>
      {videos > 0 ? (
        <span translate="no" className={styles.media} title={inspectionsWords.videos(videos)}>
          <Glyph name="video" />
          {wholeNumber(videos)}
        </span>
      ) : null}
    </span>
  );
}

function whatAndWhen(now: number): Column[] {
  const words = inspectionsWords.columns;
  return [
    {
      id: "status",
      header: words.status,
      width: 154,
      isSortable: true,
      narrow: "third",
      cell: ({ project }) => <GlyphChip {...statusLook(project.status)} />,
    },
    {
      id: "statusChangedAt",
      header: words.statusChangedAt,
      width: 68,
      isSortable: true,
      isDescendingFirst: true,
      narrow: "third-end",
      cell: ({ project }) => <ToneText {...statusAge(project.status, project.statusChangedAt, now)} isFullSize />,
    },
    {
      id: "mediaCount",
      header: words.mediaCount,
      width: 96,
      isSortable: true,
      isDescendingFirst: true,
      narrow: "hidden",
      cell: (survey) => <MediaCounts survey={survey} />,
    },
    {
      id: "reviewedAt",
      header: words.reviewedAt,
      width: 86,
      isSortable: true,
      isDescendingFirst: true,
      narrow: "hidden",
      tone: "quiet",
      cell: ({ reviewedAt }) =>
        reviewedAt ? <TimeText iso={reviewedAt} now={now} as="list" /> : inspectionsWords.none,
    },
    {
      id: "expiresAt",
      header: words.expiresAt,
      width: 96,
      isSortable: true,
      narrow: "trail",
      tone: "quiet",
      cell: (survey) => <SurveyExpiryBadge survey={survey} now={now} />,
    },
    {
      id: "done",
      header: words.done,
      width: 56,
      leastWidth: 48,
      narrow: "hidden",
      tone: "quiet",
      cell: ({ done }) =>
        done ? (
          <span className={styles.done} role="img" aria-label={inspectionsWords.done}>
            <Glyph name="check" />
          </span>
        ) : (
          inspectionsWords.none
        ),
    },
  ];
}
