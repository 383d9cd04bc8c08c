-- What a deleted employee did is told by the companies that their deletion names.
create index activity_of_deletion on activity ((doc#>>'{detail,employeeKey}')) where doc->>'action' = 'employee.delete';
