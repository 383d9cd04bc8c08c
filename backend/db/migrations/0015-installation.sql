-- Which database this is: the bucket keeps the same id, so that neither is taken for another's.
create table installation (
  id text primary key,
  paired_at text,
  files_purged_at text
);
--> statement-breakpoint
insert into installation (id) values (gen_random_uuid()::text);
