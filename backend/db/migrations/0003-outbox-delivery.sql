-- Messages on their way: kept until they are delivered or not worth sending any more, then without their body.
alter table outbox alter column body drop not null;
--> statement-breakpoint
alter table outbox
  add column is_sealed boolean not null default false,
  add column state text not null default 'shown',
  add column attempts integer not null default 0,
  add column next_attempt_at text,
  add column claimed_until text,
  add column expires_at text,
  add column is_server_down boolean not null default false,
  add column failure text,
  add column settled_at text;
--> statement-breakpoint
create index outbox_waiting on outbox (next_attempt_at) where state = 'waiting';
