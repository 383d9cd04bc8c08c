"use client";

import { Skeleton } from "@/components/ui/feedback/skeleton";
import { formatPlainDay } from "@/components/ui/format-time";
import { Facts } from "@/components/ui/layout/facts";
import { useBackend } from "@/lib/client/reads/use-backend";
import { addressText } from "@/lib/domain/address-lines";
import { propertyOfProject } from "@/lib/domain/claims-of-insured";
import type { ClaimReport, Region, SpecialtyItem } from "@/lib/domain/entities";
import { floorName } from "@/lib/domain/floor-name";
import { personName } from "@/lib/domain/person-name";
import { PROPERTY_FACT_NAMES, PROPERTY_FACTS, propertyFactText } from "@/lib/domain/property-facts";
import { statusLook } from "@/lib/domain/status-look";
import { overviewCopy } from "../parts/copy";
import styles from "../parts/overview.module.css";
import { mediaCounts, mediaText } from "../parts/room-state";
import { RoomsPending } from "../parts/rooms-pending";
import type { Claim } from "../parts/use-claim";
import { reportCopy } from "./copy";
import reportStyles from "./reports.module.css";
import { tagCounts } from "./tag-counts";

/** The contents of a report: insured and claim, observations by room, contents of the home. */
export function ReportBody({ claim, kind }: { claim: Claim; kind: ClaimReport["type"] }) {
  const { regions } = claim;
  return (
    <div className={reportStyles.body}>
      <Facts facts={kind === "claim" ? claimFacts(claim) : propertyFacts(claim)} />
      <RoomsPending claim={claim}>
        <Skeleton width="60%" height={40} />
      </RoomsPending>
      {regions && regions.length > 0 ? <Rooms regions={regions} /> : null}
      {regions?.length === 0 ? <p className={styles.none}>{overviewCopy.noRooms}</p> : null}
      {kind === "claim" ? <Contents projectKey={claim.project.key} /> : null}
    </div>
  );
}

function subjectFacts({ insured, project }: Claim) {
  const property = propertyOfProject(insured, project);
  return [
    { name: reportCopy.insured, value: personName(insured) },
    { name: overviewCopy.address, value: property ? addressText(property.address) : overviewCopy.noProperty },
  ];
}

function claimFacts(claim: Claim) {
  const { claimNumber, causeOfLoss, dateOfLoss, status } = claim.project;
  return [
    ...subjectFacts(claim),
    { name: reportCopy.claimNumber, value: claimNumber },
    { name: overviewCopy.causeOfLoss, value: causeOfLoss || overviewCopy.unknown },
    { name: overviewCopy.dateOfLoss, value: dateOfLoss ? formatPlainDay(dateOfLoss) : overviewCopy.unknown },
    { name: reportCopy.statusNow, value: statusLook(status).label },
  ];
}

function propertyFacts(claim: Claim) {
  const property = propertyOfProject(claim.insured, claim.project);
  return [
    ...subjectFacts(claim),
    ...PROPERTY_FACTS.map((fact) => ({
      name: PROPERTY_FACT_NAMES[fact],
      value: propertyFactText(property, fact) || overviewCopy.unknown,
    })),
  ];
}

function Rooms({ regions }: { regions: readonly Region[] }) {
  const columns = reportCopy.columns;
  return (
    <table className={styles.roomTable} aria-label={reportCopy.rooms}>
      <thead>
        <tr>
          <th scope="col">{columns.room}</th>
          <th scope="col">{columns.floor}</th>
          <th scope="col">{columns.media}</th>
          <th scope="col">{columns.seen}</th>
        </tr>
      </thead>
      <tbody>
        {regions.map((region) => (
          <tr key={region.key}>
            <th scope="row">{region.name}</th>
            <td>{region.floorNumber == null ? overviewCopy.unknown : floorName(region.floorNumber)}</td>
            <td>{mediaText(mediaCounts(region))}</td>
            <td>{tagCounts(region).map(reportCopy.tag).join(", ") || reportCopy.nothingSeen}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Contents({ projectKey }: { projectKey: string }) {
  const items = useBackend("specialtyItem.list", { projectKey });
  if (items.error) return <p className={styles.quiet}>{reportCopy.contentsUnread}</p>;
  if (!items.data || items.data.length === 0) return null;
  return <ContentsTable items={items.data} />;
}

function ContentsTable({ items }: { items: readonly SpecialtyItem[] }) {
  const columns = reportCopy.contentsColumns;
  return (
    <table className={styles.roomTable} aria-label={reportCopy.contents}>
      <thead>
        <tr>
          <th scope="col">{columns.item}</th>
          <th scope="col">{columns.category}</th>
          <th scope="col">{columns.value}</th>
        </tr>
      </thead>
      <tbody>
        {items.map(({ key, name, category, value }) => (
          <tr key={key}>
            <th scope="row">{name}</th>
            <td>{category || overviewCopy.unknown}</td>
            <td>{value == null ? overviewCopy.unknown : reportCopy.dollars(value)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
