-- An image hangs on a room or on a video; it goes with either, however that goes.
create function delete_images_of() returns trigger language plpgsql as $$
begin
  delete from image where parent_key = old.key;
  return null;
end
$$;
--> statement-breakpoint
create trigger region_takes_its_images after delete on region for each row execute function delete_images_of();
--> statement-breakpoint
create trigger video_takes_its_images after delete on video for each row execute function delete_images_of();
--> statement-breakpoint
-- What was deleted, with what hung on it, for as long as it may come back under its key.
create table removed_record (
  key text primary key,
  content jsonb not null,
  removed_at text not null
);
--> statement-breakpoint
create index removed_record_by_time on removed_record (removed_at);
