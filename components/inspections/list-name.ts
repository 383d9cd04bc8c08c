/** Names a list: by its saved view, or by filters and order. Pure. */
import { isSameQuery, type SavedView } from "@/components/ui/table/saved-views";
import { statusLook } from "@/lib/domain/status-look";
import { inspectionsCopy } from "./copy";
import { queueCopy } from "./queue/copy";
import { type InspectionFilters, orderOf } from "./use-inspections-query";

export function listName(filters: InspectionFilters, views: readonly SavedView[], query: string): string {
  const view = views.find((saved) => isSameQuery(saved.query, query));
  return view?.name ?? queueCopy.inOrder(filterText(filters), orderText(filters));
}

function filterText({ search, status, reviewed }: InspectionFilters): string {
  const parts = [
    ...status.map((value) => statusLook(value).label),
    ...(reviewed ? [queueCopy.reviewed[reviewed]] : []),
    ...(search === "" ? [] : [queueCopy.found(search)]),
  ];
  return parts.length === 0 ? queueCopy.everything : parts.join(" · ");
}

function orderText({ sort }: InspectionFilters): string {
  const { columnId, isDescending } = orderOf(sort);
  if (columnId === "statusChangedAt") return isDescending ? queueCopy.oldestFirst : queueCopy.newestFirst;
  const { columns } = inspectionsCopy;
  return queueCopy.order(columns[columnId as keyof typeof columns], isDescending);
}
