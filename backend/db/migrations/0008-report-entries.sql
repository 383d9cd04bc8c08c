-- What a report counts and lists, one row an inspection: its own few columns in one place, because a report reads all
-- inspections of years, and unpacking as many records would take seconds. Triggers keep it as the records are.
create table report_entry (
  created_ms double precision not null,
  turnaround_hours double precision,
  is_hidden boolean not null,
  status text not null,
  order_type text not null,
  company_key text not null,
  created_at text not null,
  reviewed_at text,
  delivered_at text,
  -- Texts to sort and search by, in small letters.
  claim_number text not null,
  insured_name text not null,
  address text not null,
  turnaround_order text,
  survey_key text primary key references survey (key) on delete cascade
);
--> statement-breakpoint
create index report_entry_by_time on report_entry (created_ms);
--> statement-breakpoint
create index report_entry_by_company on report_entry (company_key, created_ms);
--> statement-breakpoint
create index report_entry_claim_number on report_entry ((coalesce(claim_number, '')) collate "C", survey_key collate "C");
--> statement-breakpoint
create index report_entry_insured_name on report_entry ((coalesce(insured_name, '')) collate "C", survey_key collate "C");
--> statement-breakpoint
create index report_entry_address on report_entry ((coalesce(address, '')) collate "C", survey_key collate "C");
--> statement-breakpoint
create index report_entry_order_type on report_entry ((coalesce(order_type, '')) collate "C", survey_key collate "C");
--> statement-breakpoint
create index report_entry_status on report_entry ((coalesce(status, '')) collate "C", survey_key collate "C");
--> statement-breakpoint
create index report_entry_created on report_entry ((coalesce(created_at, '')) collate "C", survey_key collate "C");
--> statement-breakpoint
create index report_entry_reviewed on report_entry ((coalesce(reviewed_at, '')) collate "C", survey_key collate "C");
--> statement-breakpoint
create index report_entry_delivered on report_entry ((coalesce(delivered_at, '')) collate "C", survey_key collate "C");
--> statement-breakpoint
create index report_entry_turnaround on report_entry ((coalesce(turnaround_order, '')) collate "C", survey_key collate "C");
--> statement-breakpoint
-- Milliseconds since 1970; null for what is no time, so that a record with a strange one can still be saved.
create function time_ms(iso text) returns double precision language plpgsql stable as $$
begin
  return extract(epoch from iso::timestamptz) * 1000;
exception when others then
  return null;
end
$$;
--> statement-breakpoint
create function refresh_report_entries(changed text[]) returns void language sql as $$
  insert into report_entry (created_ms, turnaround_hours, is_hidden, status, order_type, company_key, created_at,
    reviewed_at, delivered_at, claim_number, insured_name, address, turnaround_order, survey_key)
  select t.created_ms,
    (t.delivered_ms - t.created_ms) / 3600000,
    t.is_hidden, t.status, t.order_type, t.company_key, t.created_at, t.reviewed_at, t.delivered_at,
    t.claim_number, t.insured_name, coalesce(home.address, ''),
    lpad(round((t.delivered_ms - t.created_ms) / 1000)::bigint::text, 12, '0'),
    t.survey_key
  from (
    select s.key as survey_key, s.created_at, s.doc->>'reviewedAt' as reviewed_at, p.status, p.company_key,
      coalesce(time_ms(s.created_at), 0) as created_ms,
      coalesce(p.doc->>'orderType', '') as order_type,
      case when p.status = 'delivered' then p.doc->>'statusChangedAt' end as delivered_at,
      -- An inspection that was added once the claim was delivered did not lead there.
      case when p.status = 'delivered' and time_ms(p.doc->>'statusChangedAt') >= time_ms(s.created_at)
        then time_ms(p.doc->>'statusChangedAt') end as delivered_ms,
      lower(coalesce(p.doc->>'claimNumber', '')) as claim_number,
      lower(concat_ws(' ', i.doc->>'familyName', i.doc->>'givenName')) as insured_name,
      i.deleted_at is not null as is_hidden,
      i.key as insured_key, p.doc->>'propertyKey' as property_key
    from unnest(changed) as c (key)
      join survey s on s.key = c.key
      join project p on p.key = s.project_key
      join insured i on i.key = p.insured_key
  ) t left join lateral (
    select lower(concat_ws(' ', q.doc#>>'{address,line1}', q.doc#>>'{address,line2}', q.doc#>>'{address,city}',
      q.doc#>>'{address,region}', q.doc#>>'{address,postalCode}')) as address
    from property q where q.insured_key = t.insured_key order by q.key = t.property_key desc, q.key limit 1
  ) home on true
  on conflict (survey_key) do update set created_ms = excluded.created_ms,
    turnaround_hours = excluded.turnaround_hours, is_hidden = excluded.is_hidden, status = excluded.status,
    order_type = excluded.order_type, company_key = excluded.company_key, created_at = excluded.created_at,
    reviewed_at = excluded.reviewed_at, delivered_at = excluded.delivered_at, claim_number = excluded.claim_number,
    insured_name = excluded.insured_name, address = excluded.address, turnaround_order = excluded.turnaround_order
$$;
--> statement-breakpoint
create function report_surveys() returns trigger language plpgsql as $$
begin
  perform refresh_report_entries((select array_agg(key) from changed));
  return null;
end
$$;
--> statement-breakpoint
create function report_projects() returns trigger language plpgsql as $$
begin
  perform refresh_report_entries((select array_agg(s.key) from survey s join changed c on c.key = s.project_key));
  return null;
end
$$;
--> statement-breakpoint
create function report_insureds() returns trigger language plpgsql as $$
begin
  perform refresh_report_entries((select array_agg(s.key) from changed c
    join project p on p.insured_key = c.key join survey s on s.project_key = p.key));
  return null;
end
$$;
--> statement-breakpoint
create function report_properties() returns trigger language plpgsql as $$
begin
  perform refresh_report_entries((select array_agg(s.key) from changed c
    join project p on p.insured_key = c.insured_key join survey s on s.project_key = p.key));
  return null;
end
$$;
--> statement-breakpoint
create trigger new_surveys_are_reported after insert on survey
  referencing new table as changed for each statement execute function report_surveys();
--> statement-breakpoint
create trigger changed_surveys_are_reported after update on survey
  referencing new table as changed for each statement execute function report_surveys();
--> statement-breakpoint
create trigger changed_projects_are_reported after update on project
  referencing new table as changed for each statement execute function report_projects();
--> statement-breakpoint
create trigger changed_insureds_are_reported after update on insured
  referencing new table as changed for each statement execute function report_insureds();
--> statement-breakpoint
create trigger new_properties_are_reported after insert on property
  referencing new table as changed for each statement execute function report_properties();
--> statement-breakpoint
create trigger changed_properties_are_reported after update on property
  referencing new table as changed for each statement execute function report_properties();
--> statement-breakpoint
create trigger gone_properties_are_reported after delete on property
  referencing old table as changed for each statement execute function report_properties();
--> statement-breakpoint
select refresh_report_entries((select array_agg(key) from survey));
