-- Mail that somebody waits for at a screen goes before all other.
alter table outbox add column is_awaited boolean not null default false;
--> statement-breakpoint
create index outbox_in_order on outbox (is_awaited desc, id) where state = 'waiting';
