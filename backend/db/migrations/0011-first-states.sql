-- Companies of a demo that was seeded before they were known as such: what they had at first, and have again once reset.
update company set doc = doc || jsonb_build_object('firstState', known.state) from (values
  ('cous-6vgx83521l6x80jhktzvbz9bj8qtdb7c', '{"insureds": 170, "inspections": 194}'::jsonb),
  ('cous-9d5v9grxs65glhglvrjx9x1p7wxhz4ch', '{"insureds": 120, "inspections": 131}'::jsonb),
  ('cous-vcnhr9bp7k5jqspkp0600pp0pd9h9dn7', '{"insureds": 39, "inspections": 43}'::jsonb),
  ('cous-2vgss30ms97rtpzcqdq6mbm0xpxz7vhw', '{"insureds": 42, "inspections": 46}'::jsonb),
  ('cous-zlrn6skv0ftwh5rm9vsndjhrb69hck3r', '{"insureds": 33, "inspections": 35}'::jsonb),
  ('cous-dxplzqvpnbv6ppk9n53ns9mmqzhjfkm1', '{"insureds": 0, "inspections": 0}'::jsonb)
) as known (key, state) where company.key = known.key;
--> statement-breakpoint
-- The timeline of a claim begins with the last reset of its company.
create index activity_of_resets on activity (company_key, position) where doc->>'action' = 'company.reset';
