import type { Metadata } from "next";
import { guardPage } from "@/app/guard-page";
import { type PageSearch, searchText } from "@/app/page-search";
import { ScanEditor } from "@/components/scan-editor/scan-editor";

export const metadata: Metadata = { title: "Scan editor · Claim" };

type Props = { params: Promise<{ insuredKey: string; projectKey: string }>; searchParams: PageSearch };

export default async function ScanViewerPage({ params, searchParams }: Props) {
  const { insuredKey, projectKey } = await params;
  await guardPage(`/insured/overview/${insuredKey}/${projectKey}/scan-viewer`);
  const search = await searchParams;
  return (
    <ScanEditor
      insuredKey={decodeURIComponent(insuredKey)}
      projectKey={decodeURIComponent(projectKey)}
      datasetKey={searchText(search, "datasetKey") || null}
      annotationTaskKey={searchText(search, "annotationTask") || null}
    />
  );
}
