-- Hashes of the passwords that an employee had before the current one, so that a reset refuses them.
create table used_password (
  id bigserial primary key,
  employee_key text not null references employee (key) on delete cascade,
  password_hash text not null,
  replaced_at text not null
);
--> statement-breakpoint
create index used_password_of_employee on used_password (employee_key, id);
