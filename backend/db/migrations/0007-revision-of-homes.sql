-- A home that was never changed had no revision, and so nothing by which a second writer could be told of the first.
update property set doc = jsonb_set(doc, '{revision}', '1') where doc -> 'revision' is null;
