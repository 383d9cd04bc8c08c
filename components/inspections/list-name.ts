/** What is listed, in words: the name of a view that is kept, or filters and order. Pure. */
import { isSameQuery, type SavedView } from "@/components/ui/table/saved-views";
import { statusLook } from "@/lib/domain/status-look";
import { queueWords } from "./queue/words";
import { type InspectionFilters, orderOf } from "./use-inspections-query";
import { inspectionsWords } from "./words";

export function listName(filters: InspectionFilters, views: readonly SavedView[], query: string): string {
  const view = views.find((one) => isSameQuery(one.query, query));
  return view?.name ?? queueWords.inOrder(whatOf(filters), orderText(filters));
}

function whatOf({ search, status, reviewed }: InspectionFilters): string {
  const parts = [
    ...status.map((one) => statusLook(one).label),
    ...(reviewed ? [queueWords.reviewed[reviewed]] : []),
    ...(search === "" ? [] : [queueWords.found(search)]),
  ];
  return parts.length === 0 ? queueWords.everything : parts.join(" · ");
}

function orderText({ sort }: InspectionFilters): string {
  const { columnId, isDescending } = orderOf(sort);
  if (columnId === "statusChangedAt") return isDescending ? queueWords.oldestFirst : queueWords.newestFirst;
  const { columns } = inspectionsWords;
  return queueWords.order(columns[columnId as keyof typeof columns], isDescending);
}
