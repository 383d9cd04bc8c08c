-- Deleted contacts are purged by their time; what was done to a contact is shown with each of its claims.
create index insured_deleted on insured (deleted_at) where deleted_at is not null;
--> statement-breakpoint
create index activity_by_insured on activity ((doc#>>'{detail,insuredKey}')) where project_key is null;
