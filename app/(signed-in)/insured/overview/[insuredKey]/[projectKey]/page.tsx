import type { Metadata } from "next";
import { type Guarded, guardPage } from "@/app/guard-page";
import { QueueBar } from "@/components/inspections/queue-bar/queue-bar";
import { OverviewScreen } from "@/components/project/overview-screen";
import { overviewCopy } from "@/components/project/parts/copy";

export const metadata: Metadata = { title: overviewCopy.generalTitle };

type Props = Guarded & { params: Promise<{ insuredKey: string; projectKey: string }> };

export default async function OverviewPage({ params, searchParams }: Props) {
  const { insuredKey, projectKey } = await params;
  await guardPage(`/insured/overview/${insuredKey}/${projectKey}`, searchParams);
  return (
    <>
      <QueueBar projectKey={decodeURIComponent(projectKey)} />
      <OverviewScreen insuredKey={decodeURIComponent(insuredKey)} projectKey={decodeURIComponent(projectKey)} />
    </>
  );
}
