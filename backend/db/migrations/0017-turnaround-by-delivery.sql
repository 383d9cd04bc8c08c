-- How long inspections took is told by when they were delivered: those that came in lately and are delivered already are the
-- fast ones. Null for an inspection that came in once its claim was delivered. The claims among them are counted by their keys.
alter table report_entry add column delivered_ms double precision;
--> statement-breakpoint
alter table report_entry add column project_key text;
--> statement-breakpoint
create or replace function refresh_report_entries(changed text[]) returns void language sql as $$
  insert into report_entry (created_ms, turnaround_hours, is_hidden, status, order_type, company_key, created_at,
    reviewed_at, delivered_at, delivered_ms, claim_number, insured_name, address, turnaround_order, project_key, survey_key)
  select t.created_ms,
    (t.delivered_ms - t.created_ms) / 3600000,
    t.is_hidden, t.status, t.order_type, t.company_key, t.created_at, t.reviewed_at, t.delivered_at, t.delivered_ms,
    t.claim_number, t.insured_name, coalesce(home.address, ''),
    lpad(round((t.delivered_ms - t.created_ms) / 1000)::bigint::text, 12, '0'),
    t.project_key, t.survey_key
  from (
    select s.key as survey_key, p.key as project_key, s.created_at, s.doc->>'reviewedAt' as reviewed_at, p.status, p.company_key,
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
    reviewed_at = excluded.reviewed_at, delivered_at = excluded.delivered_at, delivered_ms = excluded.delivered_ms,
    project_key = excluded.project_key, claim_number = excluded.claim_number,
    insured_name = excluded.insured_name, address = excluded.address, turnaround_order = excluded.turnaround_order
$$;
--> statement-breakpoint
select refresh_report_entries((select array_agg(key) from survey));
--> statement-breakpoint
create index report_entry_by_delivery on report_entry (delivered_ms) where delivered_ms is not null;
