import { Button } from "@/components/ui/button";
import { EmptyState } from "@/components/ui/feedback/empty-state";
import { insuredCopy } from "./copy";
import { isNarrowed, type PoliciesList } from "./use-policies-query";

type Props = { list: PoliciesList; onClearSearch: () => void; onClearFilters: () => void };

/** Explains an empty list and offers to clear the search or filters. */
export function PoliciesEmpty({ list, onClearSearch, onClearFilters }: Props) {
  if (!isNarrowed(list)) return <EmptyState sentence={insuredCopy.empty[list.tab]} />;
  const isSearchOnly = list.status.length === 0 && list.company.length === 0;
  if (isSearchOnly) {
    return (
      <EmptyState
        sentence={insuredCopy.nothingFound(list.search)}
        action={<Button onClick={onClearSearch}>{insuredCopy.clearSearch}</Button>}
      />
    );
  }
  return (
    <EmptyState
      sentence={insuredCopy.nothingUnder}
      action={<Button onClick={onClearFilters}>{insuredCopy.clearFilters}</Button>}
    />
  );
}
