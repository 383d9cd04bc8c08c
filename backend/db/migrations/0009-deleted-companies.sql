-- A deleted company is out of sight at once, with its contacts, and comes back with them while it is kept.
alter table company add column deleted_at text;
--> statement-breakpoint
create index company_deleted on company (deleted_at) where deleted_at is not null;
