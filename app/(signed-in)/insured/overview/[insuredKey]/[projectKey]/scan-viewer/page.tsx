import type { Metadata } from "next";
import { type Guarded, guardPage } from "@/app/guard-page";
import { searchText } from "@/app/page-search";
import { COPY } from "@/components/scan-editor/names/copy";
import { ScanEditor } from "@/components/scan-editor/scan-editor";

export const metadata: Metadata = { title: COPY.generalTitle };

type Props = Guarded & { params: Promise<{ insuredKey: string; projectKey: string }> };

export default async function ScanViewerPage({ params, searchParams }: Props) {
  const { insuredKey, projectKey } = await params;
  await guardPage(`/insured/overview/${insuredKey}/${projectKey}/scan-viewer`, searchParams);
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
