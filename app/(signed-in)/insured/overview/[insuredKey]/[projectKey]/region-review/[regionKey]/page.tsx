import type { Metadata } from "next";
import { type Guarded, guardPage } from "@/app/guard-page";
import { QueueBar } from "@/components/inspections/queue-bar/queue-bar";
import { regionCopy } from "@/components/rooms/copy";
import { RegionReviewScreen } from "@/components/rooms/region-review-screen";

export const metadata: Metadata = { title: regionCopy.generalTitle };

type Keys = { insuredKey: string; projectKey: string; regionKey: string };

export default async function RegionReviewPage({ params, searchParams }: Guarded & { params: Promise<Keys> }) {
  const { insuredKey, projectKey, regionKey } = await params;
  await guardPage(`/insured/overview/${insuredKey}/${projectKey}/region-review/${regionKey}`, searchParams);
  return (
    <>
      <QueueBar projectKey={decodeURIComponent(projectKey)} isInRoom />
      <RegionReviewScreen
        insuredKey={decodeURIComponent(insuredKey)}
        projectKey={decodeURIComponent(projectKey)}
        regionKey={decodeURIComponent(regionKey)}
      />
    </>
  );
}
