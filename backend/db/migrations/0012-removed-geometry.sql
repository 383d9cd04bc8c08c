-- What of a capture was deleted, by whom and when: "scan against now" tells it, and brings it back.
create table removed_geometry (
  key text primary key,
  survey_key text not null references survey (key) on delete cascade,
  kind text not null,
  doc jsonb not null,
  stamp bigint not null default nextval('geometry_stamp')
);
--> statement-breakpoint
create index removed_geometry_by_survey on removed_geometry (survey_key, kind, stamp);
