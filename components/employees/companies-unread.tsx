import { Button } from "@/components/ui/button";
import { Notice } from "@/components/ui/feedback/notice";
import type { UnreadCompanies } from "@/lib/client/data/companies/use-companies";
import { employeesCopy } from "./copy";

const copy = employeesCopy.unread;

type Props = {
  unread: UnreadCompanies | null;
  /** The text, with the reason. */
  says?: (reason: string) => string;
};

/** Says why the companies could not be loaded, where the choice of companies would be empty. */
export function CompaniesUnread({ unread, says = copy.says }: Props) {
  if (unread === null) return null;
  const retry = (
    <Button size="sm" onClick={unread.retry}>
      {copy.retry}
    </Button>
  );
  return (
    <Notice tone="bad" isUrgent action={retry}>
      {says(unread.message)}
    </Notice>
  );
}
