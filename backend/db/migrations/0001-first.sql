-- Every record is kept whole in `doc`, so that fields this backend does not know are kept and sent back;
-- the columns that are searched are generated from it and can never disagree with it.
create table company (
  doc jsonb not null,
  key text primary key generated always as (doc->>'key') stored
);
--> statement-breakpoint
create table employee (
  doc jsonb not null,
  key text primary key generated always as (doc->>'key') stored,
  email text not null unique generated always as (lower(doc->>'email')) stored,
  password_hash text
);
--> statement-breakpoint
create table access_token (
  token_hash text primary key,
  employee_key text not null references employee (key) on delete cascade,
  purpose text not null,
  created_at text not null,
  expires_at text not null,
  revoked_at text
);
--> statement-breakpoint
create index access_token_by_employee on access_token (employee_key);
--> statement-breakpoint
-- By the hash of the address that was typed, known or not, so that a lock tells nothing about who is on file.
create table sign_in_attempt (
  email_hash text primary key,
  failures integer not null,
  locked_until text
);
--> statement-breakpoint
create table mfa_challenge (
  employee_key text primary key references employee (key) on delete cascade,
  code_hash text not null,
  channel text not null,
  tries integer not null,
  expires_at text not null
);
--> statement-breakpoint
create table mfa_try (
  employee_key text not null references employee (key) on delete cascade,
  tried_at text not null
);
--> statement-breakpoint
create index mfa_try_by_employee on mfa_try (employee_key, tried_at);
--> statement-breakpoint
create table backup_code (
  employee_key text not null references employee (key) on delete cascade,
  code_hash text not null,
  used_at text,
  primary key (employee_key, code_hash)
);
--> statement-breakpoint
create table outbox (
  id bigserial primary key,
  channel text not null,
  recipient text not null,
  subject text not null,
  body text not null,
  sent_at text not null
);
--> statement-breakpoint
create table insured (
  doc jsonb not null,
  deleted_at text,
  key text primary key generated always as (doc->>'key') stored,
  company_key text not null generated always as (doc->>'companyKey') stored,
  is_active boolean not null generated always as (coalesce((doc->>'isActive')::boolean, true)) stored,
  updated_at text generated always as (doc->>'updatedAt') stored
);
--> statement-breakpoint
create index insured_by_company on insured (company_key);
--> statement-breakpoint
create table property (
  doc jsonb not null,
  key text primary key generated always as (doc->>'key') stored,
  insured_key text not null generated always as (doc->>'insuredKey') stored references insured (key) on delete cascade
);
--> statement-breakpoint
create index property_by_insured on property (insured_key);
--> statement-breakpoint
create table project (
  doc jsonb not null,
  key text primary key generated always as (doc->>'key') stored,
  insured_key text not null generated always as (doc->>'insuredKey') stored references insured (key) on delete cascade,
  company_key text not null generated always as (doc->>'companyKey') stored,
  status text not null generated always as (doc->>'status') stored,
  created_at text not null generated always as (doc->>'createdAt') stored
);
--> statement-breakpoint
create index project_by_insured on project (insured_key, created_at);
--> statement-breakpoint
create index project_by_company on project (company_key);
--> statement-breakpoint
create table survey (
  doc jsonb not null,
  key text primary key generated always as (doc->>'key') stored,
  project_key text not null generated always as (doc->>'projectKey') stored references project (key) on delete cascade,
  created_at text not null generated always as (doc->>'createdAt') stored
);
--> statement-breakpoint
create index survey_by_project on survey (project_key);
--> statement-breakpoint
create table region (
  doc jsonb not null,
  key text primary key generated always as (doc->>'key') stored,
  project_key text not null generated always as (doc->>'projectKey') stored references project (key) on delete cascade,
  survey_key text not null generated always as (doc->>'surveyKey') stored
);
--> statement-breakpoint
create index region_by_project on region (project_key);
--> statement-breakpoint
create index region_by_survey on region (survey_key);
--> statement-breakpoint
create table scan (
  doc jsonb not null,
  key text primary key generated always as (doc->>'key') stored,
  region_key text not null generated always as (doc->>'regionKey') stored references region (key) on delete cascade
);
--> statement-breakpoint
create index scan_by_region on scan (region_key);
--> statement-breakpoint
create table video (
  doc jsonb not null,
  key text primary key generated always as (doc->>'key') stored,
  region_key text not null generated always as (doc->>'regionKey') stored references region (key) on delete cascade
);
--> statement-breakpoint
create index video_by_region on video (region_key);
--> statement-breakpoint
create table image (
  doc jsonb not null,
  key text primary key generated always as (doc->>'key') stored,
  parent_key text not null generated always as (doc->>'parentKey') stored
);
--> statement-breakpoint
create index image_by_parent on image (parent_key);
--> statement-breakpoint
create table tag (
  doc jsonb not null,
  key text primary key generated always as (doc->>'key') stored,
  image_key text not null generated always as (doc->>'imageKey') stored references image (key) on delete cascade
);
--> statement-breakpoint
create index tag_by_image on tag (image_key);
--> statement-breakpoint
create table customization (
  doc jsonb not null,
  key text primary key generated always as (doc->>'key') stored,
  company_key text not null generated always as (doc->>'companyKey') stored references company (key) on delete cascade
);
--> statement-breakpoint
create table dataset (
  doc jsonb not null,
  key text primary key generated always as (doc->>'key') stored,
  survey_key text not null generated always as (doc->>'surveyKey') stored references survey (key) on delete cascade
);
--> statement-breakpoint
create table annotation_task (
  doc jsonb not null,
  key text primary key generated always as (doc->>'key') stored,
  dataset_key text not null generated always as (doc->>'datasetKey') stored references dataset (key) on delete cascade
);
--> statement-breakpoint
create table followup (
  doc jsonb not null,
  key text primary key generated always as (doc->>'key') stored,
  project_key text not null generated always as (doc->>'projectKey') stored references project (key) on delete cascade
);
--> statement-breakpoint
create index followup_by_project on followup (project_key);
--> statement-breakpoint
create table invite (
  doc jsonb not null,
  key text primary key generated always as (doc->>'key') stored,
  project_key text not null generated always as (doc->>'projectKey') stored references project (key) on delete cascade
);
--> statement-breakpoint
create index invite_by_project on invite (project_key);
--> statement-breakpoint
create table specialty_item (
  doc jsonb not null,
  key text primary key generated always as (doc->>'key') stored,
  project_key text not null generated always as (doc->>'projectKey') stored references project (key) on delete cascade
);
--> statement-breakpoint
create index specialty_item_by_project on specialty_item (project_key);
--> statement-breakpoint
create table claim_report (
  doc jsonb not null,
  key text primary key generated always as (doc->>'key') stored,
  project_key text not null generated always as (doc->>'projectKey') stored references project (key) on delete cascade
);
--> statement-breakpoint
create index claim_report_by_project on claim_report (project_key);
--> statement-breakpoint
create table document (
  doc jsonb not null,
  key text primary key generated always as (doc->>'key') stored,
  project_key text not null generated always as (doc->>'projectKey') stored references project (key) on delete cascade
);
--> statement-breakpoint
create index document_by_project on document (project_key);
--> statement-breakpoint
create table internal_thread (
  doc jsonb not null,
  key text primary key generated always as (doc->>'key') stored,
  project_key text not null generated always as (doc->>'projectKey') stored references project (key) on delete cascade
);
--> statement-breakpoint
create index internal_thread_by_project on internal_thread (project_key);
--> statement-breakpoint
create table bookmark (
  doc jsonb not null,
  employee_key text not null references employee (key) on delete cascade,
  key text primary key generated always as (doc->>'key') stored
);
--> statement-breakpoint
create index bookmark_by_employee on bookmark (employee_key);
--> statement-breakpoint
-- Append-only: no statement of the backend updates or deletes a row of it.
create table activity (
  doc jsonb not null,
  company_key text,
  key text primary key generated always as (doc->>'key') stored,
  project_key text generated always as (doc->>'projectKey') stored,
  actor_key text not null generated always as (doc->>'actorKey') stored,
  created_at text not null generated always as (doc->>'createdAt') stored
);
--> statement-breakpoint
create index activity_by_project on activity (project_key, created_at);
--> statement-breakpoint
create index activity_by_actor on activity (actor_key, created_at);
--> statement-breakpoint
create index activity_by_company on activity (company_key, created_at);
--> statement-breakpoint
-- Each write of geometry takes the next stamp: a list's ETag is its count and its highest stamp.
create sequence geometry_stamp;
--> statement-breakpoint
create table vertex (
  doc jsonb not null,
  stamp bigint not null default nextval('geometry_stamp'),
  key text primary key generated always as (doc->>'key') stored,
  survey_key text not null generated always as (doc->>'surveyKey') stored
);
--> statement-breakpoint
create index vertex_by_survey on vertex (survey_key, stamp);
--> statement-breakpoint
create table edge (
  doc jsonb not null,
  stamp bigint not null default nextval('geometry_stamp'),
  key text primary key generated always as (doc->>'key') stored,
  survey_key text not null generated always as (doc->>'surveyKey') stored
);
--> statement-breakpoint
create index edge_by_survey on edge (survey_key, stamp);
--> statement-breakpoint
create table face (
  doc jsonb not null,
  stamp bigint not null default nextval('geometry_stamp'),
  key text primary key generated always as (doc->>'key') stored,
  survey_key text not null generated always as (doc->>'surveyKey') stored
);
--> statement-breakpoint
create index face_by_survey on face (survey_key, stamp);
--> statement-breakpoint
create table object_planar (
  doc jsonb not null,
  stamp bigint not null default nextval('geometry_stamp'),
  key text primary key generated always as (doc->>'key') stored,
  survey_key text not null generated always as (doc->>'surveyKey') stored
);
--> statement-breakpoint
create index object_planar_by_survey on object_planar (survey_key, stamp);
--> statement-breakpoint
create table object3d (
  doc jsonb not null,
  stamp bigint not null default nextval('geometry_stamp'),
  key text primary key generated always as (doc->>'key') stored,
  survey_key text not null generated always as (doc->>'surveyKey') stored
);
--> statement-breakpoint
create index object3d_by_survey on object3d (survey_key, stamp);
