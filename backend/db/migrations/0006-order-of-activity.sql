-- What is done in one millisecond keeps the order it was written in.
alter table activity add column position bigserial not null;
