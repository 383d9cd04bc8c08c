-- The highest revision that a deleted record of the survey's geometry had: what is made under its key again goes on from there.
alter table survey add column deleted_revision integer not null default 0;
