import { Button } from "@/components/ui/button";
import { EmptyState } from "@/components/ui/feedback/empty-state";
import { isNarrowed, type PoliciesList } from "./use-policies-query";
import { insuredWords } from "./words";

type Props = { list: PoliciesList; onClearSearch: () => void; onClearFilters: () => void };

/** Why nothing is listed, with the way out. */
export function PoliciesEmpty({ list, onClearSearch, onClearFilters }: Props) {
  if (!isNarrowed(list)) return <EmptyState sentence={insuredWords.empty[list.tab]} />;
  const isBySearchAlone = list.status.length === 0 && list.company.length === 0;
  if (isBySearchAlone) {
    return (
      <EmptyState
        sentence={insuredWords.nothingFound(list.search)}
        action={<Button onClick={onClearSearch}>{insuredWords.clearSearch}</Button>}
      />
    );
  }
  return (
    <EmptyState
      sentence={insuredWords.nothingUnder}
      action={<Button onClick={onClearFilters}>{insuredWords.clearFilters}</Button>}
    />
  );
}
