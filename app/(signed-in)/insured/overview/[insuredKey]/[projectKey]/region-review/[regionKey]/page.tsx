import type { Metadata } from "next";
import { type Guarded, guardPage } from "@/app/guard-page";
import { QueueBar } from "@/components/inspections/queue-bar/queue-bar";
import { RegionReviewScreen } from "@/components/rooms/region-review-screen";
import { regionWords } from "@/components/rooms/words";

export const metadata: Metadata = { title: regionWords.generalTitle };

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
