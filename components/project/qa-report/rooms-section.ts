import { formatCount } from "@/components/ui/format-time";
import { readGlyphShape } from "@/components/ui/glyph";
import type { Region } from "@/lib/domain/entities";
import { isHazardLabel } from "@/lib/domain/hazards";
import { overviewCopy } from "../parts/copy";
import { mediaCounts, mediaText, roomState } from "../parts/room-state";
import { tagCounts } from "../reports/tag-counts";
import { qaReportCopy as copy } from "./copy";
import type { ReportText } from "./report";
import { chip, type SectionOf } from "./report-facts";

/** Each room with photos, videos, scans, hazards and other tags. */
export const roomsSection: SectionOf = ({ claim: { project, regions, areRoomsUnread } }) => {
  const surveys = new Map(
    (project.surveys ?? []).map(({ key, name }) => [key, name || overviewCopy.unnamedInspection]),
  );
  const { name, photos, videos, scans, hazards, tags } = copy.roomColumns;
  const hasSeveralSurveys = surveys.size > 1;
  const unread = areRoomsUnread ? overviewCopy.roomsUnread : copy.roomsReading;
  return [
    {
      title: copy.rooms,
      detail: regions === null || regions.length === 0 ? "" : capturedIn(regions),
      empty: regions === null ? unread : overviewCopy.noRooms,
      body: {
        kind: "table",
        columns: [
          { label: name },
          ...(hasSeveralSurveys ? [{ label: copy.inspectionColumns.name }] : []),
          { label: photos, isNumber: true },
          { label: videos, isNumber: true },
          { label: scans },
          { label: hazards },
          { label: tags },
        ],
        rows: (regions ?? []).map((region) => [
          [{ text: region.name }],
          ...(hasSeveralSurveys ? [[{ text: surveys.get(region.surveyKey) ?? overviewCopy.unknown }]] : []),
          ...observationsOf(region),
        ]),
      },
    },
  ];
};

function capturedIn(regions: readonly Region[]): string {
  const all = regions.map(mediaCounts);
  const sum = (kind: "photos" | "videos") => all.reduce((total, counts) => total + counts[kind], 0);
  return copy.captured(copy.roomCount(regions.length), mediaText({ photos: sum("photos"), videos: sum("videos") }));
}

function observationsOf(region: Region): ReportText[][] {
  const { photos, videos } = mediaCounts(region);
  const tags = tagCounts(region);
  const textOf = ({ label, count }: (typeof tags)[number]) => copy.tag(label, formatCount(count));
  return [
    [{ text: formatCount(photos) }],
    [{ text: formatCount(videos) }],
    [chip(roomState(region))],
    tags
      .filter(({ label }) => isHazardLabel(label))
      .map((tag) => ({ text: textOf(tag), tone: "warn", glyph: readGlyphShape("alert") })),
    tags.filter(({ label }) => !isHazardLabel(label)).map((tag) => ({ text: textOf(tag), tone: "neutral" })),
  ];
}
