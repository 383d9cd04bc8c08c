-- When an insured or one of their claims was last changed, by which Policies are sorted: in a table of its own, whose index has
-- the list's order. Worked out in the list it is read of each insured again, which takes seconds of many. Triggers keep it.
create table insured_change (
  insured_key text primary key references insured (key) on delete cascade,
  changed_at text not null
);
--> statement-breakpoint
insert into insured_change (insured_key, changed_at)
  select i.key, coalesce(greatest(i.updated_at collate "C", max((p.doc->>'updatedAt') collate "C")), '')
  from insured i left join project p on p.insured_key = i.key group by i.key;
--> statement-breakpoint
create index insured_by_change on insured_change ((coalesce(changed_at, '')) collate "C");
--> statement-breakpoint
create function note_changed_insureds() returns trigger language plpgsql as $$
begin
  insert into insured_change (insured_key, changed_at) select key, coalesce(updated_at, '') from changed order by key
  on conflict (insured_key) do update
    set changed_at = greatest(insured_change.changed_at collate "C", excluded.changed_at);
  return null;
end
$$;
--> statement-breakpoint
create function note_changed_projects() returns trigger language plpgsql as $$
begin
  insert into insured_change (insured_key, changed_at)
  select insured_key, coalesce(max((doc->>'updatedAt') collate "C"), '') from changed group by insured_key order by insured_key
  on conflict (insured_key) do update
    set changed_at = greatest(insured_change.changed_at collate "C", excluded.changed_at);
  return null;
end
$$;
--> statement-breakpoint
create trigger new_insureds_are_changes after insert on insured
  referencing new table as changed for each statement execute function note_changed_insureds();
--> statement-breakpoint
create trigger changed_insureds_are_changes after update on insured
  referencing new table as changed for each statement execute function note_changed_insureds();
--> statement-breakpoint
create trigger new_projects_are_changes after insert on project
  referencing new table as changed for each statement execute function note_changed_projects();
--> statement-breakpoint
create trigger changed_projects_are_changes after update on project
  referencing new table as changed for each statement execute function note_changed_projects();
