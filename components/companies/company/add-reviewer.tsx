"use client";

import { Plus } from "lucide-react";
import { useId, useState } from "react";
import { Button } from "@/components/ui/button";
import { SearchList } from "@/components/ui/inputs/search-list";
import searchStyles from "@/components/ui/inputs/search-list.module.css";
import { Popover } from "@/components/ui/overlays/popover";
import { companyOptions } from "@/lib/domain/company-options";
import type { Company } from "@/lib/domain/entities";
import styles from "./company.module.css";
import { companyCopy } from "./copy";

const copy = companyCopy.reviewers;

type Props = { companies: readonly Company[]; onAdd: (key: string) => void };

/** Adds a company that does not review for this one yet; renders nothing if there is none. */
export function AddReviewer({ companies, onAdd }: Props) {
  const [isOpen, setIsOpen] = useState(false);
  const listId = useId();
  if (companies.length === 0) return null;
  return (
    <div className={styles.add}>
      <Popover
        label={copy.add}
        isOpen={isOpen}
        onOpenChange={setIsOpen}
        className={searchStyles.popover}
        trigger={
          <Button size="sm" icon={<Plus aria-hidden="true" />}>
            {copy.add}
          </Button>
        }
      >
        <SearchList
          listId={listId}
          label={copy.add}
          options={companyOptions(new Map(companies.map(({ key, name }) => [key, name])))}
          isChosen={() => false}
          onPick={({ value }) => {
            setIsOpen(false);
            onAdd(value);
          }}
        />
      </Popover>
    </div>
  );
}
