import { GlyphChip } from "@/components/ui/feedback/glyph-chip";
import type { SortedColumn } from "@/components/ui/table/column";
import { TimeText } from "@/components/ui/time-text";
import type { ReportRow } from "@/lib/contract/company";
import { statusLook } from "@/lib/domain/status-look";
import { hoursText, reportingCopy, typeText } from "./copy";
import type { SortName } from "./use-report-query";

type Column = SortedColumn<ReportRow, SortName>;

const { columns: columnCopy, none } = reportingCopy.list;

const dateColumn = (id: "createdAt" | "reviewedAt" | "deliveredAt", now: number): Column => ({
  id,
  header: columnCopy[id],
  width: 104,
  leastWidth: 96,
  isSortable: true,
  isDescendingFirst: true,
  narrow: id === "createdAt" ? "trail" : "hidden",
  tone: "quiet",
  cell: (row) => {
    const iso = row[id];
    return iso ? <TimeText iso={iso} now={now} as="list" /> : none;
  },
});

/** Returns the columns of the list. `now` is in milliseconds since 1970. */
export function reportColumns(now: number): Column[] {
  return [
    {
      id: "insuredName",
      header: columnCopy.insuredName,
      width: 180,
      leastWidth: 150,
      isSortable: true,
      isLead: true,
      narrow: "lead",
      cell: ({ insuredName }) => insuredName,
    },
    {
      id: "claimNumber",
      header: columnCopy.claimNumber,
      width: 108,
      leastWidth: 92,
      isSortable: true,
      narrow: "hidden",
      tone: "quiet",
      cell: ({ claimNumber }) => claimNumber || none,
    },
    {
      id: "address",
      header: columnCopy.address,
      isSortable: true,
      narrow: "second",
      cell: ({ address }) => <span title={address}>{address || none}</span>,
    },
    {
      id: "inspectionType",
      header: columnCopy.inspectionType,
      width: 124,
      leastWidth: 112,
      isSortable: true,
      narrow: "hidden",
      tone: "quiet",
      cell: ({ inspectionType }) => typeText(inspectionType),
    },
    {
      id: "status",
      header: columnCopy.status,
      width: 150,
      isSortable: true,
      narrow: "third",
      cell: ({ status }) => <GlyphChip {...statusLook(status)} />,
    },
    dateColumn("createdAt", now),
    dateColumn("reviewedAt", now),
    dateColumn("deliveredAt", now),
    {
      id: "turnaroundHours",
      header: columnCopy.turnaroundHours,
      width: 100,
      isSortable: true,
      isDescendingFirst: true,
      narrow: "third-end",
      tone: "quiet",
      cell: ({ turnaroundHours }) => (turnaroundHours === null ? none : hoursText(turnaroundHours)),
    },
  ];
}
