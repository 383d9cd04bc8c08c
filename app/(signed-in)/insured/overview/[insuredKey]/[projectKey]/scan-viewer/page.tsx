import type { Metadata } from "next";
import { type PageSearch, searchText } from "@/app/page-search";
import { ScanEditor } from "@/components/scan-editor/scan-editor";

export const metadata: Metadata = { title: "Scan editor · Claim" };

type Props = { params: Promise<{ insuredKey: string; projectKey: string }>; searchParams: PageSearch };

export default async function ScanViewerPage({ params, searchParams }: Props) {
  const { insuredKey, projectKey } = await params;
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
