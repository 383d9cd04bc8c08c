-- Failures in a row are forgotten after a time; how many codes and links an account was sent is counted; and what was
-- done stays written down.
alter table sign_in_attempt add column failed_at text not null default '';
--> statement-breakpoint
create table message_count (
  subject text primary key,
  window_ends_at text not null,
  sent integer not null
);
--> statement-breakpoint
create index access_token_by_end on access_token (expires_at);
--> statement-breakpoint
create function refuse_activity_change() returns trigger language plpgsql as $$
begin
  raise exception 'activity is append-only' using errcode = 'LN001';
end
$$;
--> statement-breakpoint
create trigger activity_is_append_only before update or delete or truncate on activity
  for each statement execute function refuse_activity_change();
